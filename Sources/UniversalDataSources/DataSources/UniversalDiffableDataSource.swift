import PortableUIKit

/// A collection view data source that finds the cell for each item by its type: no switch, no cast, no reuse
/// identifier.
///
///     private(set) lazy var dataSource = UniversalDiffableDataSource<AnyHashable>(
///         collectionView: collectionView,
///         itemRepresentation: { $0.base }
///     )
///
///     dataSource.registerCellType(TileCell.self)
///     dataSource.registerCellType(SimpleCell.self)
///     dataSource.apply(sections: [UniversalSection("main", items: [tile, simple])])
///
/// Items may be of any `Hashable` type. Views are looked up by the type of the value that `itemRepresentation` returns
/// for an item, and then by its payload: the base of an `AnyHashable`, the associated value of an enum case.
///
/// Keep a strong reference to the data source; the collection view does not.
@MainActor
open class UniversalDiffableDataSource<Item: Hashable>: UniversalDataSource<Item> {
    typealias Diffable = UICollectionViewDiffableDataSource<SectionIdentifier, ItemIdentifier<Item>>

    /// The connected collection view.
    public private(set) weak var collectionView: UICollectionView?

    /// A closure that returns whether the user can move an item.
    public var canMoveItem: (@MainActor (Item) -> Bool)?
    /// Called with all sections after the user moves items.
    public var didMoveItems: (@MainActor ([UniversalSection<Item>]) -> Void)?

    private var dataSource: Diffable?
    private var registeredTypes: Set<ViewTypeKey> = []
    private var shownViews = SupplementaryViewRecords()
    private var shownKinds: Set<String> = []
    private var interactionDelegate: InteractionDelegate<Item>?

    /// Creates a data source that shows items with registered views.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view to connect; `nil` to call ``connect(to:)`` later.
    ///   - registrations: Registrations that may be shared with other data sources.
    ///   - viewTypes: View types that are not created from their classes, for instance from nibs.
    ///   - problemHandler: The closure that handles problems.
    ///   - itemRepresentation: Returns the value whose type selects the view of an item.
    public init(
        collectionView: UICollectionView? = nil,
        registrations: ViewRegistrations = ViewRegistrations(),
        viewTypes: ViewTypes = ViewTypes(),
        problemHandler: @escaping UniversalDataSourceProblemHandler = UniversalDataSourceProblem.standardHandler,
        itemRepresentation: @escaping @MainActor (Item) -> Any = { $0 }
    ) {
        super.init(
            container: .collectionView,
            registrations: registrations,
            map: nil,
            viewTypes: viewTypes,
            problemHandler: problemHandler,
            itemRepresentation: itemRepresentation
        )
        if let collectionView { connect(to: collectionView) }
    }

    /// Creates a data source that shows items with the views of a map.
    public init(
        collectionView: UICollectionView? = nil,
        map: CorrespondenceMap,
        viewTypes: ViewTypes = ViewTypes(),
        problemHandler: @escaping UniversalDataSourceProblemHandler = UniversalDataSourceProblem.standardHandler,
        itemRepresentation: @escaping @MainActor (Item) -> Any = { $0 }
    ) {
        super.init(
            container: .collectionView,
            registrations: ViewRegistrations(),
            map: map,
            viewTypes: viewTypes,
            problemHandler: problemHandler,
            itemRepresentation: itemRepresentation
        )
        if let collectionView { connect(to: collectionView) }
    }

    /// Connects a collection view and becomes its data source.
    public func connect(to collectionView: UICollectionView) {
        self.collectionView = collectionView
        viewTypes.register(on: collectionView)
        registeredTypes = RegisteredViewTypes.keys(of: collectionView)
        registerDecorationViewTypes(with: collectionView.collectionViewLayout)
        let dataSource = makeDataSource(for: collectionView)
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
        interactionsDidChange()
    }

    /// Becomes the delegate of a collection view that has none.
    override func interactionsDidChange() {
        guard let collectionView, usesRows || !interactions.isEmpty else { return }
        let current = collectionView.delegate
        guard current == nil || current === interactionDelegate else { return }
        let hasSizes = usesRows || !interactions.sizes.isEmpty
        if interactionDelegate == nil || hasSizes && !(interactionDelegate is SizingInteractionDelegate<Item>) {
            interactionDelegate = hasSizes ? SizingInteractionDelegate(self) : InteractionDelegate(self)
        }
        collectionView.delegate = interactionDelegate
        if hasSizes { collectionView.collectionViewLayout.invalidateLayout() }
    }

    /// The bounds without the insets of the collection view and of the sections of a flow layout.
    override var roomForCells: CGSize {
        guard let collectionView else { return .zero }
        var room = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        if let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
            room = room.inset(by: layout.sectionInset)
        }
        return CGSize(width: max(room.width, 0), height: max(room.height, 0))
    }

    /// Adds a registration. Decoration views are registered with the layout immediately.
    public override func register(_ registration: ViewRegistration) {
        super.register(registration)
        if registration.key.category == .decorationView, let layout = collectionView?.collectionViewLayout {
            registerDecorationViewTypes(with: layout)
        }
    }

    /// Registers the decoration views with a layout. Required only if you replace the layout other than with
    /// ``setMap(_:layout:animated:completion:)``.
    public func registerDecorationViewTypes(with layout: UICollectionViewLayout) {
        for key in registrations.keys(for: .collectionView) where key.category == .decorationView {
            guard let kind = key.elementKind else { continue }
            layout.register(registrations[key, .collectionView]?.viewType, forDecorationViewOfKind: kind)
        }
    }

    /// Sets the map and the layout together, for instance when a list becomes a grid: cells of the new types replace
    /// the old ones and move to their positions in the new layout.
    public func setMap(
        _ map: CorrespondenceMap?,
        layout: UICollectionViewLayout,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        setMap(map, animatingDifferences: false)
        registerDecorationViewTypes(with: layout)
        guard let collectionView else {
            completion?()
            return
        }
        collectionView.setCollectionViewLayout(layout, animated: animated) { _ in completion?() }
    }

    // MARK: Views

    private func makeDataSource(for collectionView: UICollectionView) -> Diffable {
        let dataSource = Diffable(collectionView: collectionView) { [weak self] collectionView, indexPath, identifier in
            self?.makeCell(for: identifier.item, at: indexPath, in: collectionView)
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, elementKind, indexPath in
            self?.makeSupplementaryView(ofKind: elementKind, at: indexPath, in: collectionView)
        }
        dataSource.reorderingHandlers.canReorderItem = { [weak self] identifier in
            self?.canMoveItem?(identifier.item) ?? false
        }
        dataSource.reorderingHandlers.didReorder = { [weak self] _ in
            guard let self else { return }
            self.didMoveItems?(self.sections)
        }
        return dataSource
    }

    private func makeCell(
        for item: Item,
        at indexPath: IndexPath,
        in collectionView: UICollectionView
    ) -> UICollectionViewCell? {
        let match = match(for: item)
        remember(match, for: item)
        return makeView(match, at: indexPath, in: collectionView) as? UICollectionViewCell
    }

    private func makeSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath,
        in collectionView: UICollectionView
    ) -> UICollectionReusableView? {
        shownKinds.insert(elementKind)
        let item = supplementaryItem(ofKind: elementKind, at: indexPath)
        let match = finder.supplementaryView(for: item, elementKind: elementKind)
        if let problem = match.problem { reports.report(problem) }
        let view = makeView(match, at: indexPath, in: collectionView)
        if let view { shownViews.remember(view, match: match) }
        return view
    }

    private func makeView(
        _ match: ViewFinder.Match,
        at indexPath: IndexPath,
        in collectionView: UICollectionView
    ) -> UICollectionReusableView? {
        let registration = match.registration
        let elementKind = registration.key.elementKind
        let view: UICollectionReusableView?
        switch registration.source {
        case .collectionView(let make):
            view = make(collectionView, indexPath, match.model)
        case .reused:
            let key = ViewTypeKey(registration.viewType, elementKind)
            register(registration.viewType, key, with: collectionView)
            view = collectionView.dequeue(key, for: indexPath)
        case .tableView:
            view = nil
        case .instance(let instance):
            view = dequeueHost(of: instance, elementKind: elementKind, for: indexPath, in: collectionView)
        }
        if let view { configure(view, with: match, at: indexPath) }
        return view
    }

    /// Registers a class, unless it is registered already, by the data source or before it was made.
    private func register(_ type: UIView.Type, _ key: ViewTypeKey, with collectionView: UICollectionView) {
        guard registeredTypes.insert(key).inserted,
            !RegisteredViewTypes.keys(of: collectionView).contains(key)
        else { return }
        collectionView.register(type, key: key)
    }

    private func dequeueHost(
        of instance: UIView,
        elementKind: String?,
        for indexPath: IndexPath,
        in collectionView: UICollectionView
    ) -> UICollectionReusableView {
        let type: UIView.Type =
            elementKind == nil ? InstanceCollectionViewCell.self : InstanceCollectionReusableView.self
        let key = ViewTypeKey(type, elementKind)
        register(type, key, with: collectionView)
        let view = collectionView.dequeue(key, for: indexPath)
        (view as? InstanceCollectionViewCell)?.show(instance)
        (view as? InstanceCollectionReusableView)?.show(instance)
        return view
    }

    // MARK: Supplementary views that change

    override func refreshSupplementaryViews(force: Bool) {
        guard let collectionView else { return }
        var replaced: Set<Int> = []
        // The layout requests views that appear or disappear.
        var isChanged = !takeSectionsWithChangedKinds().isEmpty
        for kind in shownKinds.sorted() {
            for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath) else { continue }
                let item = supplementaryItem(ofKind: kind, at: indexPath)
                let match = finder.supplementaryView(for: item, elementKind: kind)
                switch shownViews.change(of: view, to: match, force: force) {
                case .none: continue
                case .configuration:
                    configure(view, with: match, at: indexPath)
                    shownViews.remember(view, match: match)
                case .replacement:
                    replaced.insert(indexPath.section)
                }
                isChanged = true
            }
        }
        reloadSections(at: replaced)
        if isChanged { collectionView.collectionViewLayout.invalidateLayout() }
    }
}

extension UICollectionView {
    fileprivate func dequeue(_ key: ViewTypeKey, for indexPath: IndexPath) -> UICollectionReusableView {
        guard let kind = key.elementKind else {
            return dequeueReusableCell(withReuseIdentifier: key.reuseIdentifier, for: indexPath)
        }
        return dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: key.reuseIdentifier,
            for: indexPath
        )
    }
}
