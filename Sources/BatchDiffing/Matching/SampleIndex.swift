/// Every 64th element of a list, found by hash: enough to find any longer run.
///
/// A sample is a guess: a found element has to be compared, and only the first of several elements with one hash is
/// found.
@usableFromInline
struct SampleIndex {
    @inlinable static var stride: Int { 64 }
    /// The minimum length of a list that is sampled; shorter lists are hashed completely.
    @inlinable static var minimumCount: Int { 4 * stride }

    @usableFromInline var table: IdentityTable

    @inlinable
    init(count: Int) {
        table = IdentityTable(count: count / SampleIndex.stride + 1)
    }

    /// Adds an element, unless the sample already has one with its hash.
    @inlinable
    mutating func insert(_ index: Int, hash: IdentityHash) {
        let slot = table.firstSlot(for: hash)
        if table.position(in: slot) == nil { table.put(index, in: slot, hash: hash) }
    }

    /// The index of the element with a hash.
    @inlinable
    func index(of hash: IdentityHash) -> Int? {
        table.position(in: table.firstSlot(for: hash))
    }
}
