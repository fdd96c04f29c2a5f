extension SectionedDifference {
    /// Compares two lists of sections and plans the batch updates between them.
    public init(from source: [Section], to target: [Section]) {
        let sections = ListDifference(
            from: source.map { SectionIdentity<Section>($0) },
            to: target.map { SectionIdentity<Section>($0) }
        )
        self.steps = []
        self.elementUpdates = []
        self.sectionUpdates = []
        self.stages = [StagedData(source: source, target: target, isSource: true)]

        // Match sections
        var origin = [Int?](repeating: nil, count: target.count)
        let moved = Dictionary(uniqueKeysWithValues: sections.moves.map { ($0.to, $0.from) })
        let gone = Set(sections.deletes).union(sections.moves.map(\.from))
        var stay = source.indices.filter { !gone.contains($0) }[...]
        let new = Set(sections.inserts)
        for index in target.indices where !new.contains(index) {
            origin[index] = moved[index] ?? stay.removeFirst()
        }
        var destination = [Int?](repeating: nil, count: source.count)
        for (index, from) in origin.enumerated() {
            guard let from else { continue }
            destination[from] = index
            if !source[from].isContentEqual(to: target[index]) {
                sectionUpdates.append(Update(old: from, new: index))
            }
        }

        // Match elements: within their section first, then across sections.
        typealias Identity = Section.Element.Identity
        var pairs: [(ElementPath, ElementPath)] = []
        var matched: [ElementPath: ElementPath] = [:]
        var taken: Set<ElementPath> = []
        func match(_ sourceSections: [Int], _ targetSections: [Int]) {
            var waiting: [Identity: [ElementPath]] = [:]
            for section in sourceSections.reversed() {
                for (element, value) in source[section].differenceElements.enumerated().reversed() {
                    let path = ElementPath(section: section, element: element)
                    if !taken.contains(path) { waiting[value.differenceIdentity, default: []].append(path) }
                }
            }
            for section in targetSections {
                for (element, value) in target[section].differenceElements.enumerated() {
                    let path = ElementPath(section: section, element: element)
                    guard matched[path] == nil, let from = waiting[value.differenceIdentity]?.popLast() else {
                        continue
                    }
                    matched[path] = from
                    taken.insert(from)
                    pairs.append((from, path))
                }
            }
        }
        for (index, from) in origin.enumerated() {
            if let from { match([from], [index]) }
        }
        match(Array(source.indices), Array(target.indices))
        pairs.sort { $0.1 < $1.1 }
        for (from, to) in pairs {
            let old = source[from.section].differenceElements[from.element]
            if !old.isContentEqual(to: target[to.section].differenceElements[to.element]) {
                elementUpdates.append(Update(old: from, new: to))
            }
        }

        // Sections whose elements live on elsewhere go last.
        var leaving = Set<Int>()
        var receiving = Set<Int>()
        for (from, to) in pairs {
            if destination[from.section] == nil { leaving.insert(from.section) }
            if origin[to.section] == nil { receiving.insert(to.section) }
        }

        // The order of sections in between: a leaving section follows its nearest predecessor that does not move.
        let movedFrom = Set(sections.moves.map(\.from))
        var followers: [Int: [Int]] = [:]
        var anchor = -1
        for index in source.indices {
            if leaving.contains(index) {
                followers[anchor, default: []].append(index)
            } else if destination[index] != nil, !movedFrom.contains(index) {
                anchor = index
            }
        }
        var slots: [Slot] = (followers[-1] ?? []).map { .leaving($0) }
        for index in target.indices {
            slots.append(.target(index))
            if let from = origin[index] { slots += (followers[from] ?? []).map { .leaving($0) } }
        }
        var slotOfSource = [Int?](repeating: nil, count: source.count)
        var slotOfTarget = [Int](repeating: 0, count: target.count)
        for (slot, what) in slots.enumerated() {
            switch what {
            case .target(let index):
                slotOfTarget[index] = slot
                if let from = origin[index] { slotOfSource[from] = slot }
            case .leaving(let index): slotOfSource[index] = slot
            }
        }

        // Steps
        var first = BatchUpdateStep()
        first.deletedSections = sections.deletes.filter { !leaving.contains($0) }
        first.insertedSections = sections.inserts.map { slotOfTarget[$0] }
        first.movedSections = sections.moves.map { Move(from: $0.from, to: slotOfTarget[$0.to]) }
        var second = BatchUpdateStep()
        for index in source.indices {
            guard let slot = slotOfSource[index] else { continue }
            for element in source[index].differenceElements.indices
            where !taken.contains(ElementPath(section: index, element: element)) {
                second.deletedElements.append(ElementPath(section: slot, element: element))
            }
        }
        for index in target.indices {
            if origin[index] == nil, !receiving.contains(index) { continue }
            var local: [(Int, Int)] = []
            for element in target[index].differenceElements.indices {
                let path = ElementPath(section: index, element: element)
                let to = ElementPath(section: slotOfTarget[index], element: element)
                guard let from = matched[path] else {
                    second.insertedElements.append(to)
                    continue
                }
                if from.section == origin[index] {
                    local.append((from.element, element))
                } else {
                    second.movedElements.append(
                        Move(from: ElementPath(section: slotOfSource[from.section]!, element: from.element), to: to)
                    )
                }
            }
            let staying = longestIncreasingSubsequence(of: local.map(\.0))
            for (from, to) in local where !staying.contains(from) {
                let section = slotOfTarget[index]
                second.movedElements.append(
                    Move(
                        from: ElementPath(section: section, element: from),
                        to: ElementPath(section: section, element: to)
                    )
                )
            }
        }
        var third = BatchUpdateStep()
        third.deletedSections = leaving.map { slotOfSource[$0]! }.sorted()

        let inBetween: [StagedData<Section>.Origin] = slots.map {
            switch $0 {
            case .leaving(let index): .source(index)
            case .target(let index):
                if let from = origin[index] {
                    .source(from)
                } else if receiving.contains(index) {
                    .emptyTarget(index)
                } else {
                    .target(index)
                }
            }
        }
        let atLast: [StagedData<Section>.Origin] = slots.map {
            switch $0 {
            case .leaving(let index): .emptySource(index)
            case .target(let index): .target(index)
            }
        }
        for (step, origins) in [(first, inBetween), (second, atLast), (third, [])] where !step.isEmpty {
            steps.append(step)
            stages.append(StagedData(source: source, target: target, origins: origins))
        }
        if !steps.isEmpty {
            stages[steps.count] = StagedData(source: source, target: target, isSource: false)
        }
    }
}

private enum Slot { case target(Int), leaving(Int) }

private struct SectionIdentity<Section: DifferenceSection>: DifferenceElement {
    let differenceIdentity: Section.Identity

    init(_ section: Section) {
        differenceIdentity = section.differenceIdentity
    }

    func isContentEqual(to other: Self) -> Bool {
        true
    }
}
