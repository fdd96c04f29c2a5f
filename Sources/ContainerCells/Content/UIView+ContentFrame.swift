import PortableUIKit

extension UIView {
    /// Returns the bounds inset by `insets`, whose `left` is the leading side, as the frame of a subview.
    ///
    /// It is always within the bounds, and empty if the insets leave no space. Negative and nonfinite insets count as
    /// 0.
    public func contentFrame(insetBy insets: UIEdgeInsets) -> CGRect {
        bounds.inset(by: insets.limited(to: bounds.size).mirrored(in: effectiveUserInterfaceLayoutDirection))
    }
}
