/// Which elements of two lists belong together.
///
/// Both lists begin and end with pairs that stand side by side. What lies between is described by links, those of the
/// source first. Indexes of links are relative to the end of the common beginning, which is the same on both sides.
@usableFromInline
struct ListMatch {
    @usableFromInline let sourceCount: Int
    @usableFromInline let targetCount: Int
    /// The number of pairs both lists begin with.
    @usableFromInline var prefix = 0
    /// The number of pairs both lists end with.
    @usableFromInline var suffix = 0
    /// Pairs of the beginning with other content, counted from the start, ascending.
    @usableFromInline var prefixUpdates: [Int] = []
    /// Pairs of the end with other content, counted from the end, ascending.
    @usableFromInline var suffixUpdates: [Int] = []
    /// A link for every element between beginning and end: of the source, then of the target.
    @usableFromInline var links: [Link] = []
    /// The number of pairs between beginning and end.
    @usableFromInline var linkedCount = 0

    /// Matches two lists. Complexity: O(*n* + *m*) on average; at most O(*k* log *k*) comparisons, *k* = *n* + *m*.
    @inlinable
    init<Traits: MatchTraits>(_: Traits.Type, from source: [Traits.Value], to target: [Traits.Value]) {
        sourceCount = source.count
        targetCount = target.count
        precondition(
            sourceCount < Link.maximumCount && targetCount < Link.maximumCount,
            "A list of more than \(Link.maximumCount) elements cannot be compared."
        )
        if source.sharesStorage(with: target) {
            prefix = source.count
            return
        }
        source.withUnsafeBufferPointer { source in
            target.withUnsafeBufferPointer { target in
                matchEnds(Traits.self, source, target)
                matchMiddle(Traits.self, source, target)
            }
        }
    }

    /// The match of lists that have nothing in common.
    @usableFromInline
    init(unmatchedSource sourceCount: Int, target targetCount: Int) {
        self.sourceCount = sourceCount
        self.targetCount = targetCount
        links = Array(repeating: .none, count: sourceCount + targetCount)
    }

    /// The number of source elements between beginning and end.
    @inlinable var sourceMiddle: Int { sourceCount - prefix - suffix }
    /// The number of target elements between beginning and end.
    @inlinable var targetMiddle: Int { targetCount - prefix - suffix }
    /// The number of source elements without a counterpart in the target.
    @inlinable var unmatchedSourceCount: Int { sourceMiddle - linkedCount }
    /// The number of target elements without a counterpart in the source.
    @inlinable var unmatchedTargetCount: Int { targetMiddle - linkedCount }
    /// Whether the lists consist of the same elements with the same content in the same order.
    @inlinable var isIdentical: Bool { links.isEmpty && prefixUpdates.isEmpty && suffixUpdates.isEmpty }

    /// Walks in from both ends as far as the lists agree, and compares contents on the way.
    @inlinable
    mutating func matchEnds<Traits: MatchTraits>(
        _: Traits.Type,
        _ source: UnsafeBufferPointer<Traits.Value>,
        _ target: UnsafeBufferPointer<Traits.Value>
    ) {
        let shorter = min(source.count, target.count)
        prefix = ListMatch.agreement(
            Traits.self,
            source,
            target,
            from: (0, 0),
            step: 1,
            limit: shorter,
            updates: &prefixUpdates
        )
        suffix = ListMatch.agreement(
            Traits.self,
            source,
            target,
            from: (source.count - 1, target.count - 1),
            step: -1,
            limit: shorter - prefix,
            updates: &suffixUpdates
        )
    }

    /// The number of pairs of one identity from a place on, in one direction.
    @inlinable @inline(never)
    static func agreement<Traits: MatchTraits>(
        _: Traits.Type,
        _ source: UnsafeBufferPointer<Traits.Value>,
        _ target: UnsafeBufferPointer<Traits.Value>,
        from start: (source: Int, target: Int),
        step: Int,
        limit: Int,
        updates: inout [Int]
    ) -> Int {
        var count = 0
        var (sourceIndex, targetIndex) = start
        while count < limit,
            areSame(Traits.identity(of: source[sourceIndex]), Traits.identity(of: target[targetIndex]))
        {
            if !Traits.isContentEqual(source[sourceIndex], target[targetIndex]) { updates.append(count) }
            count += 1
            sourceIndex += step
            targetIndex += step
        }
        return count
    }

    /// Links what lies between the common ends.
    @inlinable
    mutating func matchMiddle<Traits: MatchTraits>(
        _: Traits.Type,
        _ source: UnsafeBufferPointer<Traits.Value>,
        _ target: UnsafeBufferPointer<Traits.Value>
    ) {
        let sourceMiddle = sourceMiddle
        let targetMiddle = targetMiddle
        guard sourceMiddle + targetMiddle > 0 else { return }
        links = Array(unsafeUninitializedCapacity: sourceMiddle + targetMiddle) { links, count in
            links.initialize(repeating: .none)
            count = sourceMiddle + targetMiddle
            guard sourceMiddle > 0, targetMiddle > 0 else { return }
            var matcher = MiddleMatcher<Traits>(
                source: UnsafeBufferPointer(rebasing: source[prefix..<prefix + sourceMiddle]),
                target: UnsafeBufferPointer(rebasing: target[prefix..<prefix + targetMiddle]),
                forward: UnsafeMutableBufferPointer(rebasing: links[..<sourceMiddle]),
                backward: UnsafeMutableBufferPointer(rebasing: links[sourceMiddle...])
            )
            matcher.matchRuns()
            matcher.matchLeftovers()
            linkedCount = matcher.linkedCount
        }
    }
}

extension Array {
    /// Whether both arrays are one: nothing needs to be compared then.
    @inlinable
    func sharesStorage(with other: [Element]) -> Bool {
        withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
        }
    }
}
