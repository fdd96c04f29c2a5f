import Expectations
import Foundation
import HeadlessFrameworks
import Testing

@Suite("Fonts of CoreText")
struct CTFontTests {
    private let font = CTFontCreateWithName("Inter-Regular", 20, nil)

    @Test("metrics are those of UIKit's font")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        let same = font as CTFont
        expect(CTFontGetAscent(same) == font.ascender && CTFontGetDescent(same) == -font.descender)
        expect(CTFontGetSize(same) == 17 && CTFontGetXHeight(same) == font.xHeight)
        expect(CTFontGetUnderlinePosition(same) < 0 && CTFontGetUnderlineThickness(same) > 0)
        let named = CTFontCreateWithName("Inter-Regular", 17, nil)
        expect(CTFontCopyPostScriptName(named) == "Inter-Regular" && CTFontCopyFamilyName(named) == "Inter")
        expectEqual(CTFontGetSize(CTFontCreateWithName("Nothing", 0, nil)), 12)
        let bold = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold)
        expectEqual(bold.map { CTFontGetSymbolicTraits($0).contains(.traitBold) && CTFontGetSize($0) == 17 }, true)
    }

    @Test("characters have glyphs, advances, boxes and outlines with the y-axis up")
    func glyphs() throws {
        let characters = Array("Ag ".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3) && !glyphs.contains(0))
        var advances = [CGSize](repeating: .zero, count: 3)
        let width = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        expect(
            abs(width - advances.reduce(0) { $0 + Double($1.width) }) < 1e-9 && advances[0].width > advances[2].width
        )
        var boxes = [CGRect](repeating: .zero, count: 3)
        let whole = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &boxes, 3)
        expect(abs(boxes[0].maxY - font.capHeight) < 0.5 && abs(boxes[0].minY) < 0.5 && boxes[1].minY < -2)
        expect(whole.contains(boxes[0]) && whole.contains(boxes[1]))
        let outline = try require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        expect(abs(outline.boundingBoxOfPath.maxY - boxes[0].maxY) < 0.1 && outline.boundingBoxOfPath.width > 5)
        expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
        var shift = CGAffineTransform(translationX: 100, y: 0)
        expect(CTFontCreatePathForGlyph(font, glyphs[0], &shift)?.boundingBoxOfPath.minX ?? 0 > 99)
    }

    @Test("characters that a font lacks have no glyph; surrogate pairs have one")
    func missingGlyphs() {
        let characters = Array("A\u{10FFFD}B".utf16)
        var glyphs = [CGGlyph](repeating: 9, count: characters.count)
        expect(!CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count))
        expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == 0 && glyphs[3] != 0)
    }
}
