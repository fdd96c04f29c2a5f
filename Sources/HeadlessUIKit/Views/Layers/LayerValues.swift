import Foundation

/// The animatable values of a layer without its contents. A layer stores one set as its model; animations interpolate
/// between two sets.
struct LayerValues {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
    var opacity: Float = 1
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = Self.black

    /// The default border color, as in Core Animation.
    private static let black = CGColor(gray: 0, alpha: 1)
}

extension LayerValues {
    /// Whether the geometry is finite. Core Animation raises an exception for invalid geometry; here such a layer is
    /// neither painted nor hit-tested.
    var isGeometryFinite: Bool {
        // One check for all terms: the sum is finite if every term is, unless values are so large that they overflow.
        let sum =
            position.x + position.y + bounds.origin.x + bounds.origin.y + bounds.size.width + bounds.size.height
            + anchorPoint.x + anchorPoint.y + transform.a + transform.b + transform.c + transform.d + transform.tx
            + transform.ty
        return sum.isFinite
    }

    /// The frame in the superlayer's coordinates.
    var frame: CGRect {
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
    var transformToSuperlayer: CGAffineTransform {
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
