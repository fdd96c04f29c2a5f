import Foundation

/// How the items on screen differ from those of the data source while items are dropped: placeholders show items that are still
/// loading, and a gap shows where a drop inserts its items.
///
/// Layouts, views and heights use presented index paths, which count placeholders and the gap. The data source and the delegates
/// have index paths of their own.
struct PresentedItems {
    /// An item on screen that the data source does not have.
    enum Addition {
        case placeholder(DropPlaceholder)
        /// The gap for a drop that moves no item of the view.
        case gap(CGSize)

        /// The size of what is dragged or was dropped, in points.
        @MainActor var size: CGSize {
            switch self {
            case .placeholder(let placeholder): placeholder.size
            case .gap(let size): size
            }
        }
    }

    let plan: PresentationPlan
    /// The change from the items of the data source to those on screen.
    let change: BatchUpdate
    let map: UpdateMap
    /// The additions by their presented index paths.
    private let additions: [IndexPath: Addition]
    private let placeholderPaths: [ObjectIdentifier: IndexPath]
    /// By how much the number of items on screen differs from that of the data source, by section.
    private let countChanges: [Int: Int]
    /// The presented index path of the gap.
    let gapPath: IndexPath?

    /// Carries out a plan for a data source with the given counts. Returns `nil` if the screen shows what the data source has.
    init?(_ plan: PresentationPlan, counts: ItemCounts) {
        let plan = plan.limited(to: counts)
        guard !plan.isEmpty else { return nil }
        var change = BatchUpdate()
        var additions: [IndexPath: Addition] = [:]
        var paths: [ObjectIdentifier: IndexPath] = [:]
        var gapPath: IndexPath?
        var earlier: [Int: Int] = [:]
        for entry in plan.entries {
            let section = entry.destination.section
            let path = IndexPath(item: entry.destination.item + earlier[section, default: 0], section: section)
            earlier[section, default: 0] += 1
            if let placeholder = entry.placeholder {
                additions[path] = .placeholder(placeholder)
                paths[ObjectIdentifier(placeholder)] = path
                change.insertedItems.append(path)
            } else if let gap = plan.gap {
                gapPath = path
                if let source = gap.source {
                    change.movedItems.append(.init(from: source, to: path))
                } else {
                    additions[path] = .gap(gap.size)
                    change.insertedItems.append(path)
                }
            }
        }
        self.plan = plan
        self.change = change
        map = UpdateMap(change)
        self.additions = additions
        placeholderPaths = paths
        var countChanges = earlier
        if let source = plan.gap?.source { countChanges[source.section, default: 0] -= 1 }
        self.countChanges = countChanges
        self.gapPath = gapPath
    }

    /// Returns what the screen shows at an index path instead of an item of the data source.
    func addition(at path: IndexPath) -> Addition? { additions[path] }

    /// Returns the presented index path of a placeholder.
    func path(of placeholder: DropPlaceholder) -> IndexPath? { placeholderPaths[ObjectIdentifier(placeholder)] }

    /// Returns a placeholder with its place in the data source.
    func entry(of placeholder: DropPlaceholder) -> PresentationPlan.Entry? {
        plan.placeholders.first { $0.placeholder === placeholder }
    }

    /// The presented index path of the item whose place is the gap. Its cell is hidden: the preview of the drag shows it.
    var hiddenPath: IndexPath? { plan.gap?.source == nil ? nil : gapPath }

    /// The place and the size of a gap that has no item.
    var emptyGap: (path: IndexPath, size: CGSize)? {
        guard let gap = plan.gap, gap.source == nil, let gapPath else { return nil }
        return (gapPath, gap.size)
    }

    /// Returns the number of items on screen for that of the data source.
    func count(_ count: Int, inSection section: Int) -> Int { count + countChanges[section, default: 0] }

    /// Returns the counts with the additions.
    func counts(from counts: ItemCounts) -> ItemCounts {
        ItemCounts(items: counts.items.enumerated().map { count($1, inSection: $0) })
    }

    /// Returns where the data source would insert an item that is dropped on a presented index path.
    func insertionPath(forDropAt path: IndexPath) -> IndexPath {
        let placeholders = placeholderPaths.values.filter { $0.section == path.section && $0.item < path.item }.count
        return IndexPath(item: path.item - placeholders, section: path.section)
    }

    /// Returns how the screen changes with the data.
    ///
    /// - Parameters:
    ///   - old: The items on screen before.
    ///   - new: The items on screen after.
    ///   - batch: The change of the data.
    static func change(from old: PresentedItems?, to new: PresentedItems?, with batch: BatchUpdate) -> BatchUpdate {
        var change = (old?.reversedChange ?? BatchUpdate()).followed(by: batch).followed(
            by: new?.change ?? BatchUpdate()
        )
        guard let old, let new else { return change }
        var staying = new.placeholderPaths.compactMap { id, path in old.placeholderPaths[id].map { ($0, path) } }
        if let before = old.emptyGap?.path, let after = new.emptyGap?.path { staying.append((before, after)) }
        for (before, after) in staying.sorted(by: { $0.0 < $1.0 }) {
            guard let deletion = change.deletedItems.firstIndex(of: before),
                let insertion = change.insertedItems.firstIndex(of: after)
            else { continue }
            change.deletedItems.remove(at: deletion)
            change.insertedItems.remove(at: insertion)
            change.movedItems.append(.init(from: before, to: after))
        }
        return change
    }

    private var reversedChange: BatchUpdate {
        var reversed = BatchUpdate()
        reversed.deletedItems = change.insertedItems
        reversed.movedItems = change.movedItems.map { .init(from: $0.to, to: $0.from) }
        return reversed
    }
}
