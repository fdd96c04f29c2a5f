import DTCGTokens

/// A number in a style of text that can be edited; the raw value is its name in a file of tokens.
enum TypographyPart: String, CaseIterable {
    case fontSize, fontWeight, lineHeight, letterSpacing

    /// The number as the page shows it.
    func number(of style: TokenTypography) -> Double {
        switch self {
        case .fontSize: style.fontSize.points()
        case .fontWeight: style.fontWeight.value
        case .lineHeight: style.lineHeight
        case .letterSpacing: style.letterSpacing.points()
        }
    }

    /// Returns the value for a text of the page.
    ///
    /// - Throws: A `TokenEditError` if the text is not a number, or is out of range.
    func value(_ text: String, instead style: TokenTypography) throws -> TokenValue {
        guard let number = Double(text), range.contains(number) else {
            throw TokenEditError("\(text) is no \(rawValue) from \(range.lowerBound) to \(range.upperBound).")
        }
        switch self {
        case .fontSize: return .dimension(length(number, like: style.fontSize))
        case .letterSpacing: return .dimension(length(number, like: style.letterSpacing))
        case .lineHeight: return .number(number)
        case .fontWeight:
            guard let weight = TokenFontWeight(number) else { throw TokenEditError("\(text) is no weight.") }
            return .fontWeight(weight)
        }
    }

    private var range: ClosedRange<Double> {
        switch self {
        case .fontSize: 1...200
        case .fontWeight: 1...1_000
        case .lineHeight: 0.5...5
        case .letterSpacing: -20...50
        }
    }

    private func length(_ points: Double, like old: TokenDimension) -> TokenDimension {
        old.unit == .pixels ? TokenDimension(points) : TokenDimension(points / 16, old.unit)
    }
}
