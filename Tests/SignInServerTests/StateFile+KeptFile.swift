public import CodeService
public import Storage

/// As the program keeps what must be kept.
extension StateFile: KeptFile {}
