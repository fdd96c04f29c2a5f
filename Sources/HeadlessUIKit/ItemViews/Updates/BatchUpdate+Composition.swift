import Foundation

extension BatchUpdate {
    /// Whether nothing is asked for.
    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
            && reconfiguredItems.isEmpty
    }

    /// This update and then another one as a single one: the other counts by the list that this one leaves.
    func followed(by next: BatchUpdate) -> BatchUpdate {
        guard !isEmpty else { return next }
        guard !next.isEmpty else { return self }
        return Composition(first: self, second: next).update
    }
}

/// Works out what two updates that follow each other make of a list together.
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
        // Items may have left a section that the second update takes out, or come into one that the first put in.
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
            first.deletedSections + second.deletedSections.compactMap(firstMap.oldPlace(ofSection:))
        update.insertedSections =
            second.insertedSections + first.insertedSections.compactMap(secondMap.newPlace(ofSection:))
        let moved = first.movedSections.map(\.from) + second.movedSections.map(\.from).compactMap(firstMap.oldPlace)
        for origin in distinct(moved) {
            guard let target = newPlace(ofSection: origin) else { continue }
            update.movedSections.append(.init(from: origin, to: target))
        }
        let reloaded = first.reloadedSections + second.reloadedSections.compactMap(firstMap.oldPlace(ofSection:))
        for section in distinct(reloaded) where newPlace(ofSection: section) != nil {
            if let index = update.movedSections.firstIndex(where: { $0.from == section }) {
                // Nothing is reloaded while it moves: it goes and comes.
                let move = update.movedSections.remove(at: index)
                update.deletedSections.append(move.from)
                update.insertedSections.append(move.to)
            } else {
                update.reloadedSections.append(section)
            }
        }
    }

    private func newPlace(ofSection section: Int) -> Int? {
        firstMap.newPlace(ofSection: section).flatMap(secondMap.newPlace(ofSection:))
    }

    // MARK: Items

    private mutating func composeItems() {
        let sections = UpdateMap(update)
        // In a section that goes or is asked for again, nothing has to be said of single items.
        func survives(_ section: Int) -> Bool { sections.newSection(forOld: section) != nil }
        func isOld(_ section: Int) -> Bool { sections.oldSection(forNew: section) != nil }

        let left =
            first.deletedItems + first.movedItems.map(\.from)
            + (second.deletedItems + second.movedItems.map(\.from)).compactMap(firstMap.oldPlace(ofItem:))
        for origin in distinct(left) {
            if let target = newPlace(ofItem: origin) {
                update.movedItems.append(.init(from: origin, to: target))
            } else if survives(origin.section) {
                update.deletedItems.append(origin)
            }
        }
        let arrived =
            second.insertedItems + second.movedItems.map(\.to)
            + (first.insertedItems + first.movedItems.map(\.to)).compactMap(secondMap.newPlace(ofItem:))
        for target in distinct(arrived) where oldPlace(ofItem: target) == nil && isOld(target.section) {
            update.insertedItems.append(target)
        }
    }

    private func newPlace(ofItem path: IndexPath) -> IndexPath? {
        firstMap.newPlace(ofItem: path).flatMap(secondMap.newPlace(ofItem:))
    }

    private func oldPlace(ofItem path: IndexPath) -> IndexPath? {
        secondMap.oldPlace(ofItem: path).flatMap(firstMap.oldPlace(ofItem:))
    }

    /// The items by their paths before both updates, as far as they are there after both.
    private func survivors(_ before: [IndexPath], _ between: [IndexPath]) -> [IndexPath] {
        distinct(before + between.compactMap(firstMap.oldPlace(ofItem:))).filter { newPlace(ofItem: $0) != nil }
    }

    private func distinct<Position: Hashable>(_ positions: [Position]) -> [Position] {
        var seen: Set<Position> = []
        return positions.filter { seen.insert($0).inserted }
    }
}
