import Foundation

/// A regular expression from an untrusted source. Matching stops after a fixed number of steps.
package struct SafePattern: Sendable {
    /// The longest pattern.
    package static let lengthLimit = 1_000
    /// The maximum length of the searched text, in UTF-16 units. Only the beginning of a longer text is searched.
    package static let textLimit = 10_000
    /// The maximum number of progress reports, which ICU makes every 10,000 steps. A text that needs more does not match.
    private static let reportLimit = 50

    private let expression: NSRegularExpression

    /// Creates a pattern in ICU syntax, or `nil` if the pattern is invalid or too long.
    package init?(_ pattern: String) {
        guard pattern.utf16.count <= Self.lengthLimit,
            let expression = try? NSRegularExpression(pattern: pattern)
        else { return nil }
        self.expression = expression
    }

    /// Whether a text contains a match; with `isWhole`, whether the whole text matches.
    package func isFound(in text: String, isWhole: Bool = false) -> Bool {
        let length = min(text.utf16.count, Self.textLimit)
        var isFound = false
        var reports = 0
        expression.enumerateMatches(
            in: text,
            options: .reportProgress,
            range: NSRange(location: 0, length: length)
        ) { result, flags, stop in
            if let result {
                isFound = !isWhole || result.range == NSRange(location: 0, length: text.utf16.count)
                stop.pointee = ObjCBool(isFound)
            } else if flags.contains(.progress) {
                reports += 1
                if reports > Self.reportLimit { stop.pointee = true }
            }
        }
        return isFound
    }
}
