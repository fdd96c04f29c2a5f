import Foundation

/// A row of a list, or a header or footer of one.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Of the first and the last row of inset sections, in points.
    private static let cornerRadius: CGFloat = 10

    private let bottomSeparator = ListSeparatorView()
    private let topSeparator = ListSeparatorView()
    private let parts = ListAccessories()
    private var guide: UILayoutGuide?
    /// What the row knows of its place in the list.
    final private(set) var listPlace = ListPlace()
    /// Whether the app said what lies behind the content.
    private var hasBackgroundOfItsOwn = false
    final var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// How far the content is indented, in steps. Rows of outlines are indented by themselves.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { sizeMayHaveChanged() } }
    }

    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { sizeMayHaveChanged() } }
    }

    /// Whether the accessories at the beginning are indented with the content.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// What stands at the beginning and the end of the row.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            parts.show(accessories, isEditing: isInEditedList, in: self)
            followState(of: parts)
            setNeedsUpdateConfiguration()
            sizeMayHaveChanged()
        }
    }

    /// Lies where the line below the row is. The line begins and ends with it where it is constrained.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        self.guide = guide
        return guide
    }

    /// A content in the style of the list.
    open func defaultContentConfiguration() -> UIListContentConfiguration { listPlace.content }

    /// A background in the style of the list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listPlace.background }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = listPlace.isExpanded
        state.isSwiped = isSwiped
        return state
    }

    /// Brings the accessories in line with a state as well.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        parts.show(accessories, isEditing: state.isEditing, in: self)
        for entry in parts.all { entry.view.follow(state) }
        setNeedsLayout()
    }

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasBackgroundOfItsOwn = true
            super.backgroundConfiguration = newValue
        }
    }

    open override var backgroundView: UIView? {
        didSet { if backgroundView != nil { leaveListBackground() } }
    }

    open override var backgroundColor: UIColor? {
        didSet { if backgroundColor != nil { leaveListBackground() } }
    }

    private func leaveListBackground() {
        guard !hasBackgroundOfItsOwn else { return }
        hasBackgroundOfItsOwn = true
        super.backgroundConfiguration = nil
    }

    private func followState(of parts: ListAccessories) {
        let state = configurationState
        for entry in parts.all { entry.view.follow(state) }
    }

    /// The row has other room for its content: it may need another height.
    private func sizeMayHaveChanged() {
        setNeedsLayout()
    }

    // MARK: The place in the list

    /// Takes over which lines, corners and background the list gives the row.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let place = (layoutAttributes as? ListLayoutAttributes)?.place
        let old = listPlace
        listPlace = place ?? ListPlace()
        if let place {
            let corners = place.corners
            layer.cornerRadius = corners.isEmpty ? 0 : Self.cornerRadius
            layer.maskedCorners = corners
            clipsToBounds = !corners.isEmpty
            if let level = place.level, level != old.level { indentationLevel = level }
            if !hasBackgroundOfItsOwn, place.background != old.background || backgroundConfiguration == nil {
                super.backgroundConfiguration = place.background
            }
        }
        if old.isExpanded != listPlace.isExpanded { setNeedsUpdateConfiguration() }
        show(bottomSeparator, place?.showsBottomSeparator ?? false)
        show(topSeparator, place?.showsTopSeparator ?? false)
    }

    private func show(_ separator: UIView, _ shows: Bool) {
        separator.backgroundColor = listPlace.separators?.color ?? .separator
        guard shows != (separator.superview === self) else { return }
        if shows { addSubview(separator) } else { separator.removeFromSuperview() }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Places the content between the accessories, and the lines above and below.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = makeLayout()
        let content = flipped(layout.content)
        if contentView.frame != content { contentView.frame = content }
        (contentView as? UIListContentView)?.isBeforeAccessories = !parts.trailing.isEmpty
        for (entry, frame) in zip(parts.all, layout.accessories) {
            (entry.view as? ReorderAccessoryView)?.followsAccessories = parts.trailing.count > 1
            let frame = flipped(frame)
            if entry.view.frame != frame { entry.view.frame = frame }
        }
        // The line may begin where the text does.
        if guide != nil { contentView.layoutIfNeeded() }
        placeSeparators(layout)
    }

    private func makeLayout() -> ListCellLayout {
        ListCellLayout(
            bounds: bounds,
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
        let separators = listPlace.separators
        place(topSeparator, separators?.topSeparatorInsets, isEdge: listPlace.topSeparatorIsEdge, y: 0)
        place(
            bottomSeparator,
            separators?.bottomSeparatorInsets,
            isEdge: listPlace.bottomSeparatorIsEdge,
            y: bounds.height - thickness
        )
    }

    /// Where the text begins in the content.
    private var contentStart: CGFloat {
        if let content = contentView as? UIListContentView { return content.textStart }
        return 16
    }

    private func guideIsFree(_ guide: UILayoutGuide) -> Bool {
        guide.constraintsAffectingLayout(for: .horizontal).isEmpty
    }

    /// The size of the content with the room beside it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let room = makeLayout()
        let beside = bounds.width - room.content.width
        (contentView as? UIListContentView)?.isBeforeAccessories = !parts.trailing.isEmpty
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

    /// On a header of an outline, every touch that hits nothing else is one on the arrow.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let touched = super.hitTest(point, with: event)
        guard let touched, !(touched is UIControl) else { return touched }
        let outline = parts.all.lazy.compactMap { $0.view as? ButtonAccessoryView<OutlineDisclosureControl> }.first
        guard let outline, !outline.isHidden, outline.control.takesWholeRow(of: self) else { return touched }
        return outline.control
    }

    // MARK: What accessories do

    /// The collection view that shows the row.
    final var collectionView: UICollectionView? {
        var view = superview
        while let current = view, !(current is UICollectionView) { view = current.superview }
        return view as? UICollectionView
    }

    /// Shows or hides the rows below this one.
    final func toggleExpansion() {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        (collectionView.dataSource as? any OutlineSource)?.toggleExpansion(at: path)
    }

    /// Shows what a swipe from the end offers.
    final func showTrailingSwipeActions() {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
        collectionView.swipes.openTrailingActions(at: path)
    }
}

/// A line above or below a row.
@MainActor private final class ListSeparatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
