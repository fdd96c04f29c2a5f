import Foundation

/// Shows items by cells that a layout places; only what lies in the visible rectangle has a view.
///
/// This file holds what subclasses may override and what is stored; the work is done in the types and extensions
/// beside it and, where tables need them as well, by the controllers in `ItemViews`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    // MARK: Storage

    final let reuseQueue = ReuseQueue<UICollectionReusableView>()
    final let visibleElements = VisibleElements()
    final let display = DisplayState()
    final lazy var controllers = ItemControllers(host: self)
    /// The item that the user is moving.
    final var movement: InteractiveMovement?
    final lazy var prepared = PreparedCells(collectionView: self)
    /// The background that a list gave the view.
    final var listBackground: UIColor?
    final lazy var scrollers = OrthogonalScrollers(collectionView: self)
    final var layoutStorage: UICollectionViewLayout
    private weak var collectionDelegate: (any UICollectionViewDelegate)?

    /// Makes a collection view whose elements that layout places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Collection views are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewLayout()
        super.init(coder: coder)
    }

    // MARK: Collaborators

    /// Places the elements. Setting it takes the other layout into use without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Is told of touches, selection, display and scrolling.
    // In Objective-C a subclass may narrow the type of an inherited property; in Swift the two are overloads, and the
    // one in UIScrollView is disfavoured.
    @_nonoverride weak open var delegate: (any UICollectionViewDelegate)? {
        get {
            let current = (self as UIScrollView).delegate
            return current === collectionDelegate ? collectionDelegate : current as? any UICollectionViewDelegate
        }
        set {
            collectionDelegate = newValue
            (self as UIScrollView).delegate = newValue
            if newValue != nil { addInteraction(contextMenus.interaction) }
        }
    }

    /// Provides the cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { discardAndReload() } }
    }

    /// Is told which items will be shown soon.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { prefetcher.forget() } }

    /// Says what is dragged of items.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil { dragActivity.watch(self) } }
    }

    /// Takes what is dropped.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?

    /// Whether cells are filled before they are shown, and items announced to the prefetching data source.
    open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { prepared.discardAll() } } }

    /// Lies behind all elements and fills the visible rectangle.
    open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }

    // MARK: Making cells and supplementary views

    /// Provides the class of the cells dequeued with an identifier; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuseQueue.register(cellClass as? UICollectionViewCell.Type, kind: nil, identifier: identifier)
    }

    /// Provides the class of the supplementary views dequeued with a kind and an identifier; nil takes it back.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let viewClass = viewClass as? UICollectionReusableView.Type
        reuseQueue.register(viewClass, kind: elementKind, identifier: identifier)
    }

    /// Provides the interface file of the cells dequeued with an identifier; nil takes it back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuseQueue.register(nib, kind: nil, identifier: identifier)
    }

    /// Provides the interface file of the supplementary views dequeued with a kind and an identifier; nil takes it back.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        reuseQueue.register(nib, kind: kind, identifier: identifier)
    }

    /// A cell for an item, one out of use or a new one. To be called by the data source; the cell has its place already.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier: identifier, indexPath: indexPath)
    }

    /// A supplementary view, one out of use or a new one. To be called by the data source; the view has its place
    /// already.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(kind: elementKind, identifier: identifier, indexPath: indexPath)
    }

    // MARK: Selection

    /// Whether touches select items.
    open var allowsSelection = true { didSet { if !allowsSelection { selection.deselectAll() } } }

    /// Whether several items can be selected together.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { selection.keepOne() } } }

    /// Whether the cells are edited: rows of lists show the accessories for it.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// Whether touches select items while the cells are edited.
    open var allowsSelectionDuringEditing = false

    /// Whether several items can be selected together while the cells are edited.
    open var allowsMultipleSelectionDuringEditing = false

    /// Which changes of the content of cells in sight have them measured again.
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

    /// The selected items in order.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.sorted() }

    /// Selects an item without asking or telling the delegate; nil deselects all.
    open func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let indexPath else { return selection.deselectAll() }
        guard allowsSelection, selection.select(indexPath), !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item without asking or telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath) }

    /// Shows the menus of items; nil before there is a delegate to ask for them.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.installedInteraction }

    // MARK: Counts and places

    /// The number of sections, as the data source last said.
    open var numberOfSections: Int { loadedCounts().sections }

    /// The number of items in a section, as the data source last said.
    open func numberOfItems(inSection section: Int) -> Int { loadedCounts().items(inSection: section) ?? 0 }

    /// The attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementaryView(kind, indexPath))
    }

    /// The item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }

    /// The item a cell shows at present.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        if case .cell(let path)? = visibleElements.key(of: cell) { return dataSourcePath(path) }
        return prepared.path(of: cell)
    }

    // MARK: What is shown

    /// The cell of an item, nil when there is none: items that are shown have one, those for which one is ready ahead
    /// of time, and the one whose cell has the first responder. The latter are not among `visibleCells`.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        let path = presentedPath(indexPath)
        return visibleElements[.cell(path)] as? UICollectionViewCell ?? prepared[path]
    }

    /// The cells that are shown, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { visibleElements.cells.map(\.cell) }

    /// The items that are shown, in order.
    open var indexPathsForVisibleItems: [IndexPath] { visibleElements.cells.map { dataSourcePath($0.indexPath) } }

    /// A supplementary view, nil when it is not shown.
    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        visibleElements[.supplementaryView(elementKind, indexPath)]
    }

    /// The supplementary views of a kind that are shown, in order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleElements.supplementaryViews(ofKind: elementKind).map(\.view)
    }

    /// The paths of the supplementary views of a kind that are shown, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleElements.supplementaryViews(ofKind: elementKind).map(\.indexPath)
    }

    /// Scrolls until an item is at a place of the visible rectangle; with no place given, just into it.
    open func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        scroll(to: indexPath, position: scrollPosition, animated: animated)
    }

    // MARK: Changes

    /// Whether changes are under way that the data source does not know of: never, here.
    open var hasUncommittedUpdates: Bool { false }

    /// Asks the data source for everything again in the next layout pass. Selection ends.
    open func reloadData() { discardAndReload() }

    /// Carries out changes together and animates them. Deletes and reloads count by the items before the changes,
    /// inserts by the items after them. Can be nested.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.perform(updates, completion: completion)
    }

    /// Puts in sections.
    open func insertSections(_ sections: IndexSet) { updates.record { $0.insertedSections += sections } }

    /// Takes out sections.
    open func deleteSections(_ sections: IndexSet) { updates.record { $0.deletedSections += sections } }

    /// Asks for everything in sections again.
    open func reloadSections(_ sections: IndexSet) { updates.record { $0.reloadedSections += sections } }

    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.record { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Puts in items.
    open func insertItems(at indexPaths: [IndexPath]) { updates.record { $0.insertedItems += indexPaths } }

    /// Takes out items.
    open func deleteItems(at indexPaths: [IndexPath]) { updates.record { $0.deletedItems += indexPaths } }

    /// Puts other cells in the place of those of items.
    open func reloadItems(at indexPaths: [IndexPath]) { updates.record { $0.reloadedItems += indexPaths } }

    /// Has the data source configure the cells of items again; the cells stay.
    open func reconfigureItems(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }

    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.record { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Takes another layout into use.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        replaceLayout(with: layout, animated: animated, completion: nil)
    }

    /// Takes another layout into use; the completion is called when everything is in its new place.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        replaceLayout(with: layout, animated: animated, completion: completion)
    }

    /// Leads from the present layout to another one by the `transitionProgress` of the layout that is returned, until the
    /// transition is finished or cancelled. The completion is told whether everything reached its place, and whether the
    /// transition was finished.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion: completion)
    }

    /// Goes the rest of the way to the next layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Goes back to the layout the transition began with.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Movement

    /// Begins to move an item with the finger. The data source is asked whether it can be moved.
    ///
    /// - Returns: Whether the movement began.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

    /// Moves the item to a point of the content; the others make way.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { movement?.move(to: targetPosition) }

    /// Lets go of the item; the data source is told where it went.
    open func endInteractiveMovement() { movement?.end() }

    /// Puts the item back.
    open func cancelInteractiveMovement() { movement?.cancel() }

    // MARK: Overrides

    /// Makes and places the views of what is visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutElements()
        placeIndex()
    }

    /// Asks the layout whether it stays valid.
    override func boundsWillChange(to newBounds: inout CGRect) {
        super.boundsWillChange(to: &newBounds)
        layoutWillSeeBounds(&newBounds)
    }

    override var contentBackground: UIView? { backgroundView }

    /// Invalidates the layout before anybody else hears of the change.
    override func boundsSizeDidChange() {
        layoutSeesBounds()
        super.boundsSizeDidChange()
    }

    /// Invalidates the layout before anybody else hears of the change.
    override func boundsOriginDidChange() {
        layoutSeesBounds()
        super.boundsOriginDidChange()
    }

    /// Sizes may depend on text size, direction and the like: the layout is prepared again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previous = previousTraitCollection, !traitCollection.measuresLike(previous) {
            layoutStorage.invalidateLayout()
        }
    }

    /// Highlights the item under the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch beside the actions of a row only takes these away.
        if swipes.closeActions(animated: true) { return }
        if !selection.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Selects the item under the touch, if the touch stayed on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    /// Ends the highlight: the touch became a drag.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }
}
