import PortableUIKit

extension UIEdgeInsets {
    /// The same insets with left and right exchanged.
    var mirrored: UIEdgeInsets {
        UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
    }
}
