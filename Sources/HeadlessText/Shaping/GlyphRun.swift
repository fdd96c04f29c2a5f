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
    package private(set) var text: String
    private(set) var clusters: [cairo_text_cluster_t]
    package let isRightToLeft: Bool
    /// The start of the run in the content, as a UTF-8 offset.
    package let start: Int
    /// The widths of the clusters in points, if one of them has no glyph to tell where it begins: tabs and invisible
    /// characters. Otherwise empty.
    private(set) var advances: [CGFloat]
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
        start: Int,
        advances: [CGFloat],
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
        self.start = start
        self.advances = advances
        self.minX = minX
        self.width = width
        self.baselineOffset = baselineOffset
    }

    /// Widens the run and the distances of its glyphs by a factor.
    mutating func expand(by factor: CGFloat) {
        width *= factor
        for index in advances.indices { advances[index] *= factor }
        for index in glyphs.indices { glyphs[index].x = Double(minX + (CGFloat(glyphs[index].x) - minX) * factor) }
    }

    /// Widens the run by a space after its last character; negative values narrow it.
    mutating func addTrailingSpace(_ space: CGFloat) {
        width = max(0, width + space)
        guard let last = advances.indices.last else { return }
        advances[last] = max(0, advances[last] + space)
    }

    /// Removes the trailing space of a left-to-right run, and returns its width: an ellipsis directly follows the last
    /// letter.
    mutating func removeTrailingSpace() -> CGFloat {
        guard text.last == " ", text.count > 1, let cluster = clusters.last, let glyph = glyphs.last,
            cluster.num_bytes == 1, cluster.num_glyphs == 1
        else { return 0 }
        let removed = maxX - CGFloat(glyph.x)
        text.removeLast()
        if !advances.isEmpty { advances.removeLast() }
        clusters.removeLast()
        glyphs.removeLast()
        width -= removed
        return removed
    }
}
