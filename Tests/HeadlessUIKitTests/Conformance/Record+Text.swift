import Foundation

@testable import HeadlessUIKit

extension Record {
    var category: UIContentSizeCategory {
        get throws {
            guard let contentSizeCategory else { return .large }
            let known: [String: UIContentSizeCategory] = [
                "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
                "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
                "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
                "accessibilityLarge": .accessibilityLarge, "accessibilityExtraLarge": .accessibilityExtraLarge,
                "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
                "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
            ]
            return try known.value(contentSizeCategory, of: self)
        }
    }

    @MainActor var attributedText: NSAttributedString {
        get throws {
            let result = NSMutableAttributedString(string: "")
            for run in runs ?? [Run(text: text ?? "", font: font ?? .standard)] {
                result.append(NSAttributedString(string: run.text, attributes: [.font: try run.font.font]))
            }
            if hasParagraphStyle == true, let style = try paragraph?.style {
                let whole = NSRange(location: 0, length: result.length)
                result.addAttribute(.paragraphStyle, value: style, range: whole)
            }
            return result
        }
    }
}

extension Record.Font {
    /// The font of labels.
    fileprivate static let standard = Record.Font(
        system: 17,
        style: nil,
        weight: nil,
        isItalic: nil,
        hasMonospacedDigits: nil
    )

    @MainActor var font: UIFont {
        get throws {
            if let style { return .preferredFont(forTextStyle: try Self.styles.value(style, of: self)) }
            let weight = try self.weight.map { try Self.weights.value($0, of: self) } ?? .regular
            let size = system ?? UIFont.labelFontSize
            if isItalic == true { return .italicSystemFont(ofSize: size) }
            if hasMonospacedDigits == true { return .monospacedDigitSystemFont(ofSize: size, weight: weight) }
            return weight == .bold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    private static let styles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
        "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
        "caption2": .caption2,
    ]
}

extension Record.Paragraph {
    /// The mode; "None" and no mode mean that of a new paragraph style.
    var mode: NSLineBreakMode? {
        get throws {
            guard let lineBreakMode, lineBreakMode != "None" else { return nil }
            let known: [String: NSLineBreakMode] = [
                "byCharWrapping": .byCharWrapping, "byWordWrapping": .byWordWrapping, "byClipping": .byClipping,
                "byTruncatingHead": .byTruncatingHead, "byTruncatingMiddle": .byTruncatingMiddle,
                "byTruncatingTail": .byTruncatingTail,
            ]
            return try known.value(lineBreakMode, of: self)
        }
    }

    fileprivate var style: NSParagraphStyle {
        get throws {
            let style = NSMutableParagraphStyle()
            if let mode = try mode { style.lineBreakMode = mode }
            if let lineHeight {
                style.minimumLineHeight = lineHeight
                style.maximumLineHeight = lineHeight
            }
            return style
        }
    }
}

extension Dictionary where Key == String {
    fileprivate func value(_ name: String, of owner: Any) throws -> Value {
        guard let value = self[name] else { throw RecordError(description: "\(name) is not known in \(owner)") }
        return value
    }
}
