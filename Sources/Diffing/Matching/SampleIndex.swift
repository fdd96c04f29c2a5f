/// Every thirty-second element of a list, found by identity: enough to meet any longer run of it.
@usableFromInline
struct SampleIndex {
    @inlinable static var stride: Int { 32 }
    /// Shorter lists are hashed as a whole at once.
    @inlinable static var minimumCount: Int { 8 * stride }
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

extension MiddleMatcher {
    /// Indexes a sample of the source elements that are not linked yet; of equal ones the first will do.
    @inlinable
    func makeSample() -> SampleIndex {
        var sample = SampleIndex(count: source.count)
        for index in stride(from: 0, to: source.count, by: SampleIndex.stride) where !forward[index].isMatched {
            let hash = hashSource(index)
            let slot = sample.slot(for: hash) {
                Traits.identity(of: source[$0]) == Traits.identity(of: source[index])
            }
            if let slot, sample.table.position(in: slot) == nil {
                sample.table.put(index, in: slot, hash: hash)
            }
        }
        return sample
    }

    /// The position in the source of a sampled element that is the same as one of the target.
    @inlinable
    func position(ofTarget index: Int, in sample: SampleIndex) -> Int? {
        sample.slot(for: hashTarget(index)) { isSame($0, index) }.flatMap(sample.table.position(in:))
    }
}
