import Foundation

extension Path {
    /// Returns the part of the path between two locations relative to its total length, from 0 to 1.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let segments = PathSegment.segments(of: elements)
        let length = segments.reduce(0) { $0 + $1.length }
        guard length > 0, length.isFinite else { return .empty }
        let range = (start * length, end * length)
        var builder = PathBuilder()
        var passed: CGFloat = 0
        var isOpen = false
        for segment in segments {
            let (lower, upper) = (max(range.0 - passed, 0), min(range.1 - passed, segment.length))
            passed += segment.length
            guard segment.length > 0, lower < upper else {
                isOpen = false
                continue
            }
            let part = segment.part(from: lower, to: upper)
            if !isOpen || segment.isFirst { builder.move(to: part.start) }
            part.add(to: &builder)
            isOpen = upper == segment.length
        }
        return builder.path
    }
}
