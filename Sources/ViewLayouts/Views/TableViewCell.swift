import PortableUIKit

/// A row of a table with a layout in its content view.
///
///     tableView.register(TableViewCell<TwoLabelsLayout>.self, forCellReuseIdentifier: "two-labels")
///
/// The layout is made and laid out when it is first needed: see ``CollectionViewCell``.
open class TableViewCell<Layout: ViewLayout>: UITableViewCell {
    private var installedLayout: Layout?

    /// What is in the content view.
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
