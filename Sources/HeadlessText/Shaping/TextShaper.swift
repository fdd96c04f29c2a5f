import CPango
import Foundation

/// Shapes paragraphs with a single reused Pango layout. Owned by `FontLibrary`, which guards it with a lock.
package struct TextShaper {
    private var fonts: FontSets
    /// The fonts of the text that is being shaped.
    private var current: ShapingFonts
    private var context: OpaquePointer { current.context }
    private var layout: PangoLayoutReference { current.layout }
    var hyphenator = Hyphenator()
    private var faces: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]
    private var metrics: [FontSpecification: FontMetrics] = [:]
    /// The number of paragraphs shaped since launch.
    private(set) var shapedParagraphs = 0

    /// The maximum number of faces retained in addition to those that layouts retain.
    private static let faceLimit = 256

    /// The width from which text is unlimited: Pango counts 1/1024 points with 32 bits.
    package static let unlimitedWidth: CGFloat = 1_000_000

    init(fonts: FontSets) {
        self.fonts = fonts
        current = self.fonts.fonts(for: EmptyCollection())
    }

    struct Paragraph {
        var text: ArraySlice<UInt8>
        /// The runs of the whole content.
        var runs: [TextRun]
        var shape: ParagraphShape
        /// Whether further paragraphs are cut off, so that this one must end with an ellipsis even if it fits.
        var continues = false
        /// Whether a hyphen is added.
        var endsWithHyphen = false
    }

    struct ShapedParagraph {
        var lines: [TextLine]
        var isTruncated: Bool
    }

    /// Shapes a paragraph in a width of up to `unlimitedWidth`, with at most `lineLimit` lines (0 means no limit).
    mutating func shape(
        _ paragraph: Paragraph,
        width: CGFloat,
        lineLimit: Int,
        constraints: TextConstraints
    ) -> ShapedParagraph {
        let mode = constraints.lineBreakMode
        if hyphenates(paragraph, width: width, mode: mode) {
            return shapeHyphenated(paragraph, width: width, lineLimit: lineLimit, constraints: constraints)
        }
        shapedParagraphs += 1
        // Before the fonts of this paragraph: a face may be asked for from others.
        let runMetrics = paragraph.runs.map { metrics(for: $0.font) }
        current = fonts.fonts(for: paragraph.runs.lazy.map(\.font))
        let truncates = mode.ellipsizes && lineLimit > 0
        var bytes = paragraph.text
        let start = bytes.startIndex
        if paragraph.endsWithHyphen { bytes.append(UInt8(ascii: "-")) }
        if paragraph.continues, truncates { bytes.append(contentsOf: "…".utf8) }

        configureDirection(paragraph.shape, constraints: constraints)
        let expansion = expansion(of: paragraph)
        configureLayout(paragraph.shape, width: width, expansion: expansion, lineLimit: lineLimit, mode: mode)
        configureTabs(bytes.contains(UInt8(ascii: "\t")) ? paragraph.shape : nil)
        bytes.withUnsafeBytes {
            pango_layout_set_text(layout.pointer, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count))
        }
        setAttributes(paragraph.runs, of: bytes)

        let reader = LayoutLineReader(
            text: Array(bytes),
            start: start,
            runs: paragraph.runs,
            metrics: runMetrics
        )
        var lines: [TextLine] = []
        var next = pango_layout_get_lines_readonly(layout.pointer)
        while let item = next, let data = item.pointee.data {
            let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
            lines.append(reader.textLine(line) { face(retaining: $0) })
            next = item.pointee.next
        }
        var isTruncated = paragraph.continues || pango_layout_is_ellipsized(layout.pointer) != 0
        if lineLimit > 0, lines.count > lineLimit {
            lines.removeLast(lines.count - lineLimit)
            isTruncated = true
            if mode == .byClipping { unwrapLastLine(&lines, of: paragraph, constraints: constraints) }
        }
        if !isTruncated { joinOrphan(in: &lines, of: paragraph, width: width, constraints: constraints) }
        return ShapedParagraph(lines: lines, isTruncated: isTruncated)
    }

    /// Lets the last line run on to the end of the paragraph, beyond the edge at which it is clipped.
    private mutating func unwrapLastLine(
        _ lines: inout [TextLine],
        of paragraph: Paragraph,
        constraints: TextConstraints
    ) {
        guard let last = lines.popLast() else { return }
        var rest = paragraph
        rest.text = paragraph.text[last.start...]
        rest.shape.firstLineHeadIndent = rest.shape.headIndent
        lines += shape(rest, width: Self.unlimitedWidth, lineLimit: 1, constraints: constraints).lines
    }

    /// Returns the metrics of a face.
    mutating func metrics(for specification: FontSpecification) -> FontMetrics {
        if let known = metrics[specification] { return known }
        var measured = face(for: specification)?.metrics ?? .unavailable(size: specification.size)
        if specification.isSystemFont { measured.adopt(.sanFrancisco, size: specification.size) }
        metrics[specification] = measured
        return measured
    }

    /// Measures faces again when they are needed next, because other fonts are registered.
    mutating func forgetMetrics() {
        metrics = [:]
    }

    /// Returns the face of a specification; `nil` if the font can't be opened.
    mutating func face(for specification: FontSpecification) -> FontFace? {
        let fonts = fonts.fonts(for: CollectionOfOne(specification))
        let context = fonts.context
        let font = FontDescription(specification).withPointer { pango_context_load_font(context, $0) }
        guard let font else { return nil }
        defer { g_object_unref(font) }
        return face(retaining: font)
    }

    private mutating func face(retaining font: UnsafeMutablePointer<PangoFont>) -> FontFace {
        if let face = faces[font] { return face }
        if faces.count >= Self.faceLimit { faces.removeAll(keepingCapacity: true) }
        let face = FontFace(retaining: font)
        faces[font] = face
        return face
    }
}

extension TextShaper {
    private func configureDirection(_ shape: ParagraphShape, constraints: TextConstraints) {
        let isRightToLeft: Bool
        switch shape.writingDirection {
        case .natural: isRightToLeft = constraints.isRightToLeft
        case .leftToRight: isRightToLeft = false
        case .rightToLeft: isRightToLeft = true
        }
        pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_layout_set_auto_dir(layout.pointer, shape.writingDirection == .natural ? 1 : 0)
    }

    /// Returns the factor by which a whole paragraph is widened.
    private func expansion(of paragraph: Paragraph) -> CGFloat {
        let first = paragraph.runs.first { $0.end > paragraph.text.startIndex }?.expansion ?? 1
        guard first != 1 else { return 1 }
        var start = 0
        let isUniform = paragraph.runs.allSatisfy { run in
            defer { start = run.end }
            return run.expansion == first || run.end <= paragraph.text.startIndex || start >= paragraph.text.endIndex
        }
        return isUniform ? first : 1
    }

    private func configureLayout(
        _ shape: ParagraphShape,
        width: CGFloat,
        expansion: CGFloat,
        lineLimit: Int,
        mode: NSLineBreakMode
    ) {
        let pointer = layout.pointer
        let isUnlimited =
            shape.lineEnd(in: width) >= Self.unlimitedWidth + min(shape.tailIndent, 0)
            || (mode == .byClipping && lineLimit == 1)
        let margin = min(shape.firstLineHeadIndent, shape.headIndent)
        let availableWidth = max(0, shape.lineEnd(in: width) - margin) / expansion
        pango_layout_set_width(
            pointer,
            isUnlimited ? -1 : Int32(clamping: Int((availableWidth * CGFloat(PANGO_SCALE)).rounded(.down)))
        )
        pango_layout_set_wrap(pointer, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        let indent = (shape.firstLineHeadIndent - shape.headIndent) / expansion * CGFloat(PANGO_SCALE)
        pango_layout_set_indent(pointer, Int32(clamping: Int(indent)))
        pango_layout_set_justify(pointer, shape.isJustified ? 1 : 0)
        let truncates = mode.ellipsizes && lineLimit > 0
        pango_layout_set_ellipsize(pointer, truncates ? mode.pangoEllipsizeMode : PANGO_ELLIPSIZE_NONE)
        pango_layout_set_height(pointer, truncates ? -Int32(clamping: lineLimit) : -1)
    }

    /// Sets the tab stops; `nil` for a text without tabs.
    private func configureTabs(_ shape: ParagraphShape?) {
        guard let shape else { return pango_layout_set_tabs(layout.pointer, nil) }
        // Pango measures from the edge of its lines, UIKit from that of the container.
        let margin = min(shape.firstLineHeadIndent, shape.headIndent)
        var stops = (shape.tabs ?? []).map { TextTab(alignment: $0.alignment, location: $0.location - margin) }
        stops = stops.filter { $0.location > 0 }.sorted { $0.location < $1.location }
        let interval = shape.tabs == nil || stops.isEmpty ? TextTab.defaultInterval : shape.tabInterval
        if interval > 0 {
            // Pango continues with the distance of the last two stops.
            let last = shape.tabs == nil ? -margin : stops.last?.location ?? -margin
            var next = ((last + margin) / interval + 1).rounded(.down) * interval - margin
            if next <= 0 { next += (-next / interval + 1).rounded(.down) * interval }
            stops += [next, next + interval].map { TextTab(alignment: .left, location: $0) }
        }
        let tabs = TabStops(stops)
        tabs.install(in: layout)
    }

    private func setAttributes(_ runs: [TextRun], of bytes: ArraySlice<UInt8>) {
        let (start, count) = (bytes.startIndex, bytes.count)
        let attributes = TextAttributeList()
        // Pango adds a hyphen wherever a line breaks inside a word; UIKit only at soft hyphens.
        if !hasSoftHyphens(bytes) { attributes.addNoHyphens(in: 0..<count) }
        var runStart = 0
        for (index, run) in runs.enumerated() {
            let isLast = index == runs.count - 1
            let lower = max(runStart - start, 0)
            // The last run also covers an appended ellipsis and an empty paragraph.
            let upper = isLast ? count : min(run.end - start, count)
            if lower < upper || (isLast && count == 0) {
                let range = min(lower, upper)..<upper
                let text = bytes[start + range.lowerBound..<start + range.upperBound]
                attributes.add(run, index: index, in: range, of: text)
            }
            runStart = run.end
        }
        attributes.install(in: layout)
    }

    /// Returns whether the text contains soft hyphens (U+00AD, C2 AD in UTF-8).
    private func hasSoftHyphens(_ bytes: ArraySlice<UInt8>) -> Bool {
        zip(bytes, bytes.dropFirst()).contains { $0 == (0xC2, 0xAD) }
    }
}

extension NSLineBreakMode {
    package var ellipsizes: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }

    fileprivate var pangoEllipsizeMode: PangoEllipsizeMode {
        switch self {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        }
    }
}
