import PortableUIKit

extension UIView {
    /// Undoes what animations and interactions make of a view that is about to be used again.
    func resetAppearance() {
        layer.removeAllAnimations()
        if alpha != 1 { alpha = 1 }
        if transform != .identity { transform = .identity }
    }
}
