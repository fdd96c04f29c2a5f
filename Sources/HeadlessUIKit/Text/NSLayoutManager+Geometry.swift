import Foundation

extension NSLayoutManager {
    /// The kind of a glyph.
    public struct GlyphProperty: OptionSet, Sendable {
        /// The raw value of the option set.
        public let rawValue: Int

        /// Creates a set of properties from a raw value.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A glyph that is not drawn: another glyph shows its character.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// A control character, such as a tab or a line break.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// White space that may be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// A mark on the character before.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    final var length: Int { textStorage?.length ?? 0 }

    final func makeFlow() -> TextFlow {
        let string = textStorage ?? NSAttributedString(string: "")
        let container = textContainers.first ?? NSTextContainer(size: .zero)
        var text =
            styleText?(string, container)
            ?? StyledText(
                string,
                defaultFont: StringDrawing.defaultFont,
                container: container,
                lineLength: container.lineLength
            )
        if !usesFontLeading { text.content = text.content.withoutLeading }
        var hooks = TextFlow.Hooks(
            adjust: { _ in },
            isRightToLeft: isRightToLeft ?? (UITraitCollection.current.layoutDirection == .rightToLeft)
        )
        if let delegate {
            hooks.adjust = { [unowned self] in adjust(&$0, by: delegate) }
            hooks.spacing = { [unowned self] unit, rect, endsParagraph in
                let spacing = delegate.layoutManager(
                    self,
                    lineSpacingAfterGlyphAt: unit,
                    withProposedLineFragmentRect: rect
                )
                guard endsParagraph else { return spacing }
                return spacing
                    + delegate.layoutManager(
                        self,
                        paragraphSpacingAfterGlyphAt: unit,
                        withProposedLineFragmentRect: rect
                    )
            }
            hooks.spacingBefore = { [unowned self] unit, rect in
                delegate.layoutManager(
                    self,
                    paragraphSpacingBeforeGlyphAt: unit,
                    withProposedLineFragmentRect: rect
                )
            }
        }
        return TextFlow(text, containers: textContainers, hooks: hooks)
    }

    private func adjust(_ line: inout LineFragment, by delegate: any NSLayoutManagerDelegate) {
        guard textContainers.indices.contains(line.container) else { return }
        var rect = line.rect
        var usedRect = line.usedRect
        var baseline = line.baseline - rect.minY
        let changed = delegate.layoutManager(
            self,
            shouldSetLineFragmentRect: &rect,
            lineFragmentUsedRect: &usedRect,
            baselineOffset: &baseline,
            in: textContainers[line.container],
            forGlyphRange: NSRange(line.units)
        )
        guard changed else { return }
        line.minX += rect.minX - line.rect.minX
        line.rect = rect
        line.usedRect = usedRect
        line.baseline = rect.minY + baseline
    }

    // MARK: Lines

    /// Returns the index of the fragment of a unit; the last one for the end of the text.
    final func fragment(at unit: Int) -> Int? {
        let fragments = flow.fragments
        var low = 0
        var high = fragments.count
        while low < high {
            let middle = (low + high) / 2
            if fragments[middle].units.upperBound <= unit { low = middle + 1 } else { high = middle }
        }
        return fragments.indices.contains(low) && fragments[low].units.contains(unit) ? low : nil
    }

    final func line(at unit: Int, _ effectiveRange: NSRangePointer?) -> LineFragment? {
        guard let index = fragment(at: unit) else { return nil }
        let line = flow.fragments[index]
        effectiveRange?.pointee = NSRange(line.units)
        return line
    }

    final func place(at unit: Int) -> LineFragment.Place? {
        fragment(at: unit).map { places(of: $0)[unit - flow.fragments[$0].units.lowerBound] }
    }

    final var extraLine: LineFragment? { flow.fragments.last.flatMap { $0.isExtra ? $0 : nil } }

    /// Returns the indexes of the fragments in a container.
    final func fragments(in container: NSTextContainer) -> [Int] {
        guard let number = textContainers.firstIndex(where: { $0 === container }) else { return [] }
        return flow.fragments.indices.filter { flow.fragments[$0].container == number }
    }

    final func units(in container: NSTextContainer) -> NSRange {
        let lines = fragments(in: container)
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(flow.fragments[first].units.lowerBound..<flow.fragments[last].units.upperBound)
    }

    final func wholeCharacters(_ range: NSRange) -> NSRange {
        let string = textStorage?.string ?? ""
        let units = (range.location..<range.location + range.length).clamped(to: 0..<length)
        guard !units.isEmpty else { return NSRange(units) }
        let start = string.characterStart(utf16Offset: units.lowerBound)
        return NSRange(start..<max(start, string.characterEnd(utf16Offset: units.upperBound)))
    }

    final func paragraphStyle(at unit: Int) -> NSParagraphStyle? {
        guard let textStorage, (0..<textStorage.length).contains(unit) else { return nil }
        return textStorage.attribute(.paragraphStyle, at: unit, effectiveRange: nil) as? NSParagraphStyle
    }

    final func property(at unit: Int) -> GlyphProperty {
        guard let textStorage, isValidGlyphIndex(unit) else { return [] }
        let character = (textStorage.string as NSString).character(at: unit)
        switch character {
        case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: return .controlCharacter
        case 0x20: return .elastic
        default: return place(at: unit)?.glyph == nil ? .null : []
        }
    }

    final func sizeOfAttachment(at unit: Int) -> CGSize {
        guard let textStorage, isValidGlyphIndex(unit),
            textStorage.attribute(.attachment, at: unit, effectiveRange: nil) is NSTextAttachment,
            let place = place(at: unit), let line = line(at: unit, nil)
        else { return CGSize(width: -1, height: -1) }
        let byte = flow.offsets.byte(ofUnit: unit) - line.byteBase
        let run = line.line.runs.first { $0.start <= byte && byte < $0.start + $0.text.utf8.count }
        let bounds = run.flatMap { flow.text.paints[$0.runIndex].picture?.bounds }
        return CGSize(width: place.maxX - place.minX, height: bounds?.height ?? line.usedRect.height)
    }

    // MARK: Rectangles

    /// Returns the rectangles of a range in the lines of a container. In a selection, lines that are selected beyond
    /// their end are covered to the edge of the container.
    final func rects(of range: NSRange, in container: NSTextContainer, selection: NSRange? = nil) -> [CGRect] {
        let units = range.location..<range.location + range.length
        return fragments(in: container).flatMap { index -> [CGRect] in
            let line = flow.fragments[index]
            let part = units.clamped(to: line.units)
            guard !part.isEmpty else { return [] }
            let places = places(of: index)[
                (part.lowerBound - line.units.lowerBound)..<part.upperBound - line.units.lowerBound
            ]
            var spans = Self.spans(of: places)
            if let selection, selection.location + selection.length > line.units.upperBound, !spans.isEmpty {
                if line.line.isRightToLeft {
                    spans[0] = line.rect.minX...max(line.rect.minX, spans[0].upperBound)
                } else {
                    let last = spans[spans.count - 1].lowerBound
                    spans[spans.count - 1] = last...max(last, line.rect.maxX)
                }
            }
            return spans.map {
                CGRect(
                    x: $0.lowerBound,
                    y: line.usedRect.minY,
                    width: $0.upperBound - $0.lowerBound,
                    height: line.usedRect.height
                )
            }
        }
    }

    /// Returns the horizontal spans of places, from left to right; several if directions are mixed.
    private static func spans(of places: ArraySlice<LineFragment.Place>) -> [ClosedRange<CGFloat>] {
        let tolerance: CGFloat = 1e-3
        var spans: [ClosedRange<CGFloat>] = []
        for place in places.sorted(by: { $0.minX < $1.minX }) {
            if let last = spans.last, place.minX <= last.upperBound + tolerance {
                spans[spans.count - 1] = last.lowerBound...max(last.upperBound, place.maxX)
            } else {
                spans.append(place.minX...max(place.minX, place.maxX))
            }
        }
        return spans
    }

    /// Returns the unit closest to a point, and how far from its leading edge the point is.
    final func glyph(closestTo point: CGPoint, in container: NSTextContainer) -> (index: Int, share: CGFloat) {
        let lines = fragments(in: container).filter { !flow.fragments[$0].isExtra }
        let closest = lines.min { first, second in
            let (first, second) = (
                flow.fragments[first].rect.distances(to: point), flow.fragments[second].rect.distances(to: point)
            )
            return first.y != second.y ? first.y < second.y : first.x < second.x
        }
        guard let closest else { return (0, 0) }
        let line = flow.fragments[closest]
        var best = (unit: line.units.lowerBound, distance: CGFloat.infinity, share: CGFloat(0))
        for (offset, place) in places(of: closest).enumerated() {
            let distance = max(0, max(place.minX - point.x, point.x - place.maxX))
            // Of units at the same place, the first one; of empty ones at the end, none that the text could be.
            guard distance < best.distance else { continue }
            let width = place.maxX - place.minX
            let part = width > 0 ? min(max((point.x - place.minX) / width, 0), 1) : 0
            best = (line.units.lowerBound + offset, distance, place.isRightToLeft && width > 0 ? 1 - part : part)
        }
        return (best.unit, best.share)
    }
}

extension LineFragment {
    func overlaps(_ range: NSRange) -> Bool {
        units.lowerBound < range.location + range.length && range.location < units.upperBound
    }
}

extension CGRect {
    fileprivate func distances(to point: CGPoint) -> (x: CGFloat, y: CGFloat) {
        (max(0, max(minX - point.x, point.x - maxX)), max(0, max(minY - point.y, point.y - maxY)))
    }
}
