import Foundation

/// Colours that run into one another: along a line, or from a centre outwards.
struct Gradient: Hashable, Sendable {
    /// A colour and where it is, from 0 to 1.
    struct Stop: Hashable, Sendable {
        let location: CGFloat
        let color: RGBA
    }

    enum Kind: Hashable, Sendable {
        /// From the left to the right side of the unit square.
        case axial
        /// From the middle of the unit circle to its edge.
        case radial
    }

    let kind: Kind
    /// In ascending order; at least one.
    let stops: [Stop]
    /// Leads from the unit square, or from the circle of radius 1 around the origin, to where the gradient lies.
    let transform: CGAffineTransform

    /// A gradient between two points, all of whose lines of one colour are at right angles to the line between them.
    static func axial(from start: CGPoint, to end: CGPoint, stops: [Stop]) -> Gradient {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let transform = CGAffineTransform(a: x, b: y, c: -y, d: x, tx: start.x, ty: start.y)
        return Gradient(kind: .axial, stops: stops, transform: transform)
    }

    /// A gradient around a point, as far as an ellipse with these radii.
    static func radial(around center: CGPoint, radii: CGSize, stops: [Stop]) -> Gradient {
        let transform = CGAffineTransform(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
        return Gradient(kind: .radial, stops: stops, transform: transform)
    }

    /// The same opacities in one colour.
    func tinted(with color: RGBA) -> Gradient {
        let stops = stops.map { Stop(location: $0.location, color: color.multiplyingAlpha(by: $0.color.alpha)) }
        return Gradient(kind: kind, stops: stops, transform: transform)
    }

    /// Whether the gradient has an extent that can be painted; else its last colour covers everything.
    var isExtended: Bool {
        let determinant = transform.a * transform.d - transform.b * transform.c
        return determinant.isFinite && abs(determinant) > 1e-9 && transform.tx.isFinite && transform.ty.isFinite
    }
}
