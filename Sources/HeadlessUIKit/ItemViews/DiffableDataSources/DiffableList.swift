import Foundation

/// The list that a diffable data source shows, and where its items are.
struct DiffableList<Section: Hashable, Item: Hashable> {
    /// The list. Marks for reloads are not part of it.
    private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()
    /// Made when first asked for after a change.
    private var paths: [Item: IndexPath]?

    /// Makes another list the current one.
    mutating func take(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        current = snapshot
        current.reloadedSections = []
        current.reloadedItems = []
        current.reconfiguredItems = []
        paths = nil
    }

    /// Makes another list the current one.
    ///
    /// - Returns: What changes.
    mutating func changes(to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> BatchUpdate {
        let difference = DiffableDifference(from: current.content, to: snapshot)
        take(snapshot)
        return difference.batch
    }

    func section(at index: Int) -> Section? {
        current.content.sections.indices.contains(index) ? current.content.sections[index] : nil
    }

    func count(inSection index: Int) -> Int {
        section(at: index).map { current.content.items[$0]?.count ?? 0 } ?? 0
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let section = section(at: path.section), let items = current.content.items[section],
            items.indices.contains(path.item)
        else { return nil }
        return items[path.item]
    }

    mutating func path(of item: Item) -> IndexPath? {
        if let paths { return paths[item] }
        var paths: [Item: IndexPath] = [:]
        for (number, section) in current.content.sections.enumerated() {
            for (index, item) in (current.content.items[section] ?? []).enumerated() {
                paths[item] = IndexPath(item: index, section: number)
            }
        }
        self.paths = paths
        return paths[item]
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The list with one item at another place.
    func moving(from source: IndexPath, to target: IndexPath) -> Self {
        var moved = self
        let from = content.sections[source.section]
        let to = content.sections[target.section]
        guard let item = moved.content.items[from]?.remove(at: source.item) else { return self }
        moved.content.items[to]?.insert(item, at: target.item)
        moved.content.sectionOfItem[item] = to
        return moved
    }
}
