import Foundation

extension CALayer {
    /// The transform about the anchor point. Only its effect in the plane is stored.
    public final var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
    }
}
