import PortableUIKit
import ViewLayouts

/// The container content view of a layout: see ``ContentViewLayout``.
public final class LayoutContentView<Layout: ContentViewLayout>: View<Layout>, ContainerContentView {
    /// What the layout shows.
    public typealias Content = Layout.Content

    /// The size that the layout's constraints ask for in `width` points.
    ///
    /// Rows are measured by one view for each layout, which is never on screen.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        let view = LayoutMeasuring.shared.view(for: LayoutContentView<Layout>.self)
        view.update(with: content)
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Shows `content` in the layout.
    public func update(with content: Content) {
        layout.update(with: content)
    }

    /// Hands the closures of `content` to the layout.
    public func updateHandlers(with content: Content) {
        layout.updateHandlers(with: content)
    }

    /// Lets the layout let go of what it shows, if it wants to.
    public func prepareForReuse() {
        (layout as? any ReusableViewLayout)?.prepareForReuse()
    }
}
