import Foundation

/// The `format` values of JSON Schema that are checked.
package enum TextFormat {
    /// Whether a text has a format: `date`, `time`, `date-time` (RFC 3339), `uri` or `email`. Unknown formats accept every text.
    package static func isValid(_ text: String, _ format: String) -> Bool {
        switch format {
        case "date": Self.date?.isFound(in: text, isWhole: true) == true && DateText.isDay(text.prefix(10))
        case "time": Self.time?.isFound(in: text, isWhole: true) == true
        case "date-time": Self.dateTime?.isFound(in: text, isWhole: true) == true && DateText.isDay(text.prefix(10))
        case "uri": Self.uri?.isFound(in: text, isWhole: true) == true
        case "email": isMailAddress(text)
        default: true
        }
    }

    /// Whether a text looks like an email address: a local part, an at sign and a domain with a dot, without spaces. Only
    /// sending a message proves more.
    package static func isMailAddress(_ text: String) -> Bool {
        Self.mail?.isFound(in: text, isWhole: true) == true
    }

    private static let clock = #"([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([zZ]|[+-]([01]\d|2[0-3]):?[0-5]\d)"#
    private static let date = SafePattern(#"\d{4}-\d{2}-\d{2}"#)
    private static let time = SafePattern(clock)
    private static let dateTime = SafePattern(#"\d{4}-\d{2}-\d{2}[tT ]"# + clock)
    private static let uri = SafePattern(#"[a-zA-Z][a-zA-Z0-9+.-]*:[^\s<>"{}|\\^`]*"#)
    private static let mail = SafePattern(#"[^\s@]+@[^\s@]+\.[^\s@]+"#)
}

/// Parses ISO 8601 dates.
package enum DateText {
    /// Whether a text is an existing calendar day: `2028-02-29`.
    static func isDay(_ text: Substring) -> Bool {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]), parts[2] >= 1 else { return false }
        let isLeap = parts[0] % 4 == 0 && (parts[0] % 100 != 0 || parts[0] % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return parts[2] <= lengths[parts[1] - 1]
    }
}
