import PortableUIKit

extension CGRect {
    /// Returns the rectangle mirrored horizontally in a container of the given width.
    func mirrored(inWidth width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }

    /// Returns the rectangle, measured from the leading edge, in the coordinates of a view that may be right-to-left,
    /// clipped to the view.
    @MainActor
    package func directed(in view: UIView) -> CGRect {
        let rect = clamped(toWidth: view.bounds.width)
        return view.isRightToLeft ? rect.mirrored(inWidth: view.bounds.width) : rect
    }

    /// Returns the part of the rectangle between 0 and `width`, or an empty rectangle at the nearer edge if it is
    /// outside.
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
