import CCairo
import Foundation

/// The glyphs of a run of text with one face, from left to right.
package struct GlyphRun: Sendable {
    package let face: FontFace
    /// The glyphs, with positions in points from the left end of the baseline.
    private(set) var glyphs: [cairo_glyph_t]
    /// The index of the content's run, which determines the paint.
    package let runIndex: Int
    /// The text of the glyphs, for document formats with selectable text.
    private(set) var text: String
    private(set) var clusters: [cairo_text_cluster_t]
    let isRightToLeft: Bool
    /// The distance from the left end of the line, in points.
    package let minX: CGFloat
    package private(set) var width: CGFloat
    package let baselineOffset: CGFloat

    package var maxX: CGFloat { minX + width }

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

    /// Removes the trailing space of a left-to-right run, and returns its width: an ellipsis directly follows the last
    /// letter.
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
