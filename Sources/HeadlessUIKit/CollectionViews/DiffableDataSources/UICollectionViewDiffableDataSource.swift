import Foundation

/// A data source that shows the items of snapshots and turns the difference between two snapshots into an update.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the cell for an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// A closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// A snapshot with the identifier types of the data source.
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The closures that control how the user reorders items.
    public struct ReorderingHandlers {
        /// Creates handlers that do not allow reordering.
        public init() {}

        /// Returns whether an item can be reordered.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the items are reordered.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the items were reordered, so that the app can update its model.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The closures that control how items of a section snapshot expand and collapse.
    @preconcurrency
    public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
        /// Creates handlers that let all parent items expand and collapse.
        public init() {}

        /// Returns whether an item can expand.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// Called before an item expands.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Returns whether an item can collapse.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// Called before an item collapses.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Returns the children of an item that is about to expand. It receives the parent and its current children.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemType>
            )?
    }

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private var list: DiffableList<SectionIdentifierType, ItemIdentifierType> { applier.list }
    private nonisolated let record = DiffableRecord<SectionIdentifierType, ItemIdentifierType>()
    private var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] {
        get { record.content.outlines }
        set { record.update { $0.outlines = newValue } }
    }

    /// A closure that returns supplementary views. Required if the layout has supplementary views.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures that control how the user reorders items.
    public var reorderingHandlers = ReorderingHandlers()

    /// The closures that control how items of section snapshots expand and collapse.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source and sets it on a collection view, which it references weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        applier = SnapshotApplier(view: collectionView, record: record)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns a snapshot of the current items. It does not include reload or reconfigure marks.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        record.content.snapshot
    }

    /// Applies a snapshot, optionally with animations. The completion handler is called when the update is complete.
    ///
    /// A snapshot that is applied on a background queue is shown by the main queue, in order.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        MainQueue.run(with: completion) { completion in
            self.show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    private func show(_ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?) {
        sectionSnapshots = sectionSnapshots.filter { section, outline in
            snapshot.content.items[section] == outline.visibleItems
        }
        applier.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) { batch in
            self.collectionView?.updates.record { $0.add(batch) }
        }
    }

    /// Applies a snapshot and returns when the update is complete.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await MainQueue.completion { done in
            self.apply(snapshot, animatingDifferences: animatingDifferences, completion: done)
        }
    }

    /// Applies a snapshot by reloading all data, without computing differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        MainQueue.run(with: completion) { self.reload(with: snapshot, completion: $0) }
    }

    private func reload(with snapshot: Snapshot, completion: (() -> Void)?) {
        sectionSnapshots = [:]
        applier.reload(with: snapshot, completion: completion)
    }

    /// Applies a snapshot by reloading all data, and returns when the update is complete.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await MainQueue.completion { done in
            self.applySnapshotUsingReloadData(snapshot, completion: done)
        }
    }

    // MARK: Section snapshots

    /// Returns the section snapshot of a section, or a flat one if none was applied.
    nonisolated public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let content = record.content
        return content.outlines[section]
            ?? NSDiffableDataSourceSectionSnapshot(content.snapshot.content.items[section] ?? [])
    }

    /// Applies a section snapshot to a section. The section is appended if it does not exist.
    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        MainQueue.run(with: completion) { completion in
            self.show(snapshot, in: section, animatingDifferences: animatingDifferences, completion: completion)
        }
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        in section: SectionIdentifierType,
        animatingDifferences: Bool,
        completion: (() -> Void)?
    ) {
        var whole = list.current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        sectionSnapshots[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Applies a section snapshot to a section and returns when the update is complete.
    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await MainQueue.completion { done in
            self.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: done)
        }
    }

    // MARK: Lookup

    /// Returns the identifier of the section at an index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        list.section(at: index)
    }

    /// Returns the index of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        list.current.indexOfSection(sectionIdentifier)
    }

    /// Returns the identifier of the item at an index path.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        list.item(at: indexPath)
    }

    /// Returns the index path of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        applier.path(of: itemIdentifier)
    }

    // MARK: Data source

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { list.current.numberOfSections }

    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        list.count(inSection: section)
    }

    /// Returns the cell from the cell provider.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError(CollectionViewMessages.cellIsNotProvided(indexPath: indexPath))
        }
        return cell
    }

    /// Returns the view from the supplementary view provider.
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

    /// Returns the answer of the reordering handlers, or `false` without a handler.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Updates the snapshot with the new order and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let old = list.current
        let new = old.moving(from: sourceIndexPath, to: destinationIndexPath)
        var outlines = sectionSnapshots
        // A reordered section snapshot stays hierarchical only if the new order still forms a valid hierarchy.
        for (section, outline) in sectionSnapshots {
            outlines[section] = outline.reordered(to: new.content.items[section] ?? [])
        }
        let transaction = NSDiffableDataSourceTransaction(
            from: old,
            to: new,
            outlines: (before: sectionSnapshots, after: outlines)
        )
        reorderingHandlers.willReorder?(transaction)
        applier.setCurrentSnapshot(new)
        sectionSnapshots = outlines
        reorderingHandlers.didReorder?(transaction)
    }

    /// Returns `nil`. Subclasses override it to provide index titles.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the first item. Subclasses override it to find the item for an index title.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Section snapshots

    /// Returns the number of ancestors of an item, or `nil` if its section has no section snapshot.
    final func outlineLevel(at indexPath: IndexPath) -> Int? {
        outline(at: indexPath).map { $0.level(of: $1) }
    }

    /// Returns whether an item is expanded.
    final func isExpanded(at indexPath: IndexPath) -> Bool {
        outline(at: indexPath).map { $0.isExpanded($1) } ?? false
    }

    /// Expands or collapses an item, if the handlers allow it.
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
