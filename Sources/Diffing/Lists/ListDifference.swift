/// What turns one list into another: deletions, insertions, moves and updates.
///
/// Elements are deleted and moves start in the coordinates of the source; elements are inserted and moves end in those
/// of the target. Moves are minimal: elements that keep their order among themselves, as many as possible, stay.
public struct ListDifference: Hashable, Sendable {
    /// Indexes of elements that are gone, ascending, in the source.
    public var deletes: [Int]
    /// Indexes of elements that are new, ascending, in the target.
    public var inserts: [Int]
    /// Elements that have to change places, ordered by where they go.
    public var moves: [Move<Int>]
    /// Elements whose content changed, ordered by their index in the target. They may be among the moves as well.
    public var updates: [Update<Int>]

    /// Whether nothing has to change. Complexity: O(1).
    public var isEmpty: Bool {
        deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// Compares two lists.
    public init<Element: DifferenceElement>(from source: [Element], to target: [Element]) {
        deletes = []
        inserts = []
        moves = []
        updates = []
        var waiting: [Element.Identity: [Int]] = [:]
        for index in source.indices.reversed() {
            waiting[source[index].differenceIdentity, default: []].append(index)
        }
        var origins = [Int?](repeating: nil, count: target.count)
        var gone = Set(source.indices)
        for index in target.indices {
            guard let origin = waiting[target[index].differenceIdentity]?.popLast() else { continue }
            origins[index] = origin
            gone.remove(origin)
            if !source[origin].isContentEqual(to: target[index]) {
                updates.append(Update(old: origin, new: index))
            }
        }
        deletes = gone.sorted()
        inserts = target.indices.filter { origins[$0] == nil }
        let staying = longestIncreasingSubsequence(of: origins.compactMap { $0 })
        for (index, origin) in origins.enumerated() {
            guard let origin, !staying.contains(origin) else { continue }
            moves.append(Move(from: origin, to: index))
        }
    }
}

func longestIncreasingSubsequence(of values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
        result.insert(values[index])
        index = previous[index]
    }
    return result
}
