extension RunFinder {
    /// Searches a small window for the nearest pair with the same identity, skipping as few elements as possible.
    @inlinable @inline(never)
    func resynchronize(at place: (source: Int, target: Int)) -> (source: Int, target: Int)? {
        let sourceExtent = sourceEnd - 1 - place.source
        let targetExtent = targetEnd - 1 - place.target
        for distance in 1...RunCredit.window {
            let first = max(0, distance - targetExtent)
            let last = min(distance, sourceExtent)
            guard first <= last else { return nil }
            for skipped in first...last
            where isSame(place.source + skipped, place.target + distance - skipped)
                && !isTaken(place.source + skipped)
            {
                return (place.source + skipped, place.target + distance - skipped)
            }
        }
        return nil
    }

    /// Indexes a sample of the source elements from an index on; of equal elements, only the first.
    @inlinable
    mutating func makeSample(from start: Int) -> SampleIndex {
        lostAt = start
        taken = Marks(count: sourceEnd)
        hashed = Marks(count: sourceEnd)
        var sample = SampleIndex(count: sourceEnd - start)
        hashSample(from: start)
        for index in stride(from: start, to: sourceEnd, by: SampleIndex.stride) {
            hashed.insert(index)
            sample.insert(index, hash: sourceHashes[index])
        }
        return sample
    }

    /// Hashes the elements of the sample. They are far apart in memory, so no other work is mixed in.
    @inlinable @inline(never)
    func hashSample(from start: Int) {
        for index in stride(from: start, to: sourceEnd, by: SampleIndex.stride) {
            sourceHashes[index] = IdentityHash(hasher.hash(Traits.identity(of: source[index])))
        }
    }

    /// Reads the target until an element is in the sample, then backward to the start of the run that contains it.
    ///
    /// Returns the start of the run, or `nil` when the credit is used up, and the end of the target range that was
    /// read.
    @inlinable
    mutating func relocate(
        from start: Int,
        in sample: SampleIndex,
        credit: inout RunCredit
    ) -> (run: (source: Int, target: Int)?, reached: Int) {
        let firstSource = lostAt ?? 0
        for targetIndex in start..<targetEnd {
            guard credit.payForProbe() else { return (nil, targetIndex) }
            hashTarget(targetIndex)
            guard let sourceIndex = sample.index(of: targetHashes[targetIndex]),
                !isTaken(sourceIndex), isSame(sourceIndex, targetIndex)
            else { continue }
            credit.beginRun()
            var back = 0
            while back < min(sourceIndex - firstSource, targetIndex - start),
                !isTaken(sourceIndex - back - 1),
                isSame(sourceIndex - back - 1, targetIndex - back - 1)
            {
                back += 1
            }
            return ((sourceIndex - back, targetIndex - back), targetIndex)
        }
        return (nil, targetEnd)
    }
}
