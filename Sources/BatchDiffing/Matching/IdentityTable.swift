/// A hash table of positions: eight bytes per entry, sized once, never grown.
///
/// It does not store identities. A lookup compares with the element at a position; the hash stored beside the position
/// avoids nearly all unsuccessful comparisons.
@usableFromInline
struct IdentityTable {
    @usableFromInline
    struct Entry {
        @usableFromInline var hash: IdentityHash
        @usableFromInline var position: Int32

        @inlinable
        init(hash: IdentityHash, position: Int32) {
            self.hash = hash
            self.position = position
        }

        /// The value of an empty slot, which ends a search.
        @inlinable static var empty: Int32 { -1 }
    }

    @usableFromInline var entries: [Entry]

    /// Creates a table for a number of identities, with a load factor of at most 4/7.
    @inlinable
    init(count: Int) {
        let empty = Entry(hash: IdentityHash(bits: 0), position: Entry.empty)
        entries = Array(repeating: empty, count: count == 0 ? 0 : 2 * count - count / 4)
    }

    /// Returns the slot of an identity, or the empty slot where it belongs; `nil` when the comparison budget is used
    /// up.
    ///
    /// - Parameters:
    ///   - hash: The hash of the identity.
    ///   - comparisons: The number of comparisons left; with a good hash one is enough.
    ///   - isSame: Returns whether the element at a position has the identity.
    @inlinable
    func slot(for hash: IdentityHash, comparisons: inout Int, isSame: (Int) -> Bool) -> Int? {
        var slot = hash.slot(of: entries.count)
        while true {
            let entry = entries[slot]
            if entry.position == Entry.empty { return slot }
            if entry.hash == hash {
                guard comparisons > 0 else { return nil }
                comparisons -= 1
                if isSame(Int(entry.position)) { return slot }
            }
            slot += 1
            if slot == entries.count { slot = 0 }
        }
    }

    /// The position in a slot, or `nil` if the slot is empty.
    @inlinable
    func position(in slot: Int) -> Int? {
        let position = entries[slot].position
        return position >= 0 ? Int(position) : nil
    }

    /// Returns the first slot with a hash, most likely the one of its identity, or the empty slot where it belongs.
    @inlinable
    func firstSlot(for hash: IdentityHash) -> Int {
        var slot = hash.slot(of: entries.count)
        while entries[slot].position != Entry.empty, entries[slot].hash != hash {
            slot &+= 1
            if slot == entries.count { slot = 0 }
        }
        return slot
    }

    /// Stores a position in an empty slot.
    @inlinable
    mutating func put(_ position: Int, in slot: Int, hash: IdentityHash) {
        entries[slot] = Entry(hash: hash, position: Int32(truncatingIfNeeded: position))
    }

    /// Replaces the position in a slot with another one of the same identity.
    @inlinable
    mutating func replacePosition(in slot: Int, by position: Int) {
        entries[slot].position = Int32(truncatingIfNeeded: position)
    }
}
