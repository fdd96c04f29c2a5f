import Foundation

/// The view of a row of a table.
///
/// `init(style:reuseIdentifier:)` is `required` where UIKit is headless, since classes are made from their metatype.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    final let styleStorage: CellStyle
    final var contentViewStorage = UIView()
    final var configurationStorage: CellConfiguration?
    final var needsUpdateConfiguration = true
    final var placedZIndex: Int?
    /// What the table says of the cell's place.
    final var placement = TableCellPlacement() {
        didSet { if placement != oldValue { placementDidChange() } }
    }
    final lazy var parts = TableCellParts(cell: self)
    /// Whether the background color is the app's own.
    final var hasOwnBackgroundColor = false
    final var separatorInsetStorage: UIEdgeInsets?
    final var isShowingActions = false

    /// Makes a cell with the labels of a style. Tables call it with the default style; see `register`.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        styleStorage = style
        reuseIdentifierStorage = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentViewStorage.frame = bounds
        addSubview(contentViewStorage)
        applyContentMargins()
    }

    /// Makes a cell of the default style.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The identifier the cell was made with.
    open var reuseIdentifier: String? { reuseIdentifierStorage }

    private let reuseIdentifierStorage: String?

    /// Called before the cell is used for another row. Call super.
    open func prepareForReuse() {}

    // MARK: Content

    /// Holds what the cell shows; it ends where the accessory begins.
    open var contentView: UIView { contentViewStorage }

    /// The image before the text. None in a cell whose style has none.
    open var imageView: UIImageView? { styleStorage == .value2 ? nil : parts.imageView }

    /// The text.
    open var textLabel: UILabel? { parts.textLabel }

    /// The second text; nil in a cell of the default style.
    open var detailTextLabel: UILabel? { styleStorage == .default ? nil : parts.detailTextLabel }

    // MARK: Backgrounds

    /// Lies behind the content.
    open var backgroundView: UIView? {
        didSet { parts.replaceBackground(oldValue, with: backgroundView) }
    }

    /// Lies behind the content while the cell is selected or highlighted; a gray one unless set.
    open var selectedBackgroundView: UIView? {
        didSet { parts.selectedBackgroundDidChange(from: oldValue) }
    }

    /// Takes the place of `selectedBackgroundView` while several rows can be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { parts.selectedBackgroundDidChange(from: oldValue) }
    }

    /// The color behind the content; the table's choice until it is set.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    // MARK: Accessories

    /// What stands at the end of the cell.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// A view of the app's own at the end of the cell, in place of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { parts.replaceAccessory(oldValue, with: accessoryView) }
    }

    /// What stands at the end of the cell while it is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }

    /// A view of the app's own at the end of the cell while it is edited.
    open var editingAccessoryView: UIView? {
        didSet { parts.replaceAccessory(oldValue, with: editingAccessoryView) }
    }

    /// How the separator keeps from the edges of the cell; the table's choice until it is set.
    open var separatorInset: UIEdgeInsets {
        get { separatorInsetStorage ?? parts.automaticSeparatorInset }
        set {
            separatorInsetStorage = newValue
            setNeedsLayout()
        }
    }

    /// How far the content is indented, in steps.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether the content makes room for the control that deletes or inserts.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether a row that can be moved shows a handle while the table is edited.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    // MARK: State

    /// How the cell looks while it is selected.
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

    /// Whether the cell is edited.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows that the row is selected, or not any more.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelectedStorage else { return }
        isSelectedStorage = selected
        stateDidChange()
    }

    /// Shows that a finger is on the cell, or not any more.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlightedStorage else { return }
        isHighlightedStorage = highlighted
        stateDidChange()
    }

    /// Shows the controls for editing, or takes them away.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditingStorage else { return }
        isEditingStorage = editing
        stateDidChange()
        setNeedsLayout()
        if animated, window != nil { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
    }

    /// What editing does to the row, as the table's delegate says.
    open var editingStyle: EditingStyle { placement.editing?.style ?? .none }

    /// Whether the actions of a deletion show.
    open var showingDeleteConfirmation: Bool { isShowingActions }

    // MARK: Configurations

    /// What the cell shows. Setting it puts the configuration's view in the place of `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationStorage?.content }
        set {
            showContent(newValue)
            setNeedsUpdateConfiguration()
        }
    }

    /// What lies behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurationStorage?.background }
        set {
            showBackground(newValue)
            parts.updateBackgroundColor()
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the content follows the state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurationStorage?.updatesContent ?? true }
        set { configuration.updatesContent = newValue }
    }

    /// Whether the background follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurationStorage?.updatesBackground ?? true }
        set { configuration.updatesBackground = newValue }
    }

    /// Called when the state changed, to set configurations for it.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The state of the cell at present.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = isShowingActions
        state.isDisabled = !isUserInteractionEnabled
        state.cellDragState = dragPhase
        return state
    }

    /// Whether touches reach the cell while it is dragged. A drag has one finger here, so that none do.
    open var userInteractionEnabledWhileDragging = true

    /// Called when the row begins or ends to be dragged to somewhere else.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    private var dragPhase = UICellConfigurationState.DragState.none

    final func followDrag(_ phase: UICellConfigurationState.DragState) {
        dragPhase = phase
        setNeedsUpdateConfiguration()
        if let dragState = DragState(rawValue: phase.rawValue) { dragStateDidChange(dragState) }
    }

    /// A content in the style of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch styleStorage {
        case .default, .subtitle: styleStorage == .default ? .cell() : .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Has the configurations updated before the next layout; several calls are one update.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Brings the configurations in line with a state; overriders set configurations of their own for it.
    open func updateConfiguration(using state: UICellConfigurationState) {
        followState(state)
    }

    // MARK: Overrides

    /// Has the row measured again, where it is in sight and the table listens to that.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableView)?.contentDidChange(of: self, isLayout: false)
    }

    override func subviewDidLayOut(_ subview: UIView) {
        guard subview === contentView else { return }
        (superview as? UITableView)?.contentDidChange(of: self, isLayout: true)
    }

    /// Keeps content, accessories and backgrounds in their places.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    /// The size that suits the labels of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    /// The size of the content that satisfies the constraints in it and comes closest to a target.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The state changed with the traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configurationStorage != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        setNeedsLayout()
    }

    private func stateDidChange() {
        parts.updateSelectedBackground()
        setNeedsUpdateConfiguration()
    }
}
