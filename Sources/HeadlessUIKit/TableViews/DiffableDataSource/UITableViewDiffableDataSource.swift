import Foundation

/// Provides a table with the items of snapshots, and turns the difference between two of them into an update.
///
/// Subclasses add titles of sections and editing.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private var list: DiffableList<SectionIdentifierType, ItemIdentifierType> { applier.list }

    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Makes a data source and sets it on a table. The table is not kept alive.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        applier = SnapshotApplier(view: tableView)
        super.init()
        tableView.dataSource = self
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
        applier.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) { batch in
            self.tableView?.record(self.defaultRowAnimation) { $0.add(batch) }
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
    open func numberOfSections(in tableView: UITableView) -> Int { list.current.numberOfSections }

    /// The number of items of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        list.count(inSection: section)
    }

    /// The cell that the provider makes.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            fatalError(TableViewMessages.cellIsNotProvided(indexPath: indexPath))
        }
        return cell
    }

    /// None unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// None unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section with the index of the title unless overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    /// False unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// False unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
