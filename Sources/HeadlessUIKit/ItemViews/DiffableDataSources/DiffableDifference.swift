import Foundation

/// The changes between two snapshots as one batch update. O(n log n).
struct DiffableDifference {
    private(set) var batch = BatchUpdate()

    init<Section, Item>(
        from old: DiffableContent<Section, Item>,
        to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        batch.isDifferenceOfSnapshots = true
        let new = snapshot.content
        let oldPlaces = Self.places(old.sections)
        let newPlaces = Self.places(new.sections)
        addSections(from: old.sections, to: new.sections, oldPlaces, newPlaces)
        addItems(from: old, to: new, oldPlaces, newPlaces)
        batch.reloadedSections = snapshot.reloadedSections.compactMap { oldPlaces[$0] }.sorted()
        let marked = snapshot.reloadedItems.union(snapshot.reconfiguredItems)
        guard !marked.isEmpty else { return }
        let kept = Set(batch.reloadedSections)
        for (number, section) in old.sections.enumerated() where !kept.contains(number) {
            for (item, identifier) in (old.items[section] ?? []).enumerated() where marked.contains(identifier) {
                let path = IndexPath(item: item, section: number)
                if snapshot.reloadedItems.contains(identifier) {
                    batch.reloadedItems.append(path)
                } else {
                    batch.reconfiguredItems.append(path)
                }
            }
        }
    }

    private mutating func addSections<Section: Hashable & Sendable>(
        from old: [Section],
        to new: [Section],
        _ oldPlaces: [Section: Int],
        _ newPlaces: [Section: Int]
    ) {
        for (index, section) in old.enumerated() where newPlaces[section] == nil { batch.deletedSections.append(index) }
        var survivors: [(old: Int, new: Int)] = []
        for (index, section) in new.enumerated() {
            if let before = oldPlaces[section] {
                survivors.append((before, index))
            } else {
                batch.insertedSections.append(index)
            }
        }
        let resting = LongestIncreasingSubsequence.indices(of: survivors.map(\.old))
        for (index, survivor) in survivors.enumerated() where !resting.contains(index) {
            batch.movedSections.append(.init(from: survivor.old, to: survivor.new))
        }
    }

    private mutating func addItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        from old: DiffableContent<Section, Item>,
        to new: DiffableContent<Section, Item>,
        _ oldPlaces: [Section: Int],
        _ newPlaces: [Section: Int]
    ) {
        // Items from other sections need their index paths there; usually there are few.
        var origins: [Item: IndexPath] = [:]
        for (number, section) in old.sections.enumerated() {
            let items = old.items[section] ?? []
            let sectionSurvives = newPlaces[section] != nil
            for (index, item) in items.enumerated() {
                let target = new.sectionOfItem[item]
                if target == nil {
                    if sectionSurvives { batch.deletedItems.append(IndexPath(item: index, section: number)) }
                } else if target != section {
                    origins[item] = IndexPath(item: index, section: number)
                }
            }
        }
        for (number, section) in new.sections.enumerated() {
            let items = new.items[section] ?? []
            guard let oldNumber = oldPlaces[section] else {
                for (index, item) in items.enumerated() {
                    guard let origin = origins[item] else { continue }
                    batch.movedItems.append(.init(from: origin, to: IndexPath(item: index, section: number)))
                }
                continue
            }
            addItems(items, in: number, formerly: old.items[section] ?? [], in: oldNumber, origins)
        }
    }

    private mutating func addItems<Item: Hashable>(
        _ items: [Item],
        in section: Int,
        formerly oldItems: [Item],
        in oldSection: Int,
        _ origins: [Item: IndexPath]
    ) {
        guard items != oldItems else { return }
        let oldPlaces = Self.places(oldItems)
        var staying: [(old: Int, new: Int)] = []
        for (index, item) in items.enumerated() {
            let path = IndexPath(item: index, section: section)
            if let origin = origins[item] {
                batch.movedItems.append(.init(from: origin, to: path))
            } else if let before = oldPlaces[item] {
                staying.append((before, index))
            } else {
                batch.insertedItems.append(path)
            }
        }
        let resting = LongestIncreasingSubsequence.indices(of: staying.map(\.old))
        for (index, item) in staying.enumerated() where !resting.contains(index) {
            batch.movedItems.append(
                .init(
                    from: IndexPath(item: item.old, section: oldSection),
                    to: IndexPath(item: item.new, section: section)
                )
            )
        }
    }

    private static func places<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
        Dictionary(elements.enumerated().map { ($1, $0) }) { first, _ in first }
    }
}
