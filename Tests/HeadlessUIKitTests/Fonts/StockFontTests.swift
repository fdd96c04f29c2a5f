import DrawingChecks
import Expectations
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
        let font = try require(UIFont(name: name, size: 17))
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
        let descriptor = try require(UIFont(name: "Georgia", size: 12)).fontDescriptor
        let bold = try require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        expectEqual(UIFont(descriptor: bold, size: 0).fontName, "Georgia-BoldItalic")
        expectEqual(UIFont(descriptor: descriptor.withFamily("Avenir"), size: 0).familyName, "Avenir")
        expectEqual(UIFont(descriptor: descriptor.withFace("Bold"), size: 0).fontName, "Georgia-Bold")
        let weighted = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
        expectEqual(UIFont(descriptor: weighted, size: 0).fontName, "Georgia-Bold")
        expect(
            try require(UIFont(name: "Menlo-Bold", size: 9)).fontDescriptor.symbolicTraits.contains(.traitMonoSpace)
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
        expectEqual(font.specification.features, "ss02=1, tnum=1, pnum=0")
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font]).size().width
        }
        expectEqual(width("1111", font), width("8888", font))
        expect(width("1111", base) != width("8888", base))
    }

    @Test("features have names, and later settings replace earlier ones")
    func namedFeatures() throws {
        func font(_ settings: [(type: Int, selector: Int)], of base: UIFont = .systemFont(ofSize: 17)) -> UIFont {
            let settings = settings.map { [UIFontDescriptor.FeatureKey.type: $0.type, .selector: $0.selector] }
            return UIFont(descriptor: base.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
        }
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font]).size().width
        }
        func ink(_ text: String, _ font: UIFont) throws -> [UInt8] {
            try Drawing(width: 60, height: 30) { _ in
                NSString(string: text).draw(at: CGPoint(x: 2, y: 2), withAttributes: [.font: font])
            }.pixels.rgbaBytes
        }
        let plain = font([])
        let monospaced = font([(kNumberSpacingType, kMonospacedNumbersSelector)])
        expectEqual(width("1111", monospaced), width("8888", monospaced))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let proportional = font([(kNumberSpacingType, kProportionalNumbersSelector)], of: digits)
        expect(
            width("1111", digits) == width("8888", digits) && width("1111", proportional) < width("8888", proportional)
        )
        expect(try ink("0", font([(kTypographicExtrasType, kSlashedZeroOnSelector)])) != ink("0", plain))
        let set = (kStylisticAlternativesType, kStylisticAltTwoOnSelector)
        expect(try ink("Il0", font([set])) != ink("Il0", plain))
        expectEqual(try ink("Il0", font([set, (set.0, kStylisticAltTwoOffSelector)])), try ink("Il0", plain))
        expectEqual(try ink("Il0", font([set, (set.0, kNoStylisticAlternatesSelector)])), try ink("Il0", plain))
        let key = UIFontDescriptor.FeatureKey(kCTFontOpenTypeFeatureTag as String)
        let value = UIFontDescriptor.FeatureKey(kCTFontOpenTypeFeatureValue as String)
        let zero = plain.fontDescriptor.addingAttributes([
            .featureSettings: [[key: "zero", value: 1] as [UIFontDescriptor.FeatureKey: Any]]
        ])
        expect(try ink("0", UIFont(descriptor: zero, size: 0)) != ink("0", plain))
    }

    @Test("weights can be compared and calculated with")
    func weights() {
        expect(UIFont.Weight.light < .bold)
        expectEqual(UIFont.Weight.regular + 0.4, .bold)
        expectEqual(UIFont.Weight.bold - UIFont.Weight.regular, 0.4)
        expectEqual(
            UIFont.preferredFont(forTextStyle: .body).fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle,
            .body
        )
    }
}
