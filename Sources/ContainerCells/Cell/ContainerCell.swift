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

    /// Lets the view in the cell let go of its content.
    public override func prepareForReuse() {
        super.prepareForReuse()
        hostedView.prepareForReuse()
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

    private func updateSelectedBackground(for item: Item) {
        guard item.isSelectedBackgroundNeeded && item.isEnabled && item.didSelectHandler != nil else {
            if selectedBackgroundView != nil { selectedBackgroundView = nil }
            return
        }
        let color = item.content.selectedBackgroundColor ?? ContainerCellAppearance.selectedBackgroundColor
        if let selectedBackgroundView {
            if selectedBackgroundView.backgroundColor != color { selectedBackgroundView.backgroundColor = color }
            return
        }
        let background = UIView()
        background.backgroundColor = color
        selectedBackgroundView = background
    }

    private func updateAccessibility(for item: Item) {
        var traits = hostedView.accessibilityTraits
        if item.didSelectHandler != nil { traits.insert(.button) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        isAccessibilityElement = true
        accessibilityTraits = traits
        accessibilityLabel = hostedView.accessibilityText
        accessibilityValue = hostedView.accessibilityValue
        accessibilityHint = hostedView.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.content.accessibilityIdentifier
    }
}
