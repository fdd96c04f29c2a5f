/// Something with a place in the source, in a list that is in the order of the target.
struct Piece {
    /// The place among all pieces in the order of the source.
    let rank: Int32
    /// How much it is worth to keep it in its place.
    let weight: Int32
    /// The weight of the heaviest increasing sequence that ends here; negative where the piece stays out of the
    /// heaviest of all.
    var heaviest: Int32 = 0

    init(rank: Int32, weight: Int32) {
        self.rank = rank
        self.weight = weight
    }

    /// Whether the piece is part of the heaviest increasing sequence, once it has been searched.
    var stays: Bool { heaviest >= 0 }
}

/// Finds the heaviest sequence of pieces whose ranks increase, and marks all others.
///
/// The ranks are those from zero to the number of pieces, each once. Complexity: O(*n* log *n*), and O(*n*) where ranks
/// increase by and large; four bytes of memory a piece.
///
/// - Returns: The weight of all others together.
@discardableResult
func markHeaviestSequence(in pieces: UnsafeMutableBufferPointer<Piece>) -> Int {
    // A Fenwick tree: every node holds the heaviest sequence that ends within the ranks that it covers.
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
            // Whatever covers a node that is heavier already is as heavy at least.
            while node < tree.count, tree[node] < total {
                tree[node] = total
                node += node & -node
            }
        }
        return markPieces(in: pieces, apartFrom: heaviest)
    }
}

/// Reads back from the last piece: whatever ends a sequence of the weight that is left, below all that stay, stays.
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
