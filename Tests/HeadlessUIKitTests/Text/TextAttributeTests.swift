import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Text attributes")
struct TextAttributeTests {
    private let font = UIFont.systemFont(ofSize: 30)

    private func ink(_ attributes: [NSAttributedString.Key: Any], _ text: String = "lll") throws -> [UInt8] {
        try Drawing(width: 120, height: 50) { _ in
            NSString(string: text).draw(
                at: CGPoint(x: 5, y: 2),
                withAttributes: attributes.merging([.font: font, .foregroundColor: UIColor.black]) { $1 }
            )
        }.pixels.rgbaBytes
    }

    private func sum(_ bytes: [UInt8]) -> Int {
        stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
    }

    @Test("a positive stroke outlines glyphs, a negative one fills them as well")
    func stroke() throws {
        let plain = sum(try ink([:], "O"))
        let outlined = sum(try ink([.strokeWidth: 2], "O"))
        let both = sum(try ink([.strokeWidth: -2], "O"))
        expect(outlined > 0 && outlined < plain)
        expect(both > plain)
        let red = try ink([.strokeWidth: 3, .strokeColor: UIColor.red], "O")
        expect(stride(from: 0, to: red.count, by: 4).contains { red[$0] > 200 && red[$0 + 1] < 30 })
    }

    @Test("oblique text leans without being wider, expanded text is wider")
    func obliquenessAndExpansion() throws {
        expect(try ink([.obliqueness: 0.3]) != ink([:]))
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            NSAttributedString(string: "lll", attributes: attributes.merging([.font: font]) { $1 }).size().width
        }
        expectEqual(width([.obliqueness: 0.3]), width([:]))
        expect(abs(width([.expansion: log(2.0)]) - 2 * width([:])) < 0.1)
        expect(sum(try ink([.expansion: log(2.0)])) > sum(try ink([:])) * 3 / 2)
    }

    @Test("a line by word leaves out the white space, in every pattern")
    func linesByWord() throws {
        func row(_ style: NSUnderlineStyle, _ key: NSAttributedString.Key) throws -> Int {
            let attributes: [NSAttributedString.Key: Any] = [
                key: style.rawValue, .font: font, .foregroundColor: UIColor.clear, .underlineColor: UIColor.black,
                .strikethroughColor: UIColor.black,
            ]
            let drawing = try Drawing(width: 200, height: 50) { _ in
                NSString(string: "il   li").draw(at: CGPoint(x: 5, y: 2), withAttributes: attributes)
            }
            return (0..<50).map { y in (0..<200).count { drawing[$0, y] & 0xFF > 0 } }.max() ?? 0
        }
        func width(_ text: String) -> Int {
            Int(NSAttributedString(string: text, attributes: [.font: font]).size().width)
        }
        for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
            for style in [NSUnderlineStyle.single, .thick, .double] {
                let (whole, words) = (try row(style, key), try row([style, .byWord], key))
                expect(abs(whole - width("il   li")) <= 2)
                expect(abs(words - width("il") - width("li")) <= 4, "\(words) \(width("il")) \(width("li"))")
            }
        }
        expect(try row([.single, .patternDot, .byWord], .underlineStyle) < row([.single, .byWord], .underlineStyle))
        expectEqual(try row(.byWord, .underlineStyle), 0)
    }

    @Test("text without ligatures asks the font for none")
    func ligatures() {
        func features(_ ligature: Any?) -> String {
            var attributes: [NSAttributedString.Key: Any] = [.font: font]
            attributes[.ligature] = ligature
            return TextAttributes(attributes, defaultFont: font).run(end: 1).font.features
        }
        expectEqual(features(nil), "")
        expectEqual(features(1), "")
        expect(features(0).contains("liga=0") && features(NSNumber(value: 0)).contains("dlig=0"))
    }

    @Test("expanded paragraphs break by their width")
    func expandedLines() {
        let text = NSAttributedString(string: "one two", attributes: [.font: font, .expansion: log(2.0)])
        let plain = NSAttributedString(string: "one two", attributes: [.font: font]).size()
        let bounds = text.boundingRect(
            with: CGSize(width: plain.width * 1.5, height: 0),
            options: .usesLineFragmentOrigin,
            context: nil
        )
        expect(bounds.height > plain.height * 1.9)
    }

    @Test("lines end at the tail indent, from either side")
    func tailIndent() {
        let style = NSMutableParagraphStyle()
        let text = "some words that take a few lines"
        func height(_ tail: CGFloat) -> CGFloat {
            style.tailIndent = tail
            return NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style.copy()])
                .boundingRect(with: CGSize(width: 300, height: 0), options: .usesLineFragmentOrigin, context: nil)
                .height
        }
        expect(height(0) < height(-150))
        expectEqual(height(150), height(-150))
    }

    @Test("tabs go to their stops, by default every 28 points")
    func tabs() {
        func width(_ text: String, _ stops: [NSTextTab]?) -> CGFloat {
            let style = NSMutableParagraphStyle()
            if let stops { style.tabStops = stops }
            return NSAttributedString(
                string: text,
                attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
            ).size().width
        }
        let letter = width("a", nil)
        expect(abs(width("a\ta", nil) - 28 - letter) < 0.1)
        expect(abs(width("aaaaaaa\ta", nil) - 56 - letter) < 0.1)
        let left = NSTextTab(textAlignment: .left, location: 100)
        expect(abs(width("a\ta", [left]) - 100 - letter) < 0.1)
        let right = NSTextTab(textAlignment: .right, location: 100)
        expect(abs(width("a\taaa", [right]) - 100) < 0.1)
        expectEqual(NSParagraphStyle().tabStops.count, 12)
    }

    @Test("list markers count in letters and Roman numerals")
    func lists() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
            NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
        }
        expectEqual(marker(.decimal, 12), "12")
        expectEqual(marker(.lowercaseAlpha, 28), "ab")
        expectEqual(marker(.uppercaseRoman, 1994), "MCMXCIV")
        expectEqual(marker(.disc, 3), "•")
        expect(marker(NSTextList.MarkerFormat("({decimal})"), 2) == "(2)")
        expect(NSTextList(markerFormat: .octal, options: 0).isOrdered)
        expect(!NSTextList(markerFormat: .check, options: 0).isOrdered)
    }

    @Test("an attachment is asked for its bounds and its image")
    func attachments() {
        final class Icon: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?,
                proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint,
                characterIndex charIndex: Int
            ) -> CGRect {
                CGRect(x: 0, y: 0, width: lineFrag.height * 2, height: lineFrag.height)
            }
        }
        let text = NSMutableAttributedString(attachment: Icon(data: nil, ofType: nil))
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        expect(abs(text.size().width - font.lineHeight * 2) < 0.1)
        expect(text.containsAttachments(in: NSRange(location: 0, length: 1)))
    }
}
