/// The identities of a list that may have a partner on the other side: only these are worth a place in a table, or a look
/// into it.
@usableFromInline
struct Candidates<List: IdentityList> {
    @usableFromInline let list: List
    @usableFromInline let count: Int
    /// Where the candidates are in the list; `nil` where all are.
    @usableFromInline let indices: UnsafeMutablePointer<Int32>?

    /// The identities whose hashes may be among those of the other side, all where there is no filter.
    ///
    /// Uses memory for as many indices as the list has.
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
                // Written in any case, and kept by counting it: a branch could not be foreseen.
                indices[count] = Int32(truncatingIfNeeded: index)
                count &+= HashFilter.contains(list.hash(at: index), in: words, mask: filter.mask) ? 1 : 0
            }
            return count
        }
    }

    /// Where a candidate is in the list.
    @inlinable @inline(__always)
    func index(of candidate: Int) -> Int {
        indices.map { Int($0[candidate]) } ?? candidate
    }
}
