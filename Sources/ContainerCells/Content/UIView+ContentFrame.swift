import PortableUIKit

extension UIView {
    /// The bounds without insets, of which `left` is the leading one; for the frame of a subview.
    ///
    /// It never leaves the bounds: where the insets leave no room, it is empty. Insets that are negative or not finite count
    /// as 0.
    public func contentFrame(insetBy insets: UIEdgeInsets) -> CGRect {
        bounds.inset(by: insets.limited(to: bounds.size).mirrored(in: effectiveUserInterfaceLayoutDirection))
    }
}
