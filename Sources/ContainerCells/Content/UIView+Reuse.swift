import PortableUIKit

extension UIView {
    /// Resets the changes of animations and interactions before the view is reused.
    func resetAppearance() {
        layer.removeAllAnimations()
        if alpha != 1 { alpha = 1 }
        if transform != .identity { transform = .identity }
    }
}
