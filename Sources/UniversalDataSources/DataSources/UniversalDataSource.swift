import PortableUIKit

/// What the data sources of collections and of tables have in common: items in sections, and the views that show them.
///
/// Use ``UniversalDiffableDataSource`` or ``UniversalTableDiffableDataSource``.
@MainActor
open class UniversalDataSource<Item: Hashable>: NSObject, ViewRegistering {
    typealias Snapshot = DiffableAdapter<Item>.Snapshot

    /// Which views are shown for which models, as far as the map does not tell.
    public var registrations: ViewRegistrations { finder.registrations }

    /// The model of a supplementary view that its section has no model for: one of each item, or any after snapshots of the
    /// platform were applied, which know of no such models.
    public var supplementaryItemProvider: (@MainActor (_ elementKind: String, _ indexPath: IndexPath) -> Any?)?

    let finder: ViewFinder
    let viewTypes: ViewTypes
    let reports: ProblemReports
    private let itemRepresentation: @MainActor (Item) -> Any

    /// Set by subclasses as soon as there is a view.
    var diffable: DiffableAdapter<Item>? {
        didSet { diffable?.apply(waitingSnapshot, false) {} }
    }
    /// What was applied before there was a view.
    private var waitingSnapshot = Snapshot()
    /// The newest of all items that are equal.
    private var newestItems: [Item: Item] = [:]
    private var supplementaryItems: [SectionIdentifier: [String: AnyHashable]] = [:]
    /// Sections that are shown and got or lost models of supplementary views.
    private var sectionsWithOtherKinds: Set<SectionIdentifier> = []
    /// By item, what was made for it last.
    private var reuseIdentifiers: [Item: String] = [:]

    init(
        container: ViewContainer,
        registrations: ViewRegistrations,
        map: CorrespondenceMap?,
        viewTypes: ViewTypes,
        problemHandler: @escaping UniversalDataSourceProblemHandler,
        itemRepresentation: @escaping @MainActor (Item) -> Any
    ) {
        reports = ProblemReports(handler: problemHandler)
        finder = ViewFinder(container: container, registrations: registrations, map: map)
        self.viewTypes = viewTypes
        self.itemRepresentation = itemRepresentation
        super.init()
        for problem in map?.problems ?? [] { reports.report(problem) }
    }

    // MARK: Registrations and the map

    /// What to do about problems. By default an assertion fails in debug builds, and a line is written to the standard error in
    /// release builds. Each problem is reported once.
    public var problemHandler: UniversalDataSourceProblemHandler {
        get { reports.handler }
        set { reports.handler = newValue }
    }

    /// What was reported.
    public var reportedProblems: Set<UniversalDataSourceProblem> { reports.reported }

    /// Remembers a registration. Views that are shown already change when they are next configured.
    public func register(_ registration: ViewRegistration) {
        guard registration.isSuitable(for: finder.container) else {
            let viewType = String(describing: registration.viewType)
            reports.report(.unsuitableView(viewType, key: registration.key, container: finder.container))
            return
        }
        registrations.register(registration)
    }

    /// The map that says which views are shown; what it does not know is looked for among the registrations.
    public var map: CorrespondenceMap? { finder.map }

    /// Shows the same items by another map. Items keep their identities: where another type of views is to be shown the cell is
    /// replaced, elsewhere it is configured again.
    public func setMap(
        _ map: CorrespondenceMap?,
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        finder.map = map
        for problem in map?.problems ?? [] { reports.report(problem) }
        reconfigure(Array(reuseIdentifiers.keys), animatingDifferences: animatingDifferences, completion: completion)
        refreshSupplementaryViews(force: true)
    }

    // MARK: Items

    /// All sections with their items and the models of their supplementary views.
    public var sections: [UniversalSection<Item>] {
        let snapshot = currentSnapshot
        return snapshot.sectionIdentifiers.map { identifier in
            var section = UniversalSection(
                identifier.base,
                items: snapshot.itemIdentifiers(inSection: identifier).map { newest($0.item) }
            )
            section.supplementaryItems = supplementaryItems[identifier] ?? [:]
            return section
        }
    }

    /// The item at a path, nil where there is none.
    public func itemIdentifier(for indexPath: IndexPath) -> Item? {
        diffable?.itemIdentifier(indexPath).map { newest($0.item) }
    }

    /// The path of an item, nil where it is not shown or there is no view yet.
    public func indexPath(for itemIdentifier: Item) -> IndexPath? {
        diffable?.indexPath(ItemIdentifier(item: itemIdentifier))
    }

    /// The identifier of the section at an index, nil where there is none. Layouts ask for it to tell sections apart.
    public func sectionIdentifier(for index: Int) -> AnyHashable? {
        let sections = currentSnapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index].base : nil
    }

    /// The model of a section's supplementary view.
    public func supplementaryItem(ofKind elementKind: String, at indexPath: IndexPath) -> Any? {
        if let section = sectionIdentifier(for: indexPath.section),
            let item = supplementaryItems[SectionIdentifier(base: section)]?[elementKind]
        {
            return item.base
        }
        return supplementaryItemProvider?(elementKind, indexPath)
    }

    var currentSnapshot: Snapshot { diffable?.snapshot() ?? waitingSnapshot }

    private func newest(_ item: Item) -> Item { newestItems[item] ?? item }

    // MARK: Changes

    /// Shows sections of items; what differs from those before is updated. A header whose model changed is configured again.
    ///
    /// An item that is applied twice is shown once and reported.
    public func apply(
        sections: [UniversalSection<Item>],
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        takeSupplementaryItems(of: sections)
        apply(makeSnapshot(of: sections), animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows a snapshot of the platform; what differs from the one before is updated. Sections keep the models of their headers.
    public func apply<Section>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        apply(convert(snapshot), animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows sections of items without looking for differences.
    public func applyUsingReloadData(
        sections: [UniversalSection<Item>],
        completion: (@MainActor () -> Void)? = nil
    ) {
        takeSupplementaryItems(of: sections)
        applyUsingReloadData(makeSnapshot(of: sections), completion: completion)
    }

    /// Shows a snapshot of the platform without looking for differences.
    public func applySnapshotUsingReloadData<Section>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        applyUsingReloadData(convert(snapshot), completion: completion)
    }

    /// What is shown, as a snapshot of the platform. Sections whose identifiers are of another type are left out.
    public func snapshot<Section>(
        sectionType: Section.Type = Section.self
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        for section in sections {
            guard let identifier = section.identifier.base as? Section else { continue }
            snapshot.appendSections([identifier])
            snapshot.appendItems(section.items, toSection: identifier)
        }
        return snapshot
    }

    /// Configures the cells of items again with the given values, which are equal to those shown but may have other content.
    /// Cells keep their place; where the new content is to be shown by another type of views the cell is replaced. Items that
    /// are not shown are passed over.
    public func reconfigure(
        _ items: [Item],
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        update(items, animatingDifferences: animatingDifferences, completion: completion) { snapshot, known in
            let replaced = known.filter { item in
                guard let made = self.reuseIdentifiers[item.item] else { return false }
                return self.match(for: item.item).registration.reuseIdentifier != made
            }
            let isReplaced = Set(replaced)
            snapshot.reloadItems(replaced)
            snapshot.reconfigureItems(known.filter { !isReplaced.contains($0) })
        }
    }

    /// Makes the cells of items anew with the given values. Items that are not shown are passed over.
    public func reload(
        _ items: [Item],
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        update(items, animatingDifferences: animatingDifferences, completion: completion) { snapshot, known in
            snapshot.reloadItems(known)
        }
    }

    /// Sets the model of a section's supplementary view, or takes it away. A view that is on screen is configured again.
    public func setSupplementaryItem(
        _ item: (any Hashable)?,
        ofKind elementKind: String,
        inSection identifier: some Hashable
    ) {
        let section = SectionIdentifier(base: AnyHashable(identifier))
        var items = supplementaryItems[section] ?? [:]
        items[elementKind] = item.map { AnyHashable($0) }
        setSupplementaryItems(items, of: section)
        refreshSupplementaryViews(force: false)
    }

    // MARK: For subclasses in this module

    /// Configures supplementary views again whose models changed.
    func refreshSupplementaryViews(force: Bool) {}

    /// The view for an item; a placeholder and a problem where there is none.
    func match(for item: Item) -> ViewFinder.Match {
        finder.cell(for: itemRepresentation(newest(item)))
    }

    /// Fills a view, unless its registration did, and styles it.
    func configure(_ view: UIView, with match: ViewFinder.Match, at indexPath: IndexPath) {
        if !match.registration.fillsViewsItself {
            do throws(UniversalDataSourceProblem) {
                try match.registration.configure(view, indexPath: indexPath, item: match.model)
            } catch {
                reports.report(error)
            }
        }
        let own = match.registration.decorator.map { [$0] } ?? []
        view.follow((finder.map?.decorators ?? []) + own)
    }

    /// The indexes of sections that got or lost models of supplementary views since they were last asked for.
    func takeSectionsWithOtherKinds() -> Set<Int> {
        defer { sectionsWithOtherKinds = [] }
        guard !sectionsWithOtherKinds.isEmpty else { return [] }
        let sections = currentSnapshot.sectionIdentifiers.enumerated()
        return Set(sections.filter { sectionsWithOtherKinds.contains($0.element) }.map(\.offset))
    }

    func remember(_ match: ViewFinder.Match, for item: Item) {
        reuseIdentifiers[item] = match.registration.reuseIdentifier
        if let problem = match.problem { reports.report(problem) }
    }

    /// Has sections made anew, because a supplementary view of another type is to be shown.
    func reloadSections(at indexes: Set<Int>) {
        var snapshot = currentSnapshot
        let sections = snapshot.sectionIdentifiers
        let reloaded = indexes.sorted().filter(sections.indices.contains).map { sections[$0] }
        guard !reloaded.isEmpty else { return }
        snapshot.reloadSections(reloaded)
        diffable?.apply(snapshot, false) {}
    }

    // MARK: Steps

    private func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        guard let diffable else {
            take(snapshot)
            waitingSnapshot = snapshot
            completion?()
            return
        }
        take(snapshot)
        diffable.apply(snapshot, animatingDifferences) { [weak self] in
            self?.refreshSupplementaryViews(force: false)
            completion?()
        }
        refreshSupplementaryViews(force: false)
    }

    private func applyUsingReloadData(_ snapshot: Snapshot, completion: (@MainActor () -> Void)?) {
        guard let diffable else { return apply(snapshot, animatingDifferences: false, completion: completion) }
        take(snapshot)
        diffable.applyUsingReloadData(snapshot) { completion?() }
    }

    private func update(
        _ items: [Item],
        animatingDifferences: Bool,
        completion: (@MainActor () -> Void)?,
        mark: (inout Snapshot, [ItemIdentifier<Item>]) -> Void
    ) {
        var snapshot = currentSnapshot
        var seen: Set<Item> = []
        let known = items.filter { item in
            snapshot.sectionIdentifier(containingItem: ItemIdentifier(item: item)) != nil && seen.insert(item).inserted
        }
        for item in known { newestItems[item] = item }
        mark(&snapshot, known.map { ItemIdentifier(item: $0) })
        guard let diffable else {
            completion?()
            return
        }
        diffable.apply(snapshot, animatingDifferences) { completion?() }
    }

    /// Remembers the newest items and forgets what is gone.
    private func take(_ snapshot: Snapshot) {
        let items = snapshot.itemIdentifiers.map(\.item)
        newestItems = Dictionary(items.map { ($0, $0) }) { first, _ in first }
        reuseIdentifiers = reuseIdentifiers.filter { newestItems[$0.key] != nil }
        let sections = Set(snapshot.sectionIdentifiers)
        supplementaryItems = supplementaryItems.filter { sections.contains($0.key) }
    }

    private func takeSupplementaryItems(of sections: [UniversalSection<Item>]) {
        for section in sections {
            setSupplementaryItems(section.supplementaryItems, of: SectionIdentifier(base: section.identifier))
        }
    }

    private func setSupplementaryItems(_ items: [String: AnyHashable], of section: SectionIdentifier) {
        let isShown = currentSnapshot.indexOfSection(section) != nil
        if isShown, Set((supplementaryItems[section] ?? [:]).keys) != Set(items.keys) {
            sectionsWithOtherKinds.insert(section)
        }
        supplementaryItems[section] = items
    }

    private func makeSnapshot(of sections: [UniversalSection<Item>]) -> Snapshot {
        var snapshot = Snapshot()
        var knownSections: Set<SectionIdentifier> = []
        var knownItems: Set<Item> = []
        for section in sections {
            let identifier = SectionIdentifier(base: section.identifier)
            if knownSections.insert(identifier).inserted {
                snapshot.appendSections([identifier])
            } else {
                reports.report(.duplicateSection("\(section.identifier.base)"))
            }
            let items = section.items.filter { item in
                if knownItems.insert(item).inserted { return true }
                reports.report(.duplicateItem("\(item)"))
                return false
            }
            snapshot.appendItems(items.map { ItemIdentifier(item: $0) }, toSection: identifier)
        }
        return snapshot
    }

    private func convert<Section>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> Snapshot {
        var converted = Snapshot()
        for section in snapshot.sectionIdentifiers {
            let identifier = SectionIdentifier(base: AnyHashable(section))
            converted.appendSections([identifier])
            converted.appendItems(
                snapshot.itemIdentifiers(inSection: section).map { ItemIdentifier(item: $0) },
                toSection: identifier
            )
        }
        converted.reloadSections(
            snapshot.reloadedSectionIdentifiers.map { SectionIdentifier(base: AnyHashable($0)) }
        )
        converted.reloadItems(snapshot.reloadedItemIdentifiers.map { ItemIdentifier(item: $0) })
        converted.reconfigureItems(snapshot.reconfiguredItemIdentifiers.map { ItemIdentifier(item: $0) })
        return converted
    }
}

extension UniversalDataSource {
    /// Shows sections of items and returns when that is done.
    public func apply(sections: [UniversalSection<Item>], animatingDifferences: Bool = true) async {
        await withCheckedContinuation { continuation in
            apply(sections: sections, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }
}
