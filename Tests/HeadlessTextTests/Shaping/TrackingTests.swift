import Expectations
import Foundation
import Testing

@testable import HeadlessText

@Suite("Tracking of the system font")
struct TrackingTests {
    private let font = FontSpecification(size: 17)
    private let tracking: CGFloat = -26 / 1_024 * 17

    private func width(_ text: String, _ font: FontSpecification, kern: CGFloat = 0) -> CGFloat {
        TextLayoutCache(capacity: 4).layout(
            for: TextContent(text, font: font, kern: kern),
            constraints: TextConstraints(),
            width: .infinity
        ).size.width
    }

    @Test("each character is followed by the tracking, the last one too", arguments: ["H", "HHHH", "word and word"])
    func trailing(text: String) {
        let difference = width(text, font) - width(text, font.withDesign(.rounded))
        expect(abs(difference - tracking * CGFloat(text.count)) < 0.02)
    }

    @Test("kerning is added to it")
    func kerning() {
        expect(abs(width("HHHH", font, kern: 1) - width("HHHH", font) - 4) < 0.02)
    }

    @Test("text beside other scripts keeps it, the other scripts have none", arguments: ["שלום", "漢字", "ไทย", "مرحبا"])
    func scripts(text: String) {
        expect(abs(width(text, font) - width(text, font.withDesign(.rounded))) < 0.02)
        let mixed = width("HH\(text)", font) - width("HH\(text)", font.withDesign(.rounded))
        expect(abs(mixed - 2 * tracking) < 0.02)
    }

    @Test("characters that belong together stay together", arguments: ["👨‍👩‍👧", "1️⃣", "❤️", "🇫🇷", "é"])
    func clusters(text: String) {
        let layout = TextLayoutCache(capacity: 4).layout(
            for: TextContent(text, font: font),
            constraints: TextConstraints(),
            width: .infinity
        )
        expectEqual(layout.lines[0].line.clusters.filter { $0.glyph != nil }.count, 1)
    }

    @Test("named fonts, other designs and fonts with ligatures of their own have none")
    func others() {
        expectEqual(font.tracking, SystemFontMetrics.sanFrancisco.tracking(at: 17))
        expectEqual(font.withDesign(.monospaced).tracking, 0)
        expectEqual(font.standingIn(for: NamedFontFace(family: "Georgia", fontName: "Georgia")).tracking, 0)
        expectEqual(font.withFeatures("dlig=1").tracking, 0)
        expect(font.withFeatures("zero=1").tracking != 0)
    }

    @Test("sizes between the points of the table are interpolated")
    func interpolation() {
        // Halfway from -20 to -26 thousandths of an em.
        expect(abs(SystemFontMetrics.sanFrancisco.tracking(at: 16.5) - -23 / 1_024 * 16.5) < 1e-9)
        expect(abs(SystemFontMetrics.sanFrancisco.tracking(at: 5) - 41 / 1_024 * 5) < 1e-9)
        expectEqual(SystemFontMetrics.sanFrancisco.tracking(at: 20), 0)
    }

    @Test("a text has one line in the width that it has without limit", arguments: 1...40)
    func exactWidth(count: Int) {
        let text = String("Some words of a longer text with many letters".prefix(count))
        let content = TextContent(text, font: font)
        let width = width(text, font)
        let layout = TextLayoutCache(capacity: 4).layout(
            for: content,
            constraints: TextConstraints(),
            width: width + 0.01
        )
        expectEqual(layout.lines.count, 1)
    }
}
