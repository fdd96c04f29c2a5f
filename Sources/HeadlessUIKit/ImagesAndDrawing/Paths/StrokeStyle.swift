import Foundation

/// How a line is drawn along an outline.
struct StrokeStyle: Hashable, Sendable {
    var width: CGFloat = 1
    var cap: CGLineCap = .butt
    var join: CGLineJoin = .miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []

    /// Dashes that a rasteriser accepts: finite, not negative, not all zero; otherwise a solid line.
    var drawableDashLengths: [CGFloat] {
        let isValid = dashLengths.allSatisfy { $0.isFinite && $0 >= 0 } && dashLengths.contains { $0 > 0 }
        return isValid && dashPhase.isFinite ? dashLengths : []
    }
}
