import Foundation

extension Path {
    /// The number of dashes up to which a path is dashed.
    private static let mostDashes: CGFloat = 100_000
    /// The length of a dash of no length, which leaves its caps a direction, in points.
    private static let shortestDash: CGFloat = 1e-4

    /// Returns the dashes of the path as subpaths. The path itself for a solid line.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
        let style = StrokeStyle(dashPhase: phase, dashLengths: lengths)
        let pattern = style.drawableDashLengths
        let segments = PathSegment.segments(of: elements)
        let period = pattern.reduce(0, +) * (pattern.count.isMultiple(of: 2) ? 1 : 2)
        let length = segments.reduce(0) { $0 + $1.length }
        guard period > 0, length / period * CGFloat(pattern.count) < Self.mostDashes else { return self }
        var builder = PathBuilder()
        var start = 0
        while start < segments.count {
            var end = start + 1
            while end < segments.count, !segments[end].isFirst { end += 1 }
            let subpath = Array(segments[start..<end])
            let isClosed = subpath[0].start == subpath[subpath.count - 1].end
            for dash in Self.dashes(of: subpath, isClosed: isClosed, pattern: pattern, phase: phase, period: period) {
                builder.move(to: dash[0].start)
                for part in dash { part.add(to: &builder) }
                if isClosed, dash.count == subpath.count, dash[dash.count - 1].end == dash[0].start,
                    dash.isWhole(subpath)
                {
                    builder.close()
                }
            }
            start = end
        }
        return builder.path
    }

    /// Returns the dashes of a subpath. In a closed one, the last dash continues with the first.
    private static func dashes(
        of subpath: [PathSegment],
        isClosed: Bool,
        pattern: [CGFloat],
        phase: CGFloat,
        period: CGFloat
    ) -> [[PathSegment]] {
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= pattern[index % pattern.count], rest > 0 {
            rest -= pattern[index % pattern.count]
            index += 1
        }
        var remaining = pattern[index % pattern.count] - rest
        let startsOn = index.isMultiple(of: 2)
        var dashes: [[PathSegment]] = []
        var dash: [PathSegment] = []
        for segment in subpath where segment.length > 0 {
            var position: CGFloat = 0
            while position < segment.length {
                let end = min(position + remaining, segment.length)
                if index.isMultiple(of: 2) {
                    let shown = max(end, min(position + shortestDash, segment.length))
                    if shown > position { dash.append(segment.part(from: position, to: shown)) }
                }
                remaining -= end - position
                position = end
                guard remaining <= 0 else { continue }
                if !dash.isEmpty { dashes.append(dash) }
                dash = []
                index += 1
                remaining = pattern[index % pattern.count]
            }
        }
        guard !dash.isEmpty else { return dashes }
        if isClosed, startsOn, !dashes.isEmpty {
            dashes[0] = dash + dashes[0]
        } else {
            dashes.append(dash)
        }
        return dashes
    }
}

extension [PathSegment] {
    /// Whether these parts of a subpath are all of it.
    fileprivate func isWhole(_ subpath: [PathSegment]) -> Bool {
        reduce(0) { $0 + $1.length } >= subpath.reduce(0) { $0 + $1.length }
    }
}
