import DeclarativeCollections
import PortableUIKit

/// The cell class of all collections, generic over the view that it contains.
///
/// Setup is done in the first update, not in an initializer.
public final class ContainerCell<ContentView: ContainerContentView>: UICollectionViewCell, CollectionViewItemCell {
    /// The item type of the view's content.
    public typealias Item = ContainerItem<ContentView.Content>

    /// The view in the cell.
    public var hostedView: ContentView { hosted.view }

    private var hosted = HostedContentView<ContentView>()
    /// The background color of a highlighted or selected row. `nil` if the background does not change.
    private var selectedBackgroundColor: UIColor?
    /// The card of the row, with its insets.
    private var card: (style: CardStyle, insets: UIEdgeInsets)?
    /// The width at the trailing edge that is kept free for the mark of a selected row.
    private var markWidth: CGFloat = 0
    private var markView: UIImageView?
    /// Moves the content of a row with swipe actions.
    private(set) var swipe: CellSwipe?

    /// Returns the size of the content including its insets.
    public static func size(fitting width: CGFloat, item: Item) -> CGSize {
        let markWidth = SelectionMark.current == nil ? 0 : min(SelectionMark.width, max(width, 0))
        var size = HostedContentView<ContentView>.size(
            fitting: width - markWidth,
            content: item.content,
            insets: item.insetsInCurrentTheme
        )
        size.width += markWidth
        return size
    }

    /// Updates the cell to show the item's content.
    public func update(with item: Item) {
        if hosted.setInsets(item.insetsInCurrentTheme) { setNeedsLayout() }
        hosted.show(item.content, in: contentView)
        hostedView.update(isEnabled: item.isEnabled)
        isUserInteractionEnabled = item.isEnabled
        updateCard(for: item)
        updateSelectedBackground(for: item)
        updateSwipe(for: item)
        updateMark()
        updateAccessibility(for: item)
    }

    /// Replaces the handlers with those of an equal item, and updates highlighting if the row became tappable or no
    /// longer is.
    public func updateHandlers(with item: Item) {
        hostedView.updateHandlers(with: item.content)
        updateSelectedBackground(for: item)
        updateSwipe(for: item)
        updateAccessibility(for: item)
    }

    /// Prepares the view for reuse and resets the appearance of the cell and the view after interactions and
    /// animations.
    public override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        resetAppearance()
        contentView.resetAppearance()
        swipe?.reset()
        hosted.prepareForReuse()
    }

    /// Updates the background when the row is highlighted.
    public override var isHighlighted: Bool {
        willSet {
            if newValue { makeSelectedBackground() }
        }
    }

    /// Updates the background and accessibility traits when the row is selected.
    public override var isSelected: Bool {
        willSet {
            if newValue { makeSelectedBackground() }
        }
        didSet {
            markView?.isHidden = !isSelected
            if isSelected {
                accessibilityTraits.insert(.selected)
            } else if !hostedView.accessibilityTraits.contains(.selected) {
                accessibilityTraits.remove(.selected)
            }
        }
    }

    /// Returns the attributes unchanged: the size of a row is calculated from its content before the cell exists.
    public override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// Lays out the view in the bounds, inset by the insets.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        var bounds = contentView.bounds.offsetBy(dx: swipe?.offset ?? 0, dy: 0)
        if let markView {
            let (mark, rest) = bounds.divided(
                atDistance: markWidth,
                from: direction == .rightToLeft ? .minXEdge : .maxXEdge
            )
            let x = direction == .rightToLeft ? mark.maxX - SelectionMark.side : mark.minX
            let top = (bounds.height - SelectionMark.side) / 2
            markView.frame = CGRect(x: x, y: top, width: SelectionMark.side, height: SelectionMark.side)
            bounds = rest
        }
        hosted.layOut(in: bounds, direction: direction)
        swipe?.layOut()
    }

    /// The current value of the view, including changes that the user is making.
    public override var accessibilityValue: String? {
        get { hostedView.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    /// Activates the view if it is interactive; otherwise activation selects the cell.
    public override func accessibilityActivate() -> Bool {
        isUserInteractionEnabled && hostedView.accessibilityActivate()
    }

    public override func accessibilityIncrement() {
        if isUserInteractionEnabled { hostedView.accessibilityIncrement() }
    }

    public override func accessibilityDecrement() {
        if isUserInteractionEnabled { hostedView.accessibilityDecrement() }
    }

    /// The activation point of the view, or the center of the cell.
    public override var accessibilityActivationPoint: CGPoint {
        get { hostedView.accessibilityActivationPoint }
        set { super.accessibilityActivationPoint = newValue }
    }

    private func updateSelectedBackground(for item: Item) {
        guard item.isSelectedBackgroundNeeded && item.isEnabled else {
            selectedBackgroundColor = nil
            if selectedBackgroundView != nil { selectedBackgroundView = nil }
            return
        }
        let color = item.content.selectedBackgroundColor ?? ContainerCellAppearance.selectedBackgroundColor
        selectedBackgroundColor = color
        if let selectedBackgroundView { show(color, in: selectedBackgroundView) }
        if isHighlighted || isSelected { makeSelectedBackground() }
    }

    /// Created on the first touch, because most cells are reused without being touched.
    private func makeSelectedBackground() {
        guard let selectedBackgroundColor, selectedBackgroundView == nil else { return }
        let background = card == nil ? UIView() : CardBackgroundView()
        show(selectedBackgroundColor, in: background)
        selectedBackgroundView = background
    }

    private func show(_ color: UIColor, in background: UIView) {
        if let card, let background = background as? CardBackgroundView {
            var style = card.style
            style.color = color
            style.hasShadow = false
            background.update(with: style, insets: card.insets)
        } else if background.backgroundColor != color {
            background.backgroundColor = color
        }
    }

    private func updateCard(for item: Item) {
        let hadCard = card != nil
        card = item.card.map { ($0.inCurrentTheme, item.insetsInCurrentTheme) }
        guard let card else {
            if hadCard { (backgroundView, selectedBackgroundView) = (nil, nil) }
            return
        }
        if !hadCard { selectedBackgroundView = nil }
        let background = backgroundView as? CardBackgroundView ?? CardBackgroundView()
        background.update(with: card.style, insets: card.insets)
        if backgroundView !== background { backgroundView = background }
    }

    private func updateMark() {
        guard let mark = SelectionMark.current else {
            guard markView != nil else { return }
            markView?.removeFromSuperview()
            (markView, markWidth) = (nil, 0)
            return setNeedsLayout()
        }
        let view = markView ?? UIImageView()
        if markView == nil {
            view.contentMode = .center
            contentView.addSubview(view)
            (markView, markWidth) = (view, SelectionMark.width)
            setNeedsLayout()
        }
        view.image = mark.image
        view.tintColor = mark.currentTint
        view.isHidden = !isSelected
    }

    private func updateSwipe(for item: Item) {
        guard item.rare.hasSwipeActions else {
            swipe?.remove()
            swipe = nil
            return
        }
        let swipe =
            swipe
            ?? CellSwipe(of: self) { [weak self] offset in
                (self?.backgroundView as? CardBackgroundView)?.offset = offset
                (self?.selectedBackgroundView as? CardBackgroundView)?.offset = offset
                self?.setNeedsLayout()
            }
        self.swipe = swipe
        swipe.update(leading: item.leadingSwipeActions, trailing: item.trailingSwipeActions)
    }

    private func updateAccessibility(for item: Item) {
        var traits = hostedView.accessibilityTraits
        if item.didSelectHandler != nil { traits.insert(.button) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        // Controls of a view that has no actions for them are reached one by one.
        let isGroup =
            !hostedView.isAccessibilityElement && hostedView.accessibilityCustomActions?.isEmpty != false
            && hostedView.containsControls
        isAccessibilityElement = !isGroup
        accessibilityContainerType = isGroup ? .semanticGroup : .none
        accessibilityTraits = traits
        accessibilityLabel = isGroup ? nil : hostedView.accessibilityText
        accessibilityCustomActions = hostedView.accessibilityCustomActions
        if let swipe, item.isEnabled {
            accessibilityCustomActions = (accessibilityCustomActions ?? []) + swipe.accessibilityActions
        }
        accessibilityHint = hostedView.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.content.accessibilityIdentifier
    }
}

extension ContainerCell: SwipedCell {}
