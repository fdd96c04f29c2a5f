/// A hash table of positions: eight bytes an entry, sized once, never grown.
///
/// It does not hold identities. Whoever asks for one compares it with the element at a position, and is spared nearly
/// all comparisons in vain by the hash beside the position.
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

        /// Nothing is here: a search ends.
        @inlinable static var empty: Int32 { -1 }
    }

    @usableFromInline var entries: [Entry]

    /// A table for a number of identities; it becomes four sevenths full at most.
    @inlinable
    init(count: Int) {
        let empty = Entry(hash: IdentityHash(bits: 0), position: Entry.empty)
        entries = Array(repeating: empty, count: count == 0 ? 0 : 2 * count - count / 4)
    }

    /// The slot of an identity, or the empty one where it belongs; `nil` when too much was compared in vain.
    ///
    /// - Parameters:
    ///   - hash: The hash of the identity.
    ///   - comparisons: How many comparisons are left; with a decent hash one is needed.
    ///   - isSame: Whether the element at a position has the identity.
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

    /// The position in a slot, if there is one.
    @inlinable
    func position(in slot: Int) -> Int? {
        let position = entries[slot].position
        return position >= 0 ? Int(position) : nil
    }

    /// The first slot with a hash, most likely that of its identity; the empty one where it belongs if there is none.
    @inlinable
    func firstSlot(for hash: IdentityHash) -> Int {
        var slot = hash.slot(of: entries.count)
        while entries[slot].position != Entry.empty, entries[slot].hash != hash {
            slot &+= 1
            if slot == entries.count { slot = 0 }
        }
        return slot
    }

    /// Puts a position in a slot.
    @inlinable
    mutating func put(_ position: Int, in slot: Int, hash: IdentityHash) {
        entries[slot] = Entry(hash: hash, position: Int32(truncatingIfNeeded: position))
    }

    /// Puts another position of the same identity in a slot.
    @inlinable
    mutating func replacePosition(in slot: Int, by position: Int) {
        entries[slot].position = Int32(truncatingIfNeeded: position)
    }
}
