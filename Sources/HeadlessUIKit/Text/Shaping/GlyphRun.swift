import CCairo
import Foundation

/// Glyphs of one face in one stretch of text, from left to right.
struct GlyphRun: Sendable {
    let face: FontFace
    /// Positions are points from the left end of the line's baseline.
    let glyphs: [cairo_glyph_t]
    /// Which of the content's runs the glyphs belong to: what colours them.
    let runIndex: Int
    /// The text behind the glyphs, for documents whose text can be selected.
    let text: String
    let clusters: [cairo_text_cluster_t]
    let isRightToLeft: Bool
    /// Points from the left end of the line.
    let minX: CGFloat
    let width: CGFloat
    let baselineOffset: CGFloat

    var maxX: CGFloat { minX + width }
}
