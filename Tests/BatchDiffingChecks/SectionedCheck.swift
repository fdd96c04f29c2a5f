import BatchDiffing

/// Replays the plan of two lists of sections, step by step, as a collection view would.
public enum SectionedCheck {
    /// Returns what is wrong with the plan for two lists of sections; `nil` if it is correct.
    public static func failure(from source: [Group], to target: [Group]) -> String? {
        let difference = SectionedDifference(from: source, to: target)
        var screen = Screen(source)
        guard difference.steps.count <= 3 else { return "there are \(difference.steps.count) steps" }
        for (index, step) in difference.steps.enumerated() {
            let after = difference.data(afterStep: index)
            let violations = validate(step, from: screen.elementCounts, to: after.elementCounts)
            guard violations.isEmpty else { return "step \(index) \(step) breaks rules: \(violations)" }
            guard !step.isEmpty else { return "step \(index) is empty" }
            screen.perform(step, counts: after.elementCounts)
            if let failure = mismatch(of: screen, with: after, source: source) {
                return "after step \(index) \(step): \(failure)"
            }
        }
        let last =
            difference.steps.isEmpty
            ? StagedShape(target)
            : StagedShape(
                difference.data(afterStep: difference.steps.count - 1)
            )
        guard last == StagedShape(target) else { return "the last step does not lead to the target" }
        return mistakenUpdates(difference, screen: screen)
            ?? mistakenMatch(difference, screen: screen)
            ?? mistakenMoves(difference, screen: screen)
    }

    /// Checks that the screen matches the data.
    private static func mismatch(of screen: Screen, with data: StagedData<Group>, source: [Group]) -> String? {
        guard screen.sections.count == data.numberOfSections else { return "the number of sections differs" }
        for (section, shown) in screen.sections.enumerated() {
            guard shown.elements.count == data.numberOfElements(in: section) else {
                return "the number of elements in section \(section) differs"
            }
            if let origin = shown.origin,
                source[origin].differenceIdentity != data.section(at: section).differenceIdentity
            {
                return "section \(section) is not the one that was at \(origin)"
            }
            for (element, origin) in shown.elements.enumerated() {
                guard let origin else { continue }
                let path = ElementPath(section: section, element: element)
                let old = source[origin.section].differenceElements[origin.element]
                guard data.element(at: path).differenceIdentity == old.differenceIdentity else {
                    return "the element at \(path) is not the one that was at \(origin)"
                }
            }
        }
        return nil
    }

    /// Checks that exactly the remaining elements with changed content are updated.
    private static func mistakenUpdates(_ difference: SectionedDifference<Group>, screen: Screen) -> String? {
        var elements: [Update<ElementPath>] = []
        var sections: [Update<Int>] = []
        for (section, shown) in screen.sections.enumerated() {
            let new = difference.target[section]
            if let origin = shown.origin, !difference.source[origin].isContentEqual(to: new) {
                sections.append(Update(old: origin, new: section))
            }
            for (element, origin) in shown.elements.enumerated() {
                guard let origin else { continue }
                if difference.source[origin.section].differenceElements[origin.element]
                    != new.differenceElements[element]
                {
                    elements.append(Update(old: origin, new: ElementPath(section: section, element: element)))
                }
            }
        }
        guard difference.elementUpdates == elements else {
            return "elements to update are \(elements), not \(difference.elementUpdates)"
        }
        guard difference.sectionUpdates == sections else {
            return "sections to update are \(sections), not \(difference.sectionUpdates)"
        }
        return nil
    }

    /// Checks that as many elements and sections as possible remain.
    private static func mistakenMatch(_ difference: SectionedDifference<Group>, screen: Screen) -> String? {
        let sections = Oracle.largestMatch(
            difference.source.map(\.differenceIdentity),
            difference.target.map(\.differenceIdentity)
        )
        guard screen.sections.count(where: { $0.origin != nil }) == sections else {
            return "\(sections) sections could survive"
        }
        let elements = Oracle.largestMatch(
            difference.source.flatMap { $0.differenceElements.map(\.differenceIdentity) },
            difference.target.flatMap { $0.differenceElements.map(\.differenceIdentity) }
        )
        let surviving = screen.sections.reduce(0) { $0 + $1.elements.count(where: { $0 != nil }) }
        return surviving == elements ? nil : "\(surviving) of \(elements) elements survive"
    }

    /// Checks that as few elements and sections as possible move.
    private static func mistakenMoves(_ difference: SectionedDifference<Group>, screen: Screen) -> String? {
        let origins = screen.sections.compactMap(\.origin)
        let sectionMoves = origins.count - Oracle.longestIncreasing(origins)
        let plannedSectionMoves = difference.steps.reduce(0) { $0 + $1.movedSections.count }
        guard plannedSectionMoves == sectionMoves else {
            return "\(plannedSectionMoves) sections move, \(sectionMoves) would do"
        }
        var elementMoves = 0
        for shown in screen.sections {
            let survivors = shown.elements.compactMap { $0 }
            let local = survivors.filter { $0.section == shown.origin }.map(\.element)
            elementMoves += survivors.count - Oracle.longestIncreasing(local)
        }
        let plannedElementMoves = difference.steps.reduce(0) { $0 + $1.movedElements.count }
        guard plannedElementMoves == elementMoves else {
            return "\(plannedElementMoves) elements move, \(elementMoves) would do"
        }
        return nil
    }
}

/// The sections and elements of data, to compare data of different types.
private struct StagedShape: Equatable {
    var sections: [Group]

    init(_ sections: [Group]) {
        self.sections = sections
    }

    init(_ data: StagedData<Group>) {
        sections = (0..<data.numberOfSections).map { section in
            var group = data.section(at: section)
            group.differenceElements = (0..<data.numberOfElements(in: section)).map {
                data.element(at: ElementPath(section: section, element: $0))
            }
            return group
        }
    }
}
