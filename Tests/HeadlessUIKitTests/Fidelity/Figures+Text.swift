import Foundation

@testable import HeadlessText
@_spi(Host) @testable import HeadlessUIKit

extension Figures {
    private static func system(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }

    private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    /// Returns the tracking of the system font, measured between texts of one and two letters, in points.
    @MainActor private static func tracking(at size: CGFloat) -> CGFloat {
        let letters = NSString("HH").size(withAttributes: [.font: system(size)]).width
        let plain = system(size).fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
        let untracked = NSString("HH").size(withAttributes: [.font: plain ?? system(size)]).width
        return (letters - untracked) / 2
    }

    static let text: [Figure] =
        [
            Figure("line height of the system font at 17", 20.287, source: .fontFile) { system(17).lineHeight },
            Figure("line height of the system font at 15", 17.900, source: .fontFile) { system(15).lineHeight },
            Figure("ascender of the system font at 17", 16.19, source: .fontFile) { system(17).ascender },
            Figure("descender of the system font at 17", -4.10, source: .fontFile) { system(17).descender },
            Figure("cap height of the system font at 17", 11.98, source: .fontFile) { system(17).capHeight },
            Figure("x-height of the system font at 17", 8.95, source: .fontFile) { system(17).xHeight },
            Figure("leading of the system font at 17", 0) { system(17).leading },
            Figure("weight of the system font with the bold trait", UIFont.Weight.semibold.rawValue) {
                let bold = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold)
                let values = bold?.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
                return values?[.weight] as? CGFloat ?? 0
            },
            Figure("weight of the bold system font", UIFont.Weight.semibold.rawValue) {
                let traits = UIFont.boldSystemFont(ofSize: 17).fontDescriptor.object(forKey: .traits)
                let values = traits as? [UIFontDescriptor.TraitKey: Any]
                return values?[.weight] as? CGFloat ?? 0
            },
            // 17 * 21 / 22 = 16.227; 17 * 29 / 22 = 22.409; 17 * 62 / 22 = 47.909; rounded to a third.
            Figure("17 points scaled with body text at medium", 16.333) {
                UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.medium))
            },
            Figure("17 points scaled with body text at extra extra extra large", 22.333) {
                UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.extraExtraExtraLarge))
            },
            Figure("17 points scaled with body text at the largest size", 48) {
                UIFontMetrics.default.scaledValue(
                    for: 17,
                    compatibleWith: traits(.accessibilityExtraExtraExtraLarge)
                )
            },
            // 20.287 + 22, rounded up to thirds.
            Figure("height of two lines of body text in a label at 3x", 42.333) {
                let label = UILabel()
                label.traitOverrides.displayScale = 3
                label.numberOfLines = 2
                label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
                label.text = "One\nTwo"
                return label.intrinsicContentSize.height
            },
            // 2 * 20.287, rounded up to thirds.
            Figure("height of two lines of 17 points in a label at 3x", 40.667) {
                let label = UILabel()
                label.traitOverrides.displayScale = 3
                label.numberOfLines = 2
                label.text = "One\nTwo"
                return label.intrinsicContentSize.height
            },
        ]
        + trackings.map { size, tracking in
            Figure("tracking at \(Int(size)) points", tracking, source: .guidelines, within: 0.01) {
                Figures.tracking(at: size)
            }
        }

    private static let trackings: [(CGFloat, CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
    ]

    /// The distances of lines at the standard text size, and of body text at others.
    static let textStyles: [Figure] =
        standardLines.map { style, name, pitch in
            Figure("distance of lines of \(name) at large", pitch, source: .guidelines) {
                Self.pitch(of: style, .large)
            }
        }
        + bodyLines.map { category, name, pitch in
            Figure("distance of lines of body at \(name)", pitch, source: .guidelines) {
                Self.pitch(of: .body, category)
            }
        }

    /// Returns the distance of the baselines of two lines as laid out.
    @MainActor private static func pitch(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
        let text = NSAttributedString(string: "One\nTwo", attributes: [.font: font])
        return text.size().height - NSAttributedString(string: "One", attributes: [.font: font]).size().height
    }

    private static let standardLines: [(UIFont.TextStyle, String, CGFloat)] = [
        (.largeTitle, "large title", 41), (.title1, "title 1", 34), (.title2, "title 2", 28), (.title3, "title 3", 25),
        (.headline, "headline", 22), (.body, "body", 22), (.callout, "callout", 21), (.subheadline, "subheadline", 20),
        (.footnote, "footnote", 18), (.caption1, "caption 1", 16), (.caption2, "caption 2", 13),
    ]

    private static let bodyLines: [(UIContentSizeCategory, String, CGFloat)] = [
        (.extraSmall, "extra small", 19), (.small, "small", 20), (.medium, "medium", 21),
        (.extraLarge, "extra large", 24),
        (.extraExtraLarge, "extra extra large", 26), (.extraExtraExtraLarge, "extra extra extra large", 29),
        (.accessibilityMedium, "accessibility medium", 34), (.accessibilityLarge, "accessibility large", 40),
        (.accessibilityExtraLarge, "accessibility extra large", 48),
        (.accessibilityExtraExtraLarge, "accessibility extra extra large", 56),
        (.accessibilityExtraExtraExtraLarge, "accessibility extra extra extra large", 62),
    ]
}
