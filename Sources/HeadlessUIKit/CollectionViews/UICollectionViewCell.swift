import Foundation

/// A cell of a collection view, which shows one item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view that contains the content of the cell and fills it.
    open var contentView: UIView { contentViewStorage }

    /// Performs the segue that a storyboard has for a selection of the cell.
    final var selectionSegue: (() -> Void)?
    private var contentViewStorage = UIView()
    final var configurationStorage: CellConfiguration?
    final var needsUpdateConfiguration = true
    /// Whether the collection view is in editing mode.
    final var isListEditing = false {
        didSet { if isListEditing != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether the user is moving the item.
    final var isBeingMoved = false {
        didSet { if isBeingMoved != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        switch name {
        case "backgroundView": backgroundView = value as? UIView
        case "selectedBackgroundView": selectedBackgroundView = value as? UIView
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// Creates a cell from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeContentView(from: coder)
    }

    private func setUp() {
        contentViewStorage.frame = bounds
        contentViewStorage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentViewStorage)
    }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) { insertSubview($0, at: 0) } }
    }

    /// The view behind the content and in front of `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            updateSelectedBackground()
        }
    }

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
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// A closure that updates the configurations for a changed state.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isListEditing
        state.isReordering = isBeingMoved
        state.cellDragState = dragPhase
        state.cellDropState = dropState
        return state
    }

    /// Returns the default background configuration of the class.
    @available(iOS 16, *)
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// The phases of a drag of the item.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// Called when the phase of a drag of the item changes.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    private var dragPhase = UICellConfigurationState.DragState.none

    final func setDragPhase(_ phase: UICellConfigurationState.DragState) {
        dragPhase = phase
        stateDidChange()
        if let dragState = DragState(rawValue: phase.rawValue) { dragStateDidChange(dragState) }
    }

    private var dropState = UICellConfigurationState.DropState.none

    final func setDropState(_ state: UICellConfigurationState.DropState) {
        guard state != dropState else { return }
        dropState = state
        stateDidChange()
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

    /// Schedules an update of the configurations, because the traits are a part of the state.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configurationStorage != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    private func stateDidChange() {
        updateSelectedBackground()
        setNeedsUpdateConfiguration()
    }

    final func replaceContentView(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, aboveSubview: contentViewStorage)
        contentViewStorage.removeFromSuperview()
        contentViewStorage = view
    }

    /// Requests a new measurement of the cell, if it is visible and the collection view's `selfSizingInvalidation`
    /// allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        containingCollectionView?.contentDidChange(of: self, isLayout: false)
    }

    /// Whether the cell can be focused, as the collection view's delegate says, or else the collection view.
    open override var canBecomeFocused: Bool {
        guard let view = containingCollectionView, let path = view.indexPath(for: self) else { return false }
        let allows = view.isEditing ? view.allowsFocusDuringEditing : view.allowsFocus
        return view.delegate?.collectionView?(view, canFocusItemAt: path) ?? allows
    }

    private var containingCollectionView: UICollectionView? {
        superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.collectionView
    }

    /// Lays out the content and the backgrounds, which fill the cell.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        for view in [backgroundView, shownSelectedBackground, contentViewStorage] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
    }

    override func subviewDidLayOut(_ subview: UIView) {
        guard subview === contentViewStorage else { return }
        containingCollectionView?.contentDidChange(of: self, isLayout: true)
    }

    /// Returns the size that satisfies the constraints in the content and is closest to the target size.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contentView.hasConstraintsInside || configurationStorage?.content != nil else {
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }
        return contentView.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }

    override var isSizedByConstraints: Bool {
        contentView.hasConstraintsInside || configurationStorage?.content != nil || super.isSizedByConstraints
    }

    // MARK: Backgrounds

    private var shownSelectedBackground: UIView? {
        selectedBackgroundView?.superview === self ? selectedBackgroundView : nil
    }

    private func updateSelectedBackground() {
        guard isSelected || isHighlighted else {
            shownSelectedBackground?.removeFromSuperview()
            return
        }
        guard let selectedBackgroundView, selectedBackgroundView.superview !== self else { return }
        replaceBackground(nil, with: selectedBackgroundView) { insertSubview($0, belowSubview: contentViewStorage) }
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?, insert: (UIView) -> Void) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(new)
    }
}

extension UICollectionViewCell: ConfiguredView {
    final func updateConfigurationForPresentState() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}

extension UICollectionViewCell: ItemCell {
    final func setSelectedByList(_ isSelected: Bool) {
        if self.isSelected != isSelected { self.isSelected = isSelected }
    }

    final func setHighlightedByList(_ isHighlighted: Bool) {
        if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
    }

    /// Resets the interactive state before the cell shows another item.
    final func endInteraction() {
        isBeingMoved = false
        setSelectedByList(false)
        setHighlightedByList(false)
    }
}
