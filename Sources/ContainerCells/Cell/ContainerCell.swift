import DeclarativeCollections
import PortableUIKit

/// The one cell of all collections: it shows whatever view it is made for.
///
/// It is set up on its first update and not in an initialiser, because on headless platforms a cell's initialiser is
/// `required` and could not be overridden by the same source on both sides.
public final class ContainerCell<ContentView: ContainerContentView>: UICollectionViewCell, CollectionViewItemCell {
    /// The items of the view's content.
    public typealias Item = ContainerItem<ContentView.Content>

    /// The view in the cell.
    public var hostedView: ContentView { hosted.view }

    private var hosted = HostedContentView<ContentView>()
    /// Of a touched or selected row; `nil` where its background does not change.
    private var selectedBackgroundColor: UIColor?

    /// The size of the content and its insets.
    public static func size(fitting width: CGFloat, item: Item) -> CGSize {
        HostedContentView<ContentView>.size(fitting: width, content: item.content, insets: item.insets)
    }

    /// Shows the item's content.
    public func update(with item: Item) {
        hosted.show(item.content, insets: item.insets, in: contentView, of: self)
        contentView.alpha = item.isEnabled ? 1 : ContainerCellAppearance.disabledAlpha
        isUserInteractionEnabled = item.isEnabled
        updateSelectedBackground(for: item)
        updateAccessibility(for: item)
    }

    /// Takes over closures; a row that can be tapped now, or no longer, changes how it answers to touches.
    public func updateHandlers(with item: Item) {
        hostedView.updateHandlers(with: item.content)
        updateSelectedBackground(for: item)
        updateAccessibility(for: item)
    }

    /// Leaves nothing of the item shown: the view lets go of its content, and what an interaction or an animation made of
    /// cell and view is undone.
    public override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        resetAppearance()
        contentView.resetAppearance()
        hosted.prepareForReuse()
    }

    /// Shows whether the row is touched.
    public override var isHighlighted: Bool {
        willSet {
            if newValue { makeSelectedBackground() }
        }
    }

    /// Shows and says whether the row is selected.
    public override var isSelected: Bool {
        willSet {
            if newValue { makeSelectedBackground() }
        }
        didSet {
            if isSelected {
                accessibilityTraits.insert(.selected)
            } else {
                accessibilityTraits.remove(.selected)
            }
        }
    }

    /// Keeps the attributes: the size of a row comes from its content, before there is a cell.
    public override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// Gives the view all of the cell but the insets.
    public override func layoutSubviews() {
        super.layoutSubviews()
        hosted.layOut(in: contentView.bounds, direction: effectiveUserInterfaceLayoutDirection)
    }

    /// The value of the view in the cell as it is now, also while the user changes it.
    public override var accessibilityValue: String? {
        get { hostedView.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    /// Uses the view in the cell, where that can be used; otherwise the activation selects the cell.
    public override func accessibilityActivate() -> Bool {
        isUserInteractionEnabled && hostedView.accessibilityActivate()
    }

    public override func accessibilityIncrement() {
        if isUserInteractionEnabled { hostedView.accessibilityIncrement() }
    }

    public override func accessibilityDecrement() {
        if isUserInteractionEnabled { hostedView.accessibilityDecrement() }
    }

    /// Where the view in the cell says; the middle where it says nothing.
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
        if let selectedBackgroundView, selectedBackgroundView.backgroundColor != color {
            selectedBackgroundView.backgroundColor = color
        }
        if isHighlighted || isSelected { makeSelectedBackground() }
    }

    /// Most cells are reused without ever having been touched, so the background waits for the first touch.
    private func makeSelectedBackground() {
        guard let selectedBackgroundColor, selectedBackgroundView == nil else { return }
        let background = UIView()
        background.backgroundColor = selectedBackgroundColor
        selectedBackgroundView = background
    }

    private func updateAccessibility(for item: Item) {
        var traits = hostedView.accessibilityTraits
        if item.didSelectHandler != nil { traits.insert(.button) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        isAccessibilityElement = true
        accessibilityTraits = traits
        accessibilityLabel = hostedView.accessibilityText
        accessibilityCustomActions = hostedView.accessibilityCustomActions
        accessibilityHint = hostedView.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.content.accessibilityIdentifier
    }
}
