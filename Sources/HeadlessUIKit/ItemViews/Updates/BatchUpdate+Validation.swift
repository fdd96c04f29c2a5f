import Foundation

extension BatchUpdate {
    /// Checks the changes against the item counts before and after them by UIKit's rules.
    ///
    /// - Returns: The error in UIKit's wording, with the counts of all sections before and after the update, or `nil`
    ///   for a consistent update.
    func inconsistency(
        before: ItemCounts,
        after: ItemCounts,
        terms: UpdateTerms
    ) -> String? {
        let violation =
            missingSection(before: before, after: after)
            ?? conflictingSections()
            ?? wrongSectionCount(before: before, after: after, terms)
            ?? missingItem(before: before, after: after, terms)
            ?? (isDifferenceOfSnapshots ? nil : conflictingItems() ?? itemInChangedSection(terms))
            ?? wrongItemCount(before: before, after: after, terms)
        guard let violation else { return nil }
        return """
            \(violation)
            Data source before updates = \(before)
            Data source after updates = \(after)
            Updates = \(description)
            """
    }
}

// MARK: - Sections

extension BatchUpdate {
    private func missingSection(before: ItemCounts, after: ItemCounts) -> String? {
        func missing(_ action: String, _ section: Int, _ count: Int, _ time: String) -> String {
            "attempt to \(action) section \(section), but there are only \(count) sections \(time) the update"
        }
        func isMissing(_ section: Int, _ counts: ItemCounts) -> Bool { !(0..<counts.sections).contains(section) }

        for section in deletedSections where isMissing(section, before) {
            return missing("delete", section, before.sections, "before")
        }
        for section in reloadedSections where isMissing(section, before) {
            return missing("reload", section, before.sections, "before")
        }
        for section in insertedSections where isMissing(section, after) {
            return missing("insert", section, after.sections, "after")
        }
        for move in movedSections {
            if isMissing(move.from, before) { return missing("move", move.from, before.sections, "before") }
            if isMissing(move.to, after) {
                return "attempt to move section \(move.from) to section \(move.to), but there are only "
                    + "\(after.sections) sections after the update"
            }
        }
        return nil
    }

    private func conflictingSections() -> String? {
        let deleted = Set(deletedSections)
        let inserted = Set(insertedSections)
        let reloaded = Set(reloadedSections)
        for (action, sections, indexes) in [
            ("delete", deletedSections, deleted), ("insert", insertedSections, inserted),
            ("reload", reloadedSections, reloaded),
        ] where sections.count > indexes.count {
            return "attempt to \(action) the same section more than once (\(Self.firstRepeated(sections)))"
        }
        for section in reloadedSections where deleted.contains(section) {
            return "attempt to delete and reload the same section (\(section))"
        }
        var origins: Set<Int> = []
        var targets: Set<Int> = []
        for move in movedSections {
            if deleted.contains(move.from) {
                return "attempt to perform a delete and a move from the same section (\(move.from))"
            }
            if reloaded.contains(move.from) {
                return "attempt to perform a reload and a move from the same section (\(move.from))"
            }
            if inserted.contains(move.to) {
                return "attempt to perform an insert and a move to the same section (\(move.to))"
            }
            if !origins.insert(move.from).inserted {
                return "attempt to perform multiple moves from the same section (\(move.from))"
            }
            if !targets.insert(move.to).inserted {
                return "attempt to perform multiple moves to the same section (\(move.to))"
            }
        }
        return nil
    }

    private func wrongSectionCount(before: ItemCounts, after: ItemCounts, _ terms: UpdateTerms) -> String? {
        let inserted = insertedSections.count
        let deleted = deletedSections.count
        guard after.sections != before.sections + inserted - deleted else { return nil }
        return "Invalid update: invalid number of sections. The number of sections contained in the \(terms.list) "
            + "after the update (\(after.sections)) must be equal to the number of sections contained in the "
            + "\(terms.list) before the update (\(before.sections)), plus or minus the number of sections inserted "
            + "or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
}

// MARK: - Items

extension BatchUpdate {
    private func missingItem(before: ItemCounts, after: ItemCounts, _ terms: UpdateTerms) -> String? {
        func missingBefore(_ action: String, _ path: IndexPath) -> String? {
            guard let count = before.items(inSection: path.section) else {
                return
                    "attempt to \(action) \(terms.item) \(path.item) from section \(path.section), but there are only "
                    + "\(before.sections) sections before the update"
            }
            guard !(0..<count).contains(path.item) else { return nil }
            return
                "attempt to \(action) \(terms.item) \(path.item) from section \(path.section) which only contains \(count) "
                + "\(terms.item)s before the update"
        }
        func missingAfter(_ action: String, _ path: IndexPath) -> String? {
            guard let count = after.items(inSection: path.section) else {
                return
                    "attempt to \(action) \(terms.item) \(path.item) into section \(path.section), but there are only "
                    + "\(after.sections) sections after the update"
            }
            guard !(0..<count).contains(path.item) else { return nil }
            return
                "attempt to \(action) \(terms.item) \(path.item) into section \(path.section), but there are only \(count) "
                + "\(terms.item)s in section \(path.section) after the update"
        }

        for path in deletedItems { if let message = missingBefore("delete", path) { return message } }
        for path in reloadedItems { if let message = missingBefore("reload", path) { return message } }
        for path in insertedItems { if let message = missingAfter("insert", path) { return message } }
        for move in movedItems {
            if let message = missingBefore("move", move.from) ?? missingAfter("move", move.to) { return message }
        }
        return nil
    }

    private func conflictingItems() -> String? {
        func name(_ path: IndexPath) -> String { "{length = 2, path = \(path.section) - \(path.item)}" }
        let deleted = Set(deletedItems)
        let inserted = Set(insertedItems)
        let reloaded = Set(reloadedItems)
        for (action, paths, distinct) in [
            ("delete", deletedItems, deleted), ("insert", insertedItems, inserted), ("reload", reloadedItems, reloaded),
        ] where paths.count > distinct.count {
            return "attempt to \(action) the same index path more than once (\(name(Self.firstRepeated(paths))))"
        }
        for path in reloadedItems where deleted.contains(path) {
            return "attempt to delete and reload the same index path (\(name(path)))"
        }
        var origins: Set<IndexPath> = []
        var targets: Set<IndexPath> = []
        for move in movedItems {
            if deleted.contains(move.from) {
                return "attempt to perform a delete and a move from the same index path (\(name(move.from)))"
            }
            if reloaded.contains(move.from) {
                return "attempt to perform a reload and a move from the same index path (\(name(move.from)))"
            }
            if inserted.contains(move.to) {
                return "attempt to perform an insert and a move to the same index path (\(name(move.to)))"
            }
            if !origins.insert(move.from).inserted {
                return "attempt to perform multiple moves from the same index path (\(name(move.from)))"
            }
            if !targets.insert(move.to).inserted {
                return "attempt to perform multiple moves to the same index path (\(name(move.to)))"
            }
        }
        return nil
    }

    /// Returns an error if an item changes in a section that is itself deleted, inserted, moved or reloaded.
    private func itemInChangedSection(_ terms: UpdateTerms) -> String? {
        func conflict(_ paths: [IndexPath], _ sections: [Int], _ action: String) -> String? {
            let sections = Set(sections)
            return paths.first { sections.contains($0.section) }
                .map {
                    "attempt to change \(terms.item) \($0.item) of section \($0.section) and to \(action) the section in the same "
                        + "update"
                }
        }
        let old = deletedItems + reloadedItems + movedItems.map(\.from)
        let new = insertedItems + movedItems.map(\.to)
        let reloaded = reloadedSections.compactMap { UpdateMap(self).newPosition(ofSection: $0) }
        return conflict(old, deletedSections, "delete")
            ?? conflict(old, movedSections.map(\.from), "move")
            ?? conflict(old, reloadedSections, "reload")
            ?? conflict(new, insertedSections, "insert")
            ?? conflict(new, movedSections.map(\.to), "move")
            ?? conflict(new, reloaded, "reload")
    }

    private func wrongItemCount(before: ItemCounts, after: ItemCounts, _ terms: UpdateTerms) -> String? {
        let map = UpdateMap(self)
        let deleted = Self.counts(deletedItems)
        let movedOut = Self.counts(movedItems.map(\.from))
        let inserted = Self.counts(insertedItems)
        let movedIn = Self.counts(movedItems.map(\.to))
        for section in 0..<after.sections {
            guard let old = map.oldSection(forNew: section) else { continue }
            let changes = (
                inserted: inserted[section] ?? 0, deleted: deleted[old] ?? 0,
                movedIn: movedIn[section] ?? 0, movedOut: movedOut[old] ?? 0
            )
            let expected =
                before.items[old] + changes.inserted - changes.deleted + changes.movedIn - changes.movedOut
            guard after.items[section] != expected else { continue }
            return
                "Invalid update: invalid number of \(terms.item)s in section \(section). The number of \(terms.item)s contained in "
                + "an existing section after the update (\(after.items[section])) must be equal to the number of "
                + "\(terms.item)s contained in that section before the update (\(before.items[old])), plus or minus the number "
                + "of \(terms.item)s inserted or deleted from that section (\(changes.inserted) inserted, \(changes.deleted) "
                + "deleted) and plus or minus the number of \(terms.item)s moved into or out of that section "
                + "(\(changes.movedIn) moved in, \(changes.movedOut) moved out)."
        }
        return nil
    }

    private static func firstRepeated<Position: Hashable>(_ positions: [Position]) -> Position {
        var seen: Set<Position> = []
        return positions.first { !seen.insert($0).inserted } ?? positions[0]
    }

    private static func counts(_ paths: [IndexPath]) -> [Int: Int] {
        paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
}
