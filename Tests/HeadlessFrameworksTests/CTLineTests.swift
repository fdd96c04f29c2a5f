import Expectations
import Foundation
@testable import HeadlessFrameworks
import Testing

@Suite("Lines and frames of CoreText")
struct CTLineTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSMutableAttributedString
    {
        NSMutableAttributedString(string: string, attributes: attributes.merging([.font: font]) { own, _ in own })
    }

    private func line(_ string: String) -> CTLine {
        CTLineCreateWithAttributedString(text(string) as CFAttributedString)
    }

    private func width(_ string: String) -> Double { CTLineGetTypographicBounds(line(string), nil, nil, nil) }

    @Test("a line is measured by its fonts, with spaces at the end")
    func bounds() {
        let line = line("Hello ")
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        expect(ascent == font.ascender && descent == -font.descender && leading == font.leading)
        expect(
            width > self.width("Hello")
                && abs(CTLineGetTrailingWhitespaceWidth(line) - (width - self.width("Hello"))) < 0.01
        )
        let bounds = CTLineGetBoundsWithOptions(line, [])
        expect(bounds.minY == -descent && bounds.width == CGFloat(width))
        let image = CTLineGetImageBounds(line, nil)
        expect(image.minY > -2 && image.maxY < ascent && image.maxX < bounds.maxX && image.width > 30)
        expectEqual(CTLineGetPenOffsetForFlush(self.line("Hi"), 1, 100), 100 - self.width("Hi"))
        expect(CTLineGetGlyphCount(self.line("")) == 0 && CTLineGetImageBounds(self.line(""), nil).isNull)
    }

    @Test("places and characters are found, in the text that a line comes from")
    func carets() {
        let typesetter = CTTypesetterCreateWithAttributedString(text("one two three"))
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
        expectEqual(CTLineGetStringRange(line), CFRange(location: 4, length: 3))
        expectEqual(CTLineGetOffsetForStringIndex(line, 4, nil), 0)
        expect(abs(Double(CTLineGetOffsetForStringIndex(line, 7, nil)) - width("two")) < 0.01)
        let second = CTLineGetOffsetForStringIndex(line, 5, nil)
        expect(second > 0 && CTLineGetStringIndexForPosition(line, CGPoint(x: second + 1, y: 0)) == 5)
        expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: second - 1, y: 0)), 5)
        expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)), 4)
        expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 999, y: 0)), 7)
    }

    @Test("runs have glyphs, positions and attributes")
    func runs() throws {
        let string = text("Hello ")
        string.append(text("you", [.foregroundColor: UIColor.red]))
        let line = CTLineCreateWithAttributedString(string)
        let runs = try require(CTLineGetGlyphRuns(line) as? [CTRun])
        expect(runs.count == 2 && CTRunGetStringRange(runs[1]) == CFRangeMake(6, 3))
        let attributes = try require(CTRunGetAttributes(runs[1]) as? [NSAttributedString.Key: Any])
        expect(attributes[.foregroundColor] as? UIColor == .red && attributes[.font] as? UIFont == font)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        CTRunGetGlyphs(runs[1], CFRangeMake(0, 0), &glyphs)
        var expected = [CGGlyph](repeating: 0, count: 3)
        CTFontGetGlyphsForCharacters(font, Array("you".utf16), &expected, 3)
        expectEqual(glyphs, expected)
        var positions = [CGPoint](repeating: .zero, count: 2)
        CTRunGetPositions(runs[1], CFRangeMake(1, 2), &positions)
        expect(positions[0].x == CTLineGetOffsetForStringIndex(line, 7, nil) && positions[1].x > positions[0].x)
        let width = CTRunGetTypographicBounds(runs[1], CFRangeMake(0, 0), nil, nil, nil)
        expect(abs(width - self.width("you")) < 0.5)
    }

    @Test("runs keep their line")
    func runsAlone() throws {
        let runs = try require(CTLineGetGlyphRuns(line("Hello")) as? [CTRun])
        expect(abs(CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil) - width("Hello")) < 0.01)
    }

    @Test(
        "a line is cut at a side, with a token in place of what is missing",
        arguments: [CTLineTruncationType.start, .middle, .end]
    )
    func truncation(type: CTLineTruncationType) throws {
        let whole = line("Wherever you go 👨‍👩‍👧 there you are")
        expect(CTLineCreateTruncatedLine(whole, 1_000, type, line("…")) === whole)
        let cut = try require(CTLineCreateTruncatedLine(whole, 120, type, line("…")))
        let string = cut.text.string
        expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 120 && string.filter { $0 == "…" }.count == 1)
        expect(string.hasPrefix("Where") == (type != .start) && string.hasSuffix("are") == (type != .end))
        expect(CTLineCreateTruncatedLine(whole, 1, type, line("…")) == nil)
        for width in stride(from: 40.0, through: 300, by: 7) {
            let cut = CTLineCreateTruncatedLine(whole, width, type, line("…"))?.text.string ?? ""
            let family = cut.contains("👩") || cut.contains("👧")
            expect(!family || cut.contains("👨‍👩‍👧"), "\(width)")
        }
    }

    @Test("spaces are widened to fill a width")
    func justification() throws {
        let justified = try require(CTLineCreateJustifiedLine(line("one two three"), 1, 200))
        expect(abs(CTLineGetTypographicBounds(justified, nil, nil, nil) - 200) < 0.5)
        expect(CTLineCreateJustifiedLine(line("one two three"), 1, 20) == nil)
    }

    @Test("a frame has lines from the top, with the y-axis up, as far as they fit")
    func frames() throws {
        let string = text("Wherever you go there you are, and so on and on and on")
        let setter = CTFramesetterCreateWithAttributedString(string as CFAttributedString)
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter,
            CFRangeMake(0, 0),
            nil,
            CGSize(width: 150, height: .max),
            &fit
        )
        expect(fit == CFRangeMake(0, string.length) && size.width <= 150 && size.height >= font.lineHeight * 3)
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 150, height: size.height), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        let lines = try require(CTFrameGetLines(frame) as? [CTLine])
        expect(lines.count >= 3 && CTFrameGetVisibleStringRange(frame) == fit)
        expectEqual(lines.map { $0.text.string }.joined(), string.string)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        expect(abs(origins[0].y - (size.height - font.ascender)) < 1.5 && origins[1].y < origins[0].y)
        let short = CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: font.lineHeight * 1.5), transform: nil)
        let part = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), short, nil)
        expect(CTFrameGetLines(part).count == 1 && CTFrameGetVisibleStringRange(part).length < string.length)
        expect(CTFramesetterCreateFrame(setter, CFRangeMake(400, 5), path, nil).lines.isEmpty)
        let length = CTTypesetterSuggestLineBreak(CTTypesetterCreateWithAttributedString(string), 0, 150)
        expectEqual(CTLineGetStringRange(lines[0]).length, length)
    }

    @Test("text is drawn with the y-axis up at the text position, in CoreText's colors")
    func drawing() throws {
        let size = CGSize(width: 100, height: 40)
        let red = NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName)
        let string = text("HHHH", [red: UIColor.red.cgColor])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.textMatrix = .identity
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(CTLineCreateWithAttributedString(string), context)
            expect(context.textPosition.x > 50 && context.textPosition.y == 10)
        }
        let expected = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let string = text("HHHH", [.foregroundColor: UIColor.red])
            string.draw(with: CGRect(x: 10, y: 30, width: 0, height: 0), options: [], context: nil)
        }
        expect(image.pngData() != nil && image.pngData() == expected.pngData())
        let framed = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            let setter = CTFramesetterCreateWithAttributedString(string)
            CTFrameDraw(
                CTFramesetterCreateFrame(
                    setter,
                    CFRangeMake(0, 0),
                    CGPath(rect: CGRect(origin: .zero, size: size), transform: nil),
                    nil
                ),
                context
            )
        }
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            text("HHHH", [.foregroundColor: UIColor.red]).draw(in: CGRect(origin: .zero, size: size))
        }
        expectEqual(framed.pngData(), drawn.pngData())
    }
}
