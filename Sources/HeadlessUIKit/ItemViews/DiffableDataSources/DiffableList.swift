import Foundation

/// The snapshot that a diffable data source shows, with the index paths of its items.
struct DiffableList<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// The current snapshot, without reload and reconfigure marks.
    private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()
    /// The index paths of all items. Created on first use after a change.
    private var paths: [Item: IndexPath]?

    /// Sets the current snapshot.
    mutating func setCurrentSnapshot(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        current = snapshot
        current.reloadedSections = []
        current.reloadedItems = []
        current.reconfiguredItems = []
        paths = nil
    }

    /// Sets the current snapshot.
    ///
    /// - Returns: The changes.
    mutating func changes(to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> BatchUpdate {
        let difference = DiffableDifference(from: current.content, to: snapshot)
        setCurrentSnapshot(snapshot)
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
    /// Returns a snapshot in which one item is moved.
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
