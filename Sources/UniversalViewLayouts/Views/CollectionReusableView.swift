import PortableUIKit

/// A collection view's header, footer or decoration view with a layout.
///
/// The layout is created and installed on first access: see ``CollectionViewCell``.
open class CollectionReusableView<Layout: ViewLayout>: UICollectionReusableView {
    private var installedLayout: Layout?

    /// The layout of the view.
    public final var layout: Layout {
        if let installedLayout { return installedLayout }
        let layout = Layout()
        installedLayout = layout
        layout.install(on: self)
        return layout
    }

    /// Resets the content of a ``ReusableViewLayout``.
    open override func prepareForReuse() {
        super.prepareForReuse()
        layout.tellReuse()
    }

    /// Forwards trait changes to a ``TraitResponsiveViewLayout``.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        installedLayout?.tellTraits(previousTraitCollection, in: self)
    }

    // MARK: Installs layouts that have not been accessed yet.

    /// Installs the layout before the view is shown.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        _ = layout
    }

    /// Installs the layout and returns attributes with the size that it needs.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        _ = layout
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// Installs the layout and returns the size that it needs, in points.
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
