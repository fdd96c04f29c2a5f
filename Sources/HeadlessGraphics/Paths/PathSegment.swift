import Foundation

/// A line or curve of a path.
struct PathSegment {
    let start: CGPoint
    /// The control points of a curve; `nil` for a line.
    let controls: (CGPoint, CGPoint)?
    let end: CGPoint
    /// Whether the segment starts a subpath.
    let isFirst: Bool
    /// The length up to each of the points at which the curve is sampled.
    private let lengths: [CGFloat]

    var length: CGFloat { lengths.last ?? 0 }

    private static let pointsPerCurve = 32

    init(start: CGPoint, controls: (CGPoint, CGPoint)?, end: CGPoint, isFirst: Bool) {
        self.start = start
        self.controls = controls
        self.end = end
        self.isFirst = isFirst
        guard let controls else {
            lengths = [hypot(end.x - start.x, end.y - start.y)]
            return
        }
        var lengths: [CGFloat] = []
        var previous = start
        for index in 1...Self.pointsPerCurve {
            let t = CGFloat(index) / CGFloat(Self.pointsPerCurve)
            let point = Self.split(start, controls.0, controls.1, end, at: t).first.end
            lengths.append((lengths.last ?? 0) + hypot(point.x - previous.x, point.y - previous.y))
            previous = point
        }
        self.lengths = lengths
    }

    static func segments(of elements: [PathElement]) -> [PathSegment] {
        var segments: [PathSegment] = []
        var current = CGPoint.zero
        var first = CGPoint.zero
        var isFirst = true
        func add(_ controls: (CGPoint, CGPoint)?, _ end: CGPoint) {
            segments.append(PathSegment(start: current, controls: controls, end: end, isFirst: isFirst))
            current = end
            isFirst = false
        }
        for element in elements {
            switch element {
            case .move(let point):
                (current, first, isFirst) = (point, point, true)
            case .line(let point): add(nil, point)
            case .curve(let control1, let control2, let end): add((control1, control2), end)
            case .close:
                if current != first { add(nil, first) }
                isFirst = true
            }
        }
        return segments
    }

    /// Returns the part of the segment between two lengths along it.
    func part(from lower: CGFloat, to upper: CGFloat) -> PathSegment {
        guard let controls else {
            return PathSegment(
                start: point(at: lower / length),
                controls: nil,
                end: point(at: upper / length),
                isFirst: isFirst
            )
        }
        let (from, to) = (parameter(at: lower), parameter(at: upper))
        let rest = Self.split(start, controls.0, controls.1, end, at: from).second
        let t = from < 1 ? (to - from) / (1 - from) : 1
        let part = Self.split(rest.start, rest.control1, rest.control2, rest.end, at: t).first
        return PathSegment(start: part.start, controls: (part.control1, part.control2), end: part.end, isFirst: isFirst)
    }

    func add(to builder: inout PathBuilder) {
        if let controls {
            builder.addCurve(to: end, control1: controls.0, control2: controls.1)
        } else {
            builder.addLine(to: end)
        }
    }

    private func point(at share: CGFloat) -> CGPoint {
        Self.between(start, end, share)
    }

    /// Returns the curve parameter at a length along the curve.
    private func parameter(at length: CGFloat) -> CGFloat {
        if length <= 0 { return 0 }
        guard let index = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
        let before = index == 0 ? 0 : lengths[index - 1]
        let step = lengths[index] - before
        let share = step > 0 ? (length - before) / step : 0
        return (CGFloat(index) + share) / CGFloat(lengths.count)
    }

    private typealias Curve = (start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint)

    /// Splits a curve at `t` with De Casteljau's algorithm.
    private static func split(
        _ start: CGPoint,
        _ control1: CGPoint,
        _ control2: CGPoint,
        _ end: CGPoint,
        at t: CGFloat
    ) -> (first: Curve, second: Curve) {
        let a = between(start, control1, t)
        let b = between(control1, control2, t)
        let c = between(control2, end, t)
        let ab = between(a, b, t)
        let bc = between(b, c, t)
        let middle = between(ab, bc, t)
        return ((start, a, ab, middle), (middle, bc, c, end))
    }

    private static func between(_ first: CGPoint, _ second: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: first.x + (second.x - first.x) * t, y: first.y + (second.y - first.y) * t)
    }
}
