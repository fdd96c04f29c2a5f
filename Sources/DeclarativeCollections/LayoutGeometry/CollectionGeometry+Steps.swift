import BatchDiffing

extension CollectionGeometry {
    /// Applies one step of a batch update; the heights of everything that stays or moves are preserved.
    ///
    /// - Parameters:
    ///   - shapes: The sections after the step.
    ///   - elements: Elements to follow, as they are before the step.
    /// - Returns: The remaining elements, before and after the step, in the same order.
    @discardableResult
    mutating func apply(
        _ step: BatchUpdateStep,
        shapes: [SectionShape],
        tracking elements: [GeometryElement] = []
    ) -> [ElementMove] {
        let shapes = shapes.map { $0.scaled(by: textScale) }
        let plan = StepPlan(step, oldCount: sections.count, newCount: shapes.count)
        var result = shapes.indices.map { index in
            guard let origin = plan.origins[index] else {
                return SectionGeometry(shape: shapes[index], width: width, grid: grid)
            }
            return sections[origin].edited(by: plan.edits[index], shape: shapes[index], width: width, grid: grid)
        }
        for move in step.movedElements {
            result.carryHeight(from: sections, move: move)
        }
        replaceSections(result)
        return elements.compactMap { element in
            plan.newElement(of: element).map { ElementMove(from: element, to: $0) }
        }
    }
}

/// An element before and after a step.
struct ElementMove {
    var from: GeometryElement
    var to: GeometryElement
}

extension [SectionGeometry] {
    /// Preserves the height of a moved item if rows are single items of the same width.
    fileprivate mutating func carryHeight(from old: [SectionGeometry], move: Move<ElementPath>) {
        let source = old[move.from.section]
        guard source.columns.count == 1, self[move.to.section].columns == source.columns else { return }
        self[move.to.section].rows[move.to.element] = source.rows[move.from.element]
    }
}

/// A step, grouped by section.
private struct StepPlan {
    /// The old index of each new section; `nil` for inserted sections.
    private(set) var origins: [Int?]
    /// The edits of each new section.
    private(set) var edits: [SectionEdits]
    private var destinations: [Int: Int] = [:]
    private var movedElements: [ElementPath: ElementPath] = [:]

    init(_ step: BatchUpdateStep, oldCount: Int, newCount: Int) {
        origins = [Int?](repeating: nil, count: newCount)
        edits = [SectionEdits](repeating: SectionEdits(), count: newCount)
        let leaving = Set(step.deletedSections + step.movedSections.map(\.from))
        let coming = Set(step.insertedSections + step.movedSections.map(\.to))
        let pairs = zip(
            (0..<oldCount).filter { !leaving.contains($0) },
            (0..<newCount).filter { !coming.contains($0) }
        )
        for (old, new) in Array(pairs) + step.movedSections.map({ ($0.from, $0.to) }) {
            origins[new] = old
            destinations[old] = new
        }
        for path in step.deletedElements + step.movedElements.map(\.from) {
            guard let section = destinations[path.section] else { continue }
            edits[section].removed.append(path.element)
        }
        for path in step.insertedElements + step.movedElements.map(\.to) {
            edits[path.section].added.append(path.element)
        }
        edits = edits.map { $0.sorted() }
        for move in step.movedElements {
            movedElements[move.from] = move.to
        }
    }

    func newElement(of element: GeometryElement) -> GeometryElement? {
        if case .item(let path) = element {
            newPath(of: path).map(GeometryElement.item)
        } else {
            destinations[element.section].map(element.moved)
        }
    }

    private func newPath(of path: ElementPath) -> ElementPath? {
        if let target = movedElements[path] { return target }
        guard let section = destinations[path.section] else { return nil }
        return edits[section].newIndex(of: path.element).map { ElementPath(section: section, element: $0) }
    }
}
