import Foundation

/// Conversions between a layer's coordinates and its superlayer's. They divide where an inverse matrix would multiply,
/// so that points come back exactly.
extension LayerValues {
    /// Whether the layer is at most scaled and moved, so that rectangles stay rectangles.
    var keepsRectangles: Bool { transform.b == 0 && transform.c == 0 }

    func convertToSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let moved = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
        return CGPoint(x: moved.x + position.x, y: moved.y + position.y)
    }

    package func convertFromSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let own = CGPoint(x: point.x - position.x, y: point.y - position.y).applyingInverse(of: transform)
        return CGPoint(x: own.x + anchor.x, y: own.y + anchor.y)
    }

    /// Converts a rectangle of a layer that keeps rectangles.
    func convertToSuperlayer(_ rect: CGRect) -> CGRect {
        let size = CGSize(width: rect.width * abs(transform.a), height: rect.height * abs(transform.d))
        let first = CGPoint(x: transform.a < 0 ? rect.maxX : rect.minX, y: transform.d < 0 ? rect.maxY : rect.minY)
        return CGRect(origin: convertToSuperlayer(first), size: size)
    }

    /// Converts a rectangle of the superlayer of a layer that keeps rectangles.
    package func convertFromSuperlayer(_ rect: CGRect) -> CGRect {
        guard transform.a != 0, transform.d != 0 else {
            return CGRect(origin: convertFromSuperlayer(rect.origin), size: rect.size)
        }
        let size = CGSize(width: rect.width / abs(transform.a), height: rect.height / abs(transform.d))
        let first = CGPoint(x: transform.a < 0 ? rect.maxX : rect.minX, y: transform.d < 0 ? rect.maxY : rect.minY)
        return CGRect(origin: convertFromSuperlayer(first), size: size)
    }

    private var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height
        )
    }
}

extension CGPoint {
    /// Returns the point that a transform maps to this one; the point itself if the transform isn't invertible.
    package func applyingInverse(of transform: CGAffineTransform) -> CGPoint {
        let (x, y) = (x - transform.tx, y - transform.ty)
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        if b == 0, c == 0 { return CGPoint(x: x / a, y: y / d) }
        return CGPoint(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }
}

/// The layers between two layers, for converting coordinates from the first to the second.
package struct CoordinatePath {
    /// From the first layer up to the common ancestor, exclusive.
    private var up: [LayerValues] = []
    /// From the second layer up to the common ancestor, exclusive.
    private var down: [LayerValues] = []

    /// Creates the path between two chains of ancestors, each from the node itself to the top of its tree. The tops of
    /// separate trees count as siblings; without a second chain the path ends at the first one's top.
    package init<Node: AnyObject>(from first: [Node], to second: [Node]?, values: (Node) -> LayerValues) {
        guard let second else {
            up = first.dropLast().map(values)
            return
        }
        var (ends, targets) = (first[...], second[...])
        while let end = ends.last, let target = targets.last, end === target {
            ends.removeLast()
            targets.removeLast()
        }
        up = ends.map(values)
        down = targets.map(values)
    }

    package func convert(_ point: CGPoint) -> CGPoint {
        let shared = up.reduce(point) { $1.convertToSuperlayer($0) }
        return down.reversed().reduce(shared) { $1.convertFromSuperlayer($0) }
    }

    /// Converts a rectangle to the smallest one that encloses its corners.
    package func convert(_ rect: CGRect) -> CGRect {
        if rect.isNull || rect.isInfinite { return rect }
        if up.allSatisfy(\.keepsRectangles), down.allSatisfy(\.keepsRectangles) {
            let shared = up.reduce(rect) { $1.convertToSuperlayer($0) }
            return down.reversed().reduce(shared) { $1.convertFromSuperlayer($0) }
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        return CGRect(containing: corners.map(convert))
    }
}
