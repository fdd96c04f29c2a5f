import Foundation

extension BatchUpdate {
    /// Whether there are no changes.
    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
            && reconfiguredItems.isEmpty
    }

    /// Returns the combination of this update and the next one, whose positions refer to the list after this update.
    func followed(by next: BatchUpdate) -> BatchUpdate {
        guard !isEmpty else { return next }
        guard !next.isEmpty else { return self }
        return Composition(first: self, second: next).update
    }
}

/// Combines two consecutive updates into one.
private struct Composition {
    private let first: BatchUpdate
    private let second: BatchUpdate
    private let firstMap: UpdateMap
    private let secondMap: UpdateMap
    private(set) var update = BatchUpdate()

    init(first: BatchUpdate, second: BatchUpdate) {
        self.first = first
        self.second = second
        firstMap = UpdateMap(first)
        secondMap = UpdateMap(second)
        // Items may have moved out of a section that the second update deletes, or into one that the first update
        // inserted.
        update.isDifferenceOfSnapshots = true
        composeSections()
        composeItems()
        update.reloadedItems = survivors(first.reloadedItems, second.reloadedItems)
        update.reconfiguredItems = survivors(first.reconfiguredItems, second.reconfiguredItems)
            .filter { !update.reloadedItems.contains($0) }
    }

    // MARK: Sections

    private mutating func composeSections() {
        update.deletedSections =
            first.deletedSections + second.deletedSections.compactMap(firstMap.oldPosition(ofSection:))
        update.insertedSections =
            second.insertedSections + first.insertedSections.compactMap(secondMap.newPosition(ofSection:))
        let moved = first.movedSections.map(\.from) + second.movedSections.map(\.from).compactMap(firstMap.oldPosition)
        for origin in distinct(moved) {
            guard let target = newPosition(ofSection: origin) else { continue }
            update.movedSections.append(.init(from: origin, to: target))
        }
        let reloaded = first.reloadedSections + second.reloadedSections.compactMap(firstMap.oldPosition(ofSection:))
        for section in distinct(reloaded) where newPosition(ofSection: section) != nil {
            if let index = update.movedSections.firstIndex(where: { $0.from == section }) {
                // A section cannot be both moved and reloaded, so it is deleted and inserted.
                let move = update.movedSections.remove(at: index)
                update.deletedSections.append(move.from)
                update.insertedSections.append(move.to)
            } else {
                update.reloadedSections.append(section)
            }
        }
    }

    private func newPosition(ofSection section: Int) -> Int? {
        firstMap.newPosition(ofSection: section).flatMap(secondMap.newPosition(ofSection:))
    }

    // MARK: Items

    private mutating func composeItems() {
        let sections = UpdateMap(update)
        // Deleted, inserted and reloaded sections need no changes of individual items.
        func survives(_ section: Int) -> Bool { sections.newSection(forOld: section) != nil }
        func isOld(_ section: Int) -> Bool { sections.oldSection(forNew: section) != nil }

        let left =
            first.deletedItems + first.movedItems.map(\.from)
            + (second.deletedItems + second.movedItems.map(\.from)).compactMap(firstMap.oldPosition(ofItem:))
        for origin in distinct(left) {
            if let target = newPosition(ofItem: origin) {
                update.movedItems.append(.init(from: origin, to: target))
            } else if survives(origin.section) {
                update.deletedItems.append(origin)
            }
        }
        let arrived =
            second.insertedItems + second.movedItems.map(\.to)
            + (first.insertedItems + first.movedItems.map(\.to)).compactMap(secondMap.newPosition(ofItem:))
        for target in distinct(arrived) where oldPosition(ofItem: target) == nil && isOld(target.section) {
            update.insertedItems.append(target)
        }
    }

    private func newPosition(ofItem path: IndexPath) -> IndexPath? {
        firstMap.newPosition(ofItem: path).flatMap(secondMap.newPosition(ofItem:))
    }

    private func oldPosition(ofItem path: IndexPath) -> IndexPath? {
        secondMap.oldPosition(ofItem: path).flatMap(firstMap.oldPosition(ofItem:))
    }

    /// Returns the index paths before both updates, without the items that do not exist after both.
    private func survivors(_ before: [IndexPath], _ between: [IndexPath]) -> [IndexPath] {
        distinct(before + between.compactMap(firstMap.oldPosition(ofItem:))).filter { newPosition(ofItem: $0) != nil }
    }

    private func distinct<Position: Hashable>(_ positions: [Position]) -> [Position] {
        var seen: Set<Position> = []
        return positions.filter { seen.insert($0).inserted }
    }
}
