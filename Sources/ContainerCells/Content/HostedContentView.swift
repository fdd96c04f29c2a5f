import PortableUIKit

/// What a cell, a header and a footer have in common: a view that fills them but for insets.
@MainActor
struct HostedContentView<View: ContainerContentView> {
    let view = View()
    private var insets = UIEdgeInsets.zero

    /// The size of the content and its insets.
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

    /// Shows the content. The view is put into `container`, a subview of `owner` or `owner` itself, the first time.
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

    /// Gives the view all of the bounds but the insets; none outside of the bounds where the insets leave no room.
    func layOut(in bounds: CGRect, direction: UIUserInterfaceLayoutDirection) {
        view.frame = bounds.inset(by: insets.limited(to: bounds.size).mirrored(in: direction))
    }

    /// Leaves nothing of the content shown.
    func prepareForReuse() {
        view.resetAppearance()
        view.prepareForReuse()
    }
}
