import Foundation

/// Turns strokes into the outlines that are filled by the nonzero winding rule.
///
/// Each segment contributes a rectangle of the line's width and each corner the shape of its join, all turning the same
/// way round. Where segments are long enough, the inner sides of a corner meet in a point; where they are too short, the
/// outline passes through the corner itself, so that no part cancels another.
struct StrokeOutline {
    private let half: CGFloat
    private let style: StrokeStyle
    private let tolerance: CGFloat
    private var builder = PathBuilder()

    /// The distance in points by which the lines that stand for a curve may miss it, at one pixel per point.
    private static let standardTolerance: CGFloat = 0.01
    /// The largest angle in radians between lines of a curve that is no corner.
    private static let largestBend: CGFloat = 0.6
    private static let mostLinesPerCurve = 1_000

    private init(style: StrokeStyle, scale: CGFloat) {
        half = style.width / 2
        self.style = style
        tolerance = Self.standardTolerance / max(1, scale)
    }

    /// Returns the outline of a stroke, without its dashes. Empty for a width of 0 or less.
    ///
    /// - Parameter scale: The resolution for curves, in pixels per point.
    static func builder(of path: Path, style: StrokeStyle, scale: CGFloat = 1) -> PathBuilder {
        guard path.isDrawable, style.width.isFinite, style.width > 0 else { return PathBuilder() }
        var outline = StrokeOutline(style: style, scale: scale.isFinite ? scale : 1)
        for line in outline.lines(of: path.elements) { outline.add(line) }
        return outline.builder
    }
}

extension StrokeOutline {
    /// A corner of a line, or a point inside a curve.
    private struct Vertex {
        let point: CGPoint
        var isSmooth = false
        /// The directions of curves that end and start here; `nil` for those of the lines.
        var incoming: CGVector?
        var outgoing: CGVector?

        /// The vertex of the same line from its end to its start.
        var reversed: Vertex {
            Vertex(
                point: point,
                isSmooth: isSmooth,
                incoming: outgoing.map { $0 * -1 },
                outgoing: incoming.map { $0 * -1 }
            )
        }
    }

    private struct Line {
        var vertices: [Vertex]
        var isClosed = false
        /// Whether it is more than a point to move to.
        var isDrawn = false
    }

    /// Returns the subpaths with curves as lines, without lines of no length.
    private func lines(of elements: [PathElement]) -> [Line] {
        var lines: [Line] = []
        var line = Line(vertices: [])
        func append(_ vertex: Vertex) {
            line.isDrawn = true
            if line.vertices.last?.point != vertex.point { line.vertices.append(vertex) }
        }
        func start(at point: CGPoint) {
            if line.isDrawn { lines.append(line) }
            line = Line(vertices: [Vertex(point: point)])
        }
        for element in elements {
            switch element {
            case .move(let point): start(at: point)
            case .line(let point): append(Vertex(point: point))
            case .curve(let first, let second, let end):
                let from = line.vertices.last?.point ?? first
                let points = [from, first, second, end]
                let sides = points.dropFirst().filter { $0 != from }.map { CGVector(from: from, to: $0) }
                guard let outgoing = sides.first?.normalized else {
                    append(Vertex(point: end))
                    continue
                }
                line.vertices[line.vertices.count - 1].outgoing = outgoing
                let count = lineCount(from, first, second, end)
                for index in 1..<max(count, 1) {
                    let t = CGFloat(index) / CGFloat(count)
                    append(Vertex(point: Path.pointOnCurve(from, first, second, end, at: t), isSmooth: true))
                }
                let last = points.dropLast().last { $0 != end }
                append(Vertex(point: end, incoming: last.map { CGVector(from: $0, to: end).normalized }))
            case .close:
                guard let first = line.vertices.first?.point else { continue }
                line.isDrawn = true
                line.isClosed = true
                if line.vertices.count > 1, let last = line.vertices.last, last.point == first {
                    line.vertices.removeLast()
                    line.vertices[0].incoming = last.incoming
                }
                start(at: first)
            }
        }
        start(at: .zero)
        return lines
    }

    /// Returns the number of lines that stand for a curve: enough for the curve itself, and for its outline, which turns
    /// around the edge of a pen.
    private func lineCount(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let points = [start, first, second, end]
        let sides = zip(points, points.dropFirst()).map { CGVector(from: $0, to: $1) }.filter { $0.length > 0 }
        let turn = zip(sides, sides.dropFirst()).reduce(0) { $0 + abs($1.0.angle(to: $1.1)) }
        // Wang's formula for cubic curves.
        let byDistance = (0.75 * max(bend(start, first, second), bend(first, second, end)) / tolerance).squareRoot()
        let step = 2 * acos(max(0, 1 - tolerance / half))
        let byTurn = step > 0 ? turn / step : 0
        return Int(min(max(byDistance, byTurn, 1).rounded(.up), CGFloat(Self.mostLinesPerCurve)))
    }
}

extension StrokeOutline {
    private mutating func add(_ line: Line) {
        let vertices = line.vertices
        guard vertices.count > 1 else { return addDot(at: vertices[0].point) }
        let reversed = vertices.reversed().map(\.reversed)
        guard line.isClosed, vertices.count > 2 else {
            var open = vertices
            if line.isClosed { open.append(vertices[0]) }
            return addOpen(line.isClosed ? open : vertices, isClosed: line.isClosed)
        }
        addLoop(vertices)
        addLoop(reversed)
    }

    /// Adds what a line of no length looks like: a dot of the pen, or nothing.
    private mutating func addDot(at point: CGPoint) {
        let right = CGVector(dx: 1, dy: 0)
        guard style.cap != .butt else { return }
        builder.move(to: point + right.left * half)
        addCap(at: point, direction: right)
        addCap(at: point, direction: right * -1)
        builder.close()
    }

    private mutating func addOpen(_ vertices: [Vertex], isClosed: Bool) {
        addSide(vertices, continues: false)
        addEnd(of: vertices, isClosed: isClosed)
        let reversed = vertices.reversed().map(\.reversed)
        addSide(reversed, continues: true)
        addEnd(of: reversed, isClosed: isClosed)
        builder.close()
    }

    /// Adds the cap of a line, or the join of one that goes there and back.
    private mutating func addEnd(of vertices: [Vertex], isClosed: Bool) {
        let last = vertices[vertices.count - 1].point
        let direction = incoming(vertices, vertices.count - 1)
        guard isClosed else { return addCap(at: last, direction: direction) }
        if style.join == .round { addArc(around: last, from: direction.left, by: -.pi) }
    }

    private mutating func addSide(_ vertices: [Vertex], continues: Bool) {
        let first = vertices[0].point + outgoing(vertices, 0).left * half
        if continues { addLine(to: first) } else { builder.move(to: first) }
        for index in 1..<vertices.count - 1 { addCorner(vertices, index) }
        let last = vertices.count - 1
        addLine(to: vertices[last].point + incoming(vertices, last).left * half)
    }

    private mutating func addLoop(_ vertices: [Vertex]) {
        builder.close()
        builder.move(to: corner(vertices, 0)[0])
        for index in vertices.indices { addCorner(vertices, index) }
        builder.close()
    }

    /// Returns the direction in which a line arrives at a vertex.
    private func incoming(_ vertices: [Vertex], _ index: Int) -> CGVector {
        let before = vertices[(index + vertices.count - 1) % vertices.count].point
        return vertices[index].incoming ?? CGVector(from: before, to: vertices[index].point).normalized
    }

    /// Returns the direction in which a line leaves a vertex.
    private func outgoing(_ vertices: [Vertex], _ index: Int) -> CGVector {
        let after = vertices[(index + 1) % vertices.count].point
        return vertices[index].outgoing ?? CGVector(from: vertices[index].point, to: after).normalized
    }

    private mutating func addCorner(_ vertices: [Vertex], _ index: Int) {
        let (from, to) = (incoming(vertices, index), outgoing(vertices, index))
        let vertex = vertices[index]
        let points = corner(vertices, index)
        guard turnsRight(from, to), isRound(vertex, from, to) else {
            for point in points { addLine(to: point) }
            return
        }
        addLine(to: points[0])
        addArc(around: vertex.point, from: from.left, by: -abs(from.angle(to: to)))
    }

    /// Returns the points of the left side at a corner; of a round one, its ends.
    private func corner(_ vertices: [Vertex], _ index: Int) -> [CGPoint] {
        let (from, to) = (incoming(vertices, index), outgoing(vertices, index))
        let point = vertices[index].point
        let ends = [point + from.left * half, point + to.left * half]
        let cosine = from.dx * to.dx + from.dy * to.dy
        // The point where both sides meet.
        let meeting = point + (from.left + to.left) * (half / (1 + cosine))
        guard turnsRight(from, to) else {
            let count = vertices.count
            let before = vertices[(index + count - 1) % count].point
            let after = vertices[(index + 1) % count].point
            let shortest = min(CGVector(from: before, to: point).length, CGVector(from: point, to: after).length)
            let reach = half * tan(abs(from.angle(to: to)) / 2)
            return reach <= shortest ? [meeting] : [ends[0], point, ends[1]]
        }
        if isRound(vertices[index], from, to) { return ends }
        let hasMiter = vertices[index].isSmooth || style.join == .miter && style.miterLimit >= 1
        let ratio = (2 / (1 + cosine)).squareRoot()
        let limit = vertices[index].isSmooth ? .infinity : style.miterLimit
        return hasMiter && 1 + cosine > 1e-9 && ratio <= limit ? [meeting] : ends
    }

    /// Whether the left side is the outer one of a corner.
    private func turnsRight(_ from: CGVector, _ to: CGVector) -> Bool {
        let cross = from.dx * to.dy - from.dy * to.dx
        return cross < 0 || (cross == 0 && from.dx * to.dx + from.dy * to.dy < 0)
    }

    private func isRound(_ vertex: Vertex, _ from: CGVector, _ to: CGVector) -> Bool {
        vertex.isSmooth ? abs(from.angle(to: to)) > Self.largestBend : style.join == .round
    }

    private mutating func addCap(at point: CGPoint, direction: CGVector) {
        switch style.cap {
        case .butt: break
        case .square:
            addLine(to: point + (direction.left + direction) * half)
            addLine(to: point + (direction - direction.left) * half)
        case .round: addArc(around: point, from: direction.left, by: -.pi)
        }
        addLine(to: point - direction.left * half)
    }

    private mutating func addLine(to point: CGPoint) {
        if builder.currentPoint != point { builder.addLine(to: point) }
    }

    /// Adds a circular arc from the current point as curves of at most a quarter circle.
    private mutating func addArc(around center: CGPoint, from start: CGVector, by sweep: CGFloat) {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        // The distance of the control points with which the curve meets the circle in the middle.
        let handle = 4 / 3 * tan(step / 4)
        var from = start
        for _ in 0..<count {
            let to = from.rotated(by: step)
            builder.addCurve(
                to: center + to * half,
                control1: center + (from + from.left * handle) * half,
                control2: center + (to - to.left * handle) * half
            )
            from = to
        }
    }
}

extension CGVector {
    fileprivate init(from start: CGPoint, to end: CGPoint) {
        self.init(dx: end.x - start.x, dy: end.y - start.y)
    }

    fileprivate var length: CGFloat { hypot(dx, dy) }

    fileprivate var normalized: CGVector { self * (1 / length) }

    /// The vector turned by a quarter circle, to the left where the y-axis points up.
    fileprivate var left: CGVector { CGVector(dx: -dy, dy: dx) }

    fileprivate func rotated(by angle: CGFloat) -> CGVector { self * cos(angle) + left * sin(angle) }

    /// Returns the signed angle in radians from this direction to another one.
    fileprivate func angle(to other: CGVector) -> CGFloat {
        atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
    }

    fileprivate static func + (lhs: CGVector, rhs: CGVector) -> CGVector {
        CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
    }

    fileprivate static func - (lhs: CGVector, rhs: CGVector) -> CGVector { lhs + rhs * -1 }

    fileprivate static func * (lhs: CGVector, rhs: CGFloat) -> CGVector { CGVector(dx: lhs.dx * rhs, dy: lhs.dy * rhs) }
}

extension CGPoint {
    fileprivate static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint { CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy) }

    fileprivate static func - (lhs: CGPoint, rhs: CGVector) -> CGPoint { lhs + rhs * -1 }
}
