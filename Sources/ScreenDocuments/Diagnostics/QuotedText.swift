extension String {
    /// How much of a text from a document a message repeats.
    private static let quotedLength = 60

    /// The text in quotation marks as messages show it: cut when long, on one line, without anything a terminal would obey.
    var quoted: String {
        let shown = prefix(Self.quotedLength)
        return "\"\(String(shown).printable)\(shown.endIndex == endIndex ? "" : "…")\""
    }

    /// The text with control and formatting characters written as `\u{…}`.
    var printable: String {
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
