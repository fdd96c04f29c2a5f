/// Checks a step against the rules of `performBatchUpdates`.
///
/// - Parameters:
///   - step: The changes to perform in one batch.
///   - before: The number of elements in each section before the step.
///   - after: The number of elements in each section after the step.
/// - Returns: All violated rules; empty for a step that UIKit accepts. Complexity: O(sections + changes).
public func validate(
    _ step: BatchUpdateStep,
    from before: [Int],
    to after: [Int]
) -> [BatchUpdateViolation] {
    var validation = BatchUpdateValidation(step: step, before: before, after: after)
    validation.checkSections()
    validation.checkElements()
    validation.checkCounts()
    return validation.violations
}

/// One run of ``validate(_:from:to:)``.
private struct BatchUpdateValidation {
    /// The change that affects a section in old or new coordinates.
    enum SectionChange {
        case kept, deleted, inserted, moved, reloaded
    }

    let step: BatchUpdateStep
    let before: [Int]
    let after: [Int]
    var oldChanges: [SectionChange]
    var newChanges: [SectionChange]
    /// Sections that are not deleted, inserted or moved, in order.
    var staying: [Move<Int>] = []
    var violations: [BatchUpdateViolation] = []

    init(step: BatchUpdateStep, before: [Int], after: [Int]) {
        self.step = step
        self.before = before
        self.after = after
        oldChanges = Array(repeating: .kept, count: before.count)
        newChanges = Array(repeating: .kept, count: after.count)
    }

    /// Checks that section indexes are in bounds and unique, and that no moved section is reloaded.
    mutating func checkSections() {
        for section in step.deletedSections { markOld(section, as: .deleted) }
        for move in step.movedSections { markOld(move.from, as: .moved) }
        for section in step.reloadedSections { markOld(section, as: .reloaded) }
        for section in step.insertedSections { markNew(section, as: .inserted) }
        for move in step.movedSections { markNew(move.to, as: .moved) }
        let stayingOld = oldChanges.indices.filter { oldChanges[$0] == .kept || oldChanges[$0] == .reloaded }
        let stayingNew = newChanges.indices.filter { newChanges[$0] == .kept }
        staying = zip(stayingOld, stayingNew).map { Move(from: $0, to: $1) }
        for section in staying where oldChanges[section.from] == .reloaded { newChanges[section.to] = .reloaded }
    }

    private mutating func markOld(_ section: Int, as change: SectionChange) {
        guard before.indices.contains(section) else {
            violations.append(.oldSectionOutOfBounds(section, count: before.count))
            return
        }
        if oldChanges[section] == .moved, change == .reloaded {
            violations.append(.sectionReloadedAndMoved(section))
        } else if oldChanges[section] != .kept {
            violations.append(.oldSectionNamedTwice(section))
        }
        oldChanges[section] = change
    }

    private mutating func markNew(_ section: Int, as change: SectionChange) {
        guard after.indices.contains(section) else {
            violations.append(.newSectionOutOfBounds(section, count: after.count))
            return
        }
        if newChanges[section] != .kept {
            violations.append(.newSectionNamedTwice(section))
        }
        newChanges[section] = change
    }

    /// Checks that paths are in bounds and unique, that no moved element is reloaded, and that no element changes in a
    /// section that changes as a whole.
    mutating func checkElements() {
        var moved: Set<ElementPath> = []
        var old: Set<ElementPath> = []
        for path in step.movedElements.map(\.from) {
            checkOld(path, seen: &old)
            moved.insert(path)
        }
        for path in step.deletedElements { checkOld(path, seen: &old) }
        for path in step.reloadedElements {
            if moved.contains(path) {
                violations.append(.elementReloadedAndMoved(path))
            } else {
                checkOld(path, seen: &old)
            }
        }
        var new: Set<ElementPath> = []
        for path in step.insertedElements { checkNew(path, seen: &new) }
        for path in step.movedElements.map(\.to) { checkNew(path, seen: &new) }
    }

    private mutating func checkOld(_ path: ElementPath, seen: inout Set<ElementPath>) {
        guard before.indices.contains(path.section), (0..<before[path.section]).contains(path.element) else {
            violations.append(.oldElementOutOfBounds(path))
            return
        }
        if !seen.insert(path).inserted {
            violations.append(.oldElementNamedTwice(path))
        }
        check(path, in: oldChanges[path.section])
    }

    private mutating func checkNew(_ path: ElementPath, seen: inout Set<ElementPath>) {
        guard after.indices.contains(path.section), (0..<after[path.section]).contains(path.element) else {
            violations.append(.newElementOutOfBounds(path))
            return
        }
        if !seen.insert(path).inserted {
            violations.append(.newElementNamedTwice(path))
        }
        check(path, in: newChanges[path.section])
    }

    private mutating func check(_ path: ElementPath, in change: SectionChange) {
        switch change {
        case .kept: break
        case .deleted: violations.append(.elementChangedInDeletedSection(path))
        case .inserted: violations.append(.elementChangedInInsertedSection(path))
        case .moved: violations.append(.elementChangedInMovedSection(path))
        case .reloaded: violations.append(.elementChangedInReloadedSection(path))
        }
    }

    /// Checks that each count after the step equals the count before it plus insertions minus deletions.
    mutating func checkCounts() {
        guard before.count - step.deletedSections.count + step.insertedSections.count == after.count else {
            violations.append(
                .numberOfSections(
                    before: before.count,
                    after: after.count,
                    inserted: step.insertedSections.count,
                    deleted: step.deletedSections.count
                )
            )
            return
        }
        // Invalid or duplicate section indexes make it impossible to pair old and new sections.
        guard violations.isEmpty else { return }

        let pairs = step.movedSections + staying
        let deleted = counts(of: step.deletedElements, sections: before.count)
        let movedOut = counts(of: step.movedElements.map(\.from), sections: before.count)
        let inserted = counts(of: step.insertedElements, sections: after.count)
        let movedIn = counts(of: step.movedElements.map(\.to), sections: after.count)
        for pair in pairs.sorted(by: { $0.from < $1.from }) where oldChanges[pair.from] != .reloaded {
            let expected =
                before[pair.from] - deleted[pair.from] - movedOut[pair.from] + inserted[pair.to] + movedIn[pair.to]
            if after[pair.to] != expected {
                violations.append(
                    .numberOfElements(
                        section: pair.from,
                        before: before[pair.from],
                        after: after[pair.to],
                        inserted: inserted[pair.to],
                        deleted: deleted[pair.from],
                        movedIn: movedIn[pair.to],
                        movedOut: movedOut[pair.from]
                    )
                )
            }
        }
    }

    private func counts(of paths: [ElementPath], sections: Int) -> [Int] {
        var counts = [Int](repeating: 0, count: sections)
        for path in paths { counts[path.section] += 1 }
        return counts
    }
}
