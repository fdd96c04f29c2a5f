import Foundation

extension CALayer {
    /// The transform about the anchor point. What it does outside of the plane is only kept.
    final var spaceTransform: CATransform3D {
        get {
            let plane = affineTransform()
            if let kept = hints?.transform, CATransform3DGetAffineTransform(kept) == plane { return kept }
            return CATransform3DMakeAffineTransform(plane)
        }
        set {
            if CATransform3DIsAffine(newValue) {
                hints?.transform = nil
            } else {
                ensuredHints.transform = newValue
            }
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
        }
    }

    final func setSublayerTransform(_ transform: CATransform3D) {
        ensuredHints.sublayerTransform = CATransform3DIsIdentity(transform) ? nil : transform
        appearanceDidChange()
    }

    /// Returns the values of this layer with the sublayer transform of its superlayer applied.
    final func placed(_ values: LayerValues) -> LayerValues {
        guard view == nil, let superlayer = extras?.superlayer, let outer = superlayer.hints?.sublayerTransform else {
            return values
        }
        var placed = values
        let plane = CATransform3DGetAffineTransform(outer)
        let parent = superlayer.values
        let anchor = CGPoint(
            x: parent.bounds.minX + parent.anchorPoint.x * parent.bounds.width,
            y: parent.bounds.minY + parent.anchorPoint.y * parent.bounds.height
        )
        let moved = CGPoint(x: values.position.x - anchor.x, y: values.position.y - anchor.y).applying(plane)
        placed.position = CGPoint(x: anchor.x + moved.x, y: anchor.y + moved.y)
        var linear = plane
        (linear.tx, linear.ty) = (0, 0)
        placed.transform = values.transform.concatenating(linear)
        return placed
    }

    /// Returns the value that a new layer has for a property; `nil` if the property isn't animatable.
    static func standardValue(forKey key: String) -> Any? {
        let names = key.split(separator: ".")[...]
        if let property = LayerValues.property(names) { return property.get(LayerValues())?.boxed }
        return LayerShadow.property(names)?.get(LayerShadow())?.boxed
    }
}
