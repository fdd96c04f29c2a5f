import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Stock fonts and features")
struct StockFontTests {
    @Test(
        "fonts that iOS comes with have their names and weights",
        arguments: [
            ("HelveticaNeue", "Helvetica Neue", 400), ("HelveticaNeue-Bold", "Helvetica Neue", 700),
            ("Avenir-Heavy", "Avenir", 800), ("Georgia-BoldItalic", "Georgia", 700), ("Menlo-Regular", "Menlo", 400),
            ("CourierNewPSMT", "Courier New", 400), ("ArialMT", "Arial", 400), ("Helvetica", "Helvetica", 400),
        ]
    )
    func names(name: String, family: String, weight: Int) throws {
        let font = try #require(UIFont(name: name, size: 17))
        expectEqual(font.fontName, name)
        expectEqual(font.familyName, family)
        expectEqual(font.specification.weight, weight)
        expectEqual(font.withSize(30).fontName, name)
        expect(UIFont.fontNames(forFamilyName: family).contains(name))
        expect(UIFont.familyNames.contains(family))
    }

    @Test("a family's name gives its regular face, an unknown name none")
    func families() {
        expectEqual(UIFont(name: "Helvetica Neue", size: 17)?.fontName, "HelveticaNeue")
        expectEqual(UIFont(name: "Comic Papyrus", size: 17), nil)
        expect(UIFont.fontNames(forFamilyName: "Comic Papyrus").isEmpty)
        expect(UIFont(name: "Helvetica", size: 17) != UIFont.systemFont(ofSize: 17))
    }

    @Test("every face has a name of its own, and is found by it")
    func faces() {
        for family in StockFontFamily.all {
            for face in family.faces {
                expectEqual(UIFont(name: face.fontName, size: 12)?.fontName, face.fontName)
                expectEqual(UIFont(name: face.fontName, size: 12)?.familyName, family.name)
            }
        }
    }

    @Test("bold and italic traits give the faces of the same family")
    func traits() throws {
        let descriptor = try #require(UIFont(name: "Georgia", size: 12)).fontDescriptor
        let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        expectEqual(UIFont(descriptor: bold, size: 0).fontName, "Georgia-BoldItalic")
        expectEqual(UIFont(descriptor: descriptor.withFamily("Avenir"), size: 0).familyName, "Avenir")
        expectEqual(UIFont(descriptor: descriptor.withFace("Bold"), size: 0).fontName, "Georgia-Bold")
        let weighted = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        expectEqual(UIFont(descriptor: weighted, size: 0).fontName, "Georgia-Bold")
        expect(
            try #require(UIFont(name: "Menlo-Bold", size: 9)).fontDescriptor.symbolicTraits.contains(.traitMonoSpace)
        )
    }

    @Test("feature settings become OpenType features, which change the shapes")
    func features() {
        let key = UIFontDescriptor.FeatureKey.self
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
            [key.type: 35, key.selector: 4], [key.featureIdentifier: 6, key.typeIdentifier: 0],
        ]
        let base = UIFont.systemFont(ofSize: 17)
        let descriptor = base.fontDescriptor.addingAttributes([.featureSettings: settings])
        let font = UIFont(descriptor: descriptor, size: 0)
        expectEqual(font.specification.features, "ss02=1, tnum=1")
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font]).size().width
        }
        expectEqual(width("1111", font), width("8888", font))
        expect(width("1111", base) != width("8888", base))
    }

    @Test("weights can be compared and calculated with")
    func weights() {
        expect(UIFont.Weight.light < .bold)
        expectEqual((UIFont.Weight.regular + 0.4), .bold)
        expectEqual(UIFont.Weight.bold - UIFont.Weight.regular, 0.4)
        expectEqual(
            UIFont.preferredFont(forTextStyle: .body).fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle,
            .body
        )
    }
}
