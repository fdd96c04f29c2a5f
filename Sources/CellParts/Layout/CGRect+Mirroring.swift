import PortableUIKit

extension CGRect {
    /// The same rectangle measured from the other side of a container of the given width.
    func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }

    /// The rectangle, measured from the leading edge, in the coordinates of a view that may read right to left.
    @MainActor
    func directed(in view: UIView) -> CGRect {
        view.isRightToLeft ? mirrored(inWidth: view.bounds.width) : self
    }
}

extension UIView {
    var isRightToLeft: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
