import Foundation

/// The style of a stroke.
package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap: CGLineCap = .butt
    package var join: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dashLengths: [CGFloat] = []

    /// Creates a style; lengths are points.
    package init(
        width: CGFloat = 1,
        cap: CGLineCap = .butt,
        join: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dashPhase: CGFloat = 0,
        dashLengths: [CGFloat] = []
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        self.dashLengths = dashLengths
    }

    /// The dash lengths that a rasterizer accepts: finite, nonnegative and not all 0; otherwise empty (a solid line).
    var drawableDashLengths: [CGFloat] {
        let isValid = dashLengths.allSatisfy { $0.isFinite && $0 >= 0 } && dashLengths.contains { $0 > 0 }
        return isValid && dashPhase.isFinite ? dashLengths : []
    }
}
