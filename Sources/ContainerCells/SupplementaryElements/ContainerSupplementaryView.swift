import DeclarativeCollections
import PortableUIKit

/// The view class of all headers and footers, generic over the view that it contains.
public final class ContainerSupplementaryView<ContentView: ContainerContentView>:
    UICollectionReusableView,
    CollectionViewSupplementaryElementView
{
    /// The element type of the view's content.
    public typealias Element = ContainerSupplementaryElement<ContentView.Content>

    /// The view in the supplementary view.
    public var hostedView: ContentView { hosted.view }

    private var hosted = HostedContentView<ContentView>()
    private var pinnedBackground: PinnedBackgroundView?

    /// Returns the size of the content including its insets.
    public static func size(fitting width: CGFloat, element: Element) -> CGSize {
        HostedContentView<ContentView>.size(fitting: width, content: element.content, insets: element.insets)
    }

    /// Updates the view to show the element's content.
    public func update(with element: Element) {
        if hosted.setInsets(element.insets) { setNeedsLayout() }
        hosted.show(element.content, in: self)
        accessibilityIdentifier = element.accessibilityIdentifier ?? element.content.accessibilityIdentifier
        updateAccessibility(for: element)
    }

    /// Replaces the handlers with those of an equal element.
    public func updateHandlers(with element: Element) {
        hostedView.updateHandlers(with: element.content)
        updateAccessibility(for: element)
    }

    /// Prepares the content's view for reuse and resets its appearance after animations.
    public override func prepareForReuse() {
        super.prepareForReuse()
        resetAppearance()
        hosted.prepareForReuse()
    }

    /// Returns the attributes unchanged: the size is calculated from the content before the view exists.
    public override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    /// Shows a background while the header is pinned over rows.
    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let isPinned = layoutAttributes.zIndex == PinnedHeader.zIndex
        guard isPinned != (pinnedBackground != nil) else { return }
        pinnedBackground?.removeFromSuperview()
        pinnedBackground = isPinned ? PinnedBackgroundView(frame: bounds) : nil
        if let pinnedBackground { insertSubview(pinnedBackground, at: 0) }
        setNeedsLayout()
    }

    /// Lays out the content's view in the bounds, inset by the insets.
    public override func layoutSubviews() {
        super.layoutSubviews()
        pinnedBackground?.place(in: self)
        hosted.layOut(in: bounds, direction: effectiveUserInterfaceLayoutDirection)
    }

    /// A tappable header is one button; otherwise its parts are separate accessibility elements.
    private func updateAccessibility(for element: Element) {
        let isTappable = element.didSelectHandler != nil
        isAccessibilityElement = isTappable
        accessibilityTraits = isTappable ? hostedView.accessibilityTraits.union(.button) : .none
        accessibilityLabel = isTappable ? hostedView.accessibilityText : nil
    }
}
