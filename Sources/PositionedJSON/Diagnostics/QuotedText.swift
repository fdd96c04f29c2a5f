extension String {
    /// The maximum number of characters that a message quotes.
    private static let quotedLength = 60

    /// The text in quotation marks for messages: truncated, on one line, without terminal control characters.
    package var quoted: String {
        let shown = prefix(Self.quotedLength)
        return "\"\(String(shown).printable)\(shown.endIndex == endIndex ? "" : "…")\""
    }

    /// The text with control and formatting characters written as `\u{…}`.
    package var printable: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
