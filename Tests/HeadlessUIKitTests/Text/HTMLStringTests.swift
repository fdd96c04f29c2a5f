import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite("Attributed strings of documents")
struct HTMLStringTests {
    private func text(
        _ html: String,
        _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html].merging(options) { $1 },
            documentAttributes: nil
        )
    }

    private func value<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) -> Value? {
        let range = NSString(string: text.string).range(of: part)
        return range.length > 0 ? text.attribute(key, at: range.location, effectiveRange: nil) as? Value : nil
    }

    @Test(
        "spaces, lines, lists and references",
        arguments: [
            ("Hello", "Hello"), ("<p>Hello</p>", "Hello\n"), ("<p>a</p>\n  <p> b  c </p>", "a\nb c\n"),
            ("a<br>b<br/>c", "a\nb\nc"),
            ("<p>a<br>b</p>", "a\u{2028}b\n"), ("a <b> b</b> c", "a b c"), ("<b>a </b><i>b</i>", "a b"),
            ("<ul><li>a</li><li>b</ul>c", "\t•\ta\n\t•\tb\nc"), ("<ol start=3><li>a<li>b</ol>", "\t3.\ta\n\t4.\tb\n"),
            (
                "&lt;a&gt; &amp; &#8364;&#x1F642; &nbsp;&eacute;&alpha;&Omega; &unknown; AT&T",
                "<a> & €🙂 \u{A0}éαΩ &unknown; AT&T"
            ),
            ("<pre>a\n  b</pre>", "a\n  b\n"), ("<div>a</div><div>b</div>", "a\nb\n"), ("a<!-- no > -->b", "ab"),
            ("<head><title>no</title><style>p{}</style></head><script>1 < 2</script>yes", "yes"),
            ("1 < 2 and <3", "1 < 2 and <3"), ("<h1>a</h1>b", "a\nb"), ("<p>a<p>b", "a\nb\n"), ("", ""), ("<", "<"),
            ("<b", ""),
            ("<table><tr><td>a</td><td>b</td></tr></table>", "a\nb\n"), ("<img src=x>a", "a"),
            ("<p></p><p>a</p>", "a\n"),
        ]
    )
    func strings(html: String, expected: String) throws {
        try expectEqual(text(html).string, expected)
    }

    @Test("elements have fonts, lines, links and shifts")
    func elements() throws {
        let text = try text(
            "plain <b>bold</b> <i>italic <strong>both</strong></i> <u>under</u> <s>struck</s> x<sup>up</sup> <h1>title</h1>"
                + "<a href=\"https://a.b/?c=1&amp;d=2\">link</a> <code>code</code> <font color=#ff0000 size=5>big</font>"
        )
        func font(_ part: String) -> UIFont? { value(.font, of: part, in: text) }
        expect(font("plain")?.fontName == "TimesNewRomanPSMT" && font("plain")?.pointSize == 12)
        expectEqual(font("bold")?.fontName, "TimesNewRomanPS-BoldMT")
        expect(
            font("italic")?.fontName == "TimesNewRomanPS-ItalicMT"
                && font("both")?.fontName == "TimesNewRomanPS-BoldItalicMT"
        )
        expect(
            value(.underlineStyle, of: "under", in: text) == 1
                && value(.strikethroughStyle, of: "struck", in: text) == 1
        )
        expect((value(.baselineOffset, of: "up", in: text) ?? CGFloat(0)) > 0 && font("up")?.pointSize == 10)
        expect(
            font("title")?.pointSize == 24 && font("title")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
        )
        expectEqual(value(.link, of: "link", in: text), URL(string: "https://a.b/?c=1&d=2"))
        expect(value(.underlineStyle, of: "link", in: text) == 1 && font("code")?.familyName == "Courier")
        expectEqual(value(.foregroundColor, of: "big", in: text), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        expect(font("big")?.pointSize == 18 && value(.foregroundColor, of: "plain", in: text) == UIColor.black)
    }

    @Test("a space has the style of the element that it is in")
    func spaces() throws {
        let text = try text("a <u> b</u> c<u> d </u>e")
        expectEqual(text.string, "a b c d e")
        let lines = (0..<text.length).map { text.attribute(.underlineStyle, at: $0, effectiveRange: nil) != nil }
        expectEqual(lines, [false, false, true, false, false, true, true, true, false])
    }

    @Test("styles come from attributes, elements and classes, the nearest one last")
    func styles() throws {
        let text = try text(
            """
            <style>/* c */ body { font-family: '-apple-system', Helvetica; font-size: 17px } .note, h9 { color: rgb(0 128 0 / 50%) }
            p { text-align: center; line-height: 1.5 }</style>
            <body>base <p class="big note">paragraph <span style="font-size: 200%; font-weight:700; color: navy">span</span></p>
            <span style="background:yellow; letter-spacing: 2px; text-decoration: underline line-through">marked</span>
            <span style="display:none">hidden</span><span style="font: italic 20px/1.2 'Georgia', serif">short</span></body>
            """
        )
        func font(_ part: String) -> UIFont? { value(.font, of: part, in: text) }
        expect(font("base") == .systemFont(ofSize: 17) && font("span")?.pointSize == 34)
        expectEqual(font("span")?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
        expectEqual(
            value(.foregroundColor, of: "paragraph", in: text),
            UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 0.5)
        )
        expectEqual(value(.foregroundColor, of: "span", in: text), UIColor(red: 0, green: 0, blue: 128 / 255, alpha: 1))
        let style: NSParagraphStyle? = value(.paragraphStyle, of: "paragraph", in: text)
        expect(style?.alignment == .center && style?.minimumLineHeight == 25.5)
        expectEqual(value(.backgroundColor, of: "marked", in: text), UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        expect(
            value(.kern, of: "marked", in: text) == CGFloat(2)
                && value(.strikethroughStyle, of: "marked", in: text) == 1
        )
        expect(
            !text.string.contains("hidden") && font("short")?.familyName == "Georgia" && font("short")?.pointSize == 20
        )
    }

    @Test("default attributes are those of text that the document says nothing of")
    func defaults() throws {
        let font = UIFont.systemFont(ofSize: 15)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.blue]
        let text = try text("a <b>bold</b>", [.defaultAttributes: attributes])
        expect(
            value(.font, of: "a", in: text) == font && value(.foregroundColor, of: "bold", in: text) == UIColor.blue
        )
        expectEqual(
            value(.font, of: "bold", in: text),
            UIFont(
                descriptor: font.fontDescriptor.withSymbolicTraits(.traitBold) ?? font.fontDescriptor,
                size: 15
            )
        )
        let title: UIFont? = value(.font, of: "a", in: try self.text("<h1>a</h1>", [.defaultAttributes: attributes]))
        expect(
            title?.familyName.hasPrefix("Inter") == true && title?.pointSize == 30
                && title?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
        )
    }

    @Test("formats and encodings are recognized or reported")
    func formats() throws {
        var attributes: NSDictionary?
        let latin = try require("<p>é".data(using: .isoLatin1))
        let text = try NSMutableAttributedString(data: latin, documentAttributes: &attributes)
        expect(text.string == "é\n" && attributes?["DocumentType"] as? String == "NSHTML")
        expectEqual(attributes?["CharacterEncoding"] as? UInt, String.Encoding.isoLatin1.rawValue)
        try text.read(from: Data("plain <b>".utf8), documentAttributes: nil)
        expectEqual(text.string, "plain <b>")
        #expect(throws: CocoaError(.fileReadUnknown)) {
            try NSAttributedString(
                data: latin,
                options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil
            )
        }
        #expect(throws: CocoaError(.fileReadInapplicableStringEncoding)) {
            try NSAttributedString(
                data: latin,
                options: [.characterEncoding: String.Encoding.utf8.rawValue],
                documentAttributes: nil
            )
        }
        #expect(throws: (any Error).self) {
            try text.data(from: NSRange(), documentAttributes: [.documentType: "NSRTF"])
        }
    }

    @Test("HTML that is written is read as the same text")
    func roundTrip() throws {
        let text = NSMutableAttributedString(string: "One <two> ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.append(
            NSAttributedString(
                string: "bold & red\n",
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .underlineStyle: 1,
                ]
            )
        )
        text.append(NSAttributedString(string: "link\n", attributes: [.link: "https://a.b"]))
        let whole = NSRange(location: 0, length: text.length)
        let html = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let read = try NSAttributedString(data: html, documentAttributes: nil)
        expectEqual(read.string, text.string)
        expectEqual((value(.font, of: "bold", in: read) as UIFont?)?.pointSize, 20)
        expectEqual(value(.foregroundColor, of: "red", in: read), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        expectEqual(value(.link, of: "link", in: read), URL(string: "https://a.b"))
        try expectEqual(text.data(from: NSRange(location: 0, length: 3)), Data("One".utf8))
    }

    @Test(
        "hostile documents are read in time",
        arguments: [
            "<b>", "<li>", "</p>", "<a b=", "&", "<!--", "<div style=':;:'>", "<style>{", "<style>a,b{c:d}</style>",
            "&#999999999;",
        ]
    )
    func hostile(part: String) throws {
        let text = try text(String(repeating: part, count: 5_000) + "end")
        expect(text.length < 200_000)
    }
}
