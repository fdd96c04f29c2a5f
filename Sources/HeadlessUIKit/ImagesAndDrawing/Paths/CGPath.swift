import Foundation

/// An outline of lines and curves.
public class CGPath: Hashable {
    final var builder: PathBuilder

    final var path: Path { builder.path }

    init(builder: PathBuilder) {
        self.builder = builder
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform: transform) { $0.addRect(rect) }
    }

    /// An ellipse that touches the sides of the rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform: transform) { $0.addEllipse(in: rect) }
    }

    /// A rectangle with elliptic corners.
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

    /// Where the last element ended; zero without any.
    public final var currentPoint: CGPoint { builder.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points of curves included.
    public final var boundingBox: CGRect { path.controlPointBounds }

    /// The smallest rectangle around the outline itself.
    public final var boundingBoxOfPath: CGRect { path.outlineBounds }

    /// Whether a point lies inside.
    public final func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), rule: rule)
    }

    /// A copy that does not change.
    public final func copy() -> CGPath? {
        CGPath(builder: builder)
    }

    /// A copy that can be added to.
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
