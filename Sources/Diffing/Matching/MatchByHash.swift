/// A list of identities that are read where they are.
@usableFromInline
protocol IdentityList {
    associatedtype Identity: Hashable

    var count: Int { get }
    func identity(at index: Int) -> Identity
    func hash(at index: Int) -> IdentityHash
}

/// Finds the pairs of equal identities in two lists: the n-th occurrence on one side with the n-th on the other.
///
/// The shorter list is indexed. Complexity: O(*n* + *m*) on average. The number of comparisons is limited to
/// O(*k* log *k*), *k* = *n* + *m*, even where all hashes are the same; identities beyond that remain unmatched.
@inlinable
func matchByHash<List: IdentityList>(_ source: List, _ target: List, link: (Int, Int) -> Void) {
    if source.count <= target.count {
        matchByHash(indexing: source, reading: target) { link($0, $1) }
    } else {
        matchByHash(indexing: target, reading: source) { link($1, $0) }
    }
}

@inlinable
func matchByHash<List: IdentityList>(indexing indexed: List, reading other: List, link: (Int, Int) -> Void) {
    // Identities are read anew for every use: one that is held has to be retained.
    let count = indexed.count + other.count
    var comparisons = count * (4 + Int.bitWidth - count.leadingZeroBitCount)
    var table = IdentityTable(count: indexed.count)
    // Positions of equal identities are chained; nothing is allocated where there are none.
    var next: [Int32] = []

    // From the last to the first, so that a chain begins with the first occurrence.
    for index in (0..<indexed.count).reversed() {
        let hash = indexed.hash(at: index)
        let slot = table.slot(for: hash, comparisons: &comparisons) {
            areSame(indexed.identity(at: $0), indexed.identity(at: index))
        }
        guard let slot else { continue }
        if let follower = table.position(in: slot) {
            if next.isEmpty { next = Array(repeating: -1, count: indexed.count) }
            next[index] = Int32(truncatingIfNeeded: follower)
        }
        table.put(index, in: slot, hash: hash)
    }

    // Hashed first and compared afterwards: a comparison reads two elements from anywhere in memory, and with nothing else
    // between them the processor waits for several at a time.
    let candidates = [Int32](unsafeUninitializedCapacity: other.count) { candidates, initializedCount in
        for index in 0..<other.count {
            let candidate = table.candidate(for: other.hash(at: index)) ?? -1
            candidates.initializeElement(at: index, to: Int32(truncatingIfNeeded: candidate))
        }
        initializedCount = other.count
    }
    for index in 0..<other.count where candidates[index] >= 0 {
        var slot = Int(candidates[index])
        let position = table.position(in: slot)
        if let position, isSame(position, in: indexed, index, in: other) {
            comparisons -= 1
        } else {
            let found = table.slot(for: other.hash(at: index), comparisons: &comparisons) {
                isSame($0, in: indexed, index, in: other)
            }
            guard let found else { continue }
            slot = found
        }
        guard let position = table.position(in: slot) else { continue }
        link(position, index)
        let follower = next.isEmpty ? -1 : Int(next[position])
        table.replacePosition(in: slot, by: follower >= 0 ? follower : nil)
    }
}

/// Whether two lists have one identity at two places.
///
/// A function of its own and never inlined: in so small a one the optimiser sees that nothing needs to be retained.
@inlinable @inline(never)
func isSame<List: IdentityList>(_ index: Int, in list: List, _ otherIndex: Int, in other: List) -> Bool {
    areSame(list.identity(at: index), other.identity(at: otherIndex))
}
