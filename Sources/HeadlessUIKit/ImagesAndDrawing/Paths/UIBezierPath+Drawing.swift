import Foundation

extension UIBezierPath {
    /// Whether the path has no elements.
    public var isEmpty: Bool { builder.elements.isEmpty }

    /// The smallest rectangle around all points, control points of curves included.
    public var bounds: CGRect {
        isEmpty ? .zero : builder.path.controlPointBounds
    }

    /// Where the last element ended; zero without any.
    public var currentPoint: CGPoint { builder.currentPoint ?? .zero }

    /// Whether a point lies inside.
    public func contains(_ point: CGPoint) -> Bool {
        builder.path.contains(point, rule: fillRule)
    }

    /// Fills the path in the current context with its fill colour.
    public func fill() {
        UIGraphicsGetCurrentContext()?.fill(builder.path, rule: fillRule)
    }

    /// Draws a line along the path in the current context with its stroke colour.
    public func stroke() {
        UIGraphicsGetCurrentContext()?.stroke(builder.path, style: strokeStyle)
    }

    /// Restricts drawing in the current context to the inside of the path.
    public func addClip() {
        UIGraphicsGetCurrentContext()?.clip(builder.path, rule: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
