extension SectionedMatch {
    /// Returns whether elements may have moved between sections: one has unmatched source elements, another target
    /// ones.
    @usableFromInline
    func mayHaveCrossSectionMoves(_ counts: (source: [Int], target: [Int])) -> Bool {
        // A pair of matching sections counts once: its own leftovers on both sides do not match each other.
        let sourcesWithUnmatched = counts.source.indices.lazy.filter {
            unmatchedSourceCount(of: $0, count: counts.source[$0]) > 0
        }.prefix(2)
        let targetsWithUnmatched = counts.target.indices.lazy.filter {
            unmatchedTargetCount(of: $0, count: counts.target[$0]) > 0
        }.prefix(2)
        guard let sourceSection = sourcesWithUnmatched.first, let targetSection = targetsWithUnmatched.first else {
            return false
        }
        return origins[targetSection] != sourceSection || sourcesWithUnmatched.count > 1
            || targetsWithUnmatched.count > 1
    }

    /// The number of elements of a source section without a counterpart in the matching section.
    private func unmatchedSourceCount(of section: Int, count: Int) -> Int {
        destinations[section].map { elements[$0].deletes.count } ?? count
    }

    /// The number of elements of a target section without a counterpart in the matching section.
    private func unmatchedTargetCount(of section: Int, count: Int) -> Int {
        origins[section] == nil ? count : elements[section].inserts.count
    }

    /// The source elements without a counterpart in the matching section.
    @usableFromInline
    func unmatchedInSource(_ counts: [Int]) -> [ElementPath] {
        var positions: [ElementPath] = []
        positions.reserveCapacity(counts.indices.reduce(0) { $0 + unmatchedSourceCount(of: $1, count: counts[$1]) })
        for section in counts.indices {
            if let destination = destinations[section] {
                for element in elements[destination].deletes {
                    positions.append(ElementPath(fitting: section, element))
                }
            } else {
                for element in 0..<counts[section] {
                    positions.append(ElementPath(fitting: section, element))
                }
            }
        }
        return positions
    }

    /// The target elements without a counterpart in the matching section.
    @usableFromInline
    func unmatchedInTarget(_ counts: [Int]) -> [ElementPath] {
        var positions: [ElementPath] = []
        positions.reserveCapacity(counts.indices.reduce(0) { $0 + unmatchedTargetCount(of: $1, count: counts[$1]) })
        for section in counts.indices {
            if origins[section] != nil {
                for element in elements[section].inserts {
                    positions.append(ElementPath(fitting: section, element))
                }
            } else {
                for element in 0..<counts[section] {
                    positions.append(ElementPath(fitting: section, element))
                }
            }
        }
        return positions
    }

    /// Removes elements that move between sections from deletions and insertions. `crossSectionMoves` must be ordered
    /// by destination.
    @usableFromInline
    mutating func extractCrossSectionMoves(_ counts: (source: [Int], target: [Int])) {
        forEachSection(of: crossSectionMoves.map(\.to)) { section, moved in
            if origins[section] != nil {
                elements[section].inserts.remove(ascending: moved)
            } else {
                partialInserts[section] = Array(0..<counts.target[section])
                partialInserts[section]?.remove(ascending: moved)
            }
        }
        forEachSection(of: crossSectionMoves.map(\.from).sorted()) { section, moved in
            if let destination = destinations[section] {
                elements[destination].deletes.remove(ascending: moved)
            } else {
                partialDeletes[section] = Array(0..<counts.source[section])
                partialDeletes[section]?.remove(ascending: moved)
            }
        }
    }

    /// Calls `body` with each section and the paths in it; the paths are sorted.
    private func forEachSection(of paths: [ElementPath], _ body: (Int, ArraySlice<ElementPath>) -> Void) {
        var rest = paths[...]
        while let section = rest.first?.section {
            let end = rest.firstIndex { $0.section != section } ?? rest.endIndex
            body(section, rest[..<end])
            rest = rest[end...]
        }
    }
}

extension [Int] {
    /// Removes the elements at some paths; both lists are sorted.
    fileprivate mutating func remove(ascending paths: ArraySlice<ElementPath>) {
        var rest = paths
        removeAll { element in
            guard rest.first?.element == element else { return false }
            rest.removeFirst()
            return true
        }
    }
}

extension ListDifference {
    /// For each index of one list, the index of its counterpart in the other, or `nil`.
    func counterparts(sourceCount: Int, targetCount: Int) -> (destinations: [Int?], origins: [Int?]) {
        var destinations = [Int?](repeating: nil, count: sourceCount)
        var origins = [Int?](repeating: nil, count: targetCount)
        func pair(_ sourceIndex: Int, _ targetIndex: Int) {
            destinations[sourceIndex] = targetIndex
            origins[targetIndex] = sourceIndex
        }
        // Elements that are not deleted, inserted or moved keep their order.
        let gone = (deletes + moves.map(\.from)).sorted()
        let placed = merge(inserts, moves.map(\.to)) { $0 < $1 }
        var (nextGone, nextPlaced) = (gone[...], placed[...])
        var sourceIndex = 0
        for targetIndex in 0..<targetCount {
            if nextPlaced.first == targetIndex {
                nextPlaced.removeFirst()
                continue
            }
            while nextGone.first == sourceIndex {
                nextGone.removeFirst()
                sourceIndex += 1
            }
            pair(sourceIndex, targetIndex)
            sourceIndex += 1
        }
        for move in moves { pair(move.from, move.to) }
        return (destinations, origins)
    }
}
