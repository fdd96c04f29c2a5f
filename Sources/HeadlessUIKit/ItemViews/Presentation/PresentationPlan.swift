import Foundation

/// Where a view shows placeholders and a gap, in index paths of the data source.
struct PresentationPlan: Equatable {
    /// The gap for a drop.
    struct Gap: Equatable {
        /// The item that the drop moves, if it is one of this view. It leaves its place.
        var source: IndexPath?
        /// The index path at which the drop inserts, after the source has left its place.
        var destination: IndexPath
        /// The size of the dragged item, in points.
        var size: CGSize
    }

    /// A placeholder, and the index path at which the data source will insert its item.
    struct Entry: Equatable {
        /// `nil` for the gap.
        var placeholder: DropPlaceholder?
        var destination: IndexPath

        static func == (first: Entry, second: Entry) -> Bool {
            first.placeholder === second.placeholder && first.destination == second.destination
        }
    }

    /// The placeholders, in the order of their places.
    private(set) var placeholders: [Entry] = []
    var gap: Gap?

    var isEmpty: Bool { placeholders.isEmpty && gap == nil }

    /// Adds a placeholder, after those that have the same place. Does nothing with an index path of no item.
    mutating func insert(_ placeholder: DropPlaceholder, at path: IndexPath) {
        guard path.count == 2 else { return }
        let index = placeholders.firstIndex { $0.destination > path } ?? placeholders.count
        placeholders.insert(Entry(placeholder: placeholder, destination: path), at: index)
    }

    mutating func remove(_ placeholder: DropPlaceholder) {
        placeholders.removeAll { $0.placeholder === placeholder }
    }

    /// Removes a placeholder whose item the data source has inserted.
    mutating func commit(_ placeholder: DropPlaceholder) {
        guard let index = placeholders.firstIndex(where: { $0.placeholder === placeholder }) else { return }
        let path = placeholders.remove(at: index).destination
        // Those that were behind the placeholder are behind its item.
        for later in index..<placeholders.count where placeholders[later].destination == path {
            placeholders[later].destination.item += 1
        }
    }

    /// Moves the placeholders with the items before them after a change of the data. The gap closes.
    mutating func follow(_ map: UpdateMap) {
        gap = nil
        placeholders = placeholders.compactMap { entry in
            guard let section = map.newPosition(ofSection: entry.destination.section) else { return nil }
            var entry = entry
            // The items of reloaded sections are not known. Limits keep the index path in the section.
            if map.newSection(forOld: entry.destination.section) == nil {
                entry.destination.section = section
            } else {
                entry.destination = Self.place(after: entry.destination, in: section, map)
            }
            return entry
        }
    }

    private static func place(after path: IndexPath, in section: Int, _ map: UpdateMap) -> IndexPath {
        var item = path.item - 1
        while item >= 0 {
            if let new = map.newPosition(ofItem: IndexPath(item: item, section: path.section)), new.section == section {
                return IndexPath(item: new.item + 1, section: section)
            }
            item -= 1
        }
        return IndexPath(item: 0, section: section)
    }

    /// Returns the plan without what does not fit the counts of the data source.
    func limited(to counts: ItemCounts) -> PresentationPlan {
        var limited = self
        limited.placeholders = placeholders.compactMap { entry in
            guard let count = counts.items(inSection: entry.destination.section) else { return nil }
            var entry = entry
            entry.destination.item = min(max(0, entry.destination.item), count)
            return entry
        }
        limited.gap = gap.flatMap { gap in
            var gap = gap
            if let source = gap.source, !(0..<(counts.items(inSection: source.section) ?? 0)).contains(source.item) {
                gap.source = nil
            }
            guard let count = counts.items(inSection: gap.destination.section) else { return nil }
            let leaving = gap.source?.section == gap.destination.section ? 1 : 0
            gap.destination.item = min(max(0, gap.destination.item), count - leaving)
            return gap
        }
        return limited
    }

    /// The gap and the placeholders in the order of their places, which count the items without the source of the gap.
    var entries: [Entry] {
        let source = gap?.source
        var entries = placeholders.map { entry in
            var entry = entry
            if let source, source.section == entry.destination.section, source.item < entry.destination.item {
                entry.destination.item -= 1
            }
            return entry
        }
        if let gap {
            let index = entries.firstIndex { $0.destination >= gap.destination } ?? entries.count
            entries.insert(Entry(placeholder: nil, destination: gap.destination), at: index)
        }
        return entries
    }
}
