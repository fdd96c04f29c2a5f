import Foundation

extension UIView {
    /// The point that `center` places and that the transform leaves where it is, in units of the bounds. The view moves
    /// when it is set.
    public final var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
}
