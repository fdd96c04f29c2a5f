import Foundation

extension UIView {
    /// The 3D transform about the anchor point. Only its effect in the plane is stored.
    public final var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
}
