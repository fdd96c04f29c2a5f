import Foundation

/// A regular expression of a stranger: one that would look for minutes gives up after a fixed number of steps.
package struct SafePattern: Sendable {
    /// The longest pattern.
    package static let lengthLimit = 1_000
    /// The longest text in which one is looked for, in UTF-16 units; of longer ones the begin counts.
    package static let textLimit = 10_000
    /// After so many reports of the engine, which makes one every 10,000 steps, a text counts as not matching.
    private static let reportLimit = 50

    private let expression: NSRegularExpression

    /// Creates a pattern in ICU's notation; `nil` if it is none, or too long.
    package init?(_ pattern: String) {
        guard pattern.utf16.count <= Self.lengthLimit,
            let expression = try? NSRegularExpression(pattern: pattern)
        else { return nil }
        self.expression = expression
    }

    /// Whether the pattern is found in a text, or if `isWhole` matches all of it.
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
