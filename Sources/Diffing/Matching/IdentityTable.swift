/// A hash table of positions: eight bytes an entry, sized once, never grown.
///
/// It does not hold identities. Whoever asks for one compares it with the element at a position, and is spared nearly
/// all comparisons in vain by 32 bits of the hash beside the position.
@usableFromInline
struct IdentityTable {
    @usableFromInline
    struct Entry {
        @usableFromInline var tag: UInt32
        @usableFromInline var position: Int32

        @inlinable
        init(tag: UInt32, position: Int32) {
            self.tag = tag
            self.position = position
        }

        /// Nothing was ever here: a search ends.
        @inlinable static var empty: Int32 { -1 }
        /// What was here is used up: a search goes on.
        @inlinable static var exhausted: Int32 { -2 }
    }

    @usableFromInline var entries: [Entry]

    /// A table for a number of identities; it stays at most half full.
    @inlinable
    init(count: Int) {
        entries = Array(repeating: Entry(tag: 0, position: Entry.empty), count: 2 * count)
    }

    /// The slot of an identity, or the empty one where it belongs; `nil` when too much was compared in vain.
    ///
    /// - Parameters:
    ///   - hash: The hash of the identity.
    ///   - comparisons: How many comparisons are left; with a decent hash one is needed.
    ///   - isSame: Whether the element at a position has the identity.
    @inlinable
    func slot(for hash: UInt64, comparisons: inout Int, isSame: (Int) -> Bool) -> Int? {
        let tag = IdentityTable.tag(of: hash)
        var slot = firstSlot(for: hash)
        while true {
            let entry = entries[slot]
            if entry.position == Entry.empty { return slot }
            if entry.tag == tag, entry.position >= 0 {
                guard comparisons > 0 else { return nil }
                comparisons -= 1
                if isSame(Int(entry.position)) { return slot }
            }
            slot += 1
            if slot == entries.count { slot = 0 }
        }
    }

    /// The position in a slot, if there is one.
    @inlinable
    func position(in slot: Int) -> Int? {
        let position = entries[slot].position
        return position >= 0 ? Int(position) : nil
    }

    /// Puts a position in a slot; `nil` where the last one has been used up.
    @inlinable
    mutating func put(_ position: Int?, in slot: Int, hash: UInt64) {
        entries[slot] = Entry(
            tag: IdentityTable.tag(of: hash),
            position: position.map { Int32(truncatingIfNeeded: $0) } ?? Entry.exhausted
        )
    }

    /// The upper half of the hash; the lower one has chosen the slot.
    @inlinable
    static func tag(of hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: hash >> 32)
    }

    /// Scales the lower half of the hash to the size of the table, which needs not be a power of two.
    @inlinable
    func firstSlot(for hash: UInt64) -> Int {
        Int(truncatingIfNeeded: ((hash & 0xFFFF_FFFF) &* UInt64(entries.count)) >> 32)
    }
}
