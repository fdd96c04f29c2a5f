import PortableUIKit

/// A header, footer or decoration of a collection view with a layout.
///
/// The layout is made and laid out when it is first needed: see ``CollectionViewCell``.
open class CollectionReusableView<Layout: ViewLayout>: UICollectionReusableView {
    private var installedLayout: Layout?

    /// What is in the view.
    public final var layout: Layout {
        if let installedLayout { return installedLayout }
        let layout = Layout()
        installedLayout = layout
        layout.install(on: self)
        return layout
    }

    /// Lets layouts that want it let go of what they show.
    open override func prepareForReuse() {
        super.prepareForReuse()
        layout.tellReuse()
    }

    /// Passes new traits on to layouts that want them.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        installedLayout?.tellTraits(previousTraitCollection, in: self)
    }

    // MARK: Layouts whose contents are never touched are installed here.

    /// Makes sure of the layout.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        _ = layout
    }

    /// Makes sure of the layout, and asks for the size it needs.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        _ = layout
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// Makes sure of the layout, and tells the size it needs.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        _ = layout
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}
