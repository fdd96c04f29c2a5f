import Foundation

/// A view that shows rows in sections. Only the visible elements have views.
///
/// This file contains the overridable members and the storage. `TableGeometry` has the positions of all elements and
/// `TableDisplay` the display state; what collection views need as well is in the controllers in `ItemViews`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    // MARK: Storage

    final let cellQueue = ReuseQueue<UITableViewCell>()
    final let headerQueue = ReuseQueue<UITableViewHeaderFooterView>()
    final let visibleElements = VisibleViews<TableElement, UIView>()
    final let display = TableDisplay()
    final lazy var controllers = ItemControllers(host: self)
    final lazy var editing = TableEditing(tableView: self)
    /// The sections that a storyboard describes with all their rows.
    final var staticSections: [StaticTableSection]?
    final weak var tableDelegate: (any UITableViewDelegate)?
    private let styleStorage: Style

    /// The style of the table view.
    open var style: Style { styleStorage }

    /// Creates a table view with a frame and a style.
    public init(frame: CGRect, style: Style) {
        styleStorage = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool { decodeOutlet(name, value) }

    /// Creates a table view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        styleStorage = (coder as? InterfaceCoder)?.element.choice("style") ?? .plain
        super.init(coder: coder)
        decodeTableView(from: coder)
    }

    // MARK: Delegates

    /// The delegate, which receives touch, selection, display and scrolling events.
    // Objective-C lets a subclass narrow an inherited type. To Swift it is an overload; `UIScrollView`'s is disfavored.
    @_nonoverride weak open var delegate: (any UITableViewDelegate)? {
        get { currentDelegate }
        set { setDelegate(newValue) }
    }

    /// The data source that provides the cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { discardAndReload() } }
    }

    /// The data source that is told in advance which rows will be displayed.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { prefetcher.forget() } }

    /// The delegate that provides the items of drags.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { dragActivity.installRecognizer(on: self) } }
    }

    /// The delegate that handles drops.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged. The default value is `true` on iPad and `false` on iPhone.
    open var dragInteractionEnabled: Bool {
        get { dragActivity.isEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
        set { dragActivity.isEnabled = newValue }
    }
    /// Whether a drag that started in the table view is active.
    open var hasActiveDrag: Bool { dragActivity.active != nil }
    /// Whether a drag that the table view can accept is over it.
    open var hasActiveDrop: Bool { dragActivity.activeDrop != nil }
    /// Whether rows are announced to the prefetching data source.
    open var isPrefetchingEnabled = true
    /// Whether cells can be focused, unless the delegate answers. There is no focus engine, so only
    /// `canBecomeFocused` of the cells follows. `false` by default.
    open var allowsFocus = false

    /// Whether cells can be focused in editing mode, unless the delegate answers.
    open var allowsFocusDuringEditing = false

    /// Whether rows are selected when they are focused. No effect here: there is no focus engine.
    open var selectionFollowsFocus = false

    /// Whether focus returns to the cell that was focused last. No effect here: there is no focus engine.
    open var remembersLastFocusedIndexPath = false

    /// The changes to the content of visible cells that resize them.
    @available(iOS 16, *)
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled

    // MARK: Heights

    /// The height of rows for which the delegate provides none, in points.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { invalidateGeometry() } } }

    /// The height of section headers for which the delegate provides none, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { invalidateGeometry() } }
    }

    /// The height of section footers for which the delegate provides none, in points.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { invalidateGeometry() } }
    }

    /// The estimated height of rows until they become visible, in points. If 0, all heights are requested at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { invalidateGeometry() } }
    }

    /// The estimated height of section headers until they become visible, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { invalidateGeometry() } }
    }

    /// The estimated height of section footers until they become visible, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { invalidateGeometry() } }
    }

    /// The space above section headers in plain tables, in points.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { invalidateGeometry() } }

    /// The height of empty rows below the last one in plain tables, in points; 0, the default, for none.
    open var fillerRowHeight: CGFloat = 0 { didSet { display.needsPlacing(in: self) } }

    // MARK: Appearance

    /// The style of separators.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { display.needsPlacing(in: self) } }

    /// The color of separators.
    open var separatorColor: UIColor? = .separator { didSet { display.needsPlacing(in: self) } }

    /// The effect of separators. No effect here: they have their color.
    open var separatorEffect: UIVisualEffect?

    /// Posted after the user selects or deselects a row; the object is the table.
    public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }

    /// The insets of separators, in points. Unless they are set, separators follow the content.
    open var separatorInset: UIEdgeInsets {
        get { display.separatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
        set { setSeparatorInset(newValue) }
    }

    /// The reference for `separatorInset`.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { display.needsPlacing(in: self) } }
    }

    /// Whether the content of cells is inset to the safe area at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { display.needsPlacing(in: self) } }
    }

    /// Whether the margins of cells follow the readable width.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { invalidateGeometry() } }
    }

    // MARK: Section index

    /// The minimum number of rows for showing the section index.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { display.needsPlacing(in: self) } }
    /// The text color of the section index. If `nil`, it is the tint color.
    open var sectionIndexColor: UIColor? { didSet { display.needsPlacing(in: self) } }
    /// The background color of the section index.
    open var sectionIndexBackgroundColor: UIColor? { didSet { display.needsPlacing(in: self) } }
    /// The background color of the section index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { display.needsPlacing(in: self) } }
    /// Requests the titles of the section index from the data source again.
    open func reloadSectionIndexTitles() { invalidateIndexTitles() }

    /// The view behind all rows, as large as the visible rectangle.
    open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }
    /// The view above all sections. Its frame determines its height.
    open var tableHeaderView: UIView? { didSet { tableViewPartDidChange(from: oldValue, to: tableHeaderView) } }
    /// The view below all sections. Its frame determines its height.
    open var tableFooterView: UIView? { didSet { tableViewPartDidChange(from: oldValue, to: tableFooterView) } }

    // MARK: Creating cells and headers

    /// Registers the class for cells with a reuse identifier. `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellQueue.register(cellClass as? UITableViewCell.Type, kind: nil, identifier: identifier)
    }

    /// Registers the class for headers and footers with a reuse identifier. `nil` removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerQueue.register(aClass as? UITableViewHeaderFooterView.Type, kind: nil, identifier: identifier)
    }

    /// Registers the nib for cells with a reuse identifier. `nil` removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellQueue.register(nib, kind: nil, identifier: identifier)
    }

    /// Registers the nib for headers and footers with a reuse identifier. `nil` removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerQueue.register(nib, kind: nil, identifier: identifier)
    }

    /// Returns a reused cell or a new one of the registered class, or `nil` if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier: identifier, indexPath: nil)
    }

    /// Returns a reused cell or a new one of the registered class, for a row.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueRegisteredCell(identifier: identifier, indexPath: indexPath)
    }

    /// Returns a reused header or footer or a new one of the registered class, or `nil` if no class is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier: identifier)
    }

    override func yieldsDrag() -> Bool { isMultipleSelectionPanBeginning }

    // MARK: Selection

    /// Whether the user can select rows.
    open var allowsSelection = true { didSet { if !allowsSelection, !isEditing { selection.deselectAll() } } }

    /// Whether the user can select more than one row.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, !isEditing { selection.reduceToSingleSelection() } }
    }

    /// Whether the user can select rows in editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select more than one row in editing mode.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            display.needsPlacing(in: self)
            if allowsMultipleSelectionDuringEditing != oldValue { updateMultipleSelectionPan() }
        }
    }
    /// The index path of the first selected row, or `nil`.
    open var indexPathForSelectedRow: IndexPath? { selection.selected.min() }
    /// The index paths of the selected rows, in order, or `nil` if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.selected.isEmpty ? nil : selection.selected.sorted() }

    /// Selects a row without calling the delegate. `nil` deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.deselectAll() }
        guard selection.select(indexPath), scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath) }
    /// The interaction that shows the context menus of rows, or `nil` without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.installedInteraction }

    // MARK: Rows and sections

    /// The number of sections that the data source last returned, or 1 without a data source.
    open var numberOfSections: Int { dataSource == nil ? 1 : loadedCounts().sections }
    /// Returns the number of rows in a section that the data source last returned.
    open func numberOfRows(inSection section: Int) -> Int { externalCount(inSection: section) ?? 0 }
    /// Returns the rectangle of a section, in content coordinates.
    open func rect(forSection section: Int) -> CGRect { rect(in: section) { $0.span(ofSection: section) } }
    /// Returns the rectangle of a section's header, in content coordinates, when it does not stick.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(in: section) { $0.span(ofHeader: section) } }
    /// Returns the rectangle of a section's footer, in content coordinates, when it does not stick.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(in: section) { $0.span(ofFooter: section) } }
    /// Returns the rectangle of a row, in content coordinates.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
    /// Returns the index path of the row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// Returns the index path of the row that a cell shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRow(of: cell).flatMap(externalPath) }
    /// Returns the index paths of the rows that intersect a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    /// Returns the cell of a row, or `nil` if it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownCell(at: presentedPath(external: indexPath))
    }
    /// The visible cells, in the order of their rows.
    open var visibleCells: [UITableViewCell] { shownRows.map(\.cell) }
    /// The index paths of the visible rows, in order.
    open var indexPathsForVisibleRows: [IndexPath]? { shownRows.compactMap { externalPath($0.path) } }

    /// Returns the header of a section, or `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleElements[.header(section)] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section, or `nil` if it is not visible or not a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleElements[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// Scrolls until a row is at a position of the visible rectangle.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls until the nearest selected row is at a position of the visible rectangle.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let nearest = nearestSelectedRow else { return }
        scrollToRow(at: nearest, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

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
    /// Begins a batch of updates. See `endUpdates()`.
    open func beginUpdates() { updates.begin() }
    /// Performs the updates since `beginUpdates()` together. Heights are requested again, even without updates.
    open func endUpdates() { updates.end() }

    /// Inserts sections.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.insertedSections += sections }
    }
    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.deletedSections += sections }
    }
    /// Reloads the rows, headers and footers of sections.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.reloadedSections += sections }
    }
    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
    /// Inserts rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.insertedItems += indexPaths }
    }
    /// Deletes rows.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.deletedItems += indexPaths }
    }
    /// Reloads rows with new cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.reloadedItems += indexPaths }
    }
    /// Reconfigures the existing cells of rows.
    open func reconfigureRows(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }

    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record(.automatic) { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }

    // MARK: Editing

    /// Whether the table view is in editing mode, in which rows show controls to delete, insert and move them.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing.setEditing(editing, animated: animated) }

    // MARK: Overrides

    /// Creates and places the views of the visible elements.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutElements()
    }

    override var contentBackground: UIView? { backgroundView }

    override func margins(preservedIn frame: CGRect) -> UIEdgeInsets { sideMarginsReaching(into: frame) }

    override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        display.needsPlacing = true
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        widthMayHaveChanged()
    }

    /// Invalidates the heights if the change affects sizes, such as another text size or layout direction.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previous = previousTraitCollection, !traitCollection.hasSameLayoutTraits(as: previous) {
            invalidateGeometry()
        }
    }

    /// Places the elements again, because the safe area insets the content of cells.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        display.needsPlacing(in: self)
    }

    /// Highlights the row under the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch outside of visible swipe actions only closes them.
        if swipes.closeActions(animated: true) { return }
        if !selection.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Selects the row under the touch, if the touch stayed on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    /// Removes the highlight, because the touch became a drag.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }
}
