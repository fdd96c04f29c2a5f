import Foundation

/// Provides a collection view with the items of snapshots, and turns the difference between two of them into an update.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The list of sections and items.
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Whether and how the user moves items.
    public struct ReorderingHandlers {
        /// Makes handlers: nothing can be moved.
        public init() {}

        /// Whether an item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the items change.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the items changed: the app takes over the new order.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// Whether and how the rows below others are shown and hidden.
    public struct SectionSnapshotHandlers<ItemType> {
        /// Makes handlers: all rows that have others below them show and hide these.
        public init() {}

        /// Whether the rows below one may be shown.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// Called before the rows below one are shown.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Whether the rows below one may be hidden.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// Called before the rows below one are hidden.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Says what is below a row that is about to show it, given what is there.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
    }

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private var list: DiffableList<SectionIdentifierType, ItemIdentifierType> { applier.list }
    private var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Makes supplementary views. Must be set where the layout places any.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Whether and how the user moves items.
    open var reorderingHandlers = ReorderingHandlers()

    /// Whether and how the rows below others are shown and hidden.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Makes a data source and sets it on a collection view. The collection view is not kept alive.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        applier = SnapshotApplier(view: collectionView)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// The list as it is now. Marks for reloads are not part of it.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        list.current
    }

    /// Shows a list: what differs is updated, animated or not. The completion is called when that is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard MainQueue.isCurrent else {
            return MainQueue.enqueue {
                self.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
            }
        }
        sectionSnapshots = sectionSnapshots.filter { section, outline in
            snapshot.content.items[section] == outline.visibleItems
        }
        applier.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) { batch in
            self.collectionView?.updates.record { $0.add(batch) }
        }
    }

    /// Shows a list and returns when that is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a list without looking for differences: everything is asked for again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        guard MainQueue.isCurrent else {
            return MainQueue.enqueue { self.applySnapshotUsingReloadData(snapshot, completion: completion) }
        }
        sectionSnapshots = [:]
        applier.reload(with: snapshot, completion: completion)
    }

    /// Shows a list without looking for differences and returns when that is done.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Sections as outlines

    /// The outline of a section; the items one after another where none was applied.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        sectionSnapshots[section] ?? NSDiffableDataSourceSectionSnapshot(list.current.content.items[section] ?? [])
    }

    /// Shows the visible items of an outline in a section, which is added at the end unless it exists.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = list.current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        sectionSnapshots[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows the visible items of an outline in a section and returns when that is done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    // MARK: Lookup

    /// The section at an index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        list.section(at: index)
    }

    /// The index of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        list.current.indexOfSection(sectionIdentifier)
    }

    /// The item at a path.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        list.item(at: indexPath)
    }

    /// The path of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        applier.path(of: itemIdentifier)
    }

    // MARK: Data source

    /// The number of sections of the list.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { list.current.numberOfSections }

    /// The number of items of a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        list.count(inSection: section)
    }

    /// The cell that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError(CollectionViewMessages.cellIsNotProvided(indexPath: indexPath))
        }
        return cell
    }

    /// The supplementary view that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(CollectionViewMessages.supplementaryViewWasNotDequeued(kind: kind, indexPath: indexPath))
        }
        return view
    }

    /// What the reordering handlers say.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Takes the new order over and tells the handlers.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let old = list.current
        let new = old.moving(from: sourceIndexPath, to: destinationIndexPath)
        var outlines = sectionSnapshots
        // What the user moved is no outline any more, unless it still is one.
        for (section, outline) in sectionSnapshots {
            outlines[section] = outline.reordered(to: new.content.items[section] ?? [])
        }
        let transaction = NSDiffableDataSourceTransaction(
            from: old,
            to: new,
            outlines: (before: sectionSnapshots, after: outlines)
        )
        reorderingHandlers.willReorder?(transaction)
        applier.take(new)
        sectionSnapshots = outlines
        reorderingHandlers.didReorder?(transaction)
    }

    /// None unless overridden.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Outlines

    /// How many rows a row is below, nil where the section is no outline.
    final func outlineLevel(at indexPath: IndexPath) -> Int? {
        outline(at: indexPath).map { $0.level(of: $1) }
    }

    /// Whether the rows below a row show.
    final func isExpanded(at indexPath: IndexPath) -> Bool {
        outline(at: indexPath).map { $0.isExpanded($1) } ?? false
    }

    /// Shows or hides the rows below a row, where the handlers agree.
    final func toggleExpansion(at indexPath: IndexPath) {
        guard let (found, item) = outline(at: indexPath), let section = list.section(at: indexPath.section) else {
            return
        }
        var outline = found
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    private func outline(
        at path: IndexPath
    ) -> (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, ItemIdentifierType)? {
        guard !sectionSnapshots.isEmpty, let section = list.section(at: path.section),
            let outline = sectionSnapshots[section], let item = list.item(at: path), outline.contains(item)
        else { return nil }
        return (outline, item)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {}
