/// Every sixty-fourth element of a list, found by hash: enough to meet any longer run of it.
///
/// A sample is a guess: what is found has to be compared, and of several elements with one hash only the first is found.
@usableFromInline
struct SampleIndex {
    @inlinable static var stride: Int { 64 }
    /// Shorter lists are hashed as a whole at once.
    @inlinable static var minimumCount: Int { 4 * stride }

    @usableFromInline var table: IdentityTable

    @inlinable
    init(count: Int) {
        table = IdentityTable(count: count / SampleIndex.stride + 1)
    }

    /// Adds an element, unless there is one with its hash.
    @inlinable
    mutating func insert(_ index: Int, hash: IdentityHash) {
        let slot = table.firstSlot(for: hash)
        if table.position(in: slot) == nil { table.put(index, in: slot, hash: hash) }
    }

    /// The element with a hash.
    @inlinable
    func index(of hash: IdentityHash) -> Int? {
        table.position(in: table.firstSlot(for: hash))
    }
}
