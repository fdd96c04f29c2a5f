/// Walks two lists side by side and finds runs in them; hashes as good as nothing that is not in a run.
///
/// A mismatch is first taken for a few elements inserted or deleted here: a small window is searched for the place
/// where the lists go on together. If there is none, the walk is lost: a sparse sample of the source is indexed, and
/// the target is read on until one of its elements is in the sample. Every guess costs credit and every pair earns
/// some, so lists without runs (shuffled, reversed, replaced) are soon left to hashing alone.
@usableFromInline
struct RunFinder<Traits: MatchTraits> {
    @usableFromInline let source: UnsafeBufferPointer<Traits.Value>
    @usableFromInline let target: UnsafeBufferPointer<Traits.Value>
    /// Hashes of source elements that have been skipped.
    @usableFromInline let sourceHashes: UnsafeMutablePointer<IdentityHash>
    /// Hashes of all target elements, where they are known.
    @usableFromInline let targetHashes: UnsafeMutablePointer<IdentityHash>
    /// The runs, in the order of the target.
    @usableFromInline var runs: [Run] = []
    /// Pairs in runs with other content, in the order of the target.
    @usableFromInline var updates: [Update<Int>] = []
    /// The first source element that may be found out of order; `nil` as long as the walk has never been lost.
    @usableFromInline var lostAt: Int?
    /// In a lost walk the source elements that are in runs.
    @usableFromInline var taken = Marks(count: 0)
    /// In a lost walk the source elements that have been hashed.
    @usableFromInline var hashed = Marks(count: 0)
    @usableFromInline var sourceEnd: Int
    @usableFromInline var targetEnd: Int
    /// How far a lost walk reads on at once: twice as far after every stretch that was a run as a whole.
    @usableFromInline var stretch = RunFinder.firstStretch
    @usableFromInline let hasher = IdentityHasher()

    @inlinable static var firstStretch: Int { 16 }
    /// How many pairs of the common end are compared one by one before it is looked for in blocks.
    @inlinable static var firstBlock: Int { 64 }
    /// Longer blocks are hardly quicker, and in the last one pairs are compared in vain.
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
        // More runs are rare: they would be eight elements long, gaps included.
        runs.reserveCapacity(min(source.count, target.count) / 8 + 2)
    }

    /// Finds the common end of both lists first, and then runs from the beginning.
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

    /// The number of pairs both lists end with.
    ///
    /// The processor reads ahead better in ascending order. So only the first pairs and the last ones are compared from
    /// the end on, and in between whole blocks from their beginning, each as long as what has been found till then.
    ///
    /// - Parameter updates: Gets the distance of every pair with other content from the last one, ascending.
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

    /// The number of pairs that agree from a distance to the last one on, towards the beginning.
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
                    // What is skipped is still in the cache now, and has to be hashed sooner or later.
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

    /// Notes which source elements have no hash yet: those that have been neither found nor hashed.
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

    /// Whether a source element is in a run: only in a lost walk one can come to such an element again.
    @inlinable @inline(__always)
    func isTaken(_ index: Int) -> Bool {
        lostAt != nil && taken.contains(index)
    }

    /// Follows both lists as long as they agree, and returns how far that is.
    ///
    /// In a lost walk it is in stretches, short ones at first: where identities are repeated, one may come to elements
    /// that are taken, and should not have read on far beyond them.
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

    /// Adds a run, or continues the last one.
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

    /// A function of its own and never inlined: in so small a one the optimiser sees that nothing needs to be retained.
    @inlinable @inline(never)
    func walk(along walk: Walk, updates: inout [Int]) -> Int {
        agreement(Traits.self, source, target, along: walk, hasher: hasher, hashes: targetHashes, updates: &updates)
    }

    @inlinable @inline(__always)
    func isSame(_ sourceIndex: Int, _ targetIndex: Int) -> Bool {
        areSame(Traits.identity(of: source[sourceIndex]), Traits.identity(of: target[targetIndex]))
    }

    /// Hashes an element of the source and keeps the hash for later.
    @inlinable
    mutating func hashSource(_ index: Int) {
        sourceHashes[index] = IdentityHash(hasher.hash(Traits.identity(of: source[index])))
        if lostAt != nil { hashed.insert(index) }
    }

    /// Hashes an element of the target and keeps the hash for later.
    @inlinable
    func hashTarget(_ index: Int) {
        targetHashes[index] = IdentityHash(hasher.hash(Traits.identity(of: target[index])))
    }
}
