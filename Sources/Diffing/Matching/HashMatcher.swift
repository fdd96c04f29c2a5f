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
            otherPartners[index] = table.entries[table.firstSlot(for: other.list.hash(at: index))].position
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
