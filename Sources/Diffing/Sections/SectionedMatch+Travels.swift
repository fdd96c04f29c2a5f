extension SectionedMatch {
    /// Whether one section has elements to give and another one elements to take.
    @usableFromInline
    func mayHaveTravels(sourceCounts: [Int]) -> Bool {
        var givers = sourceCounts.indices.filter { givenCount(of: $0, count: sourceCounts[$0]) > 0 }[...]
        let takers = elements.indices.filter { elements[$0].unmatchedTargetCount > 0 }
        guard let taker = takers.first, let giver = givers.popFirst() else { return false }
        return takers.count > 1 || !givers.isEmpty || origins[taker] != giver
    }

    /// How many elements of a source section have no counterpart within their section.
    private func givenCount(of section: Int, count: Int) -> Int {
        destinations[section].map { elements[$0].unmatchedSourceCount } ?? count
    }

    /// Elements of the source without a counterpart within their section.
    @usableFromInline
    func unmatchedInSource(counts: [Int]) -> [ScatteredPosition] {
        var positions: [ScatteredPosition] = []
        positions.reserveCapacity(counts.indices.reduce(0) { $0 + givenCount(of: $1, count: counts[$1]) })
        for (section, destination) in destinations.enumerated() {
            if let destination {
                elements[destination].forEachDelete {
                    positions.append(ScatteredPosition(section: section, element: $0))
                }
            } else {
                for element in 0..<counts[section] {
                    positions.append(ScatteredPosition(section: section, element: element))
                }
            }
        }
        return positions
    }

    /// Elements of the target without a counterpart within their section.
    @usableFromInline
    func unmatchedInTarget() -> [ScatteredPosition] {
        var positions: [ScatteredPosition] = []
        positions.reserveCapacity(elements.reduce(0) { $0 + $1.unmatchedTargetCount })
        for (section, match) in elements.enumerated() {
            match.forEachInsert { positions.append(ScatteredPosition(section: section, element: $0)) }
        }
        return positions
    }

    /// Orders travels by where they arrive, and takes the travellers off what is deleted and inserted.
    @usableFromInline
    mutating func noteTravels(sourceCounts: [Int]) {
        travels.sort { $0.to.path < $1.to.path }
        for travel in travels {
            let from = travel.from.path
            let to = travel.to.path
            if let destination = destinations[from.section] {
                elements[destination].markSourceElsewhere(from.element)
            } else {
                departures[
                    from.section,
                    default: ListMatch(unmatchedSource: sourceCounts[from.section], target: 0)
                ].markSourceElsewhere(from.element)
            }
            elements[to.section].markTargetElsewhere(to.element)
            if origins[to.section] == nil { receivers.insert(to.section) }
        }
    }
}
