import Foundation

/// Maps sections and items through a batch update. Lookups use only the changes and do not visit the items.
///
/// A reloaded section or item keeps its position but does not survive: its lookups return `nil`.
struct UpdateMap {
    private let sections: PositionMap
    private let sectionTargets: [Int: Int]
    private let sectionOrigins: [Int: Int]
    private let reloadedSections: Set<Int>

    private let itemTargets: [IndexPath: IndexPath]
    private let itemOrigins: [IndexPath: IndexPath]
    private let reloadedItems: Set<IndexPath>
    /// The position maps by section before the update. Sections without moved, deleted or inserted items have none.
    private var items: [Int: PositionMap] = [:]

    init(_ update: BatchUpdate) {
        sections = PositionMap(
            removed: update.deletedSections + update.movedSections.map(\.from),
            added: update.insertedSections + update.movedSections.map(\.to)
        )
        sectionTargets = Dictionary(update.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
        sectionOrigins = Dictionary(update.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
        reloadedSections = Set(update.reloadedSections)
        itemTargets = Dictionary(update.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
        itemOrigins = Dictionary(update.movedItems.map { ($0.to, $0.from) }) { first, _ in first }
        reloadedItems = Set(update.reloadedItems)

        let removed = Dictionary(grouping: update.deletedItems + update.movedItems.map(\.from), by: \.section)
        let added = Dictionary(grouping: update.insertedItems + update.movedItems.map(\.to), by: \.section)
        for section in Set(removed.keys).union(added.keys.compactMap(oldPosition(ofSection:))) {
            let target = newPosition(ofSection: section)
            items[section] = PositionMap(
                removed: removed[section, default: []].map(\.item),
                added: target.map { added[$0, default: []].map(\.item) } ?? []
            )
        }
    }

    // MARK: Sections

    /// Returns the new index of a section that survives.
    func newSection(forOld section: Int) -> Int? {
        reloadedSections.contains(section) ? nil : newPosition(ofSection: section)
    }

    /// Returns the old index of a section that existed before the update.
    func oldSection(forNew section: Int) -> Int? {
        guard let old = oldPosition(ofSection: section), !reloadedSections.contains(old) else { return nil }
        return old
    }

    /// Like `newSection(forOld:)`, but reloaded sections survive.
    func newPosition(ofSection section: Int) -> Int? {
        sectionTargets[section] ?? sections.newPosition(forOld: section)
    }

    /// Like `oldSection(forNew:)`, but reloaded sections survive.
    func oldPosition(ofSection section: Int) -> Int? {
        sectionOrigins[section] ?? sections.oldPosition(forNew: section)
    }

    // MARK: Items

    /// Returns the new index path of an item that survives.
    func newIndexPath(forOld path: IndexPath) -> IndexPath? {
        reloadedItems.contains(path) ? nil : newPosition(ofItem: path)
    }

    /// Returns the old index path of an item that existed before the update.
    func oldIndexPath(forNew path: IndexPath) -> IndexPath? {
        guard let old = oldPosition(ofItem: path), !reloadedItems.contains(old) else { return nil }
        return old
    }

    /// Like `newIndexPath(forOld:)`, but reloaded items survive.
    func newPosition(ofItem path: IndexPath) -> IndexPath? {
        if let target = itemTargets[path] { return target }
        guard let section = newSection(forOld: path.section) else { return nil }
        guard let positions = items[path.section] else { return IndexPath(item: path.item, section: section) }
        return positions.newPosition(forOld: path.item).map { IndexPath(item: $0, section: section) }
    }

    /// Like `oldIndexPath(forNew:)`, but reloaded items survive.
    func oldPosition(ofItem path: IndexPath) -> IndexPath? {
        if let origin = itemOrigins[path] { return origin }
        guard let section = oldSection(forNew: path.section) else { return nil }
        guard let positions = items[section] else { return IndexPath(item: path.item, section: section) }
        return positions.oldPosition(forNew: path.item).map { IndexPath(item: $0, section: section) }
    }
}
