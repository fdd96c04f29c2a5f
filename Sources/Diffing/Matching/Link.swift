/// What an element of one side has become on the other: four bytes, so that large lists stay in the cache.
@usableFromInline
struct Link: Equatable {
    @usableFromInline let rawValue: Int32

    /// The element has no counterpart in the other list.
    @inlinable static var none: Link { Link(rawValue: -1) }
    /// The element has its counterpart in another section.
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

    /// The largest list whose indexes fit.
    @inlinable static var maximumCount: Int { 1 << 30 }

    /// Whether the counterpart is in the list that was compared.
    @inlinable var isMatched: Bool { rawValue >= 0 }
    /// Whether the counterpart has other content.
    @inlinable var isChanged: Bool { rawValue & 1 != 0 }
    /// The index of the counterpart.
    @inlinable var index: Int { Int(rawValue >> 1) }
}
