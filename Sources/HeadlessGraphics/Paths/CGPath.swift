import Foundation

/// A path of lines and curves.
public class CGPath: Hashable {
    package final var builder: PathBuilder

    package final var path: Path { builder.path }

    package init(builder: PathBuilder) {
        self.builder = builder
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform: transform) { $0.addRect(rect) }
    }

    /// Creates a path of an ellipse that fits inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform: transform) { $0.addEllipse(in: rect) }
    }

    /// Creates a path of a rectangle with elliptical corners.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(transform: transform) {
            let radii = CGSize(width: cornerWidth, height: cornerHeight)
            $0.addRoundedRect(rect, radii: radii, corners: .allCorners)
        }
    }

    private convenience init(transform: UnsafePointer<CGAffineTransform>?, build: (inout PathBuilder) -> Void) {
        var builder = PathBuilder()
        build(&builder)
        if let transform { builder.apply(transform.pointee) }
        self.init(builder: builder)
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { builder.elements.isEmpty }

    /// The current point; zero if the path is empty.
    public final var currentPoint: CGPoint { builder.currentPoint ?? .zero }

    /// The smallest rectangle that encloses all points, including control points of curves.
    public final var boundingBox: CGRect { path.controlPointBounds }

    /// The smallest rectangle that encloses the path, without control points.
    public final var boundingBoxOfPath: CGRect { path.outlineBounds }

    /// Returns whether the path contains a point.
    public final func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), rule: rule)
    }

    /// Returns an immutable copy.
    public final func copy() -> CGPath? {
        CGPath(builder: builder)
    }

    /// Returns a mutable copy.
    public final func mutableCopy() -> CGMutablePath? {
        CGMutablePath(builder: builder)
    }

    /// Whether both paths have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs.builder.elements == rhs.builder.elements
    }

    /// Hashes the elements.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(builder.elements)
    }
}
