/// Every sixteenth element of a list, found by identity: enough to meet any longer run of it.
@usableFromInline
struct SampleIndex<Traits: MatchTraits> {
    @inlinable static var stride: Int { 16 }
    /// Shorter lists are hashed as a whole at once.
    @inlinable static var minimumCount: Int { 8 * stride }

    /// A sample is a guess and may miss an element; with a decent hash one comparison is enough.
    @inlinable static var maximumComparisons: Int { 4 }

    @usableFromInline var table: IdentityTable
    @usableFromInline let hasher = IdentityHasher()

    /// Indexes a sample of the elements that are not linked yet.
    @inlinable
    init(of values: UnsafeBufferPointer<Traits.Value>, links: UnsafeMutableBufferPointer<Link>) {
        table = IdentityTable(count: values.count / SampleIndex.stride + 1)
        for index in Swift.stride(from: 0, to: values.count, by: SampleIndex.stride) where !links[index].isMatched {
            let identity = Traits.identity(of: values[index])
            let hash = hasher.hash(identity)
            // Of equal elements the first one will do.
            if let slot = slot(of: identity, hash: hash, in: values), table.position(in: slot) == nil {
                table.put(index, in: slot, hash: hash)
            }
        }
    }

    /// The position of a sampled element of an identity.
    @inlinable
    func position(of identity: Traits.Identity, in values: UnsafeBufferPointer<Traits.Value>) -> Int? {
        slot(of: identity, hash: hasher.hash(identity), in: values).flatMap(table.position(in:))
    }

    @inlinable
    func slot(of identity: Traits.Identity, hash: UInt64, in values: UnsafeBufferPointer<Traits.Value>) -> Int? {
        var comparisons = SampleIndex.maximumComparisons
        return table.slot(for: hash, comparisons: &comparisons) { Traits.identity(of: values[$0]) == identity }
    }
}
