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
/// Every index of a list is given its partner in the other one; all are without one at first. The shorter list is
/// indexed. Complexity: O(*n* + *m*) on average. The number of comparisons is limited to O(*k* log *k*), *k* = *n* + *m*,
/// even where all hashes are the same; identities beyond that remain without a partner.
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

/// Indexes the shorter of two lists and looks the other one up.
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

/// Matches a few identities with any number by comparing hashes with hashes.
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

/// Matches many identities with as many or more by a table.
@usableFromInline
struct HashMatcher<List: IdentityList> {
    /// So many identities are compared with every other one sooner than put into a table.
    @inlinable static var smallCount: Int { 8 }

    @usableFromInline let indexed: Candidates<List>
    @usableFromInline let other: Candidates<List>
    @usableFromInline let indexedPartners: UnsafeMutablePointer<Int32>
    @usableFromInline let otherPartners: UnsafeMutablePointer<Int32>
    @usableFromInline var table: IdentityTable
    /// How many comparisons are left.
    @usableFromInline var comparisons: Int

    @inlinable
    init(
        indexed: Candidates<List>,
        other: Candidates<List>,
        indexedPartners: UnsafeMutablePointer<Int32>,
        otherPartners: UnsafeMutablePointer<Int32>
    ) {
        self.indexed = indexed
        self.other = other
        self.indexedPartners = indexedPartners
        self.otherPartners = otherPartners
        table = IdentityTable(count: indexed.count)
        let count = indexed.list.count + other.list.count
        comparisons = count * (4 + Int.bitWidth - count.leadingZeroBitCount)
    }

    /// Puts the indexed list into the table, from the last to the first, so that a chain begins with the first.
    ///
    /// Equal identities are chained where their partners will be: below ``noPartner`` there is the one that follows.
    @inlinable
    mutating func index() {
        for candidate in (0..<indexed.count).reversed() {
            let index = indexed.index(of: candidate)
            let hash = indexed.list.hash(at: index)
            guard let slot = slot(for: hash, of: index, in: indexed.list) else { continue }
            if let follower = table.position(in: slot) {
                indexedPartners[index] = noPartner &- 1 &- Int32(truncatingIfNeeded: follower)
            }
            table.put(index, in: slot, hash: hash)
        }
    }

    /// Looks the other list up.
    ///
    /// Hashes come first and comparisons afterwards, of a few identities at a time. A comparison reads from anywhere in
    /// memory, and with little between such reads the processor waits for several at once.
    @inlinable
    mutating func match() -> Int {
        guard !table.entries.isEmpty else { return 0 }
        for candidate in 0..<other.count {
            let index = other.index(of: candidate)
            otherPartners[index] = table.firstPosition(for: other.list.hash(at: index))
        }
        var pairs = 0
        var start = 0
        while start < other.count {
            let end = min(start &+ UInt64.bitWidth, other.count)
            let areSame = likelyPairs(in: start..<end)
            for candidate in start..<end {
                let index = other.index(of: candidate)
                guard otherPartners[index] >= 0 else { continue }
                if link(index, isSame: areSame &>> UInt64(candidate &- start) & 1 != 0) { pairs &+= 1 }
            }
            start = end
        }
        return pairs
    }

    /// A bit for every candidate of the other list: whether its identity is that of its likely partner.
    @inlinable
    mutating func likelyPairs(in range: Range<Int>) -> UInt64 {
        var areSame: UInt64 = 0
        for candidate in range {
            let index = other.index(of: candidate)
            guard otherPartners[index] >= 0 else { continue }
            let isPair: UInt64 = isSame(Int(otherPartners[index]), in: indexed.list, index, in: other.list) ? 1 : 0
            areSame |= isPair &<< UInt64(candidate &- range.lowerBound)
        }
        comparisons &-= range.count
        return areSame
    }

    /// Gives an index of the other list its partner, if there is one; most of the time it is the likely one.
    @inlinable @inline(__always)
    mutating func link(_ index: Int, isSame: Bool) -> Bool {
        var position = Int(otherPartners[index])
        // The last or only one of its identity is free; whether others have followed makes no difference.
        if !isSame || indexedPartners[position] != noPartner {
            guard let free = takePosition(for: index) else {
                otherPartners[index] = noPartner
                return false
            }
            position = free
            otherPartners[index] = Int32(truncatingIfNeeded: free)
        }
        indexedPartners[position] = Int32(truncatingIfNeeded: index)
        return true
    }

    /// The slot of an identity of either list.
    @inlinable @inline(__always)
    mutating func slot(for hash: IdentityHash, of index: Int, in list: List) -> Int? {
        let indexed = indexed.list
        return table.slot(for: hash, comparisons: &comparisons) { isSame($0, in: indexed, index, in: list) }
    }

    /// The first position that is still free of an identity of the other list.
    @inlinable
    mutating func takePosition(for index: Int) -> Int? {
        guard let slot = slot(for: other.list.hash(at: index), of: index, in: other.list),
            let position = table.position(in: slot), indexedPartners[position] < 0
        else { return nil }
        if indexedPartners[position] < noPartner {
            table.replacePosition(in: slot, by: Int(noPartner &- 1 &- indexedPartners[position]))
        }
        return position
    }
}

/// Whether two lists have one identity at two places.
///
/// A function of its own and never inlined: in so small a one the optimiser sees that nothing needs to be retained.
@inlinable @inline(never)
func isSame<List: IdentityList>(_ index: Int, in list: List, _ otherIndex: Int, in other: List) -> Bool {
    areSame(list.identity(at: index), other.identity(at: otherIndex))
}
