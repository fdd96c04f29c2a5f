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
    /// The space added after each character, in points.
    private(set) var letterSpacing: CGFloat
    package let baselineOffset: CGFloat

    package var maxX: CGFloat { minX + width }

    /// The part of the content, as UTF-8 offsets.
    var bytes: Range<Int> { start..<start + text.utf8.count }

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
        letterSpacing: CGFloat,
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
        self.letterSpacing = letterSpacing
        self.baselineOffset = baselineOffset
    }

    /// Widens the run and the distances of its glyphs by a factor.
    mutating func expand(by factor: CGFloat) {
        width *= factor
        letterSpacing *= factor
        for index in advances.indices { advances[index] *= factor }
        for index in glyphs.indices { glyphs[index].x = Double(minX + (CGFloat(glyphs[index].x) - minX) * factor) }
    }

    /// Widens the run by a space after its last character; negative values narrow it.
    mutating func addTrailingSpace(_ space: CGFloat) {
        // A space at the end of a line has no width.
        let tolerance: CGFloat = 1e-3
        var index = glyphs.count - 1
        while index >= 0, CGFloat(glyphs[index].x) >= maxX - tolerance {
            glyphs[index].x += Double(space)
            index -= 1
        }
        width = max(0, width + space)
        guard let last = advances.lastIndex(where: { $0 > 0 }) else { return }
        advances[last] = max(0, advances[last] + space)
    }

    /// Removes the white space after the last letter, in the order of reading. Can leave the run without text.
    mutating func removeTrailingSpaces() {
        while let last = text.last, last.isWhitespace, let cluster = clusters.last, cluster.num_glyphs == 1,
            Int(cluster.num_bytes) == String(last).utf8.count
        {
            removeLastCluster()
            text.removeLast()
        }
    }

    /// Removes the last cluster, which has one glyph: the rightmost one, or the leftmost one of right-to-left text.
    private mutating func removeLastCluster() {
        clusters.removeLast()
        if !advances.isEmpty { advances.removeLast() }
        guard isRightToLeft else {
            width = CGFloat(glyphs.removeLast().x) - minX
            return
        }
        glyphs.removeFirst()
        let removed = (glyphs.first.map { CGFloat($0.x) } ?? maxX) - minX
        for index in glyphs.indices { glyphs[index].x -= Double(removed) }
        width -= removed
    }
}
