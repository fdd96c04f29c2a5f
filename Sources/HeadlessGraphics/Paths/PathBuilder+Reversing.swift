import Foundation

extension PathBuilder {
    /// The path with each subpath in the opposite direction.
    package var reversed: PathBuilder {
        var result = PathBuilder()
        var points: [CGPoint] = []
        var segments: [PathElement] = []
        func finish(closing isClosed: Bool) {
            guard let last = points.last else { return }
            result.move(to: last)
            for (segment, start) in zip(segments, points).reversed() {
                switch segment {
                case .curve(let first, let second, _): result.addCurve(to: start, control1: second, control2: first)
                case .line, .move, .close: result.addLine(to: start)
                }
            }
            if isClosed { result.close() }
            points = []
            segments = []
        }
        var subpathStart: CGPoint?
        for element in elements {
            if points.isEmpty, let subpathStart, element.points.count != 0 { points = [subpathStart] }
            switch element {
            case .move(let point):
                if !segments.isEmpty { finish(closing: false) }
                points = [point]
                subpathStart = point
            case .line(let end), .curve(_, _, let end):
                points.append(end)
                segments.append(element)
            case .close: finish(closing: true)
            }
        }
        if !segments.isEmpty { finish(closing: false) }
        return result
    }
}
