extension RandomAccessCollection<DifferenceIdentifier> {
    /// Whether all identifiers are different.
    ///
    /// Complexity: O(n) and one allocation; precomputed hashes are reused. Identifiers with crafted hash collisions
    /// cost O(n) more comparisons, then the standard library's seeded set takes over.
    @inlinable
    package var areUnique: Bool {
        let count = count
        guard count > 1 else { return true }
        guard count <= Int(Int32.max) else { return Set(self).count == count }
        var table = IdentityTable(count: count)
        var comparisons = 2 * count
        for (position, index) in zip(0..., indices) {
            let identifier = self[index]
            let hash = IdentityHash(identifier.hash)
            let slot = table.slot(for: hash, comparisons: &comparisons) { earlier in
                self[self.index(startIndex, offsetBy: earlier)] == identifier
            }
            guard let slot else { return Set(self).count == count }
            guard table.position(in: slot) == nil else { return false }
            table.put(position, in: slot, hash: hash)
        }
        return true
    }
}
