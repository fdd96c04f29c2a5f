import PortableUIKit

extension UIEdgeInsets {
    /// The insets with `left` on the leading side.
    func mirrored(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .rightToLeft ? UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
    }
}
