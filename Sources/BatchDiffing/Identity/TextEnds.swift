/// Returns whether identities of a type may be strings, whose characters are stored out of line.
@inlinable @inline(__always)
func mayBeText<Identity: Hashable>(_: Identity.Type) -> Bool {
    Identity.self == String.self || Identity.self == DifferenceIdentifier.self
}

/// The combined first and last bytes of a string; zero for a short string and for other types.
@inlinable @inline(__always)
func endsOfText<Identity: Hashable>(in identity: Identity) -> UInt64 {
    if Identity.self == String.self {
        return endsOfText(unsafeBitCast(identity, to: String.self))
    } else if Identity.self == DifferenceIdentifier.self,
        case .text(let text) = unsafeBitCast(identity, to: DifferenceIdentifier.self).payload
    {
        return endsOfText(text)
    }
    return 0
}

@inlinable @inline(__always)
func endsOfText(_ text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.count < 16 ? 0 : endsOfText(bytes.baseAddress.unsafelyUnwrapped, count: bytes.count)
    } ?? 0
}

@inlinable @inline(__always)
func endsOfText(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    bytes.loadUnaligned(as: UInt64.self) ^ UInt64((bytes + (count &- 4)).loadUnaligned(as: UInt32.self))
}

/// Returns whether two identities with equal hashes are equal, given the `ends` of the first if it is a string.
@inlinable @inline(__always)
func areSame<Identity: Hashable>(_ lhs: Identity, _ rhs: Identity, ends: UInt64) -> Bool {
    if Identity.self == String.self {
        return areSame(
            textWithEqualHash: unsafeBitCast(lhs, to: String.self),
            unsafeBitCast(rhs, to: String.self),
            ends: ends
        )
    } else if Identity.self == DifferenceIdentifier.self,
        case let (lhs, rhs) = (
            unsafeBitCast(lhs, to: DifferenceIdentifier.self), unsafeBitCast(rhs, to: DifferenceIdentifier.self)
        ),
        case (.text(let lhsText), .text(let rhsText)) = (lhs.payload, rhs.payload)
    {
        return lhs.hash == rhs.hash && areSame(textWithEqualHash: lhsText, rhsText, ends: ends)
    }
    return lhs == rhs
}

/// Returns whether two strings with equal hashes are equal, given the `ends` of the first.
@inlinable @inline(__always)
func areSame(textWithEqualHash lhs: String, _ rhs: String, ends: UInt64) -> Bool {
    let haveSameBytes: Bool?? = lhs.utf8.withContiguousStorageIfAvailable { lhs in
        rhs.utf8.withContiguousStorageIfAvailable { rhs in
            let count = lhs.count
            guard count == rhs.count, count >= 16 else { return false }
            let (lhs, rhs) = (lhs.baseAddress.unsafelyUnwrapped, rhs.baseAddress.unsafelyUnwrapped)
            return endsOfText(rhs, count: count) == ends && BatchDiffing.areSame(lhs, rhs, count: count)
        }
    }
    if let haveSameBytes = haveSameBytes ?? nil, haveSameBytes { return true }
    return lhs == rhs
}
