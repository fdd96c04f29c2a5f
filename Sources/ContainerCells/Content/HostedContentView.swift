import PortableUIKit

/// The content view of a cell, a header or a footer with its insets.
@MainActor
struct HostedContentView<View: ContainerContentView> {
    let view = View()
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

    /// Sets the insets. Returns whether they are others than before.
    mutating func setInsets(_ insets: UIEdgeInsets) -> Bool {
        defer { self.insets = insets }
        return self.insets != insets
    }

    /// Shows the content. The first call adds the view to a container.
    ///
    /// It does not change the structure, because an update that animates may lay out the cell, which reads it.
    func show(_ content: View.Content, in container: UIView) {
        if view.superview == nil {
            container.addSubview(view)
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
