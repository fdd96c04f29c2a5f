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
    public let hostedView = ContentView()

    private var insets = UIEdgeInsets.zero

    /// The size of the content and its insets.
    public static func size(fitting width: CGFloat, element: Element) -> CGSize {
        let insets = element.insets
        let available = max(0, width - insets.left - insets.right)
        let size = ContentView.size(fitting: available, content: element.content)
        return CGSize(
            width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom
        )
    }

    /// Shows the element's content.
    public func update(with element: Element) {
        if hostedView.superview == nil {
            addSubview(hostedView)
        }
        if insets != element.insets {
            insets = element.insets
            setNeedsLayout()
        }
        hostedView.update(with: element.content)
        accessibilityIdentifier = element.accessibilityIdentifier ?? element.content.accessibilityIdentifier
    }

    /// Takes over the content's closures.
    public func updateHandlers(with element: Element) {
        hostedView.updateHandlers(with: element.content)
    }

    /// Lets the view inside let go of its content.
    public override func prepareForReuse() {
        super.prepareForReuse()
        hostedView.prepareForReuse()
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
        hostedView.frame = bounds.inset(by: insets.mirrored(in: effectiveUserInterfaceLayoutDirection))
    }
}
