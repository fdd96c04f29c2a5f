import Foundation

extension UIBezierPath {
    /// Whether the path has no elements.
    public var isEmpty: Bool { builder.elements.isEmpty }

    /// The smallest rectangle that encloses all points, including control points of curves.
    public var bounds: CGRect {
        isEmpty ? .zero : builder.path.controlPointBounds
    }

    /// The current point; zero if the path is empty.
    public var currentPoint: CGPoint { builder.currentPoint ?? .zero }

    /// Returns whether the path contains a point.
    public func contains(_ point: CGPoint) -> Bool {
        builder.path.contains(point, rule: fillRule)
    }

    /// Fills the path in the current context with the fill color.
    public func fill() {
        UIGraphicsGetCurrentContext()?.fill(builder.path, rule: fillRule)
    }

    /// Strokes the path in the current context with the stroke color.
    public func stroke() {
        UIGraphicsGetCurrentContext()?.stroke(builder.path, style: strokeStyle)
    }

    /// Clips drawing in the current context to the path.
    public func addClip() {
        UIGraphicsGetCurrentContext()?.clip(builder.path, rule: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
