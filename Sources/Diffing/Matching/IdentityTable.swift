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

        /// Nothing was ever here: a search ends.
        @inlinable static var empty: Int32 { -1 }
        /// What was here is used up: a search goes on.
        @inlinable static var exhausted: Int32 { -2 }
    }

    @usableFromInline var entries: [Entry]

    /// A table for a number of identities; it stays at most half full.
    @inlinable
    init(count: Int) {
        entries = Array(repeating: Entry(hash: IdentityHash(bits: 0), position: Entry.empty), count: 2 * count)
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
            if entry.hash == hash, entry.position >= 0 {
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

    /// The first slot of a hash: most likely the one of the identity. `nil` where no identity has that hash.
    @inlinable
    func candidate(for hash: IdentityHash) -> Int? {
        var slot = hash.slot(of: entries.count)
        while entries[slot].position != Entry.empty {
            if entries[slot].hash == hash { return slot }
            slot += 1
            if slot == entries.count { slot = 0 }
        }
        return nil
    }

    /// Puts a position in a slot.
    @inlinable
    mutating func put(_ position: Int, in slot: Int, hash: IdentityHash) {
        entries[slot] = Entry(hash: hash, position: Int32(truncatingIfNeeded: position))
    }

    /// Puts another position of the same identity in a slot; `nil` where the last one has been used up.
    @inlinable
    mutating func replacePosition(in slot: Int, by position: Int?) {
        entries[slot].position = position.map { Int32(truncatingIfNeeded: $0) } ?? Entry.exhausted
    }
}
