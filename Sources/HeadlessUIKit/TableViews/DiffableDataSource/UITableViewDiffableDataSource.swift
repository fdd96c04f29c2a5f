import Foundation

/// A data source that shows the items of snapshots in a table and turns the difference between two snapshots into an
/// update.
///
/// Subclass it to add section titles and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that returns the cell for an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// A snapshot with the identifier types of the data source.
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private var list: DiffableList<SectionIdentifierType, ItemIdentifierType> { applier.list }
    private nonisolated let record = DiffableRecord<SectionIdentifierType, ItemIdentifierType>()

    /// The animation of inserted and deleted rows.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source and sets it on a table view, which it references weakly.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        applier = SnapshotApplier(view: tableView, record: record)
        super.init()
        tableView.dataSource = self
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
        applier.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) { batch in
            self.tableView?.record(self.defaultRowAnimation) { $0.add(batch) }
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
    open func numberOfSections(in tableView: UITableView) -> Int { list.current.numberOfSections }

    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        list.count(inSection: section)
    }

    /// Returns the cell from the cell provider.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            fatalError(TableViewMessages.cellIsNotProvided(indexPath: indexPath))
        }
        return cell
    }

    /// Returns `nil`. Subclasses override it to provide titles.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`. Subclasses override it to provide titles.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `nil`. Subclasses override it to provide index titles.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section with the index of the title. Subclasses can override it.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    /// Returns `false`. Subclasses override it to allow editing.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `false`. Subclasses override it to allow moving rows.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// The default implementation does nothing. Subclasses override it to delete or insert items.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// The default implementation does nothing. Subclasses override it to move items.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
