import Foundation

/// The smallest part of a shaped line that has a place of its own: one or more characters and their glyphs.
package struct TextCluster: Sendable {
    /// The characters, as UTF-8 offsets in the content.
    package let bytes: Range<Int>
    /// The left and right edges in points, from the left end of the line.
    package let minX: CGFloat
    package let maxX: CGFloat
    package let isRightToLeft: Bool
    /// The first glyph; `nil` if nothing is drawn.
    package let glyph: UInt16?
}

extension TextLine {
    /// The clusters of the line, from left to right.
    package var clusters: [TextCluster] { runs.flatMap(\.textClusters) }

    /// The byte offset after the last shaped character in the content; the start of the line if there is none.
    package var end: Int { runs.reduce(start) { max($0, $1.start + $1.text.utf8.count) } }
}

extension GlyphRun {
    /// The left and right edges of the run's words, which white space separates, from left to right.
    package var wordEdges: [(minX: CGFloat, maxX: CGFloat)] {
        var words: [(minX: CGFloat, maxX: CGFloat)] = []
        var continues = false
        for cluster in textClusters {
            let first = text.utf8.index(text.startIndex, offsetBy: cluster.bytes.lowerBound - start)
            let isSpace = first < text.endIndex && text[first].isWhitespace
            if !isSpace, continues {
                words[words.count - 1].maxX = cluster.maxX
            } else if !isSpace {
                words.append((cluster.minX, cluster.maxX))
            }
            continues = !isSpace
        }
        return words
    }

    /// The clusters of the run, from left to right.
    fileprivate var textClusters: [TextCluster] {
        var made: [TextCluster] = []
        made.reserveCapacity(clusters.count)
        var byte = start
        var glyph = isRightToLeft ? glyphs.count : 0
        var edge = isRightToLeft ? maxX : minX
        for (index, cluster) in clusters.enumerated() {
            let bytes = byte..<byte + Int(cluster.num_bytes)
            let count = Int(cluster.num_glyphs)
            let first = isRightToLeft ? glyph - count : glyph
            let next = isRightToLeft ? first : glyph + count
            let far = farEdge(of: index, from: edge, first: first, next: next)
            made.append(
                TextCluster(
                    bytes: bytes,
                    minX: min(edge, far),
                    maxX: max(edge, far),
                    isRightToLeft: isRightToLeft,
                    glyph: count > 0 && glyphs.indices.contains(first) ? UInt16(clamping: glyphs[first].index) : nil
                )
            )
            byte = bytes.upperBound
            glyph = next
            edge = far
        }
        return isRightToLeft ? made.reversed() : made
    }

    private func farEdge(of index: Int, from edge: CGFloat, first: Int, next: Int) -> CGFloat {
        if advances.indices.contains(index) { return isRightToLeft ? edge - advances[index] : edge + advances[index] }
        if isRightToLeft { return index == clusters.count - 1 ? minX : CGFloat(glyphs[max(first, 0)].x) }
        return glyphs.indices.contains(next) ? CGFloat(glyphs[next].x) : maxX
    }
}

/// The index of a glyph in a font.
public typealias CGGlyph = UInt16
