import PortableUIKit

/// A table view data source that finds the cell for each item by its type: ``UniversalDiffableDataSource`` for tables.
///
/// Headers and footers are the views registered for UIKit's header and footer kinds. A table view asks its delegate for
/// them, so the data source becomes the delegate of a table view that has none; your own delegate forwards two methods:
///
///     func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
///         dataSource.tableView(tableView, viewForHeaderInSection: section)
///     }
///
/// Keep a strong reference to the data source; the table view does not.
@MainActor
open class UniversalTableDiffableDataSource<Item: Hashable>: UniversalDataSource<Item>, UITableViewDelegate {
    /// The connected table view.
    public private(set) weak var tableView: UITableView?

    /// The animation for inserted and deleted rows.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic {
        didSet { dataSource?.defaultRowAnimation = defaultRowAnimation }
    }
    /// A closure that returns whether the user can edit a row.
    public var canEditItem: (@MainActor (Item) -> Bool)?
    /// Called when the user deletes or inserts a row. The app applies the resulting change.
    public var didCommitEditing: (@MainActor (UITableViewCell.EditingStyle, Item) -> Void)?

    private var dataSource: TableDiffable<Item>?
    private var registeredTypes: Set<ViewTypeKey> = []
    private var shownViews = SupplementaryViewRecords()

    /// Creates a data source that shows items with registered views.
    ///
    /// - Parameters:
    ///   - tableView: The table view to connect; `nil` to call ``connect(to:)`` later.
    ///   - registrations: Registrations that may be shared with other data sources.
    ///   - viewTypes: View types that are not created from their classes, for instance from nibs.
    ///   - problemHandler: The closure that handles problems.
    ///   - itemRepresentation: Returns the value whose type selects the view of an item.
    public init(
        tableView: UITableView? = nil,
        registrations: ViewRegistrations = ViewRegistrations(),
        viewTypes: ViewTypes = ViewTypes(),
        problemHandler: @escaping UniversalDataSourceProblemHandler = UniversalDataSourceProblem.standardHandler,
        itemRepresentation: @escaping @MainActor (Item) -> Any = { $0 }
    ) {
        super.init(
            container: .tableView,
            registrations: registrations,
            map: nil,
            viewTypes: viewTypes,
            problemHandler: problemHandler,
            itemRepresentation: itemRepresentation
        )
        if let tableView { connect(to: tableView) }
    }

    /// Creates a data source that shows items with the views of a map.
    public init(
        tableView: UITableView? = nil,
        map: CorrespondenceMap,
        viewTypes: ViewTypes = ViewTypes(),
        problemHandler: @escaping UniversalDataSourceProblemHandler = UniversalDataSourceProblem.standardHandler,
        itemRepresentation: @escaping @MainActor (Item) -> Any = { $0 }
    ) {
        super.init(
            container: .tableView,
            registrations: ViewRegistrations(),
            map: map,
            viewTypes: viewTypes,
            problemHandler: problemHandler,
            itemRepresentation: itemRepresentation
        )
        if let tableView { connect(to: tableView) }
    }

    /// Connects a table view and becomes its data source, and its delegate too if it has none.
    public func connect(to tableView: UITableView) {
        self.tableView = tableView
        viewTypes.register(on: tableView)
        registeredTypes = RegisteredViewTypes.keys(of: tableView)
        if tableView.delegate == nil { tableView.delegate = self }
        let dataSource = TableDiffable<Item>(tableView: tableView) { [weak self] tableView, indexPath, identifier in
            self?.makeCell(for: identifier.item, at: indexPath, in: tableView)
        }
        dataSource.defaultRowAnimation = defaultRowAnimation
        dataSource.canEditItem = { [weak self] in self?.canEditItem?($0) ?? false }
        dataSource.didCommitEditing = { [weak self] in self?.didCommitEditing?($0, $1) }
        self.dataSource = dataSource
        diffable = DiffableAdapter(
            snapshot: { dataSource.snapshot() },
            apply: { snapshot, animatingDifferences, completion in
                dataSource.apply(snapshot, animatingDifferences: animatingDifferences) { completion() }
            },
            applyUsingReloadData: { snapshot, completion in
                dataSource.applySnapshotUsingReloadData(snapshot) { completion() }
            },
            itemIdentifier: { dataSource.itemIdentifier(for: $0) },
            indexPath: { dataSource.indexPath(for: $0) }
        )
    }

    // MARK: Interactions

    /// Calls the closure that was set with `onSelect(_:_:)` for the model of the row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectItem(at: indexPath)
    }

    /// Returns the height that was set with `setSize(of:_:)` for the model of the row, else that of the table view.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sizeForItem(at: indexPath)?.height ?? tableView.rowHeight
    }

    /// Returns the menu that was set with `setContextMenu(for:_:)` for the model of the row.
    open func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        contextMenuConfigurationForItem(at: indexPath)
    }

    override func interactionsDidChange() {
        // Heights are requested again.
        if !interactions.sizes.isEmpty { tableView?.performBatchUpdates(nil) }
    }

    override var roomForCells: CGSize {
        guard let tableView else { return .zero }
        let room = tableView.bounds.inset(by: tableView.adjustedContentInset)
        return CGSize(width: max(room.width, 0), height: max(room.height, 0))
    }

    // MARK: Headers and footers

    /// Returns the header view registered for the model of a section's header, or `nil` if there is none.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        makeView(ofKind: UICollectionView.elementKindSectionHeader, inSection: section, of: tableView)
    }

    /// Returns the footer view registered for the model of a section's footer, or `nil` if there is none.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        makeView(ofKind: UICollectionView.elementKindSectionFooter, inSection: section, of: tableView)
    }

    override func refreshSupplementaryViews(force: Bool) {
        guard let tableView else { return }
        // A table view requests views for sections that had none only when it reloads them.
        var replaced = takeSectionsWithChangedKinds()
        var isChanged = false
        for section in 0..<currentSnapshot.numberOfSections where !replaced.contains(section) {
            let views = [
                (UICollectionView.elementKindSectionHeader, tableView.headerView(forSection: section)),
                (UICollectionView.elementKindSectionFooter, tableView.footerView(forSection: section)),
            ]
            for case let (kind, view?) in views {
                let match = match(ofKind: kind, inSection: section)
                switch shownViews.change(of: view, to: match, force: force) {
                case .none: continue
                case .configuration:
                    configure(view, with: match, at: IndexPath(row: 0, section: section))
                    shownViews.remember(view, match: match)
                    isChanged = true
                case .replacement:
                    replaced.insert(section)
                }
            }
        }
        reloadSections(at: replaced)
        // Makes the table view request the heights of headers again.
        if isChanged { tableView.performBatchUpdates(nil) }
    }

    // MARK: Views

    private func makeCell(for item: Item, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell? {
        let match = match(for: item)
        remember(match, for: item)
        let cell: UITableViewCell?
        switch match.registration.source {
        case .collectionView:
            cell = nil
        case .tableView(let make):
            cell = make(tableView, indexPath, match.model) as? UITableViewCell
        case .reused:
            cell = tableView.dequeueReusableCell(
                withIdentifier: register(match.registration.viewType, elementKind: nil, with: tableView),
                for: indexPath
            )
        case .instance(let instance):
            cell = tableView.dequeueReusableCell(
                withIdentifier: register(InstanceTableViewCell.self, elementKind: nil, with: tableView),
                for: indexPath
            )
            (cell as? InstanceTableViewCell)?.show(instance)
        }
        if let cell { configure(cell, with: match, at: indexPath) }
        return cell
    }

    private func match(ofKind elementKind: String, inSection section: Int) -> ViewFinder.Match {
        let item = supplementaryItem(ofKind: elementKind, at: IndexPath(row: 0, section: section))
        return finder.supplementaryView(for: item, elementKind: elementKind)
    }

    private func makeView(ofKind elementKind: String, inSection section: Int, of tableView: UITableView) -> UIView? {
        let match = match(ofKind: elementKind, inSection: section)
        if let problem = match.problem { reports.report(problem) }
        let registration = match.registration
        // A table view needs no empty header.
        if registration.viewType == EmptyView.self { return nil }
        let indexPath = IndexPath(row: 0, section: section)
        let view: UIView?
        switch registration.source {
        case .collectionView:
            view = nil
        case .tableView(let make):
            view = make(tableView, indexPath, match.model)
        case .reused:
            view = tableView.dequeueReusableHeaderFooterView(
                withIdentifier: register(registration.viewType, elementKind: elementKind, with: tableView)
            )
        case .instance(let instance):
            view = tableView.dequeueReusableHeaderFooterView(
                withIdentifier: register(
                    InstanceTableViewHeaderFooterView.self,
                    elementKind: elementKind,
                    with: tableView
                )
            )
            (view as? InstanceTableViewHeaderFooterView)?.show(instance)
        }
        if let view {
            configure(view, with: match, at: indexPath)
            shownViews.remember(view, match: match)
        }
        return view
    }

    /// Registers a type of view on first use and returns its reuse identifier.
    private func register(_ viewType: UIView.Type, elementKind: String?, with tableView: UITableView) -> String {
        let key = ViewTypeKey(viewType, elementKind)
        if registeredTypes.insert(key).inserted, !RegisteredViewTypes.keys(of: tableView).contains(key) {
            tableView.register(viewType, key: key)
        }
        return key.reuseIdentifier
    }
}

/// A diffable data source that forwards editing: UIKit asks subclasses whether rows can be edited.
final class TableDiffable<Item: Hashable>: UITableViewDiffableDataSource<SectionIdentifier, ItemIdentifier<Item>> {
    var canEditItem: (@MainActor (Item) -> Bool)?
    var didCommitEditing: (@MainActor (UITableViewCell.EditingStyle, Item) -> Void)?

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { canEditItem?($0.item) } ?? false
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if let item = itemIdentifier(for: indexPath)?.item { didCommitEditing?(editingStyle, item) }
    }
}
