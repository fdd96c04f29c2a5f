import PortableUIKit

extension CGRect {
    /// The same rectangle measured from the other side of a container of the given width.
    func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }

    /// The rectangle, measured from the leading edge, in the coordinates of a view that may read right to left. What would
    /// be beside the view is cut off.
    @MainActor
    func directed(in view: UIView) -> CGRect {
        let rect = clamped(toWidth: view.bounds.width)
        return view.isRightToLeft ? rect.mirrored(inWidth: view.bounds.width) : rect
    }

    /// What is left of the rectangle between 0 and `width`: an empty one at the nearer edge where it is outside.
    private func clamped(toWidth width: CGFloat) -> CGRect {
        guard minX < 0 || maxX > width else { return self }
        let start = min(max(minX, 0), width)
        return CGRect(x: start, y: minY, width: min(max(maxX, start), width) - start, height: height)
    }
}

extension UIView {
    var isRightToLeft: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
