import PortableUIKit

/// A table view's header or footer view with a layout in its content view.
///
/// The layout is created and installed on first access: see ``CollectionViewCell``.
open class TableViewHeaderFooterView<Layout: ViewLayout>: UITableViewHeaderFooterView {
    private var installedLayout: Layout?

    /// The layout of the content view.
    public final var layout: Layout {
        if let installedLayout { return installedLayout }
        let layout = Layout()
        installedLayout = layout
        let contentView = contentView
        let others = subviews
        layout.install(on: contentView)
        assert(ViewLayoutChecks.checkCell(self, had: others, layout: layout))
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
