import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

private enum Mark: AttributedStringKey {
    typealias Value = String
    static let name = "Mark"
}

private struct Marks: AttributeScope {
    let mark: Mark
    let kern: AttributeScopes.UIKitAttributes.KernAttribute
}

@MainActor @Suite("Attributed strings of both kinds")
struct AttributedStringConversionTests {
    private let link = URL(string: "https://example.com")!

    /// A value of each attribute of UIKit that a label can draw or keep.
    private var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        return [
            .font: UIFont.boldSystemFont(ofSize: 13), .paragraphStyle: style.copy(), .foregroundColor: UIColor.red,
            .backgroundColor: UIColor.yellow, .ligature: 0, .kern: 2 as CGFloat, .tracking: 1 as CGFloat,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .underlineStyle: NSUnderlineStyle.double.rawValue,
            .strokeColor: UIColor.blue, .strokeWidth: -2 as CGFloat, .shadow: shadow,
            .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle, .baselineOffset: 3 as CGFloat,
            .underlineColor: UIColor.green, .strikethroughColor: UIColor.brown, .obliqueness: 0.2 as CGFloat,
            .expansion: 0.1 as CGFloat, .attachment: NSTextAttachment(), .link: link,
            .accessibilitySpeechIPANotation: "tɛkst", .accessibilityTextHeadingLevel: 2, .languageIdentifier: "de",
        ]
    }

    @Test("all attributes of UIKit and Foundation survive both ways")
    func bothWays() {
        let attributes = attributes
        let text = NSMutableAttributedString(string: "🙂 one", attributes: attributes)
        text.append(NSAttributedString(string: " two", attributes: [.kern: 1]))
        let back = NSAttributedString(AttributedString(text))
        expectEqual(back.string, text.string)
        let own = back.attributes(at: 0, effectiveRange: nil)
        expectEqual(Set(own.keys), Set(attributes.keys))
        for (key, value) in attributes {
            let same = (own[key] as? NSObject)?.isEqual(value) ?? (own[key] as? AnyHashable == value as? AnyHashable)
            expect(same, "\(key.rawValue): \(own[key] as Any)")
        }
        expectEqual(back.attributes(at: 7, effectiveRange: nil).count, 1)
        expectEqual(back.attribute(.kern, at: 7, effectiveRange: nil) as? CGFloat, 1)
    }

    @Test("a container has the values of a dictionary by their names in Swift")
    func containers() throws {
        let container = AttributeContainer(attributes)
        expectEqual(container.font, .boldSystemFont(ofSize: 13))
        expectEqual(container.uiKit.underlineStyle, .double)
        expectEqual(container.strikethroughStyle, .single)
        expectEqual(container.tracking, 1)
        expectEqual(container.ligature, 0)
        expectEqual(container.textEffect, .letterpressStyle)
        expectEqual(container.paragraphStyle?.alignment, .center)
        expectEqual(container.link, link)
        expectEqual(container.accessibilitySpeechPhoneticNotation, "tɛkst")
        expectEqual(container.accessibilityHeadingLevel, .h2)
        expectEqual(container.accessibility.accessibilityHeadingLevel, .h2)
        let dictionary = [NSAttributedString.Key: Any](container)
        expectEqual(dictionary.count, attributes.count)
        expectEqual(dictionary[.underlineStyle] as? NSNumber, 9)
        expectEqual(AttributeContainer([.kern: NSNumber(value: 1.5)]).kern, 1.5)
        expectEqual(AttributeContainer([.kern: 2]).kern, 2)
        expectEqual(AttributeContainer([.link: "https://example.com"]).link, link)
        expectEqual(AttributeContainer([.underlineStyle: NSUnderlineStyle.single]).underlineStyle, .single)
    }

    @Test("a scope takes its own attributes only, and rejects values of other types")
    func scopes() throws {
        let mark = NSAttributedString.Key(rawValue: "Mark")
        let text = NSAttributedString(string: "a", attributes: [mark: "x", .kern: 1.5, .link: link])
        let own = try AttributedString(text, including: Marks.self)
        expectEqual(own[Mark.self], "x")
        expectEqual(own.kern, 1.5)
        expectEqual(own.link, nil)
        expectEqual(try AttributedString(text, including: \.foundation).link, link)
        expectEqual(AttributedString(text)[Mark.self], nil)
        let back = try NSAttributedString(own, including: Marks.self).attributes(at: 0, effectiveRange: nil)
        expectEqual(back[mark] as? String, "x")
        expectEqual(back.count, 2)
        expectEqual(NSAttributedString(own).attributes(at: 0, effectiveRange: nil).count, 1)
        expectEqual(try NSAttributedString(own, including: \.uiKit).attributes(at: 0, effectiveRange: nil).count, 1)

        let wrong: [NSAttributedString.Key: Any] = [.font: "Helvetica", .kern: 1]
        expectEqual(AttributeContainer(wrong).kern, 1)
        expectEqual(AttributeContainer(wrong).font, nil)
        #expect(throws: CocoaError.self) { try AttributeContainer(wrong, including: \.uiKit) }
        #expect(throws: CocoaError.self) {
            try AttributedString(NSAttributedString(string: "a", attributes: wrong), including: \.uiKit)
        }
        expectEqual(try AttributeContainer(wrong, including: Marks.self).kern, 1)
        expectEqual(try [NSAttributedString.Key: Any](AttributeContainer(wrong), including: \.uiKit).count, 1)
        expectEqual(try [NSAttributedString.Key: Any](AttributeContainer(wrong), including: Marks.self).count, 1)
    }

    @Test("an attributed title is drawn with all of its attributes")
    func titles() throws {
        var title = AttributedString("title")
        title.underlineStyle = .single
        title.strikethroughColor = .red
        title.obliqueness = 0.3
        let button = UIButton(configuration: .plain())
        button.configuration?.attributedTitle = title
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let shown = try require(button.titleLabel?.attributedText).attributes(at: 0, effectiveRange: nil)
        expectEqual(shown[.underlineStyle] as? NSNumber, 1)
        expectEqual(shown[.strikethroughColor] as? UIColor, .red)
        expectEqual(shown[.obliqueness] as? CGFloat, 0.3)
    }

    @Test("attributes encode fonts, colors and styles")
    func encoding() throws {
        func copy<K: CodableAttributedStringKey>(_ value: K.Value, of key: K.Type) throws -> K.Value {
            let data = try JSONEncoder().encode([Coded<K>(value: value)])
            let copies = try JSONDecoder().decode([Coded<K>].self, from: data)
            return copies[0].value
        }
        typealias Attributes = AttributeScopes.UIKitAttributes
        let font = UIFont.italicSystemFont(ofSize: 20)
        expectEqual(try copy(font, of: Attributes.FontAttribute.self), font)
        expectEqual(try copy(.systemRed, of: Attributes.UnderlineColorAttribute.self), .systemRed)
        expectEqual(try copy([.thick, .byWord], of: Attributes.UnderlineStyleAttribute.self), [.thick, .byWord])
        expectEqual(try copy(.letterpressStyle, of: Attributes.TextEffectAttribute.self), .letterpressStyle)
        expectEqual(try copy(1.5, of: Attributes.KernAttribute.self), 1.5)
        let style = try require(attributes[.paragraphStyle] as? NSParagraphStyle)
        expectEqual(try copy(style, of: Attributes.ParagraphStyleAttribute.self), style)
        let shadow = try require(attributes[.shadow] as? NSShadow)
        expectEqual(try copy(shadow, of: Attributes.ShadowAttribute.self), shadow)
        let color = try JSONEncoder().encode([Coded<Attributes.ForegroundColorAttribute>(value: .red)])
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode([Coded<Attributes.FontAttribute>].self, from: color)
        }
    }

    private struct Coded<K: CodableAttributedStringKey>: Codable {
        let value: K.Value

        init(value: K.Value) {
            self.value = value
        }

        init(from decoder: any Decoder) throws {
            value = try K.decode(from: decoder)
        }

        func encode(to encoder: any Encoder) throws {
            try K.encode(value, to: encoder)
        }
    }
}

@MainActor @Suite("Archives of what attributed strings contain")
struct TextArchiveTests {
    private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
    }

    @Test("colors keep their components, or all appearances")
    func colors() throws {
        for color in [UIColor.red, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .systemRed, .label, .darkGray]
        {
            expectEqual(try copy(color), color)
            expectEqual(try copy(color).description, color.description)
        }
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        expectEqual(try copy(dynamic), .black)
    }

    @Test("fonts keep their face, features and text style")
    func fonts() throws {
        let named = try require(UIFont(name: "Georgia-Bold", size: 11))
        let settings = [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
        let spaced = UIFont(descriptor: named.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
        for font in [
            named, spaced, .monospacedSystemFont(ofSize: 9, weight: .heavy), .preferredFont(forTextStyle: .title1),
        ] {
            let copied = try copy(font)
            expectEqual(copied, font)
            expectEqual(copied.fontName, font.fontName)
            expectEqual(copied.leading, font.leading)
            let (style, kept) = (
                font.fontDescriptor.object(forKey: .textStyle), copied.fontDescriptor.object(forKey: .textStyle)
            )
            expectEqual(style as? UIFont.TextStyle, kept as? UIFont.TextStyle)
        }
    }

    @Test("paragraph styles keep their lengths, tab stops and lists")
    func paragraphStyles() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineBreakMode = .byTruncatingMiddle
        style.lineBreakStrategy = .pushOut
        style.baseWritingDirection = .rightToLeft
        style.lineHeightMultiple = 1.5
        style.lineSpacing = 2
        style.headIndent = 7
        style.tailIndent = -3
        style.hyphenationFactor = 0.5
        style.tabStops = [NSTextTab(textAlignment: .right, location: 30)]
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        let copied = try copy(style)
        expectEqual(copied.textLists.map(\.markerFormat), [.disc])
        expectEqual(copied.tabStops, style.tabStops)
        (style.textLists, copied.textLists) = ([], [])
        expectEqual(copied, style)
        copied.headIndent = 8
        expect(copied != style)
    }

    @Test("shadows and attachments keep their values")
    func shadowsAndAttachments() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 3, height: 4)
        shadow.shadowBlurRadius = 2
        shadow.shadowColor = UIColor.systemBlue
        expectEqual(try copy(shadow), shadow)
        shadow.shadowColor = nil
        expect(try copy(shadow).shadowColor == nil)

        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let attachment = NSTextAttachment(image: picture)
        attachment.bounds = CGRect(x: 0, y: -1, width: 8, height: 4)
        attachment.lineLayoutPadding = 1
        let copied = try copy(attachment)
        expectEqual(copied.bounds, attachment.bounds)
        expectEqual(copied.lineLayoutPadding, 1)
        expectEqual(copied.image?.size, picture.size)
        expectEqual(copied.image?.pngData(), picture.pngData())
    }
}
