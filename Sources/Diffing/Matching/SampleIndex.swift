/// Every sixty-fourth element of a list, found by identity: enough to meet any longer run of it.
@usableFromInline
struct SampleIndex {
    @inlinable static var stride: Int { 64 }
    /// Shorter lists are hashed as a whole at once.
    @inlinable static var minimumCount: Int { 4 * stride }
    /// A sample is a guess and may miss an element; with a decent hash one comparison is enough.
    @inlinable static var maximumComparisons: Int { 4 }

    @usableFromInline var table: IdentityTable

    @inlinable
    init(count: Int) {
        table = IdentityTable(count: count / SampleIndex.stride + 1)
    }

    /// The slot of an identity, or the empty one where it belongs.
    @inlinable
    func slot(for hash: IdentityHash, isSame: (Int) -> Bool) -> Int? {
        var comparisons = SampleIndex.maximumComparisons
        return table.slot(for: hash, comparisons: &comparisons, isSame: isSame)
    }
}
