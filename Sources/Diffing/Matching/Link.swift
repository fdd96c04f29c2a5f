/// What an element of one side has become on the other: four bytes, so that large lists stay in the cache.
///
/// Not negative: the index of the counterpart, doubled, plus one where the content differs.
/// Negative: no counterpart; the hash of the element, once it is known, so that no element is hashed twice.
@usableFromInline
struct Link: Equatable {
    @usableFromInline let rawValue: Int32

    /// The element has no counterpart in the other list.
    @inlinable static var none: Link { Link(rawValue: -1) }
    /// The element has its counterpart in another section. No hash looks like this or the above.
    @inlinable static var elsewhere: Link { Link(rawValue: -2) }

    @inlinable
    init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// A counterpart at an index of the other list, with other content or with the same.
    @inlinable
    init(to index: Int, isChanged: Bool) {
        rawValue = Int32(truncatingIfNeeded: index) << 1 | (isChanged ? 1 : 0)
    }

    /// An element without a counterpart so far, and its hash.
    @inlinable
    init(unmatchedWith hash: IdentityHash) {
        rawValue = Int32(bitPattern: 0x8000_0000 | hash.bits)
    }

    /// The largest list whose indexes fit.
    @inlinable static var maximumCount: Int { 1 << 30 }

    /// Whether the counterpart is in the list that was compared.
    @inlinable var isMatched: Bool { rawValue >= 0 }
    /// Whether there is no counterpart at all.
    @inlinable var isUnmatched: Bool { rawValue < 0 && self != .elsewhere }
    /// The hash of an element without a counterpart, if it is known.
    @inlinable var hash: IdentityHash? {
        rawValue < Link.elsewhere.rawValue ? IdentityHash(bits: UInt32(bitPattern: rawValue) & 0x7FFF_FFFF) : nil
    }
    /// Whether the counterpart has other content.
    @inlinable var isChanged: Bool { rawValue & 1 != 0 }
    /// The index of the counterpart.
    @inlinable var index: Int { Int(rawValue >> 1) }
}
