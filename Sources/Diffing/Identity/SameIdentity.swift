/// Whether two identities are equal, by their own account.
///
/// Strings are compared by bytes first: most that are compared here are equal, and their bytes are the same.
@inlinable @inline(__always)
func areSame<Identity: Hashable>(_ lhs: Identity, _ rhs: Identity) -> Bool {
    if Identity.self == String.self {
        return areSame(text: unsafeBitCast(lhs, to: String.self), unsafeBitCast(rhs, to: String.self))
    }
    return lhs == rhs
}

@inlinable @inline(__always)
func areSame(text lhs: String, _ rhs: String) -> Bool {
    let haveSameBytes =
        lhs.utf8.withContiguousStorageIfAvailable { lhs in
            rhs.utf8.withContiguousStorageIfAvailable { rhs in
                areSame(bytes: UnsafeRawBufferPointer(lhs), UnsafeRawBufferPointer(rhs))
            } ?? false
        } ?? false
    // Different bytes may still be one text: Unicode has several ways to write some characters.
    return haveSameBytes || lhs == rhs
}

/// Compares bytes, 32 and then eight at a time; the last eight may overlap those before.
@inlinable @inline(__always)
func areSame(bytes lhs: UnsafeRawBufferPointer, _ rhs: UnsafeRawBufferPointer) -> Bool {
    let count = lhs.count
    guard count == rhs.count else { return false }
    guard count >= 8 else { return lhs.elementsEqual(rhs) }
    var offset = 0
    while offset + 32 <= count {
        var difference: UInt64 = 0
        for word in 0..<4 {
            difference |=
                lhs.loadUnaligned(fromByteOffset: offset + 8 * word, as: UInt64.self)
                ^ rhs.loadUnaligned(fromByteOffset: offset + 8 * word, as: UInt64.self)
        }
        if difference != 0 { return false }
        offset += 32
    }
    while offset < count {
        let start = min(offset, count - 8)
        let left = lhs.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        let right = rhs.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        if left != right { return false }
        offset += 8
    }
    return true
}
