import Foundation

/// A view that shows items in cells that a layout places. Only the visible elements have views.
///
/// The implementation is in the types and extensions of this folder, and in `ItemViews` what tables need as well.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    // MARK: Storage

    final let reuseQueue = ReuseQueue<UICollectionReusableView>()
    final let visibleElements = VisibleElements()
    final let display = DisplayState()
    final lazy var controllers = ItemControllers(host: self)
    /// The running interactive movement of an item.
    final var movement: InteractiveMovement?
    final lazy var prepared = PreparedCells(collectionView: self)
    /// The background color that a list layout set.
    final var listBackground: UIColor?
    final lazy var scrollers = OrthogonalScrollers(collectionView: self)
    final var layoutStorage: UICollectionViewLayout
    private weak var collectionDelegate: (any UICollectionViewDelegate)?

    /// Creates a collection view with a frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        setUp()
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool { decodeOutlet(name, value) }

    /// Creates a collection view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        layoutStorage = Self.layout(from: coder)
        super.init(coder: coder)
        decodeCollectionView(from: coder)
    }

    // MARK: Delegates and layout

    /// The layout. Setting it replaces the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// The delegate, which receives touch, selection, display and scrolling events.
    // Objective-C lets a subclass narrow an inherited type. To Swift it is an overload; `UIScrollView`'s is disfavored.
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

    /// The data source that provides the cells.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { dataSourceDidChange(from: oldValue) } }

    /// The data source that is told in advance which items will be displayed.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { prefetcher.forget() } }

    /// The delegate that provides the items of drags.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { if dragDelegate != nil { dragActivity.installRecognizer(on: self) } }
    }

    /// The delegate that handles drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?

    /// Whether items can be dragged. The default value is `true` on iPad and `false` on iPhone.
    open var dragInteractionEnabled: Bool {
        get { dragActivity.isEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
        set { dragActivity.isEnabled = newValue }
    }

    /// Whether a drag that started in the collection view is active.
    open var hasActiveDrag: Bool { dragActivity.active != nil }
    /// Whether a drag that the collection view can accept is over it.
    open var hasActiveDrop: Bool { dragActivity.activeDrop != nil }
    /// Whether cells are prepared before they become visible, and items are announced to the prefetching data source.
    open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { prepared.discardAll() } } }

    /// The view behind all elements, as large as the visible rectangle.
    open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }

    // MARK: Creating cells and supplementary views

    /// Registers the class for cells with a reuse identifier. `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuseQueue.register(cellClass as? UICollectionViewCell.Type, kind: nil, identifier: identifier)
    }

    /// Registers the class for supplementary views with an element kind and a reuse identifier. `nil` removes the
    /// registration.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let viewClass = viewClass as? UICollectionReusableView.Type
        reuseQueue.register(viewClass, kind: elementKind, identifier: identifier)
    }

    /// Registers the nib for cells with a reuse identifier. `nil` removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuseQueue.register(nib, kind: nil, identifier: identifier)
    }

    /// Registers the nib for supplementary views with an element kind and a reuse identifier. `nil` removes the
    /// registration.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        reuseQueue.register(nib, kind: kind, identifier: identifier)
    }

    /// Returns a reused or new cell with its layout attributes applied. Called by the data source.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier: identifier, indexPath: indexPath)
    }

    /// Returns a reused or new supplementary view with its layout attributes applied. Called by the data source.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementaryView(kind: elementKind, identifier: identifier, indexPath: indexPath)
    }

    override func yieldsDrag() -> Bool { isMultipleSelectionPanBeginning }

    // MARK: Selection

    /// Whether the user can select items.
    open var allowsSelection = true { didSet { if !allowsSelection { selection.deselectAll() } } }

    /// Whether the user can select more than one item.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, !isEditing { selection.reduceToSingleSelection() } }
    }

    /// Whether the collection view is in editing mode, in which list cells show their editing accessories.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// Whether the user can select items in editing mode.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select more than one item in editing mode.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { updateMultipleSelectionPan() } }
    }

    /// Whether cells can be focused, unless the delegate answers. There is no focus engine, so only
    /// `canBecomeFocused` of the cells follows. `false` by default.
    open var allowsFocus = false

    /// Whether cells can be focused in editing mode, unless the delegate answers.
    open var allowsFocusDuringEditing = false

    /// Whether items are selected when they are focused. No effect here: there is no focus engine.
    open var selectionFollowsFocus = false

    /// Whether focus returns to the cell that was focused last. No effect here: there is no focus engine.
    open var remembersLastFocusedIndexPath = false

    /// The changes to the content of visible cells that resize them.
    @available(iOS 16, *)
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

    /// The index paths of the selected items, in order.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.sorted() }

    /// Selects an item without calling the delegate. `nil` deselects all items.
    open func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let indexPath else { return selection.deselectAll() }
        guard allowsSelection, selection.select(indexPath), !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath) }

    /// The interaction that shows the context menus of items, or `nil` without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.installedInteraction }

    // MARK: Sections, items and attributes

    /// The number of sections that the data source last returned.
    open var numberOfSections: Int { loadedCounts().sections }

    /// Returns the number of items in a section that the data source last returned.
    open func numberOfItems(inSection section: Int) -> Int { externalCount(inSection: section) ?? 0 }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(presentedPath(external: indexPath)))
    }

    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementaryView(kind, indexPath))
    }

    /// Returns the index path of the item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { findItem(at: point) }

    /// Returns the index path of the item that a cell shows.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        if case .cell(let path)? = visibleElements.key(of: cell) { return externalPath(path) }
        return prepared.path(of: cell).flatMap(externalPath)
    }

    // MARK: Visible elements

    /// Returns the cell of an item, or `nil` if it has none.
    ///
    /// Visible items have a cell, and so do prefetched items and the item whose cell contains the first responder. The
    /// latter two are not in `visibleCells`.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        let path = presentedPath(external: indexPath)
        return visibleElements[.cell(path)] as? UICollectionViewCell ?? prepared[path]
    }

    /// The visible cells, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { visibleElements.cells.map(\.cell) }

    /// The index paths of the visible items, in order.
    open var indexPathsForVisibleItems: [IndexPath] { visibleElements.cells.compactMap { externalPath($0.indexPath) } }

    /// Returns a supplementary view, or `nil` if it is not visible.
    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        visibleElements[.supplementaryView(elementKind, indexPath)]
    }

    /// Returns the visible supplementary views of a kind, in order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleElements.supplementaryViews(ofKind: elementKind).map(\.view)
    }

    /// Returns the index paths of the visible supplementary views of a kind, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleElements.supplementaryViews(ofKind: elementKind).map(\.indexPath)
    }

    /// Scrolls until an item is at a position of the visible rectangle, or just visible if the position is empty.
    open func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        scroll(to: indexPath, position: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// How soon items make way for a drop.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast = 1
        case slow = 2
    }

    /// How soon items make way for a drop. No effect here: they do so at once.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Whether the screen shows placeholders, or a gap for a drop, that the data source does not know.
    open var hasUncommittedUpdates: Bool { display.presented != nil }

    /// Reloads all data in the next layout pass and clears the selection.
    open func reloadData() { discardAndReload() }

    /// Performs several updates together and animates them.
    ///
    /// Deletions and reloads use index paths before the updates, insertions use index paths after them. Calls can be
    /// nested.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.performUpdates(updates, completion: completion)
    }

    /// Inserts sections.
    open func insertSections(_ sections: IndexSet) { updates.record { $0.insertedSections += sections } }
    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet) { updates.record { $0.deletedSections += sections } }
    /// Reloads the items and supplementary views of sections.
    open func reloadSections(_ sections: IndexSet) { updates.record { $0.reloadedSections += sections } }
    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.record { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Inserts items.
    open func insertItems(at indexPaths: [IndexPath]) { updates.record { $0.insertedItems += indexPaths } }
    /// Deletes items.
    open func deleteItems(at indexPaths: [IndexPath]) { updates.record { $0.deletedItems += indexPaths } }
    /// Reloads items with new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { updates.record { $0.reloadedItems += indexPaths } }
    /// Reconfigures the existing cells of items.
    open func reconfigureItems(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }
    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.record { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Replaces the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        replaceLayout(with: layout, animated: animated, completion: nil)
    }

    /// Replaces the layout. The completion handler is called when all elements are at their new positions.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        replaceLayout(with: layout, animated: animated, completion: completion)
    }

    /// Starts an interactive transition to another layout and returns the transition layout.
    ///
    /// Set its `transitionProgress` until the transition is finished or canceled. The completion handler receives
    /// whether the animations completed, and whether the transition was finished.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion: completion)
    }

    /// Finishes the interactive transition and animates to the next layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Cancels the interactive transition and animates back to the initial layout.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Interactive movement

    /// Starts moving an item interactively, if the data source allows it.
    ///
    /// - Returns: Whether the movement started.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

    /// Moves the item to a point in content coordinates. Other items make way.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { movement?.move(to: targetPosition) }

    /// Ends the movement and tells the data source about the new index path.
    open func endInteractiveMovement() { movement?.end() }

    /// Cancels the movement and returns the item to its original position.
    open func cancelInteractiveMovement() { movement?.cancel() }

    // MARK: Overrides

    /// Creates and places the views of the visible elements.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutElements()
        placeIndex()
    }

    // The layout decides about new bounds, and is invalidated before others learn about them.
    override func boundsWillChange(to newBounds: inout CGRect) {
        super.boundsWillChange(to: &newBounds)
        prepareForBoundsChange(&newBounds)
    }

    override func restingOffset(forProjectedOffset offset: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutOffset(near: super.restingOffset(forProjectedOffset: offset, velocity: velocity), velocity: velocity)
    }

    override var contentBackground: UIView? { backgroundView }

    override func margins(preservedIn frame: CGRect) -> UIEdgeInsets { sideMarginsReaching(into: frame) }

    override func boundsSizeDidChange() {
        if display.mirroredExtent != nil { keepDistanceFromLeadingEdge(contentWidth: contentSize.width) }
        invalidateLayoutForBoundsChange()
        super.boundsSizeDidChange()
    }

    override func boundsOriginDidChange() {
        invalidateLayoutForBoundsChange()
        super.boundsOriginDidChange()
    }

    /// Invalidates the layout if the change affects sizes, such as another text size or layout direction.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previous = previousTraitCollection, !traitCollection.hasSameLayoutTraits(as: previous) {
            layoutStorage.invalidateLayout()
        }
    }

    /// Highlights the item under the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch outside of visible swipe actions only closes them.
        if swipes.closeActions(animated: true) { return }
        if !selection.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Selects the item under the touch, if the touch stayed on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    /// Removes the highlight, because the touch became a drag.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }
}
