import DeclarativeCollections
import PortableUIKit

/// The one view of all headers and footers: it shows whatever view it is made for.
public final class ContainerSupplementaryView<ContentView: ContainerContentView>:
    UICollectionReusableView,
    CollectionViewSupplementaryElementView
{
    /// The elements of the view's content.
    public typealias Element = ContainerSupplementaryElement<ContentView.Content>

    /// The view inside.
    public var hostedView: ContentView { hosted.view }

    private var hosted = HostedContentView<ContentView>()

    /// The size of the content and its insets.
    public static func size(fitting width: CGFloat, element: Element) -> CGSize {
        HostedContentView<ContentView>.size(fitting: width, content: element.content, insets: element.insets)
    }

    /// Shows the element's content.
    public func update(with element: Element) {
        hosted.show(element.content, insets: element.insets, in: self, of: self)
        accessibilityIdentifier = element.accessibilityIdentifier ?? element.content.accessibilityIdentifier
        updateAccessibility(for: element)
    }

    /// Takes over the content's closures.
    public func updateHandlers(with element: Element) {
        hostedView.updateHandlers(with: element.content)
        updateAccessibility(for: element)
    }

    /// Leaves nothing of the element shown: the view lets go of its content, and what an animation made of it is undone.
    public override func prepareForReuse() {
        super.prepareForReuse()
        resetAppearance()
        hosted.prepareForReuse()
    }

    /// Keeps the attributes: the size comes from the content, before there is a view.
    public override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// Gives the view inside all of the space but the insets.
    public override func layoutSubviews() {
        super.layoutSubviews()
        hosted.layOut(in: bounds, direction: effectiveUserInterfaceLayoutDirection)
    }

    /// A header that can be tapped is one button; of others the parts are read.
    private func updateAccessibility(for element: Element) {
        let isTappable = element.didSelectHandler != nil
        isAccessibilityElement = isTappable
        accessibilityTraits = isTappable ? hostedView.accessibilityTraits.union(.button) : .none
        accessibilityLabel = isTappable ? hostedView.accessibilityText : nil
    }
}
