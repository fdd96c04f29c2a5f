import Foundation

extension Path {
    /// The smallest rectangle that encloses the path, without control points.
    var outlineBounds: CGRect {
        if case .elements = self { return CGRect(containing: polygons.joined()) }
        return controlPointBounds
    }

    package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in polygons where polygon.count > 1 {
            for (index, start) in polygon.enumerated() {
                let end = polygon[(index + 1) % polygon.count]
                guard (start.y <= point.y) != (end.y <= point.y) else { continue }
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += end.y > start.y ? 1 : -1
            }
        }
        return rule == .evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// The subpaths, with curves approximated by lines.
    var polygons: [[CGPoint]] {
        let segmentsPerCurve = 24
        var polygons: [[CGPoint]] = []
        var current: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point):
                if !current.isEmpty { polygons.append(current) }
                current = [point]
            case .line(let point):
                current.append(point)
            case .curve(let first, let second, let end):
                let start = current.last ?? first
                for index in 1...segmentsPerCurve {
                    let t = CGFloat(index) / CGFloat(segmentsPerCurve)
                    current.append(Self.pointOnCurve(start, first, second, end, at: t))
                }
            case .close:
                guard let start = current.first else { continue }
                polygons.append(current)
                current = [start]
            }
        }
        if current.count > 1 || polygons.isEmpty, !current.isEmpty { polygons.append(current) }
        return polygons
    }

    /// Returns the point of a cubic Bézier curve at `t`, from 0 (start) to 1 (end).
    package static func pointOnCurve(
        _ start: CGPoint,
        _ first: CGPoint,
        _ second: CGPoint,
        _ end: CGPoint,
        at t: CGFloat
    ) -> CGPoint {
        let u = 1 - t
        let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
            y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y
        )
    }
}
