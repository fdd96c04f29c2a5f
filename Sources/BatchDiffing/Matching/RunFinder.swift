/// Finds runs in two lists by walking them side by side, hashing almost only elements that are not in a run.
///
/// A mismatch is first treated as a few inserted or deleted elements: a small window is searched for the next pair. If
/// there is none, the walk is lost: a sparse sample of the source is indexed, and the target is read until one of its
/// elements is in the sample. Guesses cost credit and pairs earn it, so lists without runs (shuffled, reversed,
/// replaced) are soon left to hashing.
@usableFromInline
struct RunFinder<Traits: MatchTraits> {
    @usableFromInline let source: UnsafeBufferPointer<Traits.Value>
    @usableFromInline let target: UnsafeBufferPointer<Traits.Value>
    /// The hashes of skipped source elements.
    @usableFromInline let sourceHashes: UnsafeMutablePointer<IdentityHash>
    /// The hashes of target elements, where known.
    @usableFromInline let targetHashes: UnsafeMutablePointer<IdentityHash>
    /// The runs, in target order.
    @usableFromInline var runs: [Run] = []
    /// Pairs in runs with changed content, in target order.
    @usableFromInline var updates: [Update<Int>] = []
    /// The first source element that may be matched out of order; `nil` if the walk was never lost.
    @usableFromInline var lostAt: Int?
    /// The source elements that are in runs, for a lost walk.
    @usableFromInline var taken = Marks(count: 0)
    /// The source elements that have been hashed, for a lost walk.
    @usableFromInline var hashed = Marks(count: 0)
    @usableFromInline var sourceEnd: Int
    @usableFromInline var targetEnd: Int
    /// The number of elements that a lost walk reads at once; doubled after each stretch that was entirely a run.
    @usableFromInline var stretch = RunFinder.firstStretch
    @usableFromInline let hasher = IdentityHasher()

    @inlinable static var firstStretch: Int { 16 }
    /// The number of pairs of the common suffix that are compared one by one before blocks are used.
    @inlinable static var firstBlock: Int { 64 }
    /// The maximum block length: longer blocks are hardly faster and waste more comparisons in the last one.
    @inlinable static var longestBlock: Int { 1_024 }

    @inlinable
    init(
        source: UnsafeBufferPointer<Traits.Value>,
        target: UnsafeBufferPointer<Traits.Value>,
        sourceHashes: UnsafeMutablePointer<IdentityHash>,
        targetHashes: UnsafeMutablePointer<IdentityHash>
    ) {
        self.source = source
        self.target = target
        self.sourceHashes = sourceHashes
        self.targetHashes = targetHashes
        sourceEnd = source.count
        targetEnd = target.count
        // More runs are rare: they would average eight elements, gaps included.
        runs.reserveCapacity(min(source.count, target.count) / 8 + 2)
    }

    /// Finds the common suffix of both lists first, then runs from the start.
    @inlinable
    mutating func findRuns() {
        var endUpdates: [Int] = []
        let suffix = commonEnd(updates: &endUpdates)
        let last = (source: sourceEnd - 1, target: targetEnd - 1)
        sourceEnd -= suffix
        targetEnd -= suffix
        findRunsBeforeEnd()
        append(Run(source: sourceEnd, target: targetEnd, count: suffix))
        for distance in endUpdates.reversed() {
            updates.append(Update(old: last.source - distance, new: last.target - distance))
        }
    }

    /// Returns the length of the common suffix.
    ///
    /// The processor prefetches better in ascending order. So only the first and the last pairs are compared backward
    /// from the end; in between, whole blocks are compared forward, each as long as the suffix found so far.
    ///
    /// - Parameter updates: Receives the distance of each pair with changed content from the last one, ascending.
    @inlinable
    func commonEnd(updates: inout [Int]) -> Int {
        let limit = min(sourceEnd, targetEnd)
        var count = descend(from: 0, limit: min(RunFinder.firstBlock, limit), updates: &updates)
        guard count == RunFinder.firstBlock else { return count }
        while true {
            let block = min(count, RunFinder.longestBlock, limit - count)
            let end = count + block
            var changed: [Int] = []
            let walk = Walk(source: sourceEnd - end, target: targetEnd - end, limit: block)
            guard block > 0, self.walk(along: walk, updates: &changed) == block else { break }
            updates += changed.reversed().map { end - 1 - $0 }
            count = end
        }
        return count + descend(from: count, limit: min(RunFinder.longestBlock, limit - count), updates: &updates)
    }

    /// Returns the number of agreeing pairs, walking backward from a distance to the end.
    @inlinable
    func descend(from distance: Int, limit: Int, updates: inout [Int]) -> Int {
        let (source, target) = (sourceEnd - 1 - distance, targetEnd - 1 - distance)
        var changed: [Int] = []
        let count = walk(along: Walk(source: source, target: target, step: -1, limit: limit), updates: &changed)
        updates += changed.map { distance + $0 }
        return count
    }

    @inlinable
    mutating func findRunsBeforeEnd() {
        var place = (source: 0, target: 0)
        var credit = RunCredit(count: sourceEnd + targetEnd)
        var sample: SampleIndex?
        while place.source < sourceEnd, place.target < targetEnd {
            if isTaken(place.source) {
                place.source += 1
                continue
            }
            let count = followRun(at: place)
            credit.earn(count)
            place = (place.source + count, place.target + count)
            guard place.source < sourceEnd, place.target < targetEnd else { break }
            if isTaken(place.source) { continue }

            if credit.allowsWindow {
                if let next = resynchronize(at: place) {
                    // Skipped elements are still in the cache and have to be hashed eventually.
                    for index in place.source..<next.source where !isTaken(index) { hashSource(index) }
                    for index in place.target..<next.target { hashTarget(index) }
                    place = next
                    continue
                }
                credit.payForWindow()
            }
            guard sourceEnd >= SampleIndex.minimumCount else { break }
            let index = sample ?? makeSample(from: place.source)
            sample = index
            let (next, reached) = relocate(from: place.target, in: index, credit: &credit)
            place.target = reached
            guard let next else { break }
            place = next
        }
        for index in place.target..<max(place.target, targetEnd) { targetHashes[index] = .unknown }
        forgetSourceHashes(from: place.source)
    }

    /// Marks the hashes of source elements as unknown if the elements were neither paired nor hashed.
    @inlinable
    mutating func forgetSourceHashes(from end: Int) {
        guard let lostAt else {
            for index in end..<max(end, sourceEnd) { sourceHashes[index] = .unknown }
            return
        }
        Marks.forEachWord(of: lostAt..<sourceEnd) { word, bits in
            var unknown = bits & ~(taken.words[word] | hashed.words[word])
            while unknown != 0 {
                sourceHashes[word &<< 6 | unknown.trailingZeroBitCount] = .unknown
                unknown &= unknown &- 1
            }
            return true
        }
    }

    /// Whether a source element is already in a run; only a lost walk can come back to such an element.
    @inlinable @inline(__always)
    func isTaken(_ index: Int) -> Bool {
        lostAt != nil && taken.contains(index)
    }

    /// Follows both lists while they agree and returns the number of pairs.
    ///
    /// A lost walk reads in stretches, short ones at first: where identities repeat, it may come to elements that are
    /// already taken and should not have read far beyond them.
    @inlinable
    mutating func followRun(at place: (source: Int, target: Int)) -> Int {
        var limit = min(sourceEnd - place.source, targetEnd - place.target)
        if lostAt != nil { limit = min(limit, stretch) }
        var changed: [Int] = []
        var count = walk(along: Walk(source: place.source, target: place.target, limit: limit), updates: &changed)
        if lostAt != nil {
            let source = place.source..<place.source + count
            count = (taken.first(in: source) ?? source.upperBound) - place.source
            taken.insert(place.source..<place.source + count)
            stretch = count == limit ? 2 * stretch : RunFinder.firstStretch
        }
        for distance in changed where distance < count {
            updates.append(Update(old: place.source + distance, new: place.target + distance))
        }
        append(Run(source: place.source, target: place.target, count: count))
        return count
    }

    /// Adds a run, or extends the last one.
    @inlinable
    mutating func append(_ run: Run) {
        guard run.count > 0 else { return }
        if lostAt != nil, let last = runs.last, last.sourceEnd == run.source, last.targetEnd == run.target {
            runs[runs.count - 1] = Run(
                source: Int(last.source),
                target: Int(last.target),
                count: Int(last.count) + Int(run.count)
            )
        } else {
            runs.append(run)
        }
    }

    /// A separate function that is never inlined: in such a small one the optimizer sees that nothing needs to be
    /// retained.
    @inlinable @inline(never)
    func walk(along walk: Walk, updates: inout [Int]) -> Int {
        agreement(Traits.self, source, target, along: walk, hasher: hasher, hashes: targetHashes, updates: &updates)
    }

    @inlinable @inline(__always)
    func isSame(_ sourceIndex: Int, _ targetIndex: Int) -> Bool {
        areSame(Traits.identity(of: source[sourceIndex]), Traits.identity(of: target[targetIndex]))
    }

    /// Hashes a source element and stores the hash.
    @inlinable
    mutating func hashSource(_ index: Int) {
        sourceHashes[index] = IdentityHash(hasher.hash(Traits.identity(of: source[index])))
        if lostAt != nil { hashed.insert(index) }
    }

    /// Hashes a target element and stores the hash.
    @inlinable
    func hashTarget(_ index: Int) {
        targetHashes[index] = IdentityHash(hasher.hash(Traits.identity(of: target[index])))
    }
}
