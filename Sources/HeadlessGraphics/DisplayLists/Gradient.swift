import Foundation

/// A color gradient: axial, radial from a center outward, or conic around a center.
package struct Gradient: Hashable, Sendable {
    /// A color at a location from 0 to 1.
    package struct Stop: Hashable, Sendable {
        package let location: CGFloat
        package let color: RGBA

        /// Creates a stop.
        package init(location: CGFloat, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    package enum Kind: Hashable, Sendable {
        /// From the left to the right side of the unit square.
        case axial
        /// From the center of the unit circle to its edge.
        case radial
        /// Around the center of the unit circle, from the x-axis towards the y-axis. It ends at the circle.
        case conic
    }

    package let kind: Kind
    /// The color stops in ascending order; at least one.
    package let stops: [Stop]
    /// The transform from the unit square, or the unit circle around the origin, to the gradient's coordinates.
    package let transform: CGAffineTransform

    /// Returns a gradient between two points, with lines of equal color perpendicular to the line between them.
    package static func axial(from start: CGPoint, to end: CGPoint, stops: [Stop]) -> Gradient {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let transform = CGAffineTransform(a: x, b: y, c: -y, d: x, tx: start.x, ty: start.y)
        return Gradient(kind: .axial, stops: stops, transform: transform)
    }

    /// Returns a gradient around a point that ends at an ellipse with the given radii.
    package static func radial(around center: CGPoint, radii: CGSize, stops: [Stop]) -> Gradient {
        let transform = CGAffineTransform(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
        return Gradient(kind: .radial, stops: stops, transform: transform)
    }

    /// Returns a gradient around a point that turns clockwise where the y-axis points down.
    ///
    /// - Parameters:
    ///   - center: The point in the middle.
    ///   - start: A point in the direction of the first color.
    ///   - radius: How far from the center colors are needed.
    ///   - stops: The colors.
    package static func conic(around center: CGPoint, from start: CGPoint, radius: CGFloat, stops: [Stop]) -> Gradient {
        let angle = atan2(start.y - center.y, start.x - center.x)
        let (x, y) = (cos(angle) * radius, sin(angle) * radius)
        let transform = CGAffineTransform(a: x, b: y, c: -y, d: x, tx: center.x, ty: center.y)
        return Gradient(kind: .conic, stops: stops, transform: transform)
    }

    /// Returns the gradient in a single color, with the same alphas.
    package func tinted(with color: RGBA) -> Gradient {
        let stops = stops.map { Stop(location: $0.location, color: color.multiplyingAlpha(by: $0.color.alpha)) }
        return Gradient(kind: kind, stops: stops, transform: transform)
    }

    /// Whether the gradient has a nonzero, finite extent; otherwise its last color covers everything.
    package var isExtended: Bool {
        let determinant = transform.a * transform.d - transform.b * transform.c
        return determinant.isFinite && abs(determinant) > 1e-9 && transform.tx.isFinite && transform.ty.isFinite
    }
}
