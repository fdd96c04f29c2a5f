import Foundation

/// The view of an item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Holds what the cell shows and fills the cell.
    open var contentView: UIView { contentViewStorage }

    private var contentViewStorage = UIView()
    final var configurationStorage: CellConfiguration?
    final var needsUpdateConfiguration = true
    /// Whether the collection view is edited.
    final var isInEditedList = false {
        didSet { if isInEditedList != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether the user moves the item.
    final var isBeingMoved = false {
        didSet { if isBeingMoved != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Makes a cell with that frame.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        contentViewStorage.frame = bounds
        contentViewStorage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentViewStorage)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Lies behind the content.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) { insertSubview($0, at: 0) } }
    }

    /// Lies behind the content and before the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            updateSelectedBackground()
        }
    }

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
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The state of the cell at present.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isInEditedList
        state.isReordering = isBeingMoved
        state.cellDragState = dragPhase
        return state
    }

    /// The background that a cell of this class has by itself.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Whether an item is dragged to somewhere else.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// Called when the item begins or ends to be dragged to somewhere else.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    private var dragPhase = UICellConfigurationState.DragState.none

    final func followDrag(_ phase: UICellConfigurationState.DragState) {
        dragPhase = phase
        stateDidChange()
        if let dragState = DragState(rawValue: phase.rawValue) { dragStateDidChange(dragState) }
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

    /// The state changed with the traits.
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

    /// Has the cell measured again, where it is in sight and the collection view listens to that.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        containingCollectionView?.contentDidChange(of: self, isLayout: false)
    }

    private var containingCollectionView: UICollectionView? {
        superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.collectionView
    }

    /// Keeps content and backgrounds filling the cell.
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

    /// The size of the content that satisfies the constraints in it and comes closest to a target.
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
    final func takeSelection(_ isSelected: Bool) {
        if self.isSelected != isSelected { self.isSelected = isSelected }
    }

    final func takeHighlight(_ isHighlighted: Bool) {
        if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
    }

    /// Nothing of the item that was shown is left for the next one.
    final func endInteraction() {
        isBeingMoved = false
        takeSelection(false)
        takeHighlight(false)
    }
}
