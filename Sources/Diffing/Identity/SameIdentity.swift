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

/// Compares bytes, eight at a time; the last eight may overlap those before.
///
/// Equal bytes are what is hoped for, so all of a short text are compared before anything is decided: a branch after
/// every word costs more than the words. Arithmetic does not trap, as all offsets are within the buffers.
@inlinable @inline(__always)
func areSame(bytes lhs: UnsafeRawBufferPointer, _ rhs: UnsafeRawBufferPointer) -> Bool {
    let count = lhs.count
    guard count == rhs.count else { return false }
    guard count >= 8, let lhs = lhs.baseAddress, let rhs = rhs.baseAddress else { return lhs.elementsEqual(rhs) }
    let last = count &- 8
    var offset = 0
    while last &- offset > 64 {
        guard difference(lhs + offset, rhs + offset, upTo: 64) == 0 else { return false }
        offset &+= 64
    }
    let rest = difference(lhs + offset, rhs + offset, upTo: last &- offset)
    return rest | difference(lhs + last, rhs + last) == 0
}

/// What differs in the words that begin before an offset.
@inlinable @inline(__always)
func difference(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, upTo end: Int) -> UInt64 {
    var bits: UInt64 = 0
    var offset = 0
    while offset < end {
        bits |= difference(lhs + offset, rhs + offset)
        offset &+= 8
    }
    return bits
}

/// What differs in one word.
@inlinable @inline(__always)
func difference(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> UInt64 {
    lhs.loadUnaligned(as: UInt64.self) ^ rhs.loadUnaligned(as: UInt64.self)
}

/// The first bytes of a text; zero for short ones and for identities of other types. Equal identities may begin
/// differently, where Unicode has several ways to write a character.
@inlinable @inline(__always)
func beginning<Identity: Hashable>(of identity: Identity) -> UInt64 {
    if Identity.self == String.self {
        return beginning(of: unsafeBitCast(identity, to: String.self))
    } else if Identity.self == DifferenceIdentifier.self {
        if case .text(let text) = unsafeBitCast(identity, to: DifferenceIdentifier.self).payload {
            return beginning(of: text)
        }
    }
    return 0
}

@inlinable @inline(__always)
func beginning(of text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.count < 8 ? 0 : UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt64.self)
    } ?? 0
}
