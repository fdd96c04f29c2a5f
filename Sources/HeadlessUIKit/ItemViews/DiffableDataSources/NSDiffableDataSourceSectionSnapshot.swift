import Foundation

/// The items of one section as a hierarchy: items can have children, which are visible while the parent is expanded.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parentOf: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty section snapshot.
    public init() {}

    /// Creates a copy of a section snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    init(_ items: [ItemIdentifierType]) {
        append(items)
    }

    // MARK: Items

    /// All items in display order: parents before their children.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { roots }

    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots, descends: expanded.contains) }

    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

    /// Returns the index of an item among all items.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// Returns the number of ancestors of an item, which must exist.
    public func level(of item: ItemIdentifierType) -> Int {
        check(item)
        var level = 0
        var ancestor = parentOf[item]
        while let current = ancestor {
            level += 1
            ancestor = parentOf[current]
        }
        return level
    }

    /// Returns the parent of an item, or `nil` for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        check(child)
        return parentOf[child]
    }

    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether all ancestors of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        check(item)
        var ancestor = parentOf[item]
        while let current = ancestor {
            guard expanded.contains(current) else { return false }
            ancestor = parentOf[current]
        }
        return true
    }

    /// Returns the descendants of an item as a snapshot, with or without the item itself.
    public func snapshot(
        of parent: ItemIdentifierType,
        includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        check(parent)
        var result = NSDiffableDataSourceSectionSnapshot()
        if includingParent { result.append([parent]) }
        result.copyChildren(of: parent, from: self, below: includingParent ? parent : nil)
        if includingParent, expanded.contains(parent) { result.expanded.insert(parent) }
        return result
    }

    /// Returns the items as text, one on a line, indented by their level. Parents start with `-` if they are expanded
    /// and with `+` if they are collapsed, other items with `*`.
    public func visualDescription() -> String {
        items.map { item in
            let mark = childrenOf[item] == nil ? "*" : expanded.contains(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Changes

    /// Appends items to the root level, or to the children of a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { check(parent) }
        insert(items, below: parent, at: children(of: parent).count)
    }

    /// Inserts items before another one, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, below: parentOf[item], at: place(of: item))
    }

    /// Inserts items after another one, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, below: parentOf[item], at: place(of: item) + 1)
    }

    /// Deletes items and their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where known.contains(item) {
            delete(childrenOf[item] ?? [])
            setChildren(children(of: parentOf[item]).filter { $0 != item }, of: parentOf[item])
            childrenOf[item] = nil
            parentOf[item] = nil
            known.remove(item)
            expanded.remove(item)
        }
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        self = NSDiffableDataSourceSectionSnapshot()
    }

    /// Expands items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            check(item)
            expanded.insert(item)
        }
    }

    /// Collapses items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            check(item)
            expanded.remove(item)
        }
    }

    /// Replaces the children of an item with the items of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        check(parent)
        delete(children(of: parent))
        append(snapshot.roots, to: parent)
        for root in snapshot.roots { copyChildren(of: root, from: snapshot, below: root) }
        expanded.formUnion(snapshot.expanded)
    }

    /// Inserts the items of another snapshot before an item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        insert(snapshot.roots, before: item)
        takeOver(snapshot)
    }

    /// Inserts the items of another snapshot after an item.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        insert(snapshot.roots, after: item)
        takeOver(snapshot)
    }

    // MARK: Implementation

    private mutating func takeOver(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        for root in snapshot.roots { copyChildren(of: root, from: snapshot, below: root) }
        expanded.formUnion(snapshot.expanded)
    }

    private mutating func copyChildren(
        of item: ItemIdentifierType,
        from other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        below parent: ItemIdentifierType?
    ) {
        let copied = other.children(of: item)
        append(copied, to: parent)
        for child in copied {
            if other.expanded.contains(child) { expanded.insert(child) }
            copyChildren(of: child, from: other, below: child)
        }
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        let repeated = DiffableMessages.repeated(items) + items.filter(known.contains)
        precondition(
            repeated.isEmpty,
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(repeated)"
        )
        var siblings = children(of: parent)
        siblings.insert(contentsOf: items, at: index)
        setChildren(siblings, of: parent)
        for item in items {
            known.insert(item)
            parentOf[item] = parent
        }
    }

    private func place(of item: ItemIdentifierType) -> Int {
        check(item)
        return children(of: parentOf[item]).firstIndex(of: item) ?? 0
    }

    private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { childrenOf[$0] ?? [] } ?? roots
    }

    private mutating func setChildren(_ children: [ItemIdentifierType], of parent: ItemIdentifierType?) {
        if let parent { childrenOf[parent] = children.isEmpty ? nil : children } else { roots = children }
    }

    private func check(_ item: ItemIdentifierType) {
        if !known.contains(item) { DiffableMessages.missingItem(item) }
    }

    private func flattened(
        _ items: [ItemIdentifierType],
        descends: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        items.flatMap { item in
            let below = descends(item) ? childrenOf[item] ?? [] : []
            return below.isEmpty ? [item] : [item] + flattened(below, descends: descends)
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Returns the hierarchy after one item was moved within it, added or removed, so that its visible items are those
    /// given. Returns `nil` if there is no such hierarchy.
    func reordered(to visible: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot? {
        guard visible != visibleItems else { return self }
        var result = self
        let kept = Set(visible)
        result.delete(visibleItems.filter { !kept.contains($0) })
        let before = result.visibleItems
        guard visible != before else { return result }
        let moved = visible.first { item in
            !result.contains(item) || before.filter { $0 != item } == visible.filter { $0 != item }
        }
        guard let moved else { return nil }
        var branch = NSDiffableDataSourceSectionSnapshot([moved])
        if result.contains(moved) { branch = result.snapshot(of: moved, includingParent: true) }
        result.delete([moved])
        result.insert(branch, after: visible.firstIndex(of: moved).flatMap { $0 > 0 ? visible[$0 - 1] : nil })
        return result.visibleItems == visible ? result : nil
    }

    /// Inserts a branch so that it is visible directly after an item: as its first child if it is expanded, else as its
    /// next sibling.
    private mutating func insert(_ branch: NSDiffableDataSourceSectionSnapshot, after previous: ItemIdentifierType?) {
        guard let previous else {
            if let first = rootItems.first { insert(branch, before: first) } else { append(branch.rootItems) }
            return
        }
        let children = isExpanded(previous) ? snapshot(of: previous).rootItems : []
        if let first = children.first { insert(branch, before: first) } else { insert(branch, after: previous) }
    }
}
