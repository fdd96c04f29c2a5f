import DrawingChecks
import Expectations
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Text drawing")
struct TextDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16)]

    @Test("the same text has the same pixels, also when drawn from the cache")
    func determinism() throws {
        func pixels() throws -> [UInt8] {
            try Drawing(width: 200, height: 40, scale: 2) { _ in
                NSString(string: "Determinism 😀").draw(at: CGPoint(x: 3, y: 2), withAttributes: attributes)
            }.pixels.rgbaBytes
        }
        let first = try pixels()
        expect(try first == pixels())
        expect(first.contains { $0 != 0 })
    }

    @Test("text moved by a whole pixel is the same picture, by part of one it is not")
    func subpixelPositions() throws {
        func drawing(x: CGFloat) throws -> Drawing {
            try Drawing(width: 120, height: 40) { _ in
                NSString(string: "Hamburg").draw(at: CGPoint(x: x, y: 2), withAttributes: attributes)
            }
        }
        func coverage(_ drawing: Drawing, from x: Int) -> [UInt32] {
            (0..<40).flatMap { y in (0..<100).map { drawing[x + $0, y] & 0xFF } }
        }
        let base = coverage(try drawing(x: 4), from: 0)
        expectEqual(base, coverage(try drawing(x: 9), from: 5))
        expect(base != coverage(try drawing(x: 4.5), from: 0))
    }

    @Test("letters are gray where they cover part of a pixel, never coloured")
    func grayscale() throws {
        let drawing = try Drawing(width: 80, height: 30) { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 30))
            NSString(string: "Gray").draw(at: .zero, withAttributes: attributes)
        }
        let bytes = drawing.pixels.rgbaBytes
        let pixels = stride(from: 0, to: bytes.count, by: 4).map { bytes[$0..<($0 + 3)] }
        expect(pixels.allSatisfy { Set($0).count == 1 })
        expect(pixels.contains { $0.first != 0 && $0.first != 255 })
    }

    @Test("turned and very large text is drawn from outlines, where unturned text would be")
    func outlines() throws {
        let straight = try Drawing(width: 120, height: 120) { _ in
            NSString(string: "I").draw(at: CGPoint(x: 50, y: 50), withAttributes: attributes)
        }
        let turned = try Drawing(width: 120, height: 120) { context in
            context.translateBy(x: 120, y: 120)
            context.rotate(by: .pi)
            NSString(string: "I").draw(at: CGPoint(x: 50, y: 50), withAttributes: attributes)
        }
        let bounds = straight.coveredBounds
        let expected = CGRect(
            x: 120 - bounds.maxX,
            y: 120 - bounds.maxY,
            width: bounds.width,
            height: bounds.height
        )
        expect(turned.coveredBounds.insetBy(dx: -1, dy: -1).contains(expected))
        expect(expected.insetBy(dx: -1, dy: -1).contains(turned.coveredBounds))
        let large = try Drawing(width: 400, height: 500) { _ in
            let font = UIFont.systemFont(ofSize: 400)
            NSString(string: "H").draw(at: .zero, withAttributes: [.font: font])
        }
        expect(large.coveredBounds.height > 270)
    }

    @Test("emoji have colours, and opacity where the text has")
    func emoji() throws {
        func drawing(_ color: UIColor) throws -> Drawing {
            try Drawing(width: 30, height: 30) { _ in
                let attributes = attributes.merging([.foregroundColor: color]) { $1 }
                NSString(string: "😀").draw(at: .zero, withAttributes: attributes)
            }
        }
        let opaque = try drawing(.black)
        expect(opaque[10, 10] >> 24 > 200)
        expectEqual(opaque[10, 10] & 0xFF, 255)
        let faint = try drawing(UIColor.black.withAlphaComponent(0.5))
        expect(abs(Int(faint[10, 10] & 0xFF) - 128) <= 2)
    }

    @Test("an underline runs below the baseline along the whole text, a line through it above")
    func lines() throws {
        func bounds(_ key: NSAttributedString.Key) throws -> CGRect {
            try Drawing(width: 100, height: 40) { _ in
                let hidden: [NSAttributedString.Key: Any] = [
                    .foregroundColor: UIColor.clear, .underlineColor: UIColor.red, .strikethroughColor: UIColor.red,
                    key: NSUnderlineStyle.single.rawValue,
                ]
                NSString(string: "text").draw(at: .zero, withAttributes: attributes.merging(hidden) { $1 })
            }.coveredBounds
        }
        let baseline = UIFont.systemFont(ofSize: 16).ascender
        let width = NSString(string: "text").size(withAttributes: attributes).width
        let under = try bounds(.underlineStyle)
        expect(under.minY >= baseline.rounded(.down))
        expectEqual(under.width, width.rounded(.up))
        expect(try bounds(.strikethroughStyle).maxY < baseline)
    }

    @Test("a bounding rectangle wraps at its width and stops at its height")
    func boundingRectangles() {
        let text = NSString(string: "Words that wrap in a narrow room of their own")
        let single = text.size(withAttributes: attributes)
        func height(_ room: CGSize, _ options: NSStringDrawingOptions) -> CGFloat {
            text.boundingRect(with: room, options: options, attributes: attributes, context: nil).height
        }
        let wrapped = height(CGSize(width: 100, height: 0), .usesLineFragmentOrigin)
        expect(wrapped > single.height * 2.9)
        expectEqual(height(CGSize(width: 100, height: 0), []), single.height)
        let low = height(CGSize(width: 100, height: 45), [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
        expectEqual(low, single.height * 2)
    }

    @Test("a text that is to be truncated stays on one line, as in TextKit")
    func truncatingParagraphs() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(
            string: "Words that would wrap in a narrow room of their own",
            attributes: attributes.merging([.paragraphStyle: style]) { $1 }
        )
        let room = CGSize(width: 100, height: 1_000)
        let bounds = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        expectEqual(bounds.height, text.size().height)
        expect(bounds.width <= 100)
    }

    @Test("runs that differ in colour, font and paragraph style stay apart, equal ones come together")
    func runs() {
        let text = NSMutableAttributedString(string: "abcd")
        let values: [(NSAttributedString.Key, [NSObject])] = [
            (.foregroundColor, [UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.blue]),
            (.font, [UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 9), UIFont.systemFont(ofSize: 10)]),
            (.paragraphStyle, [NSParagraphStyle(), NSMutableParagraphStyle(), NSParagraphStyle()]),
        ]
        for (key, objects) in values {
            for (index, object) in objects.enumerated() {
                text.addAttribute(key, value: object, range: NSRange(location: index, length: 1))
            }
        }
        let content = StyledText(text, defaultFont: .systemFont(ofSize: 12)).content
        expectEqual(content.runs.map(\.end), [2, 3, 4])
    }

    @Test("attributes are found where they are set, also behind characters outside the basic plane")
    func attributeRanges() {
        let text = NSMutableAttributedString(string: "😀é日b")
        text.addAttribute(.kern, value: 4, range: NSRange(location: 4, length: 1))
        let content = StyledText(text, defaultFont: .systemFont(ofSize: 12)).content
        expectEqual(content.runs.map(\.end), [9, 10])
        expectEqual(content.runs.map(\.kern), [0, 4])
    }
}
