import Foundation

/// A layer that only groups its sublayers: it paints neither background, contents nor border, and is never hit itself.
open class CATransformLayer: CALayer {
    final override var showsSublayersInSpace: Bool { true }
    @_spi(LayerClasses) open override class var isOwnClass: Bool { self == CATransformLayer.self }

    /// Returns the sublayer that contains a point, given in the superlayer's coordinates; never the layer itself.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let found = super.hitTest(p)
        return found === self ? nil : found
    }
}
