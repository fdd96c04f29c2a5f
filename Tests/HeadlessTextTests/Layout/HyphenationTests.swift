import Expectations
import Foundation
import Testing

@testable import HeadlessText

@Suite("Hyphenation")
struct HyphenationTests {
    private func layout(
        _ text: String,
        width: CGFloat,
        factor: CGFloat = 1,
        lineLimit: Int = 0,
        indent: CGFloat = 0
    ) -> TextLayout {
        var shape = ParagraphShape()
        shape.hyphenationFactor = factor
        shape.headIndent = indent
        let content = TextContent(text, font: FontSpecification(size: 17), paragraph: shape)
        let constraints = TextConstraints(lineLimit: lineLimit, lineBreakMode: .byTruncatingTail)
        return TextLayoutCache.shared.layout(for: content, constraints: constraints, width: width)
    }

    private func lines(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in line.line.runs.map(\.text).joined().trimmingCharacters(in: .whitespaces) }
    }

    @Test(
        "words longer than a line are divided where their language allows it",
        arguments: [
            ("Benachrichtigungseinstellungen", ["Benachrichti-", "gungseinstel-", "lungen"]),
            ("Достопримечательность", ["Достоприме-", "чательность"]),
            ("Internationalization", ["International-", "ization"]),
        ]
    )
    func longWords(_ word: String, _ expected: [String]) {
        expectEqual(lines(layout(word, width: 110)), expected)
    }

    @Test("a factor of 0 breaks between characters without a hyphen")
    func factorZero() {
        let lines = lines(layout("Benachrichtigungseinstellungen", width: 110, factor: 0))
        expect(!lines.contains { $0.contains("-") })
        expectEqual(lines.joined(), "Benachrichtigungseinstellungen")
    }

    @Test("all text is kept, lines fit and hyphens are at allowed positions, at every width")
    func widths() {
        let text = "Die Benachrichtigungseinstellungen der Geschwindigkeitsbegrenzung sind unveränderlich"
        var hyphenator = Hyphenator()
        for width in stride(from: 60, through: 400, by: 7) as StrideThrough<CGFloat> {
            let layout = layout(text, width: width)
            var rest = text[...]
            for (index, line) in lines(layout).enumerated() {
                expect(layout.lines[index].line.width <= width + 0.01)
                let isDivided = line.hasSuffix("-")
                let part = isDivided ? String(line.dropLast()) : line
                expect(rest.hasPrefix(part), "\(line) at \(width)")
                rest = rest.dropFirst(part.count)
                if isDivided {
                    let wordStart = text[..<rest.startIndex].lastIndex(of: " ").map { text.index(after: $0) }
                    let start = wordStart ?? text.startIndex
                    let word = text[start...].prefix { $0 != " " }
                    let position = text[start..<rest.startIndex].unicodeScalars.count
                    expect(hyphenator.positions(in: word, of: text[...]).contains(position), "\(line) at \(width)")
                }
                rest = rest.drop { $0 == " " }
            }
            expect(rest.isEmpty)
        }
    }

    @Test("the factor says how full a line has to be")
    func factor() {
        // The first word fills two thirds of the line.
        let text = "Notifications internationalization"
        expectEqual(lines(layout(text, width: 160, factor: 1)).first?.hasSuffix("-"), true)
        expectEqual(lines(layout(text, width: 160, factor: 0.3)).first, "Notifications")
    }

    @Test("the last line that is allowed ends with an ellipsis, and no layout is wider for another factor")
    func limit() {
        let layout = layout("Benachrichtigungseinstellungen", width: 110, lineLimit: 2)
        expect(layout.isTruncated)
        expectEqual(lines(layout).count, 2)
        expectEqual(lines(layout).first, "Benachrichti-")
        expectEqual(lines(layout).last?.hasSuffix("…"), true)
        expectEqual(lines(self.layout("Benachrichtigungen", width: 60, lineLimit: 1)).first?.contains("-"), false)
    }

    @Test("the starts of lines are positions in the text, and indents stay")
    func starts() {
        let text = "Достопримечательность"
        let layout = layout(text, width: 120, indent: 10)
        expectEqual(layout.lines.map(\.line.start), [0, "Достоприме".utf8.count])
        expectEqual(layout.lines.map(\.indent), [0, 10])
    }

    @Test("words of scripts without a dictionary, short words and long ones are left alone")
    func others() {
        var hyphenator = Hyphenator()
        for word in ["الإعدادات", "設定", "ελληνικά", "mixтура", "ab", "", "1234567", String(repeating: "a", count: 500)]
        {
            expectEqual(hyphenator.positions(in: word[...], of: word[...]), [])
        }
        expectEqual(hyphenator.positions(in: "Einstellungen"[...], of: "Einstellungen für"[...]), [3, 7, 10])
        // Letters that a dictionary's encoding lacks.
        expectEqual(hyphenator.positions(in: "žluťoučký"[...], of: "ß žluťoučký"[...]), [])
    }

    // Positions as `hnj_hyphen_hyphenate2` gives them with the whole dictionaries; for Russian, whose file
    // is not prepared for libhyphen, as the patterns say.
    @Test(
        "the language that a text, its view or its document names counts, and letters only without one",
        arguments: [
            ("International", "School international", nil, [2, 5, 7]),
            ("Internationalen", "Sch\u{F6}n", nil, [2, 5, 7, 9, 10, 12]),
            ("Internationalen", "Sch\u{F6}n", "en-GB", [2, 5, 7]),
            ("international", "school", "de_CH", [2, 5, 7, 9, 10]),
            ("internationale", "", "fr", [2, 5, 7, 10]), ("internationale", "", "nl", []),
            ("недвижимость", "", "de", []),
            ("недвижимость", "sch\u{F6}n", nil, [2, 5, 7]),
        ] as [(String, String, String?, [Int])]
    )
    func languages(word: String, text: String, tag: String?, expected: [Int]) {
        var hyphenator = Hyphenator()
        let language = tag.flatMap { TextLanguage(tag: $0) }
        let found = hyphenator.positions(in: word[...], of: "\(text) \(word)"[...], language: language)
        expectEqual(found, expected, "\(word) \(tag ?? "")")
        expectEqual(hyphenator.positions(in: word[...], of: "\(text) \(word)"[...], language: language), found)
    }

    @Test(
        "English words with sch are English",
        arguments: ["School", "schedule", "scholar", "scheme", "Preschool offers", "reschedule"]
    )
    func english(text: String) {
        expectEqual(HyphenationLanguage(word: "notifications", in: "\(text) notifications"[...], of: nil), .english)
    }

    @Test("German words with sch are German", arguments: ["Tasche", "Deutsch", "Schrank", "Menschen", "Fische"])
    func german(text: String) {
        expectEqual(HyphenationLanguage(word: "Option", in: "\(text) Option"[...], of: nil), .german)
    }

    @Test("a word needs a few dozen patterns of a dictionary, and is divided as with all of them")
    func patterns() throws {
        let words: [(file: String, words: [String])] = [
            (
                "en_US",
                ["internationalization", "notifications", "school", "hyphenation", "a", "zzzz", "responsibilities"]
            ),
            ("es_ES", ["notificaciones", "internacional", "responsabilidades"]),
            ("fr_FR", ["notifications", "internationalisation", "responsabilit"]),
        ]
        for (file, words) in words {
            let path = "/usr/share/hyphen/hyph_\(file).dic"
            let patterns = try require(HyphenationPatterns(path: path))
            let whole = try require(FileManager.default.contents(atPath: path))
            for word in words {
                let few = patterns.dictionary(of: Array(word.utf8))
                expect(few.filter { $0 == UInt8(ascii: "\n") }.count < 120)
                let bytes = word.utf8.map { CChar(bitPattern: $0) }
                func positions(_ dictionary: [UInt8]) -> [Int] {
                    HyphenDictionary.positions(in: bytes, letters: bytes.count, dictionary: dictionary)
                }
                expectEqual(positions(few), positions([UInt8](whole)), "\(word)")
            }
        }
    }

    @Test("random text with all kinds of characters is kept whole", arguments: [1, 2, 3, 4] as [UInt64])
    func random(seed: UInt64) {
        var generator = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((generator >> 33) % UInt64(bound))
        }
        let parts = [
            "Benachrichtigung", "недвижимость", " ", "-", "é", "🙂", "ف", "ab", "1", "\u{AD}", "\n", "ßen", "ĉ",
        ]
        for _ in 0..<60 {
            let text = (0..<next(12)).map { _ in parts[next(parts.count)] }.joined()
            let layout = layout(text, width: CGFloat(20 + next(200)), lineLimit: next(3))
            expect(layout.size.height.isFinite, "seed \(seed)")
            let starts = layout.lines.map(\.line.start)
            expectEqual(starts, starts.sorted(), "seed \(seed): \(text)")
        }
    }
}
