extension Pairs {
    /// Returns the pairs that have to move, in target order: all except a longest increasing subsequence.
    ///
    /// Pairs in runs are numerous and keep their relative order, so they are not processed one by one: those with no
    /// scattered pair between them on either side stay or move together, as one piece.
    func moves(offset: Int) -> [Move<Int>] {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * scatteredCount) { cuts in
            let cuts = UnsafeMutableBufferPointer(rebasing: cuts[..<findCuts(cuts)])
            let segmentCount = max(0, cuts.count - 1)
            return withUnsafeTemporaryAllocation(of: Int32.self, capacity: segmentCount) { ranks in
                rank(cuts, ranks)
                return withUnsafeTemporaryAllocation(of: Piece.self, capacity: scatteredCount + segmentCount) {
                    pieces in
                    var count = 0
                    forEachPiece(cuts) { piece in
                        pieces.initializeElement(at: count, to: self.piece(piece, cuts, ranks))
                        count += 1
                    }
                    return Array(unsafeUninitializedCapacity: markHeaviestSequence(in: pieces)) { moves, count in
                        count = readMoves(pieces, cuts, offset: offset, into: moves)
                    }
                }
            }
        }
    }

    /// The content of a piece.
    private enum Content {
        /// A scattered pair, by its index among the leftovers of the target.
        case scattered(Int)
        /// The pairs of runs between two cuts.
        case segment(Int)
    }

    /// The number of run pairs before a leftover of the target.
    private func pairsBefore(target index: Int) -> Int {
        target.position(at: index) - index
    }

    /// The number of run pairs before a leftover of the source.
    private func pairsBefore(source index: Int) -> Int {
        source.position(at: index) - index
    }

    /// Writes the positions among the run pairs where scattered pairs split them, ascending and without duplicates.
    private func findCuts(_ cuts: UnsafeMutableBufferPointer<Int32>) -> Int {
        if runs.isEmpty { return 0 }
        var count = 0
        var (sourceIndex, targetIndex) = (0, 0)
        while true {
            while sourceIndex < source.count, source.partner(at: sourceIndex) == nil { sourceIndex += 1 }
            while targetIndex < target.count, target.partner(at: targetIndex) == nil { targetIndex += 1 }
            let before = (
                source: sourceIndex < source.count ? pairsBefore(source: sourceIndex) : Int.max,
                target: targetIndex < target.count ? pairsBefore(target: targetIndex) : Int.max
            )
            let cut = min(before.source, before.target)
            guard cut < Int.max else { return count }
            if before.source <= before.target { sourceIndex += 1 } else { targetIndex += 1 }
            if count == 0 || cuts[count - 1] != cut {
                cuts.initializeElement(at: count, to: Int32(truncatingIfNeeded: cut))
                count += 1
            }
        }
    }

    /// Ranks all pieces in source order: segments in their own memory, scattered pairs in the memory of the source
    /// partners, which are no longer needed.
    private func rank(_ cuts: UnsafeMutableBufferPointer<Int32>, _ ranks: UnsafeMutableBufferPointer<Int32>) {
        var rank: Int32 = 0
        var segment = 0
        for index in 0..<source.count where source.partner(at: index) != nil {
            while segment < ranks.count, cuts[segment] < pairsBefore(source: index) {
                ranks.initializeElement(at: segment, to: rank)
                segment += 1
                rank += 1
            }
            source.partners[index] = rank
            rank += 1
        }
        while segment < ranks.count {
            ranks.initializeElement(at: segment, to: rank)
            segment += 1
            rank += 1
        }
    }

    /// Calls `body` with each piece in target order.
    private func forEachPiece(_ cuts: UnsafeMutableBufferPointer<Int32>, _ body: (Content) -> Void) {
        var segment = 0
        for index in 0..<target.count where target.partner(at: index) != nil {
            while segment < cuts.count - 1, cuts[segment] < pairsBefore(target: index) {
                body(.segment(segment))
                segment += 1
            }
            body(.scattered(index))
        }
        while segment < cuts.count - 1 {
            body(.segment(segment))
            segment += 1
        }
    }

    private func piece(
        _ content: Content,
        _ cuts: UnsafeMutableBufferPointer<Int32>,
        _ ranks: UnsafeMutableBufferPointer<Int32>
    ) -> Piece {
        switch content {
        case .scattered(let index): Piece(rank: source.partners[Int(target.partners[index])], weight: 1)
        case .segment(let segment): Piece(rank: ranks[segment], weight: cuts[segment + 1] - cuts[segment])
        }
    }

    /// Collects the pairs of all pieces that move and returns their number.
    private func readMoves(
        _ pieces: UnsafeMutableBufferPointer<Piece>,
        _ cuts: UnsafeMutableBufferPointer<Int32>,
        offset: Int,
        into moves: UnsafeMutableBufferPointer<Move<Int>>
    ) -> Int {
        var count = 0
        var index = 0
        var run = 0
        var pairsBeforeRun = 0
        func append(from source: Int, to target: Int) {
            moves.initializeElement(at: count, to: Move(from: offset + source, to: offset + target))
            count += 1
        }
        forEachPiece(cuts) { piece in
            defer { index += 1 }
            guard !pieces[index].stays else { return }
            switch piece {
            case .scattered(let index):
                append(from: source.position(at: Int(target.partners[index])), to: target.position(at: index))
            case .segment(let segment):
                for pair in Int(cuts[segment])..<Int(cuts[segment + 1]) {
                    while pair >= pairsBeforeRun + Int(runs[run].count) {
                        pairsBeforeRun += Int(runs[run].count)
                        run += 1
                    }
                    let distance = pair - pairsBeforeRun
                    append(from: Int(runs[run].source) + distance, to: Int(runs[run].target) + distance)
                }
            }
        }
        return count
    }
}
