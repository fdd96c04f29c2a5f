import Foundation

/// Lays out a text in containers, one after the other.
struct TextFlow {
    let text: StyledText
    let offsets: TextOffsets
    private(set) var fragments: [LineFragment] = []
    /// The UTF-16 unit after the laid out text.
    private(set) var end = 0

    private let hooks: Hooks

    /// What a layout manager and its delegate decide about lines.
    struct Hooks {
        /// Changes a fragment before the next is placed.
        var adjust: (inout LineFragment) -> Void
        /// Returns the space below a line in points, from its last unit and rectangle.
        var spacing: ((_ unit: Int, _ rect: CGRect, _ endsParagraph: Bool) -> CGFloat)?
        /// Returns the space above a paragraph.
        var spacingBefore: ((_ unit: Int, _ rect: CGRect) -> CGFloat)?
        var isRightToLeft: Bool
    }

    /// The tolerance for the height of containers, in points: sums of line heights are not whole pixels.
    private static let tolerance: CGFloat = 0.01
    /// The length of a text from which lines around holes are broken, in UTF-16 units.
    private static let chunk = 512

    init(_ text: StyledText, containers: [NSTextContainer], hooks: Hooks) {
        self.text = text
        self.hooks = hooks
        offsets = TextOffsets(text.content.string)
        for (index, container) in containers.enumerated() {
            guard index == 0 || end < offsets.unitCount else { break }
            let isSimple = container.isSimpleRectangularTextContainer && type(of: container) == NSTextContainer.self
            if isSimple { fill(container, at: index) } else { flow(through: container, at: index) }
        }
    }

    // MARK: Rectangles

    private mutating func fill(_ container: NSTextContainer, at index: Int) {
        let base = end
        let byteBase = offsets.byte(ofUnit: base)
        let content = base == 0 ? text.content : rest(from: base)
        // Paragraphs that truncate or clip are single lines.
        let isSingleLine =
            (text.lineBreakMode.ellipsizes || text.lineBreakMode == .byClipping)
            && TextTypesetter.paragraphs(of: Array(content.string.utf8)).count == 1
        let ownMode = container.lineBreakMode == .byWordWrapping ? text.lineBreakMode : container.lineBreakMode
        var constraints = TextConstraints(
            lineLimit: container.maximumNumberOfLines,
            lineBreakMode: ownMode,
            isRightToLeft: hooks.isRightToLeft
        )
        if constraints.lineLimit == 0, isSingleLine { constraints.lineLimit = 1 }
        var layout = TextLayoutCache.shared.layout(for: content, constraints: constraints, width: container.lineLength)
        if ownMode.ellipsizes, container.size.height > 0, container.size.height < layout.size.height {
            constraints.lineLimit = layout.lineCount(fitting: container.size.height)
            layout = TextLayoutCache.shared.layout(for: content, constraints: constraints, width: container.lineLength)
        }
        let starts = layout.lines.map { offsets.unit(ofByte: byteBase + $0.line.start) }
        let width = container.lineLength.isFinite ? container.lineLength : layout.size.width
        var y: CGFloat = 0
        for (number, line) in layout.lines.enumerated() {
            let isLast = number == layout.lines.count - 1
            let unitEnd = isLast ? offsets.unitCount : starts[number + 1]
            let startsParagraph = number > 0 && layout.lines[number - 1].paragraph != line.paragraph
            let endsParagraph = !isLast && layout.lines[number + 1].paragraph != line.paragraph
            var fragment = fragment(
                line.line,
                units: starts[number]..<max(starts[number], unitEnd),
                byteBase: byteBase,
                paragraph: paragraph(of: line.paragraph, base: base),
                container: index
            )
            let lineLeft = text.minX(
                of: line.line,
                indent: line.indent,
                paragraph: fragment.paragraph,
                width: width,
                naturalAlignment: hooks.isRightToLeft ? .right : .left
            )
            let place = Row(
                origin: CGPoint(x: 0, y: y),
                width: width + 2 * container.lineFragmentPadding,
                left: container.lineFragmentPadding + lineLeft,
                padding: container.lineFragmentPadding,
                height: line.height,
                baseline: line.baseline - line.minY
            )
            set(&fragment, place, startsParagraph: startsParagraph, endsParagraph: endsParagraph, isLast: isLast)
            if isLast, layout.isTruncated {
                fragment.truncation = truncation(of: line.line, in: content, byteBase: byteBase)
            }
            let overflows = container.size.height > 0 && fragment.usedRect.maxY > container.size.height + Self.tolerance
            if overflows, number > 0 || index > 0 { return }
            hooks.adjust(&fragment)
            fragments.append(fragment)
            end = fragment.units.upperBound
            y = fragment.rect.maxY
        }
        end = offsets.unitCount
    }

    // MARK: Holes

    private mutating func flow(through container: NSTextContainer, at index: Int) {
        let bottom = container.size.height > 0 ? container.size.height + Self.tolerance : .infinity
        let width = container.size.width > 0 ? container.size.width : TextShaper.unlimitedWidth
        let lowest = container.exclusionBottom
        var row = RowSearch(y: 0, width: width, lineCount: 0)
        let paragraphs = TextTypesetter.paragraphs(of: Array(text.content.string.utf8))
        for (number, range) in paragraphs.enumerated() {
            let isLastParagraph = number == paragraphs.count - 1
            let first = offsets.unit(ofByte: range.lowerBound)
            let last = offsets.unit(ofByte: range.upperBound)
            guard last >= end else { continue }
            var unit = max(first, end)
            let next = isLastParagraph ? last : offsets.unit(ofByte: paragraphs[number + 1].lowerBound)
            var isPlaced = false
            while !isPlaced {
                let shape = shape(ofParagraph: number, isFirstLine: unit == first)
                let height = shape.lineHeight(natural: naturalHeight(at: unit))
                guard row.y + height <= bottom else { return }
                if container.maximumNumberOfLines > 0, row.lineCount >= container.maximumNumberOfLines { return }
                let rect = row.nextRect(in: container, height: height, unit: unit, isRightToLeft: hooks.isRightToLeft)
                guard rect.width > 2 * container.lineFragmentPadding else {
                    guard row.y < min(lowest, bottom) + height else { return }
                    row.skip(height: height)
                    continue
                }
                let length = rect.width - 2 * container.lineFragmentPadding
                let (line, lineEnd, breaksWord) = firstLine(unit..<last, shape: shape, length: length)
                if breaksWord, rect.width < width, row.y < lowest {
                    row.pass(rect)
                    continue
                }
                let isLast = lineEnd == last
                var fragment = fragment(
                    line.line,
                    units: unit..<(isLast ? max(next, last) : lineEnd),
                    byteBase: offsets.byte(ofUnit: unit),
                    paragraph: number,
                    container: index
                )
                let left = text.minX(
                    of: line.line,
                    indent: line.indent,
                    paragraph: number,
                    width: length,
                    naturalAlignment: hooks.isRightToLeft ? .right : .left
                )
                let place = Row(
                    origin: CGPoint(x: rect.minX, y: row.y),
                    width: rect.width,
                    left: rect.minX + container.lineFragmentPadding + left,
                    padding: container.lineFragmentPadding,
                    height: line.height,
                    baseline: line.baseline
                )
                let startsParagraph = unit == first && number > 0
                let endsText = isLast && isLastParagraph
                set(&fragment, place, startsParagraph: startsParagraph, endsParagraph: isLast, isLast: endsText)
                hooks.adjust(&fragment)
                fragments.append(fragment)
                row.place(fragment.rect, endsRow: isLast)
                unit = lineEnd
                end = fragment.units.upperBound
                isPlaced = isLast
            }
        }
        end = offsets.unitCount
    }

    private func shape(ofParagraph number: Int, isFirstLine: Bool) -> ParagraphShape {
        var shape = text.content.paragraphs[min(number, text.content.paragraphs.count - 1)]
        if !isFirstLine { shape.firstLineHeadIndent = shape.headIndent }
        return shape
    }

    private func naturalHeight(at unit: Int) -> CGFloat {
        let runs = text.content.runs
        let run = runs.first { offsets.unit(ofByte: $0.end) > unit } ?? runs[runs.count - 1]
        return FontLibrary.shared.metrics(for: run.font).lineHeight
    }

    /// Returns the first line of a range, its end, and whether that is inside of a word.
    private func firstLine(
        _ units: Range<Int>,
        shape: ParagraphShape,
        length: CGFloat
    ) -> (line: TextLayout.Line, end: Int, breaksWord: Bool) {
        var count = Self.chunk
        while true {
            let upper = text.content.string.characterEnd(utf16Offset: min(units.upperBound, units.lowerBound + count))
            let content = text.content.part(units.lowerBound..<upper, shape: shape)
            let constraints = TextConstraints(lineBreakMode: text.lineBreakMode, isRightToLeft: hooks.isRightToLeft)
            let layout = FontLibrary.shared.withShaper {
                TextTypesetter.layout(content, constraints: constraints, width: length, with: &$0)
            }
            if layout.lines.count > 1 {
                let bytes = layout.lines[1].line.start
                let end = units.lowerBound + TextOffsets(content.string).unit(ofByte: bytes)
                let before = content.string.utf8.dropFirst(max(0, bytes - 1)).first
                let isSpace = before.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") } ?? true
                return (layout.lines[0], end, !isSpace && text.lineBreakMode != .byCharWrapping)
            }
            if upper == units.upperBound { return (layout.lines[0], upper, false) }
            count *= 2
        }
    }

    // MARK: Fragments

    private struct Row {
        var origin: CGPoint
        var width: CGFloat
        var left: CGFloat
        var padding: CGFloat
        var height: CGFloat
        var baseline: CGFloat
    }

    private func fragment(
        _ line: TextLine,
        units: Range<Int>,
        byteBase: Int,
        paragraph: Int,
        container: Int
    ) -> LineFragment {
        LineFragment(
            units: units,
            line: line,
            byteBase: byteBase,
            paragraph: paragraph,
            container: container,
            rect: .zero,
            usedRect: .zero,
            baseline: 0,
            minX: 0,
            isExtra: units.isEmpty
        )
    }

    private func set(
        _ fragment: inout LineFragment,
        _ row: Row,
        startsParagraph: Bool,
        endsParagraph: Bool,
        isLast: Bool
    ) {
        let shape = shape(ofParagraph: fragment.paragraph, isFirstLine: true)
        let rect = CGRect(origin: row.origin, size: CGSize(width: row.width, height: row.height))
        var above: CGFloat = 0
        if startsParagraph {
            above = hooks.spacingBefore?(fragment.units.lowerBound, rect) ?? shape.paragraphSpacingBefore
        }
        var below: CGFloat = 0
        if !isLast {
            let unit = max(fragment.units.lowerBound, fragment.units.upperBound - 1)
            below =
                (hooks.spacing?(unit, rect, endsParagraph)
                    ?? shape.lineSpacing + (endsParagraph ? shape.paragraphSpacing : 0))
                + shape.spacing(below: fragment.line) - shape.lineSpacing
        }
        fragment.rect = CGRect(
            x: row.origin.x,
            y: row.origin.y,
            width: row.width,
            height: above + row.height + below
        )
        fragment.usedRect = CGRect(
            x: row.left - row.padding,
            y: row.origin.y + above,
            width: fragment.line.width + 2 * row.padding,
            height: row.height
        )
        fragment.baseline = row.origin.y + above + row.baseline
        fragment.minX = row.left
    }

    /// Returns the first unit that an ellipsis replaces.
    private func truncation(of line: TextLine, in content: TextContent, byteBase: Int) -> Int? {
        line.runs.first { $0.isEllipsis(in: content.string) }.map { offsets.unit(ofByte: byteBase + $0.start) }
    }

    // MARK: Parts

    private func rest(from unit: Int) -> TextContent {
        var content = text.content.part(unit..<offsets.unitCount)
        content.paragraphs = Array(text.content.paragraphs.suffix(from: paragraph(of: 0, base: unit)))
        return content
    }

    /// Returns the index of a paragraph of the text after a unit, in all paragraphs with a shape.
    private func paragraph(of index: Int, base: Int) -> Int {
        guard base > 0, text.content.paragraphs.count > 1 else { return index }
        let before = text.content.part(0..<base).string
        let count = TextTypesetter.paragraphs(of: Array(before.utf8)).count - 1
        return min(count + index, text.content.paragraphs.count - 1)
    }
}

/// Finds the places for lines around holes.
private struct RowSearch {
    var y: CGFloat
    let width: CGFloat
    var lineCount: Int
    private var rest: CGRect?
    private var bottom: CGFloat = 0
    private var remaining = CGRect.zero

    init(y: CGFloat, width: CGFloat, lineCount: Int) {
        self.y = y
        self.width = width
        self.lineCount = lineCount
    }

    mutating func nextRect(in container: NSTextContainer, height: CGFloat, unit: Int, isRightToLeft: Bool) -> CGRect {
        let proposed = rest ?? CGRect(x: 0, y: y, width: width, height: height)
        remaining = .zero
        return container.lineFragmentRect(
            forProposedRect: proposed,
            at: unit,
            writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            remaining: &remaining
        )
    }

    /// Continues in the rest of the row, or below.
    mutating func place(_ rect: CGRect, endsRow: Bool) {
        bottom = max(bottom, rect.maxY)
        if !endsRow, remaining.width > 0 {
            rest = remaining
        } else {
            rest = nil
            y = bottom
            lineCount += 1
        }
    }

    /// Passes over a place that is too narrow.
    mutating func pass(_ rect: CGRect) {
        if remaining.width > 0 { rest = remaining } else { skip(height: rect.height) }
    }

    /// Goes on below the lines of the row, or a little further down if there are none.
    mutating func skip(height: CGFloat) {
        rest = nil
        if bottom > y {
            y = bottom
            lineCount += 1
        } else {
            y += max(1, height / 4)
        }
    }
}

extension NSTextContainer {
    /// The length available to lines, in points.
    var lineLength: CGFloat {
        size.width > 0 && size.width < TextShaper.unlimitedWidth
            ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
    }
}

extension GlyphRun {
    /// Whether the run is the ellipsis of a truncated text.
    func isEllipsis(in string: String) -> Bool {
        text == "…" && !string.utf8.dropFirst(start).starts(with: "…".utf8)
    }
}
