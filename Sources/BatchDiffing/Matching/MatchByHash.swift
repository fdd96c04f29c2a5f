/// A list of identities that are read in place, without a copy.
@usableFromInline
protocol IdentityList {
    associatedtype Identity: Hashable

    var count: Int { get }
    func identity(at index: Int) -> Identity
    func hash(at index: Int) -> IdentityHash
}

/// Finds the pairs of equal identities in two lists, the n-th occurrence in one with the n-th in the other.
///
/// Each index receives its partner in the other list; initially none has one. The shorter list is indexed. Complexity:
/// O(*n* + *m*) on average. The number of comparisons is limited to O(*k* log *k*), *k* = *n* + *m*, even if all hashes
/// collide; identities beyond that limit stay without a partner.
///
/// - Returns: The number of pairs.
@inlinable
func matchByHash<List: IdentityList>(
    _ source: List,
    _ target: List,
    sourcePartners: UnsafeMutablePointer<Int32>,
    targetPartners: UnsafeMutablePointer<Int32>,
    filters: HashFilters? = nil
) -> Int {
    if min(source.count, target.count) <= HashMatcher<List>.smallCount {
        return source.count <= target.count
            ? matchFew(source, target, sourcePartners, targetPartners)
            : matchFew(target, source, targetPartners, sourcePartners)
    }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: source.count + target.count) { indices in
        guard let indices = indices.baseAddress else { return 0 }
        return matchByTable(
            Candidates(source, in: filters?.target, indices: indices),
            Candidates(target, in: filters?.source, indices: indices + source.count),
            sourcePartners: sourcePartners,
            targetPartners: targetPartners
        )
    }
}

/// Indexes the shorter of two lists and looks up the other one.
@inlinable
func matchByTable<List: IdentityList>(
    _ source: Candidates<List>,
    _ target: Candidates<List>,
    sourcePartners: UnsafeMutablePointer<Int32>,
    targetPartners: UnsafeMutablePointer<Int32>
) -> Int {
    let isSourceIndexed = source.count <= target.count
    var matcher = HashMatcher(
        indexed: isSourceIndexed ? source : target,
        other: isSourceIndexed ? target : source,
        indexedPartners: isSourceIndexed ? sourcePartners : targetPartners,
        otherPartners: isSourceIndexed ? targetPartners : sourcePartners
    )
    matcher.index()
    return matcher.match()
}

/// Matches a few identities with any number of others by comparing all hashes.
@inlinable
func matchFew<List: IdentityList>(
    _ few: List,
    _ other: List,
    _ fewPartners: UnsafeMutablePointer<Int32>,
    _ otherPartners: UnsafeMutablePointer<Int32>
) -> Int {
    var pairs = 0
    for index in 0..<other.count {
        let hash = other.hash(at: index)
        for candidate in 0..<few.count
        where few.hash(at: candidate) == hash && fewPartners[candidate] < 0
            && isSame(candidate, in: few, index, in: other)
        {
            fewPartners[candidate] = Int32(truncatingIfNeeded: index)
            otherPartners[index] = Int32(truncatingIfNeeded: candidate)
            pairs += 1
            break
        }
        if pairs == few.count { break }
    }
    return pairs
}

/// Returns whether two lists have the same identity at two indexes.
///
/// A separate function that is never inlined: in such a small one the optimizer sees that nothing needs to be retained.
@inlinable @inline(never)
func isSame<List: IdentityList>(_ index: Int, in list: List, _ otherIndex: Int, in other: List) -> Bool {
    areSame(list.identity(at: index), other.identity(at: otherIndex))
}
