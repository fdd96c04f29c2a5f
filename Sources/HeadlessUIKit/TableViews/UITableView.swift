import Foundation

/// Shows rows in sections under each other; only what lies in the visible rectangle has a view.
///
/// This file holds what subclasses may override and what is stored; the work is done in the types and extensions
/// beside it (`TableGeometry` knows where everything is, `TableDisplay` what is shown) and, where collection views need
/// them as well, by the controllers in `ItemViews`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    // MARK: Storage

    final let cellQueue = ReuseQueue<UITableViewCell>()
    final let headerQueue = ReuseQueue<UITableViewHeaderFooterView>()
    final let visibleElements = VisibleViews<TableElement, UIView>()
    final let display = TableDisplay()
    final lazy var controllers = ItemControllers(host: self)
    final lazy var editing = TableEditing(tableView: self)
    final weak var tableDelegate: (any UITableViewDelegate)?

    /// How the table looks.
    public final let style: Style

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        swipes.install()
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Collaborators

    /// Is told of touches, selection, display and scrolling.
    // In Objective-C a subclass may narrow the type of an inherited property; in Swift the two are overloads, and the
    // one in UIScrollView is disfavoured.
    @_nonoverride weak open var delegate: (any UITableViewDelegate)? {
        get { currentDelegate }
        set { setDelegate(newValue) }
    }

    /// Provides the cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { discardAndReload() } }
    }

    /// Is told which rows will be shown soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { prefetcher.forget() } }

    /// Says what is dragged of rows.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { dragActivity.watch(self) } }
    }

    /// Takes what is dropped.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows are announced to the prefetching data source.
    open var isPrefetchingEnabled = true
    /// Which changes of the content of cells in sight have them measured again.
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled

    // MARK: Heights

    /// The height of rows, unless the delegate says otherwise.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { forgetGeometry() } } }

    /// The height of headers, unless the delegate says otherwise.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetGeometry() } }
    }

    /// The height of footers, unless the delegate says otherwise.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetGeometry() } }
    }

    /// What rows are taken to be high until they are in sight; 0 has all heights asked for at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetGeometry() } }
    }

    /// What headers are taken to be high until they are in sight.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { forgetGeometry() } }
    }

    /// What footers are taken to be high until they are in sight.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { forgetGeometry() } }
    }

    /// The room above headers in plain tables.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetGeometry() } }
    }

    // MARK: Appearance

    /// Where there are lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { display.needsPlacing(in: self) } }
    }

    /// The color of the lines.
    open var separatorColor: UIColor? = .separator { didSet { display.needsPlacing(in: self) } }

    /// How lines keep from the edges; they follow the content until it is set.
    open var separatorInset: UIEdgeInsets {
        get { display.separatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
        set { setSeparatorInset(newValue) }
    }

    /// What `separatorInset` is measured from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { display.needsPlacing(in: self) } }
    }

    /// Whether the content of cells keeps out of what the safe area covers at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { display.needsPlacing(in: self) } }
    }

    /// Whether the content of cells keeps to a width that is comfortable to read.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { forgetGeometry() } }
    }

    // MARK: The index

    /// The least number of rows at which the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { display.needsPlacing(in: self) } }
    /// The color of the titles in the index; the tint color unless set.
    open var sectionIndexColor: UIColor? { didSet { display.needsPlacing(in: self) } }
    /// What lies behind the index.
    open var sectionIndexBackgroundColor: UIColor? { didSet { display.needsPlacing(in: self) } }
    /// What lies behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { display.needsPlacing(in: self) } }
    /// Asks the data source for the titles of the index again.
    open func reloadSectionIndexTitles() { forgetIndexTitles() }

    /// Lies behind everything and fills the visible rectangle.
    open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }
    /// Lies above all sections, as high as its frame.
    open var tableHeaderView: UIView? { didSet { tableViewPartDidChange(from: oldValue, to: tableHeaderView) } }
    /// Lies below all sections, as high as its frame.
    open var tableFooterView: UIView? { didSet { tableViewPartDidChange(from: oldValue, to: tableFooterView) } }

    // MARK: Making cells and headers

    /// Provides the class of the cells dequeued with an identifier; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellQueue.register(cellClass as? UITableViewCell.Type, kind: nil, identifier: identifier)
    }

    /// Provides the class of the headers and footers dequeued with an identifier; nil takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerQueue.register(aClass as? UITableViewHeaderFooterView.Type, kind: nil, identifier: identifier)
    }

    /// Provides the interface file of the cells dequeued with an identifier; nil takes it back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellQueue.register(nib, kind: nil, identifier: identifier)
    }

    /// Provides the interface file of the headers and footers dequeued with an identifier; nil takes it back.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerQueue.register(nib, kind: nil, identifier: identifier)
    }

    /// A cell out of use, or a new one of the registered class; nil where none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier: identifier, indexPath: nil)
    }

    /// A cell for a row, one out of use or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueRegisteredCell(identifier: identifier, indexPath: indexPath)
    }

    /// A header or footer out of use, or a new one of the registered class; nil where none is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier: identifier)
    }

    // MARK: Selection

    /// Whether touches select rows.
    open var allowsSelection = true { didSet { if !allowsSelection, !isEditing { selection.deselectAll() } } }

    /// Whether several rows can be selected together.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, !isEditing { selection.keepOne() } }
    }

    /// Whether touches select rows while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected together while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false { didSet { display.needsPlacing(in: self) } }
    /// The first selected row.
    open var indexPathForSelectedRow: IndexPath? { selection.selected.min() }
    /// The selected rows in order, nil where there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.selected.isEmpty ? nil : selection.selected.sorted() }

    /// Selects a row without asking or telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.deselectAll() }
        guard selection.select(indexPath), scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row without asking or telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath) }
    /// Shows the menus of rows; nil before there is a delegate to ask for them.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.installedInteraction }

    // MARK: Rows and sections

    /// The number of sections, as the data source last said.
    open var numberOfSections: Int { loadedCounts().sections }
    /// The number of rows in a section, as the data source last said.
    open func numberOfRows(inSection section: Int) -> Int { loadedCounts().items(inSection: section) ?? 0 }
    /// Where a section lies in the content.
    open func rect(forSection section: Int) -> CGRect { rect(in: section) { $0.span(ofSection: section) } }
    /// Where the header of a section lies while it does not stick.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(in: section) { $0.span(ofHeader: section) } }
    /// Where the footer of a section lies while it does not stick.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(in: section) { $0.span(ofFooter: section) } }
    /// Where a row lies in the content.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
    /// The row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// The row a cell shows at present.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { visibleElements.key(of: cell)?.row }
    /// The rows that have a part in a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    /// The cell of a row, nil when it is not shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    /// The cells that are shown, in the order of their rows.
    open var visibleCells: [UITableViewCell] { shownRows.map(\.cell) }
    /// The rows that are shown, in order.
    open var indexPathsForVisibleRows: [IndexPath]? { shownRows.map(\.path) }

    /// The header of a section, nil when it is not shown or no `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleElements[.header(section)] as? UITableViewHeaderFooterView
    }

    /// The footer of a section, nil when it is not shown or no `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleElements[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// Scrolls until a row is at a place of the visible rectangle.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls until the selected row that is nearest is at a place of the visible rectangle.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let nearest = nearestSelectedRow else { return }
        scrollToRow(at: nearest, at: scrollPosition, animated: animated)
    }

    // MARK: Changes

    /// Whether changes are under way that the data source does not know of: never, here.
    open var hasUncommittedUpdates: Bool { false }
    /// Asks the data source for everything again in the next layout pass. Selection ends.
    open func reloadData() { discardAndReload() }

    /// Carries out changes together and animates them. Deletes and reloads count by the rows before the changes,
    /// inserts by the rows after them. Can be nested.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.perform(updates, completion: completion)
    }

    /// Begins a batch of changes; see `endUpdates()`.
    open func beginUpdates() { updates.begin() }
    /// Carries out the changes since `beginUpdates()` together. Heights are asked for again, also without changes.
    open func endUpdates() { updates.end() }

    /// Puts in sections.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.insertedSections += sections }
    }

    /// Takes out sections.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.deletedSections += sections }
    }

    /// Asks for everything in sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(animation) { $0.reloadedSections += sections }
    }

    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record(.automatic) { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Puts in rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.insertedItems += indexPaths }
    }

    /// Takes out rows.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.deletedItems += indexPaths }
    }

    /// Puts other cells in the place of those of rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.reloadedItems += indexPaths }
    }

    /// Has the data source configure the cells of rows again; the cells stay.
    open func reconfigureRows(at indexPaths: [IndexPath]) { updates.reconfigure(indexPaths) }

    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record(.automatic) { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }

    // MARK: Editing

    /// Whether the rows show controls that delete, insert and move.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows the controls for editing, or takes them away.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing.setEditing(editing, animated: animated) }

    // MARK: Overrides

    /// Makes and places the views of what is visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutElements()
    }

    override var contentBackground: UIView? { backgroundView }

    override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        display.needsPlacing = true
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        widthMayHaveChanged()
    }

    /// Sizes may depend on text size, direction and the like: they are asked for again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previous = previousTraitCollection, !traitCollection.measuresLike(previous) { forgetGeometry() }
    }

    /// The content of cells may have to make room.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        display.needsPlacing(in: self)
    }

    /// Highlights the row under the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch beside the actions of a row only takes these away.
        if swipes.closeActions(animated: true) { return }
        if !selection.touchesBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Selects the row under the touch, if the touch stayed on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    /// Ends the highlight: the touch became a drag.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.touchesCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }
}
