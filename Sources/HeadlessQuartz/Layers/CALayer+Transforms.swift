import Foundation

extension CALayer {
    /// The transform about the anchor point. What it does outside of the plane is only kept.
    final var spaceTransform: CATransform3D {
        get { spaceTransform(values) }
        set {
            // The visible side may change while the effect in the plane stays the same.
            if hints?.transform != nil || !CATransform3DIsAffine(newValue) { appearanceDidChange() }
            if CATransform3DIsAffine(newValue) {
                hints?.transform = nil
            } else {
                ensuredHints.transform = newValue
            }
            setAffineTransform(CATransform3DGetAffineTransform(newValue))
        }
    }

    private func spaceTransform(_ values: LayerValues) -> CATransform3D {
        if let kept = hints?.transform, CATransform3DGetAffineTransform(kept) == values.transform { return kept }
        return CATransform3DMakeAffineTransform(values.transform)
    }

    /// Whether a layer with one side and these values is turned away from the user.
    ///
    /// The order of three corners on screen tells which side of the plane is visible, unless the transform is a
    /// reflection.
    final func isTurnedAway(_ values: LayerValues) -> Bool {
        guard !isDoubleSided else { return false }
        var whole = spaceTransform(values)
        var position = values.position
        var next = superlayer
        while let parent = next {
            let anchor = parent.values.anchorPosition
            whole = CATransform3DConcat(
                whole,
                CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
            )
            if let outer = parent.hints?.sublayerTransform { whole = CATransform3DConcat(whole, outer) }
            // Other layers show their sublayers in their own plane.
            guard parent.showsSublayersInSpace else { break }
            let parentValues = parent.presentedValues
            whole = CATransform3DConcat(whole, parent.spaceTransform(parentValues))
            position = parentValues.position
            next = parent.superlayer
        }
        let winding =
            whole.m11 * (whole.m22 * whole.m44 - whole.m24 * whole.m42)
            - whole.m12 * (whole.m21 * whole.m44 - whole.m24 * whole.m41)
            + whole.m14 * (whole.m21 * whole.m42 - whole.m22 * whole.m41)
        return winding * whole.determinant < 0
    }

    final func setSublayerTransform(_ transform: CATransform3D) {
        ensuredHints.sublayerTransform = CATransform3DIsIdentity(transform) ? nil : transform
        appearanceDidChange()
    }

    /// Returns the values of this layer with the sublayer transform of its superlayer applied.
    package final func placed(_ values: LayerValues) -> LayerValues {
        guard host == nil, let superlayer = extras?.superlayer, let outer = superlayer.hints?.sublayerTransform else {
            return values
        }
        var placed = values
        let plane = CATransform3DGetAffineTransform(outer)
        let parent = superlayer.values
        let anchor = parent.anchorPosition
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

extension LayerValues {
    /// The anchor point in the layer's own coordinates.
    fileprivate var anchorPosition: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }
}

extension CATransform3D {
    fileprivate var determinant: CGFloat {
        let (a, b) = (m11 * m22 - m12 * m21, m11 * m23 - m13 * m21)
        let (c, d) = (m11 * m24 - m14 * m21, m12 * m23 - m13 * m22)
        let (e, f) = (m12 * m24 - m14 * m22, m13 * m24 - m14 * m23)
        return a * (m33 * m44 - m34 * m43) - b * (m32 * m44 - m34 * m42) + c * (m32 * m43 - m33 * m42)
            + d * (m31 * m44 - m34 * m41) - e * (m31 * m43 - m33 * m41) + f * (m31 * m42 - m32 * m41)
    }
}
