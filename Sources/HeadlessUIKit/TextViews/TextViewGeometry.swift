import Foundation

/// The positions of lines, carets and selections in a text view. Offsets are in UTF-16 units.
@MainActor final class TextViewGeometry {
    let flow: TextFlow
    let isRightToLeft: Bool
    private let origin: CGPoint
    private let lines: [LineFragment]
    /// The edges between which text is selected.
    private let edges: ClosedRange<CGFloat>
    private var placesOfLines: [Int: [LineFragment.Place]] = [:]

    init(_ flow: TextFlow, in container: NSTextContainer, origin: CGPoint, isRightToLeft: Bool) {
        self.flow = flow
        self.origin = origin
        self.isRightToLeft = isRightToLeft
        lines = flow.fragments.filter { $0.container == 0 }
        let left = container.lineFragmentPadding
        let right = lines.reduce(left) { max($0, $1.rect.maxX - container.lineFragmentPadding) }
        edges = (origin.x + left)...(origin.x + right)
    }

    private var string: String { flow.text.content.string }

    /// Draws the text.
    func draw(in context: CGContext, color: UIColor) {
        let painter = LinePainter(flow.text, in: context, color: color)
        func baseline(_ line: LineFragment) -> CGPoint {
            CGPoint(x: origin.x + line.minX, y: origin.y + line.baseline)
        }
        if flow.text.hasShadows {
            for line in lines { painter.drawShadows(of: line.line, at: baseline(line)) }
        }
        for line in lines {
            let place = baseline(line)
            painter.drawBackgrounds(
                of: line.line,
                x: place.x,
                minY: origin.y + line.usedRect.minY,
                height: line.usedRect.height
            )
            painter.drawGlyphs(of: line.line, at: place)
            painter.drawDecorations(of: line.line, at: place)
        }
    }

    /// Returns the frame of the caret at an offset. At a soft line break it is at the start of the next line.
    func caretFrame(at offset: Int) -> CGRect {
        guard !lines.isEmpty else { return CGRect(origin: origin, size: .zero) }
        let index = line(at: offset)
        let used = lines[index].usedRect
        return CGRect(
            x: x(of: offset, inLine: index),
            y: origin.y + used.minY,
            width: TextCaretView.width,
            height: used.height.rounded(.up)
        )
    }

    /// Returns the rectangles of a range for each line, as wide as the text.
    func lineRects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty, !lines.isEmpty else { return [] }
        return (line(at: range.lowerBound)...line(at: range.upperBound)).compactMap { index in
            let part = range.clamped(to: lines[index].units)
            return part.isEmpty ? nil : rect(of: part, inLine: index)
        }
    }

    /// Returns the rectangles of a selection. A line selected beyond its end extends to the edge of the container.
    func selectionRects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty, !lines.isEmpty else { return [] }
        let last = line(at: range.upperBound)
        return (line(at: range.lowerBound)...last).compactMap { index in
            var rect = rect(of: range.clamped(to: lines[index].units), inLine: index)
            // Rounded to whole points, so that adjacent lines touch but never overlap.
            rect.origin.y = rect.minY.rounded()
            rect.size.height = (origin.y + lines[index].usedRect.maxY).rounded() - rect.minY
            if index < last {
                rect.size.height = max(0, (origin.y + lines[index + 1].usedRect.minY).rounded() - rect.minY)
                if lines[index].line.isRightToLeft {
                    rect.size.width = max(0, rect.maxX - edges.lowerBound)
                    rect.origin.x = edges.lowerBound
                } else {
                    rect.size.width = max(0, edges.upperBound - rect.minX)
                }
            }
            return rect.width > 0 ? rect : nil
        }
    }

    /// Returns the offset of the character boundary closest to a point.
    func offset(nearestTo point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let distances = lines.map { line -> CGFloat in
            let minY = origin.y + line.usedRect.minY
            let below = max(0, max(minY - point.y, point.y - minY - line.usedRect.height))
            let left = origin.x + line.rect.minX
            // Of the parts of a line beside a hole, the closest one.
            let beside = max(0, max(left - point.x, point.x - left - line.rect.width))
            return below + min(beside, 1) / 1_000
        }
        let index = distances.indices.min { distances[$0] < distances[$1] } ?? 0
        let units = lines[index].units
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

    /// Returns the last line that begins at or before an offset.
    private func line(at offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].units.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    private func rect(of range: Range<Int>, inLine index: Int) -> CGRect {
        let first = x(of: range.lowerBound, inLine: index)
        let last = x(of: range.upperBound, inLine: index)
        return CGRect(
            x: min(first, last),
            y: origin.y + lines[index].usedRect.minY,
            width: abs(last - first),
            height: lines[index].usedRect.height.rounded(.up)
        )
    }

    /// Returns the x-coordinate of the boundary before an offset in a line.
    private func x(of offset: Int, inLine index: Int) -> CGFloat {
        let line = lines[index]
        let places = places(ofLine: index)
        let position = offset - line.units.lowerBound
        if position > 0, position >= places.count, let last = places.last {
            return origin.x + (last.isRightToLeft ? last.minX : last.maxX)
        }
        guard places.indices.contains(position) else { return origin.x + start(of: line) }
        let place = places[position]
        return origin.x + (place.isRightToLeft ? place.maxX : place.minX)
    }

    private func start(of line: LineFragment) -> CGFloat {
        line.line.isRightToLeft ? line.minX + line.line.width : line.minX
    }

    private func places(ofLine index: Int) -> [LineFragment.Place] {
        if let known = placesOfLines[index] { return known }
        let made = lines[index].places(in: string, offsets: flow.offsets)
        placesOfLines[index] = made
        return made
    }
}
