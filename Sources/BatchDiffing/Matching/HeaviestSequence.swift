/// A unit that moves or stays as a whole, with its rank in the source, in a list in target order.
struct Piece {
    /// The position among all pieces in source order.
    let rank: Int32
    /// The cost of moving the piece.
    let weight: Int32
    /// The weight of the heaviest increasing sequence that ends here; negative if the piece is not part of the heaviest
    /// sequence overall.
    var heaviest: Int32 = 0

    init(rank: Int32, weight: Int32) {
        self.rank = rank
        self.weight = weight
    }

    /// Whether the piece is part of the heaviest increasing sequence; valid after the search.
    var stays: Bool { heaviest >= 0 }
}

/// Finds the heaviest sequence of pieces with increasing ranks and marks all others.
///
/// The ranks are 0 to the number of pieces − 1, each once. Complexity: O(*n* log *n*), and O(*n*) if the ranks are
/// mostly increasing; four bytes of memory per piece.
///
/// - Returns: The total weight of the marked pieces.
@discardableResult
func markHeaviestSequence(in pieces: UnsafeMutableBufferPointer<Piece>) -> Int {
    // A Fenwick tree: each node holds the weight of the heaviest sequence that ends within the ranks it covers.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: pieces.count + 1) { tree in
        tree.initialize(repeating: 0)
        var highestRank = -1
        var heaviest: Int32 = 0
        for index in pieces.indices {
            let rank = Int(pieces[index].rank)
            var before: Int32 = 0
            if rank > highestRank {
                before = heaviest
                highestRank = rank
            } else {
                var node = rank
                while node > 0 {
                    before = max(before, tree[node])
                    node &= node &- 1
                }
            }
            let total = before + pieces[index].weight
            pieces[index].heaviest = total
            heaviest = max(heaviest, total)
            var node = rank + 1
            // Nodes that cover an already heavier node are at least as heavy.
            while node < tree.count, tree[node] < total {
                tree[node] = total
                node += node & -node
            }
        }
        return markPieces(in: pieces, apartFrom: heaviest)
    }
}

/// Backtracks from the last piece: a piece stays if it ends a sequence of the remaining weight and ranks below all
/// pieces that stay.
private func markPieces(in pieces: UnsafeMutableBufferPointer<Piece>, apartFrom heaviest: Int32) -> Int {
    var marked = 0
    var left = heaviest
    var bound = Int32.max
    for index in pieces.indices.reversed() {
        if pieces[index].heaviest == left, pieces[index].rank < bound, left > 0 {
            left -= pieces[index].weight
            bound = pieces[index].rank
        } else {
            pieces[index].heaviest = -1
            marked += Int(pieces[index].weight)
        }
    }
    assert(left == 0, "Every sequence has a beginning.")
    return marked
}
