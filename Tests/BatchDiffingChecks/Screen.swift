import BatchDiffing

/// The content of a simulated collection view: the original position of each section and element.
struct Screen {
    struct Section {
        /// The original index of the section; `nil` for an inserted one.
        var origin: Int?
        /// The original positions of the elements; `nil` for inserted ones.
        var elements: [ElementPath?]
    }

    private(set) var sections: [Section]

    init(_ source: [Group]) {
        sections = source.enumerated().map { section, group in
            Section(
                origin: section,
                elements: group.differenceElements.indices.map { ElementPath(section: section, element: $0) }
            )
        }
    }

    var elementCounts: [Int] {
        sections.map(\.elements.count)
    }

    /// Performs a validated step; inserted sections have as many elements as in the data.
    mutating func perform(_ step: BatchUpdateStep, counts: [Int]) {
        let old = sections
        let oldSections = arrange(
            Array(old.indices),
            gone: step.deletedSections + step.movedSections.map(\.from),
            placed: step.insertedSections.map { ($0, nil) } + step.movedSections.map { ($0.to, $0.from) },
            count: counts.count
        )
        var gone: [Int: [Int]] = [:]
        for path in step.deletedElements + step.movedElements.map(\.from) {
            gone[path.section, default: []].append(path.element)
        }
        var placed: [Int: [(Int, ElementPath?)]] = [:]
        for path in step.insertedElements { placed[path.section, default: []].append((path.element, nil)) }
        for move in step.movedElements {
            placed[move.to.section, default: []]
                .append((move.to.element, old[move.from.section].elements[move.from.element]))
        }
        sections = oldSections.enumerated().map { section, oldSection in
            guard let oldSection else {
                return Section(origin: nil, elements: Array(repeating: nil, count: counts[section]))
            }
            if gone[oldSection] == nil, placed[section] == nil { return old[oldSection] }
            let elements = arrange(
                old[oldSection].elements,
                gone: gone[oldSection] ?? [],
                placed: placed[section] ?? [],
                count: counts[section]
            )
            return Section(origin: old[oldSection].origin, elements: elements)
        }
    }

    /// Removes deleted elements, places inserted and moved ones, and keeps the others around them in order.
    private func arrange<Value>(
        _ values: [Value?],
        gone: [Int],
        placed: [(Int, Value?)],
        count: Int
    ) -> [Value?] {
        var isGone = [Bool](repeating: false, count: values.count)
        for index in gone { isGone[index] = true }
        var isPlaced = [Bool](repeating: false, count: count)
        var arranged = [Value?](repeating: nil, count: count)
        for (index, value) in placed {
            isPlaced[index] = true
            arranged[index] = value
        }
        var next = 0
        for index in 0..<count where !isPlaced[index] {
            while isGone[next] { next += 1 }
            arranged[index] = values[next]
            next += 1
        }
        return arranged
    }
}
