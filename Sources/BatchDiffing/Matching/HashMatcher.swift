/// Matches the identities of two lists with a hash table.
@usableFromInline
struct HashMatcher<List: IdentityList> {
    /// Up to this many identities, comparing all pairs beats hashing.
    @inlinable static var smallCount: Int { 8 }

    @usableFromInline let indexed: Candidates<List>
    @usableFromInline let other: Candidates<List>
    @usableFromInline let indexedPartners: UnsafeMutablePointer<Int32>
    @usableFromInline let otherPartners: UnsafeMutablePointer<Int32>
    @usableFromInline var table: IdentityTable
    /// The number of comparisons left before matching stops.
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

    /// Inserts the indexed list into the table, last to first, so that a chain of equal identities starts with the
    /// first.
    ///
    /// Equal identities are linked in the array that later holds their partners: a value below ``noPartner`` encodes
    /// the index of the next one.
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

    /// Looks up the other list.
    ///
    /// Works in batches: all hashes of a batch first, then the comparisons. A comparison reads from anywhere in memory,
    /// and with little work between such reads the processor waits for several at once.
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

    /// Links an index of the other list with its partner, if any; usually the likely one.
    @inlinable @inline(__always)
    mutating func link(_ index: Int, isSame: Bool) -> Bool {
        var position = Int(otherPartners[index])
        // The last or only occurrence of its identity is still free.
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

    /// The table slot for an identity of either list.
    @inlinable @inline(__always)
    mutating func slot(for hash: IdentityHash, of index: Int, in list: List) -> Int? {
        let indexed = indexed.list
        return table.slot(for: hash, comparisons: &comparisons) { isSame($0, in: indexed, index, in: list) }
    }

    /// Takes the first position that has not been paired with an identity of the other list yet.
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
