import CCairo
import Foundation

/// Glyphs of one face in one stretch of text, from left to right.
struct GlyphRun: Sendable {
    let face: FontFace
    /// Positions are points from the left end of the line's baseline.
    private(set) var glyphs: [cairo_glyph_t]
    /// Which of the content's runs the glyphs belong to: what colours them.
    let runIndex: Int
    /// The text behind the glyphs, for documents whose text can be selected.
    private(set) var text: String
    private(set) var clusters: [cairo_text_cluster_t]
    let isRightToLeft: Bool
    /// Points from the left end of the line.
    let minX: CGFloat
    private(set) var width: CGFloat
    let baselineOffset: CGFloat

    var maxX: CGFloat { minX + width }

    init(
        face: FontFace,
        glyphs: [cairo_glyph_t],
        runIndex: Int,
        text: String,
        clusters: [cairo_text_cluster_t],
        isRightToLeft: Bool,
        minX: CGFloat,
        width: CGFloat,
        baselineOffset: CGFloat
    ) {
        self.face = face
        self.glyphs = glyphs
        self.runIndex = runIndex
        self.text = text
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
        self.minX = minX
        self.width = width
        self.baselineOffset = baselineOffset
    }

    /// Takes a space off the end of a left-to-right run and returns its width: an ellipsis follows the last letter.
    mutating func removeTrailingSpace() -> CGFloat {
        guard text.last == " ", text.count > 1, let cluster = clusters.last, let glyph = glyphs.last,
            cluster.num_bytes == 1, cluster.num_glyphs == 1
        else { return 0 }
        let removed = maxX - CGFloat(glyph.x)
        text.removeLast()
        clusters.removeLast()
        glyphs.removeLast()
        width -= removed
        return removed
    }
}
