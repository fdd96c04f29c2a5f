import Foundation

extension UIFont {
    /// A text style, whose font scales with the user's preferred text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value of the style.
        public let rawValue: String

        /// Creates a style from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The metrics of fonts that scale like the style.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

        /// The style of large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of first-level hierarchical headings.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of second-level hierarchical headings.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of third-level hierarchical headings.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of standard captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style of alternate captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UIFont.TextStyle {
    /// The font size and the distance of lines in points at each text size, from extra small to the largest
    /// accessibility size. Source: Apple's Human Interface Guidelines, "Typography", "Dynamic Type sizes", "Size" and
    /// "Leading".
    private static let metrics: [UIFont.TextStyle: (pointSizes: [CGFloat], linePitches: [CGFloat])] = [
        .largeTitle: (
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        ),
        .title1: (
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        ),
        .title2: (
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        ),
        .title3: (
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        ),
        .headline: bodyMetrics,
        .body: bodyMetrics,
        .callout: (
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        ),
        .subheadline: (
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 26, 31, 37, 43, 50, 58]
        ),
        .footnote: (
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        ),
        .caption1: (
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        ),
        .caption2: (
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        ),
    ]

    private static let bodyMetrics: (pointSizes: [CGFloat], linePitches: [CGFloat]) = (
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    )

    private static let columns: [UIContentSizeCategory: Int] = Dictionary(
        uniqueKeysWithValues: [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ].enumerated().map { ($1, $0) }
    )

    /// Returns the font size in points. An unspecified category counts as `large`, an unknown style as body text.
    func size(for category: UIContentSizeCategory) -> CGFloat {
        (Self.metrics[self] ?? Self.bodyMetrics).pointSizes[Self.columns[category] ?? 3]
    }

    /// Returns the distance of the baselines of two lines, in points.
    func linePitch(for category: UIContentSizeCategory) -> CGFloat {
        (Self.metrics[self] ?? Self.bodyMetrics).linePitches[Self.columns[category] ?? 3]
    }

    var openTypeWeight: Int { self == .headline ? 600 : 400 }
}
