extension MiddleMatcher {
    /// Walks both lists side by side and links what stands in the same order.
    ///
    /// A mismatch is first taken for a few elements inserted or deleted here: a small window is searched for the place
    /// where the lists go on together. If there is none, the walk is lost: a sparse sample of the source is indexed, and
    /// the target is read on until one of its elements is in the sample. Every guess costs credit and every link earns
    /// some, so lists without runs (shuffled, reversed, replaced) are soon left to hashing alone.
    @inlinable
    mutating func matchRuns() {
        var sourceIndex = 0
        var targetIndex = 0
        var credit = RunCredit(count: source.count + target.count)
        var sample: SampleIndex?

        while sourceIndex < source.count, targetIndex < target.count {
            if forward[sourceIndex].isMatched {
                sourceIndex += 1
                continue
            }
            if isSame(sourceIndex, targetIndex) {
                link(sourceIndex, targetIndex)
                credit.earn()
                sourceIndex += 1
                targetIndex += 1
                continue
            }
            if credit.allowsWindow {
                if let pair = resynchronize(sourceIndex, targetIndex) {
                    // What is skipped is still in the cache now, and has to be hashed sooner or later.
                    for index in sourceIndex..<pair.source where !forward[index].isMatched { _ = hashSource(index) }
                    for index in targetIndex..<pair.target { _ = hashTarget(index) }
                    link(pair.source, pair.target)
                    credit.earn()
                    sourceIndex = pair.source + 1
                    targetIndex = pair.target + 1
                    continue
                }
                credit.payForWindow()
            }
            guard source.count >= SampleIndex.minimumCount else { return }
            if sample == nil {
                sample = makeSample()
            }
            guard let run = relocate(from: targetIndex, in: sample!, credit: &credit) else { return }
            sourceIndex = run.source
            targetIndex = run.target
        }
    }

    /// Searches a small window for the nearest pair of one identity; skips as few elements as possible.
    @inlinable
    func resynchronize(_ sourceIndex: Int, _ targetIndex: Int) -> (source: Int, target: Int)? {
        let sourceReach = source.count - 1 - sourceIndex
        let targetReach = target.count - 1 - targetIndex
        for distance in 1...RunCredit.window {
            let first = max(0, distance - targetReach)
            let last = min(distance, sourceReach)
            guard first <= last else { return nil }
            for skipped in first...last
            where isSame(sourceIndex + skipped, targetIndex + distance - skipped)
                && !forward[sourceIndex + skipped].isMatched
            {
                return (sourceIndex + skipped, targetIndex + distance - skipped)
            }
        }
        return nil
    }

    /// Reads on in the target until an element is in the sample, links back from there to where the run begins,
    /// and returns what comes next on both sides; `nil` when it is no longer worth trying.
    @inlinable
    mutating func relocate(
        from start: Int,
        in sample: SampleIndex,
        credit: inout RunCredit
    ) -> (source: Int, target: Int)? {
        for targetIndex in start..<target.count {
            guard credit.payForProbe() else { return nil }
            guard let sourceIndex = position(ofTarget: targetIndex, in: sample),
                !forward[sourceIndex].isMatched
            else { continue }
            credit.beginRun()
            link(sourceIndex, targetIndex)
            credit.earn()
            var back = 1
            while back <= min(sourceIndex, targetIndex - start),
                !forward[sourceIndex - back].isMatched,
                isSame(sourceIndex - back, targetIndex - back)
            {
                link(sourceIndex - back, targetIndex - back)
                credit.earn()
                back += 1
            }
            return (sourceIndex + 1, targetIndex + 1)
        }
        return nil
    }
}

/// What the search for runs may still cost: guesses have to pay for themselves.
@usableFromInline
struct RunCredit {
    /// How many elements of both lists together may be skipped to go on side by side.
    @inlinable static var window: Int { 10 }
    /// A run as long as this makes another one likely to follow nearby.
    @inlinable static var worthwhileRun: Int { 4 }
    /// What an unsuccessful search of the window costs, in links.
    @inlinable static var windowCost: Int { 16 }

    @usableFromInline var balance: Int
    @usableFromInline var run: Int

    @inlinable
    init(count: Int) {
        balance = 32 + count / 8
        run = RunCredit.worthwhileRun
    }

    /// Whether the last run was long enough to expect its continuation nearby.
    @inlinable var allowsWindow: Bool { run >= RunCredit.worthwhileRun }

    @inlinable
    mutating func earn() {
        balance += 1
        run += 1
    }

    @inlinable
    mutating func beginRun() {
        run = 0
    }

    @inlinable
    mutating func payForWindow() {
        balance -= RunCredit.windowCost
    }

    @inlinable
    mutating func payForProbe() -> Bool {
        balance -= 1
        return balance >= 0
    }
}
