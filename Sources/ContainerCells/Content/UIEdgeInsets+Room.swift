import PortableUIKit

extension UIEdgeInsets {
    /// Returns the insets with `left` on the leading side.
    func mirrored(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .rightToLeft ? UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
    }

    /// Returns the insets limited to `size`, so that they never cross the opposite edge and the inset frame is at least
    /// empty. Negative and nonfinite values count as 0.
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
