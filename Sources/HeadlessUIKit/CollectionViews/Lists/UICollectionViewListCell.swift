import Foundation

/// A cell, header or footer of a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private let bottomSeparator = ListSeparatorView()
    private let topSeparator = ListSeparatorView()
    private let parts = ListAccessories()
    private var guide: UILayoutGuide?
    /// The position of the cell in the list.
    final private(set) var listPosition = ListPosition()
    /// Whether the app set the background configuration.
    private var hasCustomBackground = false
    final var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// The indentation level of the content. In outlines, the list sets it to the level of the item.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { sizeMayHaveChanged() } }
    }

    /// The width of an indentation level, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { sizeMayHaveChanged() } }
    }

    /// Whether the leading accessories are indented with the content.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// The accessories at the leading and trailing edges of the cell.
    public var accessories: [UICellAccessory] = [] {
        didSet {
            parts.show(accessories, isEditing: isListEditing, in: self)
            followState(of: parts)
            setNeedsUpdateConfiguration()
            sizeMayHaveChanged()
        }
    }

    /// The layout guide for the separator below the cell. If it is constrained horizontally, the separator starts and
    /// ends with it.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        self.guide = guide
        return guide
    }

    /// Returns the default content configuration for the position of the cell in the list.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        traitCollection.withCurrent { listPosition.content }
    }

    /// Returns the default background configuration for the position of the cell in the list.
    @available(iOS 16, *)
    public override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listPosition.background }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = listPosition.isExpanded
        state.isSwiped = isSwiped
        return state
    }

    /// Updates the configurations and the accessories for a state.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        parts.show(accessories, isEditing: state.isEditing, in: self)
        for entry in parts.all { entry.view.follow(state) }
        setNeedsLayout()
    }

    public override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasCustomBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    open override var backgroundView: UIView? {
        didSet { if backgroundView != nil { removeListBackground() } }
    }

    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { removeListBackground() } }
    }

    private func removeListBackground() {
        guard !hasCustomBackground else { return }
        hasCustomBackground = true
        super.backgroundConfiguration = nil
    }

    private func followState(of parts: ListAccessories) {
        let state = configurationState
        for entry in parts.all { entry.view.follow(state) }
    }

    /// Measures the cell again: the width of its content changed, so it may need another height.
    private func sizeMayHaveChanged() {
        setNeedsLayout()
    }

    // MARK: Position in the list

    override func systemVersionDidChange() {
        super.systemVersionDidChange()
        if layer.cornerRadius > 0 { layer.cornerRadius = traitCollection.metrics.cells.cardRadius }
    }

    /// Applies the separators, the corners and the background for the position of the cell in the list.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let place = (layoutAttributes as? ListLayoutAttributes)?.place
        let old = listPosition
        listPosition = place ?? ListPosition()
        if let place {
            let corners = place.corners
            layer.cornerRadius = corners.isEmpty ? 0 : traitCollection.metrics.cells.cardRadius
            layer.maskedCorners = corners
            clipsToBounds = !corners.isEmpty
            if let level = place.level, level != old.level { indentationLevel = level }
            if !hasCustomBackground, place.background != old.background || backgroundConfiguration == nil {
                super.backgroundConfiguration = place.background
            }
        }
        if old.isExpanded != listPosition.isExpanded { setNeedsUpdateConfiguration() }
        show(bottomSeparator, place?.showsBottomSeparator ?? false)
        show(topSeparator, place?.showsTopSeparator ?? false)
    }

    private func show(_ separator: UIView, _ shows: Bool) {
        separator.backgroundColor = listPosition.separators?.color ?? .separator
        guard shows != (separator.superview === self) else { return }
        if shows { addSubview(separator) } else { separator.removeFromSuperview() }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Lays out the content, the accessories and the separators.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = makeLayout()
        let content = flipped(layout.content)
        if contentView.frame != content { contentView.frame = content }
        (contentView as? UIListContentView)?.hasTrailingAccessories = !parts.trailing.isEmpty
        (contentView as? UIListContentView)?.listMargin = listMargin
        for (entry, frame) in zip(parts.all, layout.accessories) {
            (entry.view as? ReorderAccessoryView)?.followsAccessories = parts.trailing.count > 1
            let frame = flipped(frame)
            if entry.view.frame != frame { entry.view.frame = frame }
        }
        // The separator may start where the text starts.
        if guide != nil { contentView.layoutIfNeeded() }
        placeSeparators(layout)
    }

    /// The side margin of the content: that of the screen, except in cards and beside other columns.
    private var listMargin: CGFloat {
        switch listPosition.appearance {
        case .plain, .grouped: traitCollection.metrics.margins.side(width: bounds.width)
        case .insetGrouped, .sidebar, .sidebarPlain: UIListContentConfiguration.standardMargin
        }
    }

    private func makeLayout() -> ListCellLayout {
        ListCellLayout(
            bounds: bounds,
            margin: listMargin,
            indentation: CGFloat(indentationLevel) * indentationWidth,
            indentsAccessories: indentsAccessories,
            leading: parts.leading,
            trailing: parts.trailing
        )
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func flipped(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size)
    }

    private func placeSeparators(_ layout: ListCellLayout) {
        let thickness = 1 / max(1, traitCollection.displayScale)
        var automatic = layout.content.minX + contentStart
        var end: CGFloat = 0
        if let guide, !guideIsFree(guide) {
            automatic = isMirrored ? bounds.width - guide.layoutFrame.maxX : guide.layoutFrame.minX
            if guide.layoutFrame.width > 0 {
                end = max(0, isMirrored ? guide.layoutFrame.minX : bounds.width - guide.layoutFrame.maxX)
            }
        }
        func place(_ separator: UIView, _ insets: NSDirectionalEdgeInsets?, isEdge: Bool, y: CGFloat) {
            guard separator.superview === self else { return }
            let given = insets.flatMap { $0.leading == .greatestFiniteMagnitude ? nil : $0 }
            let start = given?.leading ?? (isEdge ? 0 : automatic)
            let trailing = given.map { $0.trailing == .greatestFiniteMagnitude ? 0 : $0.trailing } ?? (isEdge ? 0 : end)
            separator.frame = flipped(
                CGRect(x: start, y: y, width: max(0, bounds.width - start - trailing), height: thickness)
            )
            bringSubviewToFront(separator)
        }
        let separators = listPosition.separators
        place(topSeparator, separators?.topSeparatorInsets, isEdge: listPosition.topSeparatorIsEdge, y: 0)
        place(
            bottomSeparator,
            separators?.bottomSeparatorInsets,
            isEdge: listPosition.bottomSeparatorIsEdge,
            y: bounds.height - thickness
        )
    }

    /// The x-coordinate of the text in the content.
    private var contentStart: CGFloat {
        if let content = contentView as? UIListContentView { return content.textStart }
        return listMargin
    }

    private func guideIsFree(_ guide: UILayoutGuide) -> Bool {
        guide.constraintsAffectingLayout(for: .horizontal).isEmpty
    }

    /// Returns the size of the content plus the space for accessories and indentation.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let layout = makeLayout()
        let beside = bounds.width - layout.content.width
        (contentView as? UIListContentView)?.hasTrailingAccessories = !parts.trailing.isEmpty
        (contentView as? UIListContentView)?.listMargin = listMargin
        var target = targetSize
        target.width = max(0, target.width - beside)
        var size = super.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
        size.width += beside
        return size
    }

    // MARK: Touches

    /// Returns the outline disclosure control for touches on an outline header that hit no other control.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let touched = super.hitTest(point, with: event)
        guard let touched, !(touched is UIControl) else { return touched }
        let outline = parts.all.lazy.compactMap { $0.view as? ButtonAccessoryView<OutlineDisclosureControl> }.first
        guard let outline, !outline.isHidden, outline.control.tracksWholeCell(self) else { return touched }
        return outline.control
    }

    // MARK: Accessory actions

    /// The collection view that contains the cell.
    final var collectionView: UICollectionView? {
        var view = superview
        while let current = view, !(current is UICollectionView) { view = current.superview }
        return view as? UICollectionView
    }

    /// Expands or collapses the item.
    final func toggleExpansion() {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        (collectionView.dataSource as? any OutlineSource)?.toggleExpansion(at: path)
    }

    /// Shows the trailing swipe actions.
    final func showTrailingSwipeActions() {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        collectionView.swipes.openTrailingActions(at: path)
    }
}

/// A separator above or below a cell.
@MainActor private final class ListSeparatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
