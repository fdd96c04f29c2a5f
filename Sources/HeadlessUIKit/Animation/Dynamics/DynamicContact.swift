import Foundation

/// Where two convex outlines overlap.
struct DynamicContact {
    /// From the first outline to the second, with a length of 1.
    var normal: CGPoint
    var depth: CGFloat
    /// The middle of the overlap.
    var point: CGPoint

    /// Returns the overlap of two convex polygons, or of one and a line of two points; `nil` if they don't touch.
    ///
    /// Two convex shapes are apart if their projections on the normal of one of their sides are.
    init?(between first: [CGPoint], and second: [CGPoint]) {
        guard first.count > 1, second.count > 1 else { return nil }
        var least = CGFloat.infinity
        var axis = CGPoint.zero
        for normal in Self.normals(of: first) + Self.normals(of: second) {
            let (one, other) = (Self.range(of: first, along: normal), Self.range(of: second, along: normal))
            let ahead = one.upperBound - other.lowerBound
            let behind = other.upperBound - one.lowerBound
            guard ahead > 0, behind > 0 else { return nil }
            if min(ahead, behind) < least {
                least = min(ahead, behind)
                axis = ahead < behind ? normal : normal.times(-1)
            }
        }
        guard least.isFinite else { return nil }
        normal = axis
        depth = least
        point = Self.middle(of: first, second, normal: axis)
    }

    init(normal: CGPoint, depth: CGFloat, point: CGPoint) {
        (self.normal, self.depth, self.point) = (normal, depth, point)
    }

    private static func normals(of outline: [CGPoint]) -> [CGPoint] {
        outline.indices.compactMap { index in
            let side = outline[(index + 1) % outline.count].minus(outline[index])
            let length = hypot(side.x, side.y)
            return length > 0 ? CGPoint(x: -side.y / length, y: side.x / length) : nil
        }
    }

    private static func range(of outline: [CGPoint], along axis: CGPoint) -> ClosedRange<CGFloat> {
        let places = outline.map { $0.dot(axis) }
        return (places.min() ?? 0)...(places.max() ?? 0)
    }

    /// How far in points a corner may be from the foremost one and still count as touching.
    private static let tolerance: CGFloat = 0.5

    /// Returns the middle of where the foremost sides of both outlines face each other.
    private static func middle(of first: [CGPoint], _ second: [CGPoint], normal: CGPoint) -> CGPoint {
        func foremost(_ outline: [CGPoint], _ direction: CGPoint) -> [CGPoint] {
            let top = range(of: outline, along: direction).upperBound
            return outline.filter { $0.dot(direction) > top - tolerance }
        }
        let (one, other) = (foremost(first, normal), foremost(second, normal.times(-1)))
        let side = CGPoint(x: -normal.y, y: normal.x)
        let (here, there) = (range(of: one, along: side), range(of: other, along: side))
        let low = max(here.lowerBound, there.lowerBound)
        let high = min(here.upperBound, there.upperBound)
        let across = low <= high ? (low + high) / 2 : here.lowerBound > there.upperBound ? low : high
        let along = (range(of: first, along: normal).upperBound + range(of: second, along: normal).lowerBound) / 2
        return side.times(across).plus(normal.times(along))
    }
}

extension DynamicContact {
    /// The speed in points per second below which nothing bounces.
    private static let slowest: CGFloat = 20
    /// The depth in points that is left, so that resting items keep touching.
    private static let slop: CGFloat = 0.01

    /// Changes the velocities of two bodies that collide; `nil` is a boundary.
    @MainActor func bounce(_ first: DynamicBody, _ second: DynamicBody?) {
        let (one, other) = (point.minus(first.position), second.map { point.minus($0.position) } ?? .zero)
        func speed() -> CGPoint {
            (second.map { $0.velocity(at: other) } ?? .zero).minus(first.velocity(at: one))
        }
        func inverseMass(along axis: CGPoint) -> CGFloat {
            let (turn, otherTurn) = (one.cross(axis), other.cross(axis))
            return first.inverseMass + first.inverseInertia * turn * turn
                + (second.map { $0.inverseMass + $0.inverseInertia * otherTurn * otherTurn } ?? 0)
        }
        func push(along axis: CGPoint, _ impulse: CGFloat) {
            first.applyImpulse(axis.times(-impulse), at: one)
            second?.applyImpulse(axis.times(impulse), at: other)
        }
        let closing = speed().dot(normal)
        guard closing < 0, inverseMass(along: normal) > 0 else { return }
        let elasticity = -closing < Self.slowest ? 0 : max(first.elasticity, second?.elasticity ?? 0)
        let impulse = -(1 + elasticity) * closing / inverseMass(along: normal)
        push(along: normal, impulse)
        let side = CGPoint(x: -normal.y, y: normal.x)
        let friction = second.map { (first.friction * $0.friction).squareRoot() } ?? first.friction
        let limit = friction * impulse
        let slide = -speed().dot(side) / max(inverseMass(along: side), .leastNormalMagnitude)
        push(along: side, min(max(slide, -limit), limit))
    }

    /// Moves two bodies apart.
    @MainActor func separate(_ first: DynamicBody, _ second: DynamicBody?) {
        let total = first.inverseMass + (second?.inverseMass ?? 0)
        guard total > 0, depth > Self.slop else { return }
        let shift = normal.times((depth - Self.slop) / total)
        first.position = first.position.minus(shift.times(first.inverseMass))
        if let second { second.position = second.position.plus(shift.times(second.inverseMass)) }
    }
}
