import Foundation

/// The motion of one item.
@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    var position: CGPoint
    var angle: CGFloat
    var velocity = CGPoint.zero
    var spin: CGFloat = 0
    private(set) var size: CGSize

    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true

    /// Where the animator last put the item.
    private var shown: (center: CGPoint, angle: CGFloat)

    /// The side in points of the square that has a mass of 1 at a density of 1.
    private static let unitLength: CGFloat = 100

    init(_ item: any UIDynamicItem) {
        self.item = item
        position = item.center
        angle = Self.angle(of: item)
        size = item.bounds.size
        shown = (position, angle)
    }

    private static func angle(of item: any UIDynamicItem) -> CGFloat {
        atan2(item.transform.b, item.transform.a)
    }

    /// Takes position, rotation and size of the item, and stops it.
    func reset() {
        position = item.center
        angle = Self.angle(of: item)
        size = item.bounds.size
        shown = (position, angle)
        (velocity, spin) = (.zero, 0)
    }

    var mass: CGFloat {
        max(density * size.width * size.height / (Self.unitLength * Self.unitLength), .leastNormalMagnitude)
    }

    var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }

    /// 1 divided by the moment of inertia of a rectangle.
    var inverseInertia: CGFloat {
        guard allowsRotation, !isAnchored else { return 0 }
        let squares = size.width * size.width + size.height * size.height
        return squares > 0 ? 12 / (mass * squares) : 0
    }

    /// The rotated offset of a point from the center.
    func arm(_ offset: UIOffset) -> CGPoint {
        CGPoint(x: offset.horizontal, y: offset.vertical).applying(CGAffineTransform(rotationAngle: angle))
    }

    func velocity(at arm: CGPoint) -> CGPoint {
        CGPoint(x: velocity.x - spin * arm.y, y: velocity.y + spin * arm.x)
    }

    func applyImpulse(_ impulse: CGPoint, at arm: CGPoint) {
        velocity.x += impulse.x * inverseMass
        velocity.y += impulse.y * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    func integrate(_ seconds: CGFloat) {
        guard !isAnchored else {
            (velocity, spin) = (.zero, 0)
            return
        }
        let slowing = 1 / (1 + resistance * seconds)
        velocity = CGPoint(x: velocity.x * slowing, y: velocity.y * slowing)
        spin = allowsRotation ? spin / (1 + angularResistance * seconds) : 0
        position = CGPoint(x: position.x + velocity.x * seconds, y: position.y + velocity.y * seconds)
        angle += spin * seconds
    }

    /// Moves the item to the body. Returns whether it moved visibly.
    func show() -> Bool {
        let distance = hypot(position.x - shown.center.x, position.y - shown.center.y)
        let turn = abs(angle - shown.angle)
        if position != shown.center { item.center = position }
        if angle != shown.angle { item.transform = CGAffineTransform(rotationAngle: angle) }
        shown = (position, angle)
        return distance > Self.visibleDistance || turn > Self.visibleTurn
    }

    /// The least distance in points and angle in radians per frame that count as motion.
    private static let visibleDistance: CGFloat = 0.01
    private static let visibleTurn: CGFloat = 0.0005

    /// The outline in the animator's coordinates, as the corners of a convex polygon.
    var outline: [CGPoint] {
        let place = CGAffineTransform(rotationAngle: angle)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        return corners.map { $0.applying(place) }
    }

    private static let ellipseCorners = 24

    private var corners: [CGPoint] {
        let (x, y) = (size.width / 2, size.height / 2)
        switch item.collisionBoundsType {
        case .rectangle:
            return [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
        case .ellipse:
            return (0..<Self.ellipseCorners).map { index in
                let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.ellipseCorners)
                return CGPoint(x: x * cos(angle), y: y * sin(angle))
            }
        case .path:
            return item.collisionBoundingPath.cgPath.polyline.first ?? []
        }
    }
}

extension CGPoint {
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
    func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
    func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
    func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
    func times(_ factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}

extension CGPath {
    /// The subpaths as lists of points, with curves divided into lines.
    var polyline: [[CGPoint]] {
        let pieces = 8
        var lines: [[CGPoint]] = []
        for element in path.elements {
            switch element {
            case .move(let point): lines.append([point])
            case .line(let point): lines[lines.count - 1].append(point)
            case .curve(let first, let second, let end):
                guard let start = lines.last?.last else { continue }
                let points = (1...pieces).map {
                    Path.pointOnCurve(start, first, second, end, at: CGFloat($0) / CGFloat(pieces))
                }
                lines[lines.count - 1] += points
            case .close:
                if let start = lines.last?.first, lines.last?.last != start { lines[lines.count - 1].append(start) }
            }
        }
        return lines
    }
}
