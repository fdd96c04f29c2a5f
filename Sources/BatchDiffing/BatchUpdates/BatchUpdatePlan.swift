/// The batch updates that turn the source into the target, and the intermediate data between them.
@usableFromInline
struct BatchUpdatePlan {
    @usableFromInline var steps: [BatchUpdateStep] = []
    /// The sections after each step except the last.
    @usableFromInline var stages: [[StagedSection]] = []
    @usableFromInline var elementUpdates: [Update<ElementPath>] = []
    @usableFromInline var sectionUpdates: [Update<Int>] = []

    /// Creates an empty plan.
    @usableFromInline
    init() {}

    /// Plans sections first, then elements, then the deletion of sections that had to be emptied first.
    ///
    /// Complexity: O(sections + links), and O(*n* log *n*) when many elements move.
    @usableFromInline
    init(_ match: SectionedMatch) {
        sectionUpdates = match.sections.updates
        planElementUpdates(match)
        guard match.sections.changesStructure || !match.crossSectionMoves.isEmpty else {
            let step = elementStep(within: match.elements)
            if !step.isEmpty { steps = [step] }
            return
        }

        let order = SectionOrder(of: match)
        let sectionStep = sectionStep(match, order)
        let elementStep = elementStep(match, order)
        if let step = onlyDeleting(sectionStep, elementStep, order) ?? onlyInserting(sectionStep, elementStep) {
            steps = [step]
            return
        }
        append(sectionStep, leadingTo: sectionsBeforeElements(match, order))
        append(elementStep, leadingTo: sectionsAfterElements(order))
        append(lastStep(match, order), leadingTo: [])
        // The last step always ends at the target, whichever step that is.
        stages = Array(stages.dropLast())
    }

    @usableFromInline var isEmpty: Bool {
        steps.isEmpty && elementUpdates.isEmpty && sectionUpdates.isEmpty
    }

    private mutating func append(_ step: BatchUpdateStep, leadingTo sections: [StagedSection]) {
        guard !step.isEmpty else { return }
        steps.append(step)
        stages.append(sections)
    }

    /// Collects pairs with changed content, within and across sections, ordered by their position in the target.
    private mutating func planElementUpdates(_ match: SectionedMatch) {
        for (section, elements) in match.elements.enumerated() {
            guard let origin = match.origins[section] else { continue }
            for update in elements.updates {
                elementUpdates.append(
                    Update(
                        old: ElementPath(section: origin, element: update.old),
                        new: ElementPath(section: section, element: update.new)
                    )
                )
            }
        }
        let ofCrossSectionMoves = match.crossSectionMoves.filter(\.isChanged).map { Update(old: $0.from, new: $0.to) }
        elementUpdates = merge(elementUpdates, ofCrossSectionMoves) { $0.new < $1.new }
    }
}

// MARK: - Steps

extension BatchUpdatePlan {
    /// All changes to whole sections, except deletions of sections that must be emptied first.
    private func sectionStep(_ match: SectionedMatch, _ order: SectionOrder) -> BatchUpdateStep {
        BatchUpdateStep(
            deletedSections: match.sections.deletes.filter { match.partialDeletes[$0] == nil },
            insertedSections: match.sections.inserts.map { order.placeOfTarget[$0] },
            movedSections: match.sections.moves.map { Move(from: $0.from, to: order.placeOfTarget[$0.to]) }
        )
    }

    /// All changes to elements when the sections do not change.
    private func elementStep(within sections: [ListDifference]) -> BatchUpdateStep {
        BatchUpdateStep(sections.enumerated().map { ($0.offset, $0.element) })
    }

    /// All changes to elements of sections that exist both before and after.
    private func elementStep(_ match: SectionedMatch, _ order: SectionOrder) -> BatchUpdateStep {
        var step = BatchUpdateStep(
            order.places.enumerated().map { section, place in
                switch place {
                case .leaving(let source):
                    return (section, ListDifference(deletes: match.partialDeletes[source] ?? []))
                case .target(let target):
                    // A new section is inserted with its elements, except those that move in from other sections later.
                    return (
                        section,
                        match.partialInserts[target].map { ListDifference(inserts: $0) } ?? match.elements[target]
                    )
                }
            }
        )
        let crossSectionMoves = match.crossSectionMoves.map { move in
            let from = move.from
            let to = move.to
            guard let oldSection = order.placeOfSource[from.section] else {
                preconditionFailure("A section that elements leave is still there.")
            }
            return Move(
                from: ElementPath(section: oldSection, element: from.element),
                to: ElementPath(section: order.placeOfTarget[to.section], element: to.element)
            )
        }
        step.movedElements = merge(step.movedElements, crossSectionMoves) { $0.to < $1.to }
        return step
    }

    /// Deletes the sections that have been emptied by the previous steps.
    private func lastStep(_ match: SectionedMatch, _ order: SectionOrder) -> BatchUpdateStep {
        BatchUpdateStep(deletedSections: match.partialDeletes.keys.compactMap { order.placeOfSource[$0] }.sorted())
    }

    /// Combines section and element deletions in one step if there are no other changes, since deletions cannot
    /// conflict.
    private func onlyDeleting(
        _ sections: BatchUpdateStep,
        _ elements: BatchUpdateStep,
        _ order: SectionOrder
    ) -> BatchUpdateStep? {
        var step = sections
        step.deletedElements = elements.deletedElements
        guard !sections.isEmpty, !elements.isEmpty, step.onlyDeletes, elements.onlyDeletes else { return nil }
        // Old coordinates are source coordinates here, because no step precedes this one.
        var sources = [Int](repeating: 0, count: order.places.count)
        for case (let source, let place?) in order.placeOfSource.enumerated() { sources[place] = source }
        for index in step.deletedElements.indices {
            step.deletedElements[index].section = sources[step.deletedElements[index].section]
        }
        return step
    }

    /// Combines section and element insertions in one step if there are no other changes.
    private func onlyInserting(_ sections: BatchUpdateStep, _ elements: BatchUpdateStep) -> BatchUpdateStep? {
        var step = sections
        step.insertedElements = elements.insertedElements
        guard !sections.isEmpty, !elements.isEmpty, step.onlyInserts, elements.onlyInserts else { return nil }
        return step
    }
}

extension BatchUpdateStep {
    /// Creates a step from the element changes of sections.
    fileprivate init(_ sections: [(index: Int, elements: ListDifference)]) {
        self.init(
            deletedElements: BatchUpdateStep.join(sections, \.deletes, ElementPath.init(fitting:_:)),
            insertedElements: BatchUpdateStep.join(sections, \.inserts, ElementPath.init(fitting:_:)),
            movedElements: BatchUpdateStep.join(sections, \.moves) { section, move in
                Move(
                    from: ElementPath(fitting: section, move.from),
                    to: ElementPath(fitting: section, move.to)
                )
            }
        )
    }

    /// Concatenates the changes of all sections into one array that is allocated once.
    private static func join<Change, Result>(
        _ sections: [(index: Int, elements: ListDifference)],
        _ changes: (ListDifference) -> [Change],
        _ result: (_ section: Int, _ change: Change) -> Result
    ) -> [Result] {
        let count = sections.reduce(0) { $0 + changes($1.elements).count }
        return Array(unsafeUninitializedCapacity: count) { results, joined in
            for (section, elements) in sections {
                for change in changes(elements) {
                    results.initializeElement(at: joined, to: result(section, change))
                    joined += 1
                }
            }
        }
    }

    fileprivate var onlyDeletes: Bool {
        insertedSections.isEmpty && movedSections.isEmpty && insertedElements.isEmpty && movedElements.isEmpty
    }

    fileprivate var onlyInserts: Bool {
        deletedSections.isEmpty && movedSections.isEmpty && deletedElements.isEmpty && movedElements.isEmpty
    }
}

// MARK: - Stages

extension BatchUpdatePlan {
    /// The stage where sections are in their final order and elements have not changed yet.
    private func sectionsBeforeElements(_ match: SectionedMatch, _ order: SectionOrder) -> [StagedSection] {
        order.places.map { place in
            switch place {
            case .leaving(let source): return .source(source)
            case .target(let target):
                if let origin = match.origins[target] { return .source(origin) }
                return match.partialInserts[target] != nil ? .emptyTarget(target) : .target(target)
            }
        }
    }

    /// The stage where elements are in their final positions and emptied sections have not been deleted yet.
    private func sectionsAfterElements(_ order: SectionOrder) -> [StagedSection] {
        order.places.map { place in
            switch place {
            case .leaving(let source): .emptySource(source)
            case .target(let target): .target(target)
            }
        }
    }
}
