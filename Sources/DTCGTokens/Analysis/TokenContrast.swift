/// A pair of colors of text and background, and its contrast.
public struct TokenContrast: Hashable, Sendable, CustomStringConvertible {
    /// The token of the text's color.
    public let text: TokenPath

    /// The token of the background's color.
    public let background: TokenPath

    /// The contrast, 1 to 21 (WCAG 2.2).
    public let ratio: Double

    /// `color.text on color.background: 4.54`.
    public var description: String {
        // Rounded down, so that 4.499 is not shown as enough; the fraction undoes the rounding of the calculation.
        let hundredths = Int((ratio * 100 + 1e-6).rounded(.down))
        let fraction = hundredths % 100
        return "\(text) on \(background): \(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
}

extension TokenTree {
    /// Returns the contrast of every text color on every background, lowest first.
    ///
    /// - Parameters:
    ///   - isText: Whether a color is used for text.
    ///   - isBackground: Whether a color is used behind text.
    public func contrasts(isText: (Token) -> Bool, isBackground: (Token) -> Bool) -> [TokenContrast] {
        func colors(_ isIncluded: (Token) -> Bool) -> [(TokenPath, TokenColor)] {
            tokens.compactMap { token in
                guard case .color(let color) = token.value, isIncluded(token) else { return nil }
                return (token.path, color)
            }
        }
        let backgrounds = colors(isBackground)
        return colors(isText)
            .flatMap { text in
                backgrounds.map { background in
                    TokenContrast(
                        text: text.0,
                        background: background.0,
                        ratio: text.1.contrast(on: background.1)
                    )
                }
            }
            .sorted { $0.ratio < $1.ratio }
    }
}
