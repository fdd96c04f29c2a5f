import DTCGTokens
import PortableUIKit

/// A text style at the standard text size, as the Human Interface Guidelines list it (Typography, Dynamic Type sizes).
package struct TextStyleSize: Sendable {
    /// The text style.
    package let textStyle: UIFont.TextStyle

    /// The name of the text style in Swift.
    package let name: String

    /// The font size, in points.
    package let points: Double

    /// The distance from baseline to baseline, in points.
    package let lineHeight: Double

    /// The text styles from large to small. `headline` has the size of `body`, with another weight.
    package static let all = [
        TextStyleSize(textStyle: .largeTitle, name: "largeTitle", points: 34, lineHeight: 41),
        TextStyleSize(textStyle: .title1, name: "title1", points: 28, lineHeight: 34),
        TextStyleSize(textStyle: .title2, name: "title2", points: 22, lineHeight: 28),
        TextStyleSize(textStyle: .title3, name: "title3", points: 20, lineHeight: 25),
        TextStyleSize(textStyle: .body, name: "body", points: 17, lineHeight: 22),
        TextStyleSize(textStyle: .callout, name: "callout", points: 16, lineHeight: 21),
        TextStyleSize(textStyle: .subheadline, name: "subheadline", points: 15, lineHeight: 20),
        TextStyleSize(textStyle: .footnote, name: "footnote", points: 13, lineHeight: 18),
        TextStyleSize(textStyle: .caption1, name: "caption1", points: 12, lineHeight: 16),
        TextStyleSize(textStyle: .caption2, name: "caption2", points: 11, lineHeight: 13),
    ]

    /// Returns the size of a text style; that of `body` for `headline` and styles that the guidelines do not list.
    package static func size(of textStyle: UIFont.TextStyle) -> TextStyleSize {
        all.first { $0.textStyle == textStyle } ?? all[4]
    }

    /// Returns the number of a weight, 100 to 900; 400 for `nil`.
    package static func weightNumber(of weight: UIFont.Weight?) -> Int {
        let weight = weight ?? .regular
        let distances = weights.map { abs($0.weight.rawValue - weight.rawValue) }
        return 100 * ((distances.indices.min { distances[$0] < distances[$1] } ?? 3) + 1)
    }

    /// Returns the text style whose size is closest; of two, the larger one.
    package static func nearest(to points: Double) -> TextStyleSize {
        all.dropFirst().reduce(all[0]) { abs($1.points - points) < abs($0.points - points) ? $1 : $0 }
    }

    /// Returns the line height of a typography as a multiple of the one of this style, to a thousandth.
    package func lineHeightMultiple(of typography: TokenTypography) -> Double {
        (typography.lineHeight * points / lineHeight * 1_000).rounded() / 1_000
    }

    /// Returns the weight of a typography, to a hundred; `nil` for regular, which these styles are by themselves.
    package func weight(of typography: TokenTypography) -> (name: String, weight: UIFont.Weight)? {
        let index = min(max(Int((typography.fontWeight.value / 100).rounded()), 1), 9) - 1
        return index == 3 ? nil : Self.weights[index]
    }

    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
