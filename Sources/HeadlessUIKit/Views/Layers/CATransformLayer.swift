import Foundation

/// A layer that only groups its sublayers: it paints neither background, contents nor border, and is never hit itself.
open class CATransformLayer: CALayer {
    /// Returns the sublayer that contains a point, given in the superlayer's coordinates; never the layer itself.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let found = super.hitTest(p)
        return found === self ? nil : found
    }
}
