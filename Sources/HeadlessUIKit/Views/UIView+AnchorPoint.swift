import Foundation

extension UIView {
    /// The point that `center` refers to and about which the view is transformed, in the unit coordinate space of the
    /// bounds. Setting it moves the view.
    public final var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
}
