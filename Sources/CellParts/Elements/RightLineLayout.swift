import DeclarativeCollections
import PortableUIKit

/// The frames of the elements of a right part, measured from its leading edge.
///
/// Beside the left part they form one line at the trailing edge; below it they wrap, from the leading edge.
@MainActor
struct RightLineLayout {
    let frames: [CGRect]
    let measurement: PartMeasurement

    private struct Line {
        var range: Range<Int>
        var widths: [CGFloat]
    }

    init(_ elements: [any PartElement], spacing: SpacingScale, isBelowLeft: Bool, fitting width: CGFloat) {
        let grid = PixelGrid.current
        let isControl = elements.contains(where: \.isControl)
        let insets =
            isControl
            ? PartInsets.rightControl(spacing, isBelowLeft: isBelowLeft)
            : PartInsets.right(spacing, isBelowLeft: isBelowLeft)
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let gap = spacing.xs
        let lines = Self.lines(elements, gap: gap, isBelowLeft: isBelowLeft, room: room)

        let used = lines.map { $0.widths.reduce(0, +) + gap * CGFloat(max($0.widths.count - 1, 0)) }
        let neededWidth = min(insets.left + (used.max() ?? 0) + insets.right, width)
        let frameWidth = width.isFinite ? width : neededWidth
        var frames: [CGRect] = []
        var top = insets.top
        for (line, lineWidth) in zip(lines, used) {
            let sizes = zip(elements[line.range], line.widths).map { element, width in
                CGSize(width: width, height: element.size(fitting: width).height)
            }
            let height = sizes.map(\.height).max() ?? 0
            var x = isBelowLeft ? insets.left : max(frameWidth - insets.right - lineWidth, insets.left)
            for size in sizes {
                let y = top + grid.aligned((height - size.height) / 2)
                frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
                x += size.width + gap
            }
            top += height + gap
        }
        let bottom = frames.map(\.maxY).max() ?? insets.top

        self.frames = frames
        let firstLine = zip(elements, frames).lazy.compactMap { element, frame in
            element.firstBaseline(fitting: frame.width).map { baseline in
                (
                    baseline: frame.minY + baseline,
                    center: frame.minY + min(element.firstLineHeight(fitting: frame.width), frame.height) / 2
                )
            }
        }.first
        measurement = PartMeasurement(
            size: CGSize(width: neededWidth, height: bottom + insets.bottom),
            minWidth: isBelowLeft
                ? 0
                : insets.left + elements.reduce(0) { $0 + $1.minWidthBesideText } + gap
                    * CGFloat(max(elements.count - 1, 0))
                    + insets.right,
            firstBaseline: isControl ? nil : firstLine?.baseline,
            insets: insets,
            firstLineCenter: isControl ? nil : firstLine?.center,
            lineCount: zip(elements, frames).reduce(0) { max($0, $1.0.lineCount(taking: $1.1.size)) }
        )
    }

    /// Divides the elements into lines and compresses what does not fit.
    private static func lines(
        _ elements: [any PartElement],
        gap: CGFloat,
        isBelowLeft: Bool,
        room: CGFloat
    ) -> [Line] {
        var lines: [Line] = []
        for (index, element) in elements.enumerated() {
            let wanted = element.size(fitting: .infinity).width
            if let last = lines.indices.last {
                let used = lines[last].widths.reduce(0, +) + gap * CGFloat(lines[last].widths.count)
                if !isBelowLeft || used + min(wanted, element.minWidth) <= room {
                    lines[last].range = lines[last].range.lowerBound..<index + 1
                    lines[last].widths.append(wanted)
                    continue
                }
            }
            lines.append(Line(range: index..<index + 1, widths: [wanted]))
        }
        return lines.map { fitted($0, elements, gap: gap, isBelowLeft: isBelowLeft, room: room) }
    }

    private static func fitted(
        _ line: Line,
        _ elements: [any PartElement],
        gap: CGFloat,
        isBelowLeft: Bool,
        room: CGFloat
    ) -> Line {
        var line = line
        let gaps = gap * CGFloat(line.widths.count - 1)
        let spare = room - gaps - line.widths.reduce(0, +)
        if spare > 0 {
            let filling = isBelowLeft && room.isFinite ? line.range.filter { elements[$0].fillsWidth } : []
            for index in filling {
                line.widths[index - line.range.lowerBound] += spare / CGFloat(filling.count)
            }
            return line
        }
        // First down to the minimum widths, then to nothing, from the leading element on: the last one is the control.
        var missing = -spare
        for isForced in [false, true] {
            for (offset, index) in line.range.enumerated() where missing > 0 {
                let minWidth = isBelowLeft ? elements[index].minWidth : elements[index].minWidthBesideText
                let least = isForced ? 0 : min(minWidth, line.widths[offset])
                let cut = min(missing, line.widths[offset] - least)
                line.widths[offset] -= cut
                missing -= cut
            }
        }
        // With no room even for the gaps, the elements are clipped.
        line.widths = line.widths.map { min($0, room) }
        return line
    }
}

extension PartElement {
    /// The width, in points, below which the element is not compressed beside a left part: all of a short text.
    fileprivate var minWidthBesideText: CGFloat {
        let wanted = size(fitting: .infinity).width
        let isShort = wanted <= PartMeasurement.shortTextWidth && firstBaseline(fitting: wanted) != nil
        return isShort ? max(minWidth, wanted) : minWidth
    }
}
