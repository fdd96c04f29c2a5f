extension ListDifference {
    /// Compares two lists of elements or of sections.
    @inlinable
    init<Traits: MatchTraits>(_: Traits.Type, from source: [Traits.Value], to target: [Traits.Value]) {
        self.init()
        guard !source.sharesStorage(with: target) else { return }
        precondition(max(source.count, target.count) <= Int32.max / 2, "A list of so many elements cannot be compared.")
        source.withUnsafeBufferPointer { source in
            target.withUnsafeBufferPointer { target in
                findChanges(Traits.self, source, target)
            }
        }
    }

    /// Skips the common prefix and matches the rest.
    @inlinable
    mutating func findChanges<Traits: MatchTraits>(
        _: Traits.Type,
        _ source: UnsafeBufferPointer<Traits.Value>,
        _ target: UnsafeBufferPointer<Traits.Value>
    ) {
        var changed: [Int] = []
        let prefix = commonBeginning(Traits.self, source, target, updates: &changed)
        for index in changed { updates.append(Update(old: index, new: index)) }
        guard prefix < source.count, prefix < target.count else {
            if prefix < source.count { deletes = Array(prefix..<source.count) }
            if prefix < target.count { inserts = Array(prefix..<target.count) }
            return
        }
        ListMatcher<Traits>
            .match(
                UnsafeBufferPointer(rebasing: source[prefix...]),
                UnsafeBufferPointer(rebasing: target[prefix...]),
                offset: prefix,
                into: &self
            )
    }
}

/// Returns the length of the common prefix. Nothing is hashed, and nothing is allocated unless contents differ.
@inlinable @inline(never)
func commonBeginning<Traits: MatchTraits>(
    _: Traits.Type,
    _ source: UnsafeBufferPointer<Traits.Value>,
    _ target: UnsafeBufferPointer<Traits.Value>,
    updates: inout [Int]
) -> Int {
    let walk = Walk(source: 0, target: 0, limit: min(source.count, target.count))
    let hasher = IdentityHasher()
    return agreement(Traits.self, source, target, along: walk, hasher: hasher, hashes: nil, updates: &updates)
}

extension Array {
    /// Returns whether both arrays share their storage, which makes comparing them unnecessary.
    @inlinable
    func sharesStorage(with other: [Element]) -> Bool {
        withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
        }
    }
}
