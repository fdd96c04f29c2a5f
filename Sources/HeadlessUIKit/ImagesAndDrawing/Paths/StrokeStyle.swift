import Foundation

/// The style of a stroke.
struct StrokeStyle: Hashable, Sendable {
    var width: CGFloat = 1
    var cap: CGLineCap = .butt
    var join: CGLineJoin = .miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []

    /// The dash lengths that a rasterizer accepts: finite, nonnegative and not all 0; otherwise empty (a solid line).
    var drawableDashLengths: [CGFloat] {
        let isValid = dashLengths.allSatisfy { $0.isFinite && $0 >= 0 } && dashLengths.contains { $0 > 0 }
        return isValid && dashPhase.isFinite ? dashLengths : []
    }
}
