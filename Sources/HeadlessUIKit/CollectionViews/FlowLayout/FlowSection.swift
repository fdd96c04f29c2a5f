import Foundation

/// Computes the frames of the header, the items and the footer of one section of a flow layout.
///
/// If all items have the same size, nothing is stored per item. Otherwise lines are found by binary search.
struct FlowSection {
    /// The sizes of the items: one for all, or one for each.
    enum Sizes {
        case uniform(FlowSize, count: Int)
        case each([FlowSize])

        var count: Int {
            switch self {
            case .uniform(_, let count): count
            case .each(let sizes): sizes.count
            }
        }
    }

    /// The sizes, spacings and insets of a section.
    struct Metrics {
        var sizes: Sizes
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        var mainInsets: (start: CGFloat, end: CGFloat)
        var crossInsets: (start: CGFloat, end: CGFloat)
        var headerLength: CGFloat
        var footerLength: CGFloat
        var crossLength: CGFloat
    }

    private struct Line {
        var items: Range<Int>
        var main: CGFloat
        var length: CGFloat
        var end: CGFloat { main + length }
    }

    let metrics: Metrics
    /// The start of the section along the main axis, in points.
    let main: CGFloat
    /// The length of the section along the main axis, in points.
    let length: CGFloat
    /// The lines, if items have individual sizes.
    private let lines: [Line]
    private let itemsPerLine: Int

    var mainEnd: CGFloat { main + length }
    var itemCount: Int { metrics.sizes.count }

    init(metrics: Metrics, main: CGFloat) {
        self.metrics = metrics
        self.main = main
        let availableLength = metrics.crossLength - metrics.crossInsets.start - metrics.crossInsets.end
        let linesStart = main + metrics.headerLength + metrics.mainInsets.start
        let linesEnd: CGFloat
        switch metrics.sizes {
        case .uniform(let size, let count):
            itemsPerLine = Self.itemsPerLine(of: size.cross, spacing: metrics.itemSpacing, in: availableLength)
            lines = []
            let lineCount = (count + itemsPerLine - 1) / itemsPerLine
            linesEnd =
                linesStart + CGFloat(lineCount) * size.main
                + CGFloat(max(0, lineCount - 1)) * metrics.lineSpacing
        case .each(let sizes):
            itemsPerLine = 1
            lines = Self.lines(of: sizes, in: availableLength, start: linesStart, metrics: metrics)
            linesEnd = lines.last?.end ?? linesStart
        }
        // A section without items has no insets, only its header and footer.
        length =
            metrics.sizes.count == 0
            ? metrics.headerLength + metrics.footerLength
            : linesEnd + metrics.mainInsets.end + metrics.footerLength - main
    }

    // MARK: Frames

    var header: FlowRect? {
        guard metrics.headerLength > 0 else { return nil }
        return FlowRect(main: main, cross: 0, size: FlowSize(main: metrics.headerLength, cross: metrics.crossLength))
    }

    var footer: FlowRect? {
        guard metrics.footerLength > 0 else { return nil }
        return FlowRect(
            main: mainEnd - metrics.footerLength,
            cross: 0,
            size: FlowSize(main: metrics.footerLength, cross: metrics.crossLength)
        )
    }

    func item(_ item: Int) -> FlowRect {
        let line = line(of: item)
        let size = size(of: item)
        return FlowRect(
            main: line.main + (line.length - size.main) / 2,
            cross: cross(of: item, in: line),
            size: size
        )
    }

    /// Returns the items whose lines intersect a range of the main axis.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard itemCount > 0 else { return 0..<0 }
        switch metrics.sizes {
        case .uniform(let size, let count):
            let step = size.main + metrics.lineSpacing
            guard step > 0 else { return 0..<count }
            let lineCount = (count + itemsPerLine - 1) / itemsPerLine
            let origin = main + metrics.headerLength + metrics.mainInsets.start
            let first = Self.clamped(((start - origin) / step).rounded(.down), to: 0...lineCount)
            let last = Self.clamped(((end - origin) / step).rounded(.up), to: 0...lineCount)
            return first * itemsPerLine..<max(first * itemsPerLine, min(count, last * itemsPerLine))
        case .each:
            let first = lines.partitioningIndex { $0.end > start }
            let last = lines.partitioningIndex { $0.main >= end }
            guard first < last else { return 0..<0 }
            return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
        }
    }

    // MARK: Lines

    private func size(of item: Int) -> FlowSize {
        switch metrics.sizes {
        case .uniform(let size, _): size
        case .each(let sizes): sizes[item]
        }
    }

    private func line(of item: Int) -> Line {
        switch metrics.sizes {
        case .uniform(let size, let count):
            let number = item / itemsPerLine
            let first = number * itemsPerLine
            return Line(
                items: first..<min(count, first + itemsPerLine),
                main: main + metrics.headerLength + metrics.mainInsets.start
                    + CGFloat(number) * (size.main + metrics.lineSpacing),
                length: size.main
            )
        case .each:
            return lines[lines.partitioningIndex { $0.items.upperBound > item }]
        }
    }

    /// Returns the position of an item along its line.
    ///
    /// Lines are justified: the first item touches one inset and the last item the other; a single item is centered.
    /// The last line is aligned to the start; if all items have the same size, it uses the spacing of the full lines.
    private func cross(of item: Int, in line: Line) -> CGFloat {
        let start = metrics.crossInsets.start
        let availableLength = metrics.crossLength - start - metrics.crossInsets.end
        switch metrics.sizes {
        case .uniform(let size, _):
            if itemsPerLine == 1 { return start + max(0, availableLength - size.cross) / 2 }
            let gap = (availableLength - CGFloat(itemsPerLine) * size.cross) / CGFloat(itemsPerLine - 1)
            return start + CGFloat(item - line.items.lowerBound) * (size.cross + gap)
        case .each(let sizes):
            let isLast = line.items.upperBound == sizes.count
            let used = sizes[line.items].reduce(0) { $0 + $1.cross }
            if !isLast, line.items.count == 1 { return start + max(0, availableLength - used) / 2 }
            let gap = isLast ? metrics.itemSpacing : (availableLength - used) / CGFloat(line.items.count - 1)
            return sizes[line.items.lowerBound..<item].reduce(start) { $0 + $1.cross + gap }
        }
    }

    private static func itemsPerLine(of length: CGFloat, spacing: CGFloat, in availableLength: CGFloat) -> Int {
        guard length + spacing > 0, availableLength.isFinite else { return 1 }
        // A small tolerance, so that three thirds of a width fit.
        let count = ((availableLength + spacing) / (length + spacing) + 0.001).rounded(.down)
        return clamped(count, to: 1...Int(Int32.max))
    }

    private static func lines(
        of sizes: [FlowSize],
        in availableLength: CGFloat,
        start: CGFloat,
        metrics: Metrics
    ) -> [Line] {
        var lines: [Line] = []
        var first = 0
        var used: CGFloat = 0
        var length: CGFloat = 0
        var main = start
        func close(at end: Int) {
            lines.append(Line(items: first..<end, main: main, length: length))
            main += length + metrics.lineSpacing
            first = end
        }
        for (index, size) in sizes.enumerated() {
            if index > first, used + metrics.itemSpacing + size.cross > availableLength + 0.001 {
                close(at: index)
                used = 0
                length = 0
            }
            used += (index > first ? metrics.itemSpacing : 0) + size.cross
            length = max(length, size.main)
        }
        if first < sizes.count { close(at: sizes.count) }
        return lines
    }

    private static func clamped(_ value: CGFloat, to range: ClosedRange<Int>) -> Int {
        guard value > CGFloat(range.lowerBound) else { return range.lowerBound }
        return value < CGFloat(range.upperBound) ? Int(value) : range.upperBound
    }
}
