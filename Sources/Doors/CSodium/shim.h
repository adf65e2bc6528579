// Cryptography: libsodium, from Debian's libsodium-dev. Foundation has no keyed hash, no comparison in constant time and
// no wiping of memory on Linux, and nobody should write these by hand.
#pragma once
#include <sodium.h>
