import Foundation
import HeadlessGraphics

/// The outlines of strokes, which are cut out of what is under them.
enum SymbolOutline {
    /// A subpath, with curves approximated by lines.
    struct Line {
        var points: [CGPoint]
        var isClosed: Bool
    }

    private static let segmentsPerCurve = 12

    /// Returns the subpaths of a path as lines without repeated points.
    static func lines(of elements: [PathElement]) -> [Line] {
        var lines: [Line] = []
        var current: [CGPoint] = []
        func isFar(_ point: CGPoint) -> Bool {
            current.last.map { hypot($0.x - point.x, $0.y - point.y) > 0.001 } ?? true
        }
        for element in elements {
            switch element {
            case .move(let point):
                if !current.isEmpty { lines.append(Line(points: current, isClosed: false)) }
                current = [point]
            case .line(let point):
                if isFar(point) { current.append(point) }
            case .curve(let first, let second, let end):
                let start = current.last ?? first
                for index in 1...segmentsPerCurve {
                    let t = CGFloat(index) / CGFloat(segmentsPerCurve)
                    let point = Path.pointOnCurve(start, first, second, end, at: t)
                    if isFar(point) { current.append(point) }
                }
            case .close:
                guard let start = current.first else { continue }
                if current.count > 1, !isFar(start) { current.removeLast() }
                lines.append(Line(points: current, isClosed: true))
                current = []
            }
        }
        if !current.isEmpty { lines.append(Line(points: current, isClosed: false)) }
        return lines
    }

    /// Returns the outlines of a stroke with round ends and joins, each of which is filled by the even-odd rule.
    ///
    /// A line that turns far may cross itself, which the rule would spare, so it has several outlines.
    static func outlines(of line: Line, width: CGFloat) -> [[PathElement]] {
        guard !line.isClosed else { return [elements(of: line, width: width)] }
        let limit: CGFloat = 2.6
        var outlines: [[PathElement]] = []
        var part: [CGPoint] = []
        var turned: CGFloat = 0
        for (index, point) in line.points.enumerated() {
            part.append(point)
            guard part.count > 1, index + 1 < line.points.count else { continue }
            let arriving = direction(part[part.count - 2], point)
            let leaving = direction(point, line.points[index + 1])
            turned += acos(min(1, max(-1, arriving.x * leaving.x + arriving.y * leaving.y)))
            guard turned > limit else { continue }
            outlines.append(elements(of: Line(points: part, isClosed: false), width: width))
            part = [point]
            turned = 0
        }
        return outlines + [elements(of: Line(points: part, isClosed: false), width: width)]
    }

    private static func elements(of line: Line, width: CGFloat) -> [PathElement] {
        let half = width / 2
        let points = line.points
        guard let first = points.first, let last = points.last else { return [] }
        guard points.count > 1 else {
            return Path.ellipse(CGRect(x: first.x - half, y: first.y - half, width: width, height: width)).elements
        }
        var outline = side(of: points, isClosed: line.isClosed, distance: half)
        if line.isClosed {
            return polygon(outline) + polygon(side(of: points, isClosed: true, distance: -half))
        }
        outline += cap(at: last, from: points[points.count - 2], radius: half)
        outline += side(of: points, isClosed: false, distance: -half).reversed()
        outline += cap(at: first, from: points[1], radius: half)
        return polygon(outline)
    }

    private static func polygon(_ points: [CGPoint]) -> [PathElement] {
        guard let first = points.first else { return [] }
        return [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
    }

    /// Returns the line parallel to a line at a distance to its left (as seen with the y-axis pointing down).
    private static func side(of points: [CGPoint], isClosed: Bool, distance: CGFloat) -> [CGPoint] {
        var result: [CGPoint] = []
        let count = points.count
        for (index, point) in points.enumerated() {
            let before = isClosed || index > 0 ? direction(points[(index + count - 1) % count], point) : nil
            let after = isClosed || index + 1 < count ? direction(point, points[(index + 1) % count]) : nil
            guard let arriving = before ?? after, let leaving = after ?? before else { continue }
            let turn = arriving.x * leaving.y - arriving.y * leaving.x
            let start = offset(point, arriving, distance)
            let end = offset(point, leaving, distance)
            let bend = 1 + arriving.x * leaving.x + arriving.y * leaving.y
            if turn * distance < 0 || bend > 1.8 {
                // The inner side of a corner, or nearly straight: where both parallels meet.
                guard bend > 0.1 else { continue }
                let sum = CGPoint(x: arriving.y + leaving.y, y: -arriving.x - leaving.x)
                result.append(CGPoint(x: point.x + sum.x * distance / bend, y: point.y + sum.y * distance / bend))
            } else {
                let from = atan2(start.y - point.y, start.x - point.x)
                var sweep = atan2(end.y - point.y, end.x - point.x) - from
                if sweep > .pi { sweep -= 2 * .pi }
                if sweep < -.pi { sweep += 2 * .pi }
                result += arc(around: point, radius: abs(distance), from: from, sweep: sweep)
            }
        }
        return result
    }

    private static func cap(at end: CGPoint, from other: CGPoint, radius: CGFloat) -> [CGPoint] {
        let along = direction(other, end)
        let start = offset(end, along, radius)
        return arc(around: end, radius: radius, from: atan2(start.y - end.y, start.x - end.x), sweep: .pi)
    }

    private static func arc(around center: CGPoint, radius: CGFloat, from: CGFloat, sweep: CGFloat) -> [CGPoint] {
        let count = max(1, Int((abs(sweep) / (.pi / 10)).rounded(.up)))
        return (0...count).map { step in
            let angle = from + sweep * CGFloat(step) / CGFloat(count)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }

    private static func direction(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let length = max(.leastNormalMagnitude, hypot(end.x - start.x, end.y - start.y))
        return CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    }

    private static func offset(_ point: CGPoint, _ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.y * distance, y: point.y - direction.x * distance)
    }
}
