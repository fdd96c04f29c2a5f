import CCairo
import CPango
import Foundation

/// Copies the lines of a Pango layout into values, so that the layout can be reused.
struct LayoutLineReader {
    /// The text of the layout, in UTF-8.
    package let text: [UInt8]
    /// The offset of `text` in the content, in bytes.
    package let start: Int
    package let runs: [TextRun]
    /// The metrics of the fonts in `runs`.
    package let metrics: [FontMetrics]

    func textLine(
        _ line: UnsafeMutablePointer<PangoLayoutLine>,
        face: (UnsafeMutablePointer<PangoFont>) -> FontFace
    ) -> TextLine {
        var glyphRuns: [GlyphRun] = []
        var x: CGFloat = 0
        var (removedAtStart, removedAtEnd) = (CGFloat(0), CGFloat(0))
        /// Whether an ellipsis, which right-to-left text ends with, is directly to the left.
        var followsEllipsis = false
        var next = line.pointee.runs
        while let node = next, let data = node.pointee.data {
            let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
            let isEllipsis = item.pointee.isEllipsis
            if isEllipsis {
                removeTrailingSpaces(of: &glyphRuns)
                x = glyphRuns.last?.maxX ?? 0
            }
            if var run = glyphRun(item.pointee, minX: x, isEllipsis: isEllipsis, face: face) {
                let expansion = runs[run.runIndex].expansion
                if expansion != 1 { run.expand(by: expansion) }
                if followsEllipsis, run.isRightToLeft { run.removeTrailingSpaces() }
                followsEllipsis = isEllipsis || followsEllipsis && run.text.isEmpty
                x = run.maxX
                removedAtEnd = isEllipsis || run.width == 0 ? 0 : run.letterSpacing / 2
                if glyphRuns.isEmpty { removedAtStart = removedAtEnd }
                glyphRuns.append(run)
            }
            next = node.pointee.next
        }
        // Pango adds half of the letter spacing on either side of each character, except at the ends of the line; UIKit
        // adds it after each character.
        let removed = removedAtStart + removedAtEnd
        if removed != 0 {
            if removedAtEnd != 0 { glyphRuns[glyphRuns.count - 1].addTrailingSpace(removed) }
            x += removed
        }
        let height = verticalExtent(of: glyphRuns, at: Int(line.pointee.start_index))
        return TextLine(
            runs: glyphRuns,
            width: x,
            trailingSpace: trailingSpace(of: line.pointee, in: glyphRuns),
            ascent: height.ascent,
            descent: height.descent,
            leading: height.leading,
            isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
            start: start + Int(line.pointee.start_index)
        )
    }

    /// Removes the white space after the last letter, which an ellipsis directly follows, if that is in the last runs.
    private func removeTrailingSpaces(of glyphRuns: inout [GlyphRun]) {
        while let last = glyphRuns.indices.last, glyphRuns.allSatisfy({ $0.start <= glyphRuns[last].start }) {
            glyphRuns[last].removeTrailingSpaces()
            guard glyphRuns[last].text.isEmpty, glyphRuns.count > 1 else { return }
            glyphRuns.removeLast()
        }
    }

    /// Returns the width of the space at which a line is broken, to which Pango gives none.
    private func trailingSpace(of line: PangoLayoutLine, in glyphRuns: [GlyphRun]) -> CGFloat {
        let end = Int(line.start_index) + Int(line.length)
        guard line.length > 0, end < text.count, text[end - 1] == UInt8(ascii: " "),
            let run = glyphRuns.first(where: { $0.bytes.contains(start + end - 1) })
        else { return 0 }
        return run.face.spaceAdvance * runs[run.runIndex].expansion + run.letterSpacing
    }

    /// Returns the height of a line: that of the requested fonts, and of glyphs from fallback fonts that overflow it.
    /// Emoji glyphs don't count, so that rows with and without them have the same height.
    private func verticalExtent(
        of glyphRuns: [GlyphRun],
        at offset: Int
    ) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        guard let first = glyphRuns.first else {
            let index = runIndex(at: offset)
            return (metrics[index].ascent, metrics[index].descent, runs[index].font.leading)
        }
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var leading = runs[first.runIndex].font.leading
        for run in glyphRuns {
            if let typographicSize = runs[run.runIndex].typographicSize {
                ascent = max(ascent, typographicSize.ascent + run.baselineOffset)
                descent = max(descent, typographicSize.descent - run.baselineOffset)
            }
            let wanted = metrics[run.runIndex]
            leading = max(leading, runs[run.runIndex].font.leading)
            let isFallback = run.face.family != runs[run.runIndex].font.family && !run.face.isColored
            let verticalExtent = isFallback ? run.face.verticalExtent(of: run.glyphs) : (0, 0)
            ascent = max(ascent, wanted.ascent + run.baselineOffset, verticalExtent.0)
            descent = max(descent, wanted.descent - run.baselineOffset, verticalExtent.1)
        }
        return (ascent, descent, leading)
    }

    private func glyphRun(
        _ item: PangoGlyphItem,
        minX: CGFloat,
        isEllipsis: Bool,
        face: (UnsafeMutablePointer<PangoFont>) -> FontFace
    ) -> GlyphRun? {
        guard let pangoItem = item.item?.pointee, let glyphString = item.glyphs?.pointee,
            let font = pangoItem.analysis.font
        else { return nil }
        let index = runIndex(at: Int(pangoItem.offset))
        let isRightToLeft = !pangoItem.analysis.level.isMultiple(of: 2)
        let offset = runs[index].baselineOffset
        var reader = GlyphReader(glyphs: glyphString, byteCount: Int(pangoItem.length), minX: minX, raise: offset)
        reader.read(isRightToLeft: isRightToLeft)
        let face = face(font)
        // Pango stretches an ellipsis to fill the line; this restores its natural width.
        let advances = isEllipsis ? reader.cairoGlyphs.map(face.advance) : []
        let width = isEllipsis ? advances.reduce(0, +) : reader.x - minX
        let range = min(Int(pangoItem.offset), text.count)..<min(Int(pangoItem.offset + pangoItem.length), text.count)
        return GlyphRun(
            face: face,
            glyphs: reader.cairoGlyphs,
            runIndex: index,
            text: isEllipsis ? "…" : String(decoding: text[range], as: UTF8.self),
            clusters: isEllipsis ? reader.singleCluster(byteCount: "…".utf8.count) : reader.clusters,
            isRightToLeft: isRightToLeft,
            start: start + Int(pangoItem.offset),
            advances: isEllipsis || reader.hasGlyphPerCluster ? [] : reader.advances(isRightToLeft: isRightToLeft),
            minX: minX,
            width: width,
            letterSpacing: isEllipsis ? 0 : item.letterSpacing,
            baselineOffset: offset
        )
    }

    private func runIndex(at offset: Int) -> Int {
        if runs.count == 1 { return 0 }
        return runs.firstIndex { offset + start < $0.end } ?? runs.count - 1
    }
}

extension PangoGlyphItem {
    /// The letter spacing of the item, in points.
    fileprivate var letterSpacing: CGFloat {
        var next = item.pointee.analysis.extra_attrs
        while let node = next {
            if let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self),
                attribute.pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING
            {
                let value = UnsafeRawPointer(attribute).assumingMemoryBound(to: PangoAttrInt.self).pointee.value
                return CGFloat(value) / CGFloat(PANGO_SCALE)
            }
            next = node.pointee.next
        }
        return 0
    }

    fileprivate var isEllipsis: Bool {
        UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    }
}

/// Copies the glyphs of a Pango run.
private struct GlyphReader {
    let glyphs: PangoGlyphString
    let byteCount: Int
    let raise: CGFloat
    private(set) var x: CGFloat
    private(set) var cairoGlyphs: [cairo_glyph_t] = []
    private(set) var clusters: [cairo_text_cluster_t] = []

    init(glyphs: PangoGlyphString, byteCount: Int, minX: CGFloat, raise: CGFloat) {
        self.glyphs = glyphs
        self.byteCount = byteCount
        self.raise = raise
        x = minX
    }

    mutating func read(isRightToLeft: Bool) {
        let count = Int(glyphs.num_glyphs)
        let scale = CGFloat(PANGO_SCALE)
        /// The number of drawn glyphs before each Pango glyph, for counting the glyphs of a cluster.
        var drawn: [Int] = []
        drawn.reserveCapacity(count + 1)
        cairoGlyphs.reserveCapacity(count)
        for index in 0..<count {
            let info = glyphs.glyphs[index]
            drawn.append(cairoGlyphs.count)
            if let glyph = Self.drawable(info.glyph) {
                cairoGlyphs.append(
                    cairo_glyph_t(
                        index: UInt(glyph),
                        x: Double(x + CGFloat(info.geometry.x_offset) / scale),
                        y: Double(CGFloat(info.geometry.y_offset) / scale - raise)
                    )
                )
            }
            x += CGFloat(info.geometry.width) / scale
        }
        drawn.append(cairoGlyphs.count)
        readClusters(drawn: drawn, isRightToLeft: isRightToLeft)
    }

    /// Whether each cluster has a drawn glyph.
    var hasGlyphPerCluster: Bool { clusters.allSatisfy { $0.num_glyphs > 0 } }

    /// Returns the widths of the clusters in points, in logical order.
    func advances(isRightToLeft: Bool) -> [CGFloat] {
        guard let starts = glyphs.log_clusters else { return [] }
        let count = Int(glyphs.num_glyphs)
        let indices = isRightToLeft ? Array((0..<count).reversed()) : Array(0..<count)
        var advances: [CGFloat] = []
        var last: Int32?
        for index in indices {
            let width = CGFloat(glyphs.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
            if starts[index] == last {
                advances[advances.count - 1] += width
            } else {
                advances.append(width)
                last = starts[index]
            }
        }
        return advances
    }

    func singleCluster(byteCount: Int) -> [cairo_text_cluster_t] {
        [cairo_text_cluster_t(num_bytes: Int32(byteCount), num_glyphs: Int32(cairoGlyphs.count))]
    }

    /// Splits the glyphs into clusters. Glyphs of the same characters are adjacent; in right-to-left runs, the first
    /// characters come last.
    private mutating func readClusters(drawn: [Int], isRightToLeft: Bool) {
        guard let starts = glyphs.log_clusters else { return }
        let count = Int(glyphs.num_glyphs)
        var index = isRightToLeft ? count - 1 : 0
        let step = isRightToLeft ? -1 : 1
        while index >= 0, index < count {
            let start = Int(starts[index])
            var end = index + step
            while end >= 0, end < count, Int(starts[end]) == start { end += step }
            let nextStart = end >= 0 && end < count ? Int(starts[end]) : byteCount
            let lower = isRightToLeft ? end + 1 : index
            let upper = isRightToLeft ? index + 1 : end
            clusters.append(
                cairo_text_cluster_t(
                    num_bytes: Int32(max(0, nextStart - start)),
                    num_glyphs: Int32(drawn[upper] - drawn[lower])
                )
            )
            index = end
        }
    }

    /// Returns the glyph to draw: none for invisible characters, the "missing glyph" for unknown ones.
    private static func drawable(_ glyph: PangoGlyph) -> PangoGlyph? {
        let empty: PangoGlyph = 0x0FFF_FFFF
        let unknownFlag: PangoGlyph = 0x1000_0000
        if glyph == empty { return nil }
        return glyph & unknownFlag != 0 ? 0 : glyph
    }
}
