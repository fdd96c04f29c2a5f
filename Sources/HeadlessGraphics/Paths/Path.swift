import Foundation

/// A path to fill, stroke or clip to. Common shapes keep their form, so that a canvas can draw them without building
/// lists of points.
package enum Path: Hashable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, radius: CGFloat)
    case ellipse(CGRect)
    case elements([PathElement])

    package static let empty = Path.elements([])

    /// The elements of the path: moves, lines and curves.
    package var elements: [PathElement] {
        switch self {
        case .elements(let elements): return elements
        case .rect(let rect): return Self.rectangle(rect)
        case .roundedRect(let rect, let radius):
            var builder = PathBuilder()
            builder.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: .allCorners)
            return builder.elements
        case .ellipse(let rect):
            var builder = PathBuilder()
            builder.addEllipse(in: rect)
            return builder.elements
        }
    }

    package var isEmpty: Bool {
        if case .elements(let elements) = self { elements.isEmpty } else { false }
    }

    /// The smallest rectangle that encloses all points, including control points.
    package var controlPointBounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.standardized
        case .elements(let elements): CGRect(containing: elements.lazy.flatMap(\.points))
        }
    }

    /// Whether all coordinates are finite, so that a rasterizer can handle them.
    package var isDrawable: Bool {
        let bounds = controlPointBounds
        guard !bounds.isNull else { return false }
        return bounds.minX.isFinite && bounds.minY.isFinite && bounds.width.isFinite && bounds.height.isFinite
    }

    package func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        let keepsShape = transform.b == 0 && transform.c == 0
        switch self {
        case .rect(let rect) where keepsShape: return .rect(rect.applying(transform))
        case .ellipse(let rect) where keepsShape: return .ellipse(rect.applying(transform))
        case .roundedRect(let rect, let radius) where keepsShape && abs(transform.a) == abs(transform.d):
            return .roundedRect(rect.applying(transform), radius: radius * abs(transform.a))
        default: return .elements(elements.map { $0.applying(transform) })
        }
    }

    private static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)),
            .line(CGPoint(x: rect.minX, y: rect.maxY)),
            .close,
        ]
    }
}
