/// Returns the known name that a misspelled one was probably meant to be; `nil` if none is close.
///
/// A name is close if at most a third of its letters are wrong. Very long names are not compared, so they cost nothing.
package func nearestName(to name: String, among names: [String]) -> String? {
    let letters = Array(name.lowercased().prefix(maximumNameLength + 1))
    guard letters.count <= maximumNameLength else { return nil }
    let distances = names.map { (name: $0, distance: editDistance(letters, Array($0.lowercased()))) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
}

private let maximumNameLength = 40

/// The number of insertions, deletions, substitutions and swaps of neighboring letters between two words (optimal
/// string alignment).
private func editDistance(_ source: [Character], _ target: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for (row, letter) in source.enumerated() {
        var current = [row + 1]
        for (column, other) in target.enumerated() {
            var distance = min(
                previous[column + 1] + 1,
                current[column] + 1,
                previous[column] + (letter == other ? 0 : 1)
            )
            if row > 0, column > 0, letter == target[column - 1], other == source[row - 1] {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[target.count]
}
