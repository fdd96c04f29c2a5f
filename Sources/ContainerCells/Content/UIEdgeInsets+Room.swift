import PortableUIKit

extension UIEdgeInsets {
    /// The insets with `left` on the leading side.
    func mirrored(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .rightToLeft ? UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
    }

    /// The insets as far as there is room for them: they never reach beyond the opposite edge, so that a view inside of them
    /// gets an empty frame there at the least. What is negative or not finite counts as 0.
    package func limited(to size: CGSize) -> UIEdgeInsets {
        let left = min(left.insetLength, size.width)
        let top = min(top.insetLength, size.height)
        return UIEdgeInsets(
            top: top,
            left: left,
            bottom: min(bottom.insetLength, size.height - top),
            right: min(right.insetLength, size.width - left)
        )
    }
}

extension CGFloat {
    fileprivate var insetLength: CGFloat {
        isFinite ? Swift.max(0, self) : 0
    }
}
