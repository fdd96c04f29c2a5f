import BatchDiffing

/// Replays the difference of two lists.
public enum ListCheck {
    /// Returns what is wrong with the difference of two lists; `nil` if it is correct.
    public static func failure(from source: [Cell], to target: [Cell]) -> String? {
        let difference = ListDifference(from: source, to: target)
        guard let origins = origins(of: difference, source: source.count, target: target.count) else {
            return "indexes are out of bounds, out of order or named twice: \(difference)"
        }
        var updates = difference.updates[...]
        var survivors: [Int] = []
        for (index, origin) in origins.enumerated() where origin >= 0 {
            guard source[origin].differenceIdentity == target[index].differenceIdentity else {
                return "the element at \(index) is not the one that was at \(origin): \(difference)"
            }
            survivors.append(origin)
            if source[origin] != target[index] {
                guard updates.popFirst() == Update(old: origin, new: index) else {
                    return "the update of \(origin) to \(index) is missing: \(difference)"
                }
            }
        }
        guard updates.isEmpty else { return "there are updates of equal contents: \(updates)" }
        guard origins == Oracle.origins(source.map(\.differenceIdentity), target.map(\.differenceIdentity)) else {
            return "occurrences of one identity are not paired in their order: \(difference)"
        }
        let largest = Oracle.largestMatch(source.map(\.differenceIdentity), target.map(\.differenceIdentity))
        guard survivors.count == largest else { return "\(survivors.count) of \(largest) survive: \(difference)" }
        let fewest = survivors.count - Oracle.longestIncreasing(survivors)
        guard difference.moves.count == fewest else {
            return "\(difference.moves.count) elements move, \(fewest) would do: \(difference)"
        }
        return nil
    }

    /// For each target element its source index, or `-1` if it was inserted; `nil` for an inconsistent difference.
    private static func origins(of difference: ListDifference, source: Int, target: Int) -> [Int]? {
        var isGone = [Bool](repeating: false, count: source)
        for index in difference.deletes + difference.moves.map(\.from) {
            guard index >= 0, index < source, !isGone[index] else { return nil }
            isGone[index] = true
        }
        let unset = -2
        var origins = [Int](repeating: unset, count: target)
        for index in difference.inserts {
            guard index >= 0, index < target, origins[index] == unset else { return nil }
            origins[index] = -1
        }
        for move in difference.moves {
            guard move.to >= 0, move.to < target, origins[move.to] == unset else { return nil }
            origins[move.to] = move.from
        }
        var next = 0
        for index in 0..<target where origins[index] == unset {
            while next < source, isGone[next] { next += 1 }
            guard next < source else { return nil }
            origins[index] = next
            next += 1
        }
        while next < source, isGone[next] { next += 1 }
        let isOrdered =
            zip(difference.deletes, difference.deletes.dropFirst()).allSatisfy { $0 < $1 }
            && zip(difference.inserts, difference.inserts.dropFirst()).allSatisfy { $0 < $1 }
            && zip(difference.moves, difference.moves.dropFirst()).allSatisfy { $0.to < $1.to }
        return next == source && isOrdered ? origins : nil
    }
}
