import Foundation

/// The positions of lines, carets and selections in a text view. Offsets are in UTF-16 units.
struct TextViewGeometry {
    let text: StyledText
    let constraints: TextConstraints
    let lineLength: CGFloat
    let placement: TextPlacement
    /// The offset of the start of each line.
    private let lineStarts: [Int]

    init(text: StyledText, constraints: TextConstraints, lineLength: CGFloat, origin: CGPoint) {
        let layout = TextLayoutCache.shared.layout(for: text.content, constraints: constraints, width: lineLength)
        self.text = text
        self.constraints = constraints
        self.lineLength = lineLength
        placement = TextPlacement(
            text: text,
            layout: layout,
            origin: origin,
            width: lineLength.isFinite ? lineLength : layout.size.width,
            naturalAlignment: constraints.isRightToLeft ? .right : .left
        )
        lineStarts = Self.starts(of: layout.lines, in: text.content.string)
    }

    private var string: String { text.content.string }

    private var lines: [TextLayout.Line] { placement.layout.lines }

    /// Returns the frame of the caret at an offset. At a soft line break it is at the start of the next line.
    func caretFrame(at offset: Int) -> CGRect {
        let index = line(at: offset)
        let line = lines[index]
        let height = line.height.rounded(.up)
        return CGRect(
            x: x(of: offset, inLine: index),
            y: placement.origin.y + line.minY,
            width: TextCaretView.width,
            height: height
        )
    }

    /// Returns the rectangles of a range for each line, as wide as the text.
    func lineRects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        return (line(at: range.lowerBound)...line(at: range.upperBound)).compactMap { index in
            let part = range.clamped(to: units(ofLine: index))
            return part.isEmpty ? nil : rect(of: part, inLine: index)
        }
    }

    /// Returns the rectangles of a selection. A line selected beyond its end extends to the edge of the container.
    func selectionRects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        let last = line(at: range.upperBound)
        return (line(at: range.lowerBound)...last).compactMap { index in
            var rect = rect(of: range.clamped(to: units(ofLine: index)), inLine: index)
            // Rounded to whole points, so that adjacent lines touch but never overlap.
            rect.origin.y = rect.minY.rounded()
            rect.size.height = (placement.origin.y + lines[index].maxY).rounded() - rect.minY
            if index < last {
                rect.size.height = (placement.origin.y + lines[index + 1].minY).rounded() - rect.minY
                let start = placement.origin.x
                if lines[index].line.isRightToLeft {
                    rect.size.width = max(0, rect.maxX - start)
                    rect.origin.x = start
                } else {
                    rect.size.width = max(0, start + placement.width - rect.minX)
                }
            }
            return rect.width > 0 ? rect : nil
        }
    }

    /// Returns the offset of the character boundary closest to a point.
    func offset(nearestTo point: CGPoint) -> Int {
        let distances = lines.map { line in
            let minY = placement.origin.y + line.minY
            return max(0, max(minY - point.y, point.y - minY - line.height))
        }
        let index = distances.indices.min { distances[$0] < distances[$1] } ?? 0
        let units = units(ofLine: index)
        var best = (offset: units.lowerBound, distance: CGFloat.infinity)
        var offset = units.lowerBound
        while true {
            let distance = abs(x(of: offset, inLine: index) - point.x)
            if line(at: offset) == index, distance < best.distance { best = (offset, distance) }
            guard offset < units.upperBound else { return best.offset }
            offset = string.characterEnd(utf16Offset: offset + 1)
        }
    }

    // MARK: Lines

    private func line(at offset: Int) -> Int {
        max(0, (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1)
    }

    private func units(ofLine index: Int) -> Range<Int> {
        let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : string.utf16.count
        return lineStarts[index]..<max(lineStarts[index], end)
    }

    private func rect(of range: Range<Int>, inLine index: Int) -> CGRect {
        let first = x(of: range.lowerBound, inLine: index)
        let last = x(of: range.upperBound, inLine: index)
        return CGRect(
            x: min(first, last),
            y: placement.origin.y + lines[index].minY,
            width: abs(last - first),
            height: lines[index].height.rounded(.up)
        )
    }

    /// Returns the x-coordinate of an offset in a line. Mixed-direction text is measured as one direction.
    private func x(of offset: Int, inLine index: Int) -> CGFloat {
        let line = lines[index]
        let width = min(width(from: lineStarts[index], to: offset), max(line.line.width, 0))
        let start = placement.minX(of: line)
        return line.line.isRightToLeft ? start + line.line.width - width : start + width
    }

    private func width(from start: Int, to end: Int) -> CGFloat {
        guard end > start else { return 0 }
        let content = text.content.part(start..<end)
        let layout = TextLayoutCache.shared.layout(for: content, constraints: constraints, width: .infinity)
        return layout.lines.first?.line.width ?? 0
    }

    /// Returns the UTF-16 offsets of line starts, which the lines store as UTF-8 offsets.
    private static func starts(of lines: [TextLayout.Line], in string: String) -> [Int] {
        var index = string.startIndex
        var bytes = 0
        var units = 0
        return lines.map { line in
            let count = max(0, line.line.start - bytes)
            let next = string.utf8.index(index, offsetBy: count, limitedBy: string.endIndex) ?? string.endIndex
            units += string.utf16.distance(from: index, to: next)
            index = next
            bytes += count
            return units
        }
    }
}
