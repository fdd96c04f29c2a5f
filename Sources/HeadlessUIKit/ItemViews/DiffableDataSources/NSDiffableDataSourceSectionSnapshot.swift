import Foundation

/// The items of one section as an outline: items may have items below them, which show while they are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parentOf: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes a snapshot without items.
    public init() {}

    init(_ items: [ItemIdentifierType]) {
        append(items)
    }

    // MARK: Items

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }

    /// The items that are below none.
    public var rootItems: [ItemIdentifierType] { roots }

    /// The items of which all above are expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots, descends: expanded.contains) }

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

    /// The index of an item among all items.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// How many items an item is below. It must exist.
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

    /// The item that an item is below.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        check(child)
        return parentOf[child]
    }

    /// Whether the items below an item show.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether all items above an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        check(item)
        var ancestor = parentOf[item]
        while let current = ancestor {
            guard expanded.contains(current) else { return false }
            ancestor = parentOf[current]
        }
        return true
    }

    /// The items below an item, with or without it, as a snapshot of their own.
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

    // MARK: Changes

    /// Adds items at the end, or at the end of those below another one.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { check(parent) }
        insert(items, below: parent, at: children(of: parent).count)
    }

    /// Puts in items before another one, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, below: parentOf[item], at: place(of: item))
    }

    /// Puts in items after another one, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, below: parentOf[item], at: place(of: item) + 1)
    }

    /// Takes out items with what is below them.
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

    /// Takes out everything.
    public mutating func deleteAll() {
        self = NSDiffableDataSourceSectionSnapshot()
    }

    /// Shows the items below others.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            check(item)
            expanded.insert(item)
        }
    }

    /// Hides the items below others.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            check(item)
            expanded.remove(item)
        }
    }

    /// Puts the items of another snapshot in the place of those below an item.
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

    /// Puts in the items of another snapshot before an item.
    @discardableResult
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) -> ItemIdentifierType? {
        insert(snapshot.roots, before: item)
        return takeOver(snapshot)
    }

    /// Puts in the items of another snapshot after an item.
    @discardableResult
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) -> ItemIdentifierType? {
        insert(snapshot.roots, after: item)
        return takeOver(snapshot)
    }

    // MARK: Steps

    private mutating func takeOver(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) -> ItemIdentifierType? {
        for root in snapshot.roots { copyChildren(of: root, from: snapshot, below: root) }
        expanded.formUnion(snapshot.expanded)
        return snapshot.roots.last
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
    /// The outline after one of its visible items went to another place, or to or from another outline, so that these
    /// are visible in that order; nil where no outline is as simple as that.
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

    /// Puts a branch in where it is seen right after an item: below that where it is expanded, else beside it.
    private mutating func insert(_ branch: NSDiffableDataSourceSectionSnapshot, after previous: ItemIdentifierType?) {
        guard let previous else {
            if let first = rootItems.first { insert(branch, before: first) } else { append(branch.rootItems) }
            return
        }
        let children = isExpanded(previous) ? snapshot(of: previous).rootItems : []
        if let first = children.first { insert(branch, before: first) } else { insert(branch, after: previous) }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
