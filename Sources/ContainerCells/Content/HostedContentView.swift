import PortableUIKit

/// The content view of a cell, a header or a footer with its insets.
@MainActor
struct HostedContentView<View: ContainerContentView> {
    let view = View(frame: .zero)
    private var insets = UIEdgeInsets.zero

    /// Returns the size of the content including its insets.
    static func size(fitting width: CGFloat, content: View.Content, insets: UIEdgeInsets) -> CGSize {
        let width = max(0, width)
        let insets = insets.limited(to: CGSize(width: width, height: .infinity))
        let available = max(0, width - insets.left - insets.right)
        let size = View.size(fitting: available, content: content)
        return CGSize(
            width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom
        )
    }

    /// Shows the content. The first call adds the view to `container`, which is a subview of `owner` or `owner` itself.
    mutating func show(_ content: View.Content, insets: UIEdgeInsets, in container: UIView, of owner: UIView) {
        if view.superview == nil {
            container.addSubview(view)
        }
        if self.insets != insets {
            self.insets = insets
            owner.setNeedsLayout()
        }
        view.update(with: content)
    }

    /// Lays out the view in the bounds, inset by the insets as far as they fit.
    func layOut(in bounds: CGRect, direction: UIUserInterfaceLayoutDirection) {
        view.frame = bounds.inset(by: insets.limited(to: bounds.size).mirrored(in: direction))
    }

    /// Prepares the view for reuse.
    func prepareForReuse() {
        view.resetAppearance()
        view.prepareForReuse()
    }
}
