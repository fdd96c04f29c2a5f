import Foundation

/// A cell of a table view, which shows one row.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    final let styleStorage: CellStyle
    final var contentViewStorage = UIView()
    final var configurationStorage: CellConfiguration?
    final var needsUpdateConfiguration = true
    final var placedZIndex: Int?
    /// The properties that depend on the table and the position of the cell.
    final var placement = TableCellPlacement() {
        didSet { if placement != oldValue { placementDidChange() } }
    }
    final lazy var parts = TableCellParts(cell: self)
    /// Whether the app set the background color.
    final var hasCustomBackgroundColor = false
    final var separatorInsetStorage: UIEdgeInsets?
    final var isShowingActions = false
    /// Performs the segue that a storyboard has for a selection of the cell.
    final var selectionSegue: (() -> Void)?

    override func systemVersionDidChange() {
        super.systemVersionDidChange()
        placementDidChange()
    }

    /// Creates a cell with the labels of a style. Tables call it with the default style for registered classes.
    public init(style: CellStyle, reuseIdentifier: String?) {
        styleStorage = style
        reuseIdentifierStorage = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Creates a cell with the default style.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool { decodeOutlet(name, value) }

    /// Creates a cell from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        let element = (coder as? InterfaceCoder)?.element
        styleStorage = CellStyle(interfaceName: element?["style"])
        reuseIdentifierStorage = element?["reuseIdentifier"]
        super.init(coder: coder)
        setUp()
        decodeCell(from: coder)
    }

    private func setUp() {
        contentViewStorage.frame = bounds
        addSubview(contentViewStorage)
        applyContentMargins()
    }

    /// The reuse identifier of the cell.
    open var reuseIdentifier: String? { reuseIdentifierStorage }

    final var reuseIdentifierStorage: String?

    /// Called before the cell is reused for another row. Overrides must call `super`.
    open func prepareForReuse() {}

    // MARK: Content

    /// The view that contains the content of the cell. It ends before the accessory.
    open var contentView: UIView { contentViewStorage }

    /// The image view before the text, or `nil` if the cell style has none.
    open var imageView: UIImageView? { styleStorage == .value2 ? nil : parts.imageView }

    /// The label of the primary text.
    open var textLabel: UILabel? { parts.textLabel }

    /// The label of the secondary text, or `nil` in a cell with the default style.
    open var detailTextLabel: UILabel? { styleStorage == .default ? nil : parts.detailTextLabel }

    // MARK: Backgrounds

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet { parts.replaceBackground(oldValue, with: backgroundView) }
    }

    /// The view behind the content while the cell is selected or highlighted. The default value is a gray view.
    open var selectedBackgroundView: UIView? {
        didSet { parts.selectedBackgroundDidChange(from: oldValue) }
    }

    /// The view that replaces `selectedBackgroundView` in multiple selection.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { parts.selectedBackgroundDidChange(from: oldValue) }
    }

    /// The background color. Unless it is set, the table's style determines it.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasCustomBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    // MARK: Accessories

    /// The type of the standard accessory at the trailing edge.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// A custom view at the trailing edge, which replaces `accessoryType`.
    open var accessoryView: UIView? {
        didSet { parts.replaceAccessory(oldValue, with: accessoryView) }
    }

    /// The type of the standard accessory in editing mode.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }

    /// A custom accessory view in editing mode.
    open var editingAccessoryView: UIView? {
        didSet { parts.replaceAccessory(oldValue, with: editingAccessoryView) }
    }

    /// The insets of the separator from the edges of the cell, in points. Unless they are set, the table determines
    /// them.
    open var separatorInset: UIEdgeInsets {
        get { separatorInsetStorage ?? parts.automaticSeparatorInset }
        set {
            separatorInsetStorage = newValue
            setNeedsLayout()
        }
    }

    /// The indentation level of the content.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of an indentation level, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the content is indented for the editing control.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether a row that can be moved shows a reorder control in editing mode.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    // MARK: State

    /// The appearance of the cell while it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { parts.updateSelectedBackground() } }
    }

    private var isSelectedStorage = false
    private var isHighlightedStorage = false
    private var isEditingStorage = false

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { isSelectedStorage }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets whether the cell appears selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelectedStorage else { return }
        isSelectedStorage = selected
        stateDidChange()
    }

    /// Sets whether the cell appears highlighted.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlightedStorage else { return }
        isHighlightedStorage = highlighted
        stateDidChange()
    }

    /// Shows or hides the editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditingStorage else { return }
        let state = stateMask(isEditing: editing, isShowingActions: isShowingActions)
        willTransition(to: state)
        isEditingStorage = editing
        stateDidChange()
        setNeedsLayout()
        guard animated, window != nil else { return didTransition(to: state) }
        UIView.animate(withDuration: 0.3) {
            self.layoutIfNeeded()
        } completion: { _ in
            self.didTransition(to: state)
        }
    }

    /// Called before the cell shows or hides its editing controls.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// Called after the cell showed or hid its editing controls.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    final func setShowsActions(_ isShowing: Bool) {
        guard isShowing != isShowingActions else { return }
        let state = stateMask(isEditing: isEditing, isShowingActions: isShowing)
        willTransition(to: state)
        isShowingActions = isShowing
        didTransition(to: state)
    }

    private func stateMask(isEditing: Bool, isShowingActions: Bool) -> StateMask {
        var state: StateMask = isEditing ? .showingEditControl : []
        if isShowingActions { state.insert(.showingDeleteConfirmation) }
        return state
    }

    /// The editing control of the row, as the table's delegate determines it.
    open var editingStyle: EditingStyle { placement.editing?.style ?? .none }

    /// Whether the delete action is visible.
    open var showingDeleteConfirmation: Bool { isShowingActions }

    // MARK: Configurations

    /// The content configuration. Setting it replaces `contentView` with the view of the configuration.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationStorage?.content }
        set {
            showContent(newValue)
            setNeedsUpdateConfiguration()
        }
    }

    /// The background configuration.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurationStorage?.background }
        set {
            showBackground(newValue)
            parts.updateBackgroundColor()
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the content configuration is updated automatically for the state.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurationStorage?.updatesContent ?? true }
        set { configuration.updatesContent = newValue }
    }

    /// Whether the background configuration is updated automatically for the state.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurationStorage?.updatesBackground ?? true }
        set { configuration.updatesBackground = newValue }
    }

    /// A closure that updates the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// A closure that updates the configurations for a changed state.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = isShowingActions
        state.isDisabled = !isUserInteractionEnabled
        state.cellDragState = dragPhase
        state.cellDropState = dropState
        return state
    }

    /// Whether the cell receives touches while it is dragged. No effect here: drags have one finger, which the drag
    /// uses.
    open var userInteractionEnabledWhileDragging = true

    /// Called when the phase of a drag of the row changes.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    private var dragPhase = UICellConfigurationState.DragState.none

    final func setDragPhase(_ phase: UICellConfigurationState.DragState) {
        dragPhase = phase
        setNeedsUpdateConfiguration()
        if let dragState = DragState(rawValue: phase.rawValue) { dragStateDidChange(dragState) }
    }

    private var dropState = UICellConfigurationState.DropState.none

    final func setDropState(_ state: UICellConfigurationState.DropState) {
        guard state != dropState else { return }
        dropState = state
        setNeedsUpdateConfiguration()
    }

    /// Returns the default content configuration for the cell style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        traitCollection.withCurrent {
            switch styleStorage {
            case .default, .subtitle: styleStorage == .default ? .cell() : .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        }
    }

    /// Schedules an update of the configurations before the next layout. Several calls cause one update.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configurations for a state. Overrides set their own configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        followState(state)
    }

    // MARK: Overrides

    /// Whether the cell can be focused, as the table view's delegate says, or else the table view.
    open override var canBecomeFocused: Bool {
        guard let view = tableView, let path = view.indexPath(for: self) else { return false }
        let allows = view.isEditing ? view.allowsFocusDuringEditing : view.allowsFocus
        return view.delegate?.tableView?(view, canFocusRowAt: path) ?? allows
    }

    /// Requests a new measurement of the row, if it is visible and the table's `selfSizingInvalidation` allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableView)?.contentDidChange(of: self, isLayout: false)
    }

    override func subviewDidLayOut(_ subview: UIView) {
        guard subview === contentView else { return }
        (superview as? UITableView)?.contentDidChange(of: self, isLayout: true)
    }

    /// Lays out the content, the accessories and the backgrounds.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    /// Returns the size that fits the labels of the cell style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    /// Returns the size that satisfies the constraints in the content and is closest to the target size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Schedules an update of the configurations, because the traits are a part of the state.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configurationStorage != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        setNeedsLayout()
    }

    // MARK: Gesture recognizers whose delegate is the cell

    /// Returns `false`.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns `false`.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns `false`.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns `true`.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

    private func stateDidChange() {
        parts.updateSelectedBackground()
        setNeedsUpdateConfiguration()
    }
}
