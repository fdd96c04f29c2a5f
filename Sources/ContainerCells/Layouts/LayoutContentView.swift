import PortableUIKit
import UniversalViewLayouts

/// The content view of a ``ContentViewLayout``.
public final class LayoutContentView<Layout: ContentViewLayout>: View<Layout>, ContainerContentView {
    /// The content of the layout.
    public typealias Content = Layout.Content

    /// Returns the size that the constraints determine for a proposed width in points.
    ///
    /// Each layout has one offscreen view that measures all rows.
    public static func size(fitting width: CGFloat, content: Content) -> CGSize {
        let view = LayoutMeasuring.shared.view(for: LayoutContentView<Layout>.self)
        view.update(with: content)
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Updates the layout to show `content`.
    public func update(with content: Content) {
        layout.update(with: content)
    }

    /// Forwards the handlers of an equal content to the layout.
    public func updateHandlers(with content: Content) {
        layout.updateHandlers(with: content)
    }

    /// Prepares the layout for reuse if it is reusable.
    public func prepareForReuse() {
        (layout as? any ReusableViewLayout)?.prepareForReuse()
    }
}
