/// The identities of a list that may have a partner in the other list: only these are worth inserting into a table or
/// looking up in it.
@usableFromInline
struct Candidates<List: IdentityList> {
    @usableFromInline let list: List
    @usableFromInline let count: Int
    /// The indexes of the candidates in the list; `nil` if all elements are candidates.
    @usableFromInline let indices: UnsafeMutablePointer<Int32>?

    /// Selects the identities whose hashes may be in the filter, or all if there is no filter.
    ///
    /// `indices` must have capacity for every index of the list.
    @inlinable
    init(_ list: List, in filter: HashFilter?, indices: UnsafeMutablePointer<Int32>) {
        self.list = list
        guard let filter else {
            self.indices = nil
            count = list.count
            return
        }
        self.indices = indices
        count = filter.words.withUnsafeBufferPointer { words in
            var count = 0
            for index in 0..<list.count {
                // Written unconditionally and committed by incrementing the count: a branch would be unpredictable.
                indices[count] = Int32(truncatingIfNeeded: index)
                count &+= HashFilter.contains(list.hash(at: index), in: words, mask: filter.mask) ? 1 : 0
            }
            return count
        }
    }

    /// The index of a candidate in the list.
    @inlinable @inline(__always)
    func index(of candidate: Int) -> Int {
        indices.map { Int($0[candidate]) } ?? candidate
    }
}
