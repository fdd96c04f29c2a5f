import CCairo
import Foundation

/// The pixel where a line of text begins, and how far right of its left edge.
struct MaskPlace {
    /// What masks depend on beside the line.
    package struct Key: Hashable, Sendable {
        package var scale: CGFloat
        /// Quarters of a pixel that the line begins to the right of a pixel's left edge.
        package var phase: Int
    }

    package let x: Int
    package let y: Int
    package let key: Key

    package init?(of baseline: CGPoint, _ matrix: cairo_matrix_t) {
        let phases = TextMask.phases
        let x = Double(baseline.x) * matrix.xx + matrix.x0
        let y = (Double(baseline.y) * matrix.yy + matrix.y0).rounded()
        let limit = Double(Int32.max / 8)
        guard abs(x) < limit, abs(y) < limit else { return nil }
        let quarters = Int((x * Double(phases)).rounded())
        self.x = Int((Double(quarters) / Double(phases)).rounded(.down))
        self.y = Int(y)
        key = Key(scale: CGFloat(matrix.xx), phase: quarters - self.x * phases)
    }
}
