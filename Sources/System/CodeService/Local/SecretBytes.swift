import CSodium

/// Bytes that are never written to swap space or a core file, and are wiped when they are done with (`sodium_malloc`).
@safe
final class SecretBytes {
  private let bytes: UnsafeMutableRawBufferPointer
  /// How many have been appended.
  private(set) var count = 0

  /// Room for so many bytes, all of them zero; throws when the system has none to lock away.
  init(capacity: Int) throws(SodiumError) {
    guard sodium_init() >= 0 else { throw .notReady }
    guard let memory = unsafe sodium_malloc(max(capacity, 1)) else { throw .noMemory }
    unsafe bytes = UnsafeMutableRawBufferPointer(start: memory, count: capacity)
    wipe()
  }

  deinit {
    unsafe sodium_free(bytes.baseAddress)
  }

  /// Adds bytes; what finds no room is left out.
  func append(_ more: some Sequence<UInt8>) {
    for byte in more where unsafe count < bytes.count {
      unsafe bytes[count] = byte
      count += 1
    }
  }

  /// Adds the bytes of another.
  func append(_ other: SecretBytes) {
    unsafe other.read { more in unsafe append(more) }
  }

  /// All bytes to zero (`sodium_memzero`).
  func wipe() {
    unsafe sodium_memzero(bytes.baseAddress, bytes.count)
    count = 0
  }

  /// Whether the whole room holds the same as another of the same size, in a time that tells nothing of it
  /// (`sodium_memcmp`).
  func equals(_ other: SecretBytes) -> Bool {
    unsafe bytes.count == other.bytes.count
      && sodium_memcmp(bytes.baseAddress, other.bytes.baseAddress, bytes.count) == 0
  }

  /// Lends what was appended.
  func read<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe body(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
  }
}
