import PortableUIKit

/// The base class of the universal data sources: sections of items, and the views that show them.
///
/// Use ``UniversalDiffableDataSource`` or ``UniversalTableDiffableDataSource``.
@MainActor
open class UniversalDataSource<Item: Hashable>: NSObject, ViewRegistering {
    typealias Snapshot = DiffableAdapter<Item>.Snapshot

    /// The registered views, used for models that the map does not cover.
    public var registrations: ViewRegistrations { finder.registrations }

    /// A closure that returns the model of a supplementary view for which its section has none: for supplementary views
    /// of single items, or after applying UIKit snapshots, which contain no such models.
    public var supplementaryItemProvider: (@MainActor (_ elementKind: String, _ indexPath: IndexPath) -> Any?)?

    let finder: ViewFinder
    let viewTypes: ViewTypes
    let reports: ProblemReports
    let itemRepresentation: @MainActor (Item) -> Any
    /// What is done with models of a type.
    var interactions = ModelInteractions()

    /// Set by subclasses when a view is connected.
    var diffable: DiffableAdapter<Item>? {
        didSet { diffable?.apply(pendingSnapshot, false) {} }
    }
    /// The snapshot that was applied before a view was connected.
    private var pendingSnapshot = Snapshot()
    /// For each shown item, the most recently applied equal value.
    private var newestItems: [Item: Item] = [:]
    private var supplementaryItems: [SectionIdentifier: [String: AnyHashable]] = [:]
    /// Sections that gained or lost models of supplementary views.
    private var sectionsWithChangedKinds: Set<SectionIdentifier> = []
    /// The reuse identifier of the view that was last created for each item.
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

    /// The closure that handles problems. By default an assertion fails in debug builds, and a line is written to
    /// standard error in release builds. Each problem is reported once.
    public var problemHandler: UniversalDataSourceProblemHandler {
        get { reports.handler }
        set { reports.handler = newValue }
    }

    /// The problems reported so far.
    public var reportedProblems: Set<UniversalDataSourceProblem> { reports.reported }

    /// Adds a registration. Visible views change when they are next configured.
    public func register(_ registration: ViewRegistration) {
        guard registration.isSuitable(for: finder.container) else {
            let viewType = String(describing: registration.viewType)
            reports.report(.unsuitableView(viewType, key: registration.key, container: finder.container))
            return
        }
        registrations.register(registration)
    }

    /// The map that assigns views to models; registrations are used for models that it does not cover.
    public var map: CorrespondenceMap? { finder.map }

    /// Sets the map and updates the visible items. Items keep their identities: if an item's type of view changes, its
    /// cell is replaced; otherwise it is reconfigured.
    public func setMap(
        _ map: CorrespondenceMap?,
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        finder.map = map
        interactionsDidChange()
        for problem in map?.problems ?? [] { reports.report(problem) }
        reconfigure(Array(reuseIdentifiers.keys), animatingDifferences: animatingDifferences, completion: completion)
        refreshSupplementaryViews(force: true)
    }

    // MARK: Items

    /// The sections with their items and the models of their supplementary views.
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

    /// Returns the item at an index path, or `nil` if there is none.
    public func itemIdentifier(for indexPath: IndexPath) -> Item? {
        diffable?.itemIdentifier(indexPath).map { newest($0.item) }
    }

    /// Returns the index path of an item; `nil` if it is not shown or no view is connected.
    public func indexPath(for itemIdentifier: Item) -> IndexPath? {
        diffable?.indexPath(ItemIdentifier(item: itemIdentifier))
    }

    /// Returns the identifier of the section at an index, or `nil` if there is none; layouts use it to distinguish
    /// sections.
    public func sectionIdentifier(for index: Int) -> AnyHashable? {
        let sections = currentSnapshot.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index].base : nil
    }

    /// Returns the model of a supplementary view.
    public func supplementaryItem(ofKind elementKind: String, at indexPath: IndexPath) -> Any? {
        if let section = sectionIdentifier(for: indexPath.section),
            let item = supplementaryItems[SectionIdentifier(base: section)]?[elementKind]
        {
            return item.base
        }
        return supplementaryItemProvider?(elementKind, indexPath)
    }

    var currentSnapshot: Snapshot { diffable?.snapshot() ?? pendingSnapshot }

    private func newest(_ item: Item) -> Item { newestItems[item] ?? item }

    // MARK: Changes

    /// Applies sections of items and updates what changed. Headers whose models changed are reconfigured.
    ///
    /// An item that occurs twice is shown once and reported.
    public func apply(
        sections: [UniversalSection<Item>],
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        takeSupplementaryItems(of: sections)
        apply(makeSnapshot(of: sections), animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Applies a UIKit snapshot and updates what changed. Sections keep the models of their headers.
    public func apply<Section: Hashable & Sendable>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) where Item: Sendable {
        apply(convert(snapshot), animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Applies sections of items by reloading, without computing differences.
    public func applyUsingReloadData(
        sections: [UniversalSection<Item>],
        completion: (@MainActor () -> Void)? = nil
    ) {
        takeSupplementaryItems(of: sections)
        applyUsingReloadData(makeSnapshot(of: sections), completion: completion)
    }

    /// Applies a UIKit snapshot by reloading, without computing differences.
    public func applySnapshotUsingReloadData<Section: Hashable & Sendable>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
        completion: (@MainActor () -> Void)? = nil
    ) where Item: Sendable {
        applyUsingReloadData(convert(snapshot), completion: completion)
    }

    /// Returns the current items as a UIKit snapshot. Sections whose identifiers are of another type are omitted.
    public func snapshot<Section: Hashable & Sendable>(
        sectionType: Section.Type = Section.self
    ) -> NSDiffableDataSourceSnapshot<Section, Item> where Item: Sendable {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        for section in sections {
            guard let identifier = section.identifier.base as? Section else { continue }
            snapshot.appendSections([identifier])
            snapshot.appendItems(section.items, toSection: identifier)
        }
        return snapshot
    }

    /// Reconfigures the cells of items with the given values, which equal the shown ones but may have other content.
    /// Cells stay in place; if the new content needs another type of view, the cell is replaced. Items that are not
    /// shown are ignored.
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

    /// Reloads the cells of items with the given values. Items that are not shown are ignored.
    public func reload(
        _ items: [Item],
        animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        update(items, animatingDifferences: animatingDifferences, completion: completion) { snapshot, known in
            snapshot.reloadItems(known)
        }
    }

    /// Sets or removes the model of a section's supplementary view. A visible view is reconfigured.
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

    /// Reconfigures supplementary views whose models changed; overridden by subclasses.
    func refreshSupplementaryViews(force: Bool) {}

    /// The room for cells, in points; overridden by subclasses.
    var roomForCells: CGSize { .zero }

    /// Takes what is done with models into account; overridden by subclasses.
    func interactionsDidChange() {}

    /// Returns the view for an item; if there is none, a placeholder and a problem.
    func match(for item: Item) -> ViewFinder.Match {
        finder.cell(for: itemRepresentation(newest(item)))
    }

    /// Configures a view, unless its registration did, and applies decorators.
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

    /// Returns and clears the indexes of sections that gained or lost models of supplementary views.
    func takeSectionsWithChangedKinds() -> Set<Int> {
        defer { sectionsWithChangedKinds = [] }
        guard !sectionsWithChangedKinds.isEmpty else { return [] }
        let sections = currentSnapshot.sectionIdentifiers.enumerated()
        return Set(sections.filter { sectionsWithChangedKinds.contains($0.element) }.map(\.offset))
    }

    func remember(_ match: ViewFinder.Match, for item: Item) {
        reuseIdentifiers[item] = match.registration.reuseIdentifier
        if let problem = match.problem { reports.report(problem) }
    }

    /// Reloads sections because a supplementary view of another type is needed.
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
            pendingSnapshot = snapshot
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

    /// Stores the newest items and removes those that are no longer shown.
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
            sectionsWithChangedKinds.insert(section)
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

    private func convert<Section: Hashable & Sendable>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> Snapshot where Item: Sendable {
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
