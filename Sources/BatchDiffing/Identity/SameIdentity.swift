/// Returns whether two identities are equal.
///
/// Strings are compared by bytes first: most that are compared here are equal and have the same bytes.
@inlinable @inline(__always)
func areSame<Identity: Hashable>(_ lhs: Identity, _ rhs: Identity) -> Bool {
    if Identity.self == String.self {
        return areSame(text: unsafeBitCast(lhs, to: String.self), unsafeBitCast(rhs, to: String.self))
    }
    return lhs == rhs
}

@inlinable @inline(__always)
func areSame(text lhs: String, _ rhs: String) -> Bool {
    let areSame: Bool?? = lhs.utf8.withContiguousStorageIfAvailable { lhs in
        rhs.utf8.withContiguousStorageIfAvailable { rhs in
            guard lhs.count >= 8, rhs.count >= 8 else { return nil }
            // The base address of a nonempty buffer is never `nil`.
            let (lhsBytes, rhsBytes) = (lhs.baseAddress.unsafelyUnwrapped, rhs.baseAddress.unsafelyUnwrapped)
            if beginDifferently(lhsBytes, rhsBytes) { return false }
            return lhs.count == rhs.count && BatchDiffing.areSame(lhsBytes, rhsBytes, count: lhs.count) ? true : nil
        } ?? nil
    }
    // Different bytes may still be equal text: Unicode has several encodings of some characters.
    return (areSame ?? nil) ?? (lhs == rhs)
}

/// Returns whether two strings with equal hashes are equal; almost always their bytes are the same.
@inlinable @inline(__always)
func areSame(textWithEqualHash lhs: String, _ rhs: String) -> Bool {
    let haveSameBytes: Bool?? = lhs.utf8.withContiguousStorageIfAvailable { lhs in
        rhs.utf8.withContiguousStorageIfAvailable { rhs in
            let count = lhs.count
            guard count == rhs.count, count >= 16 else { return false }
            return BatchDiffing.areSame(
                lhs.baseAddress.unsafelyUnwrapped,
                rhs.baseAddress.unsafelyUnwrapped,
                count: count
            )
        }
    }
    if let haveSameBytes = haveSameBytes ?? nil, haveSameBytes { return true }
    return lhs == rhs
}

/// Returns whether two strings of at least eight bytes certainly differ: their first different bytes are both ASCII.
///
/// An ASCII byte starts a new character on both sides, and no two ASCII characters are canonically equivalent.
@inlinable @inline(__always)
func beginDifferently(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let (lhs, rhs) = (lhs.loadUnaligned(as: UInt64.self), rhs.loadUnaligned(as: UInt64.self))
    guard lhs != rhs else { return false }
    // The first byte in memory is the lowest one: all Swift platforms are little-endian.
    let firstDifference = UInt64((lhs ^ rhs).trailingZeroBitCount) & ~7
    return (lhs | rhs) &>> firstDifference & 0x80 == 0
}

/// Compares at least eight bytes; the last eight may overlap the previous ones.
///
/// Equality is the expected case, so a short string is compared as a whole before the result is checked: a branch after
/// each word costs more than the words. Arithmetic is unchecked, because all offsets are within the buffers.
@inlinable @inline(__always)
func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
    if count < 16 {
        let last = count &- 8
        return difference(lhs, rhs, at: 0, as: UInt64.self) | difference(lhs, rhs, at: last, as: UInt64.self) == 0
    }
    if TextHash.hasShortEnd(count) {
        let end = difference(lhs, rhs, at: count &- 4, as: UInt32.self)
        return isZero(difference(lhs, rhs, at: 0) | difference(lhs, rhs, at: 16)) && end == 0
    }
    let last = count &- 16
    var offset = 0
    while last &- offset > 32 {
        guard isZero(difference(lhs, rhs, at: offset) | difference(lhs, rhs, at: offset &+ 16)) else { return false }
        offset &+= 32
    }
    return isZero(
        difference(lhs, rhs, at: offset) | difference(lhs, rhs, at: min(offset &+ 16, last))
            | difference(lhs, rhs, at: last)
    )
}

/// The differing bits of sixteen bytes.
@inlinable @inline(__always)
func difference(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, at offset: Int) -> SIMD2<UInt64> {
    (lhs + offset).loadUnaligned(as: SIMD2<UInt64>.self) ^ (rhs + offset).loadUnaligned(as: SIMD2<UInt64>.self)
}

/// The differing bits of a number.
@inlinable @inline(__always)
func difference<Word: FixedWidthInteger & BitwiseCopyable>(
    _ lhs: UnsafeRawPointer,
    _ rhs: UnsafeRawPointer,
    at offset: Int,
    as _: Word.Type
) -> Word {
    (lhs + offset).loadUnaligned(as: Word.self) ^ (rhs + offset).loadUnaligned(as: Word.self)
}

@inlinable @inline(__always)
func isZero(_ bits: SIMD2<UInt64>) -> Bool {
    bits[0] | bits[1] == 0
}
