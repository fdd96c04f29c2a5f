import Foundation

/// The animatable values of a layer without its contents. A layer stores one set as its model; animations interpolate
/// between two sets.
package struct LayerValues {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CGAffineTransform.identity
    package var opacity: Float = 1
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = Self.black

    package init() {}

    /// The default border color, as in Core Animation.
    private static let black = CGColor(gray: 0, alpha: 1)
}

extension LayerValues {
    /// Whether the geometry is finite. Core Animation raises an exception for invalid geometry; here such a layer is
    /// neither painted nor hit-tested.
    package var isGeometryFinite: Bool {
        // One check for all terms: the sum is finite if every term is, unless values are so large that they overflow.
        let sum =
            position.x + position.y + bounds.origin.x + bounds.origin.y + bounds.size.width + bounds.size.height
            + anchorPoint.x + anchorPoint.y + transform.a + transform.b + transform.c + transform.d + transform.tx
            + transform.ty
        return sum.isFinite
    }

    /// The frame in the superlayer's coordinates.
    package var frame: CGRect {
        get {
            guard transform.isIdentity else { return transformedFrame }
            let size = bounds.size
            return CGRect(
                x: position.x - anchorPoint.x * size.width,
                y: position.y - anchorPoint.y * size.height,
                width: size.width,
                height: size.height
            )
        }
        set {
            let frame = newValue.size.width < 0 || newValue.size.height < 0 ? newValue.standardized : newValue
            guard transform.isIdentity else {
                transformedFrame = frame
                return
            }
            bounds.size = frame.size
            position = CGPoint(
                x: frame.origin.x + anchorPoint.x * frame.size.width,
                y: frame.origin.y + anchorPoint.y * frame.size.height
            )
        }
    }

    /// The transform from the layer's coordinates to the superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let anchorX = bounds.origin.x + anchorPoint.x * bounds.size.width
        let anchorY = bounds.origin.y + anchorPoint.y * bounds.size.height
        guard transform.isIdentity else {
            return CGAffineTransform(translationX: -anchorX, y: -anchorY)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        }
        return CGAffineTransform(translationX: position.x - anchorX, y: position.y - anchorY)
    }
}

extension LayerValues {
    /// What must be painted again after a change.
    package enum Change {
        case none
        /// Only the origin of the bounds changed.
        case origin
        case appearance
    }

    /// Returns what must be painted again after the values replaced `old`.
    package func change(from old: LayerValues) -> Change {
        let isAppearanceEqual =
            position == old.position && bounds.size == old.bounds.size && opacity == old.opacity
            && cornerRadius == old.cornerRadius && borderWidth == old.borderWidth && anchorPoint == old.anchorPoint
            && transform == old.transform && Self.areEqual(backgroundColor, old.backgroundColor)
            && Self.areEqual(borderColor, old.borderColor)
        guard isAppearanceEqual else { return .appearance }
        return bounds.origin == old.bounds.origin ? .none : .origin
    }

    private static func areEqual(_ left: CGColor?, _ right: CGColor?) -> Bool {
        left === right || left == right
    }
}

extension CALayer {
    /// Whether a layer with these values would be visible, apart from its position.
    package final func isShown(_ values: LayerValues) -> Bool {
        guard !isHidden, values.opacity > 0, values.isGeometryFinite, !isTurnedAway(values) else { return false }
        // A layer with a non-invertible transform is invisible.
        let transform = values.transform
        return transform.isIdentity || transform.a * transform.d != transform.b * transform.c
    }
}
