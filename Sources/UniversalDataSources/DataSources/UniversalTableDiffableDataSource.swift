import PortableUIKit

/// The data source of a table that knows which rows show which items: ``UniversalDiffableDataSource`` for tables.
///
/// Headers and footers are the views that are registered for UIKit's kinds. A table asks its delegate for them, so the data
/// source becomes the delegate of a table that has none; a delegate of your own passes two questions on:
///
///     func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
///         dataSource.tableView(tableView, viewForHeaderInSection: section)
///     }
///
/// Keep the data source alive; the table does not.
@MainActor
open class UniversalTableDiffableDataSource<Item: Hashable>: UniversalDataSource<Item>, UITableViewDelegate {
    /// The table, as soon as it was given.
    public private(set) weak var tableView: UITableView?

    /// How rows come and go.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic {
        didSet { dataSource?.defaultRowAnimation = defaultRowAnimation }
    }
    /// Whether the user may edit a row.
    public var canEditItem: (@MainActor (Item) -> Bool)?
    /// Called when the user deletes a row or inserts one. The app applies what follows from it.
    public var didCommitEditing: (@MainActor (UITableViewCell.EditingStyle, Item) -> Void)?

    private var dataSource: TableDiffable<Item>?
    private var registeredTypes: Set<ViewTypeKey> = []
    private var shownViews = ShownViews()

    /// Makes a data source that shows what is registered with it.
    ///
    /// - Parameters:
    ///   - tableView: Where to show the items; ``connect(to:)`` does it later.
    ///   - registrations: Registrations to share with other data sources.
    ///   - viewTypes: Types of views that are not made from their classes, as those from nibs.
    ///   - problemHandler: What to do about problems.
    ///   - itemRepresentation: What of an item the views are looked for by.
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

    /// Makes a data source that shows what a map says.
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

    /// Shows the items in a table, whose data source this becomes, and whose delegate too if it has none.
    public func connect(to tableView: UITableView) {
        self.tableView = tableView
        viewTypes.register(on: tableView)
        registeredTypes = viewTypes.keys
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

    // MARK: Headers and footers

    /// The view that is registered for the model of the section's header, nil where there is none.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        makeView(ofKind: UICollectionView.elementKindSectionHeader, inSection: section, of: tableView)
    }

    /// The view that is registered for the model of the section's footer, nil where there is none.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        makeView(ofKind: UICollectionView.elementKindSectionFooter, inSection: section, of: tableView)
    }

    override func refreshSupplementaryViews(force: Bool) {
        guard let tableView else { return }
        // A table asks for views of sections that had none when it makes the section anew.
        var replaced = takeSectionsWithOtherKinds()
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
        // The heights of headers are asked for again.
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
        // Tables do without a header; they need no empty one.
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

    /// Registers a type of views when it is first needed, and returns its reuse identifier.
    private func register(_ viewType: UIView.Type, elementKind: String?, with tableView: UITableView) -> String {
        let key = ViewTypeKey(viewType, elementKind)
        if registeredTypes.insert(key).inserted { tableView.register(viewType, key: key) }
        return key.reuseIdentifier
    }
}

/// UIKit's data source asks subclasses whether rows can be edited.
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
