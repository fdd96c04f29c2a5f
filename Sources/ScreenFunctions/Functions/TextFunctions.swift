import Foundation
import ScreenDocumentsCore

enum TextFunctions {
    static let bodies: [String: ScreenFunctions.Body] = [
        "upper": { .string($0.text("text").uppercased(with: $0.formatting.locale)) },
        "lower": { .string($0.text("text").lowercased(with: $0.formatting.locale)) },
        "trim": { .string($0.text("text").trimmingCharacters(in: .whitespacesAndNewlines)) },
        "contains": { arguments in
            let part = arguments["part"] ?? .null
            if let list = arguments["in"]?.array { return .boolean(list.contains(part)) }
            return .boolean(arguments.text("in").contains(part.displayText))
        },
        "startsWith": { .boolean($0.text("text").hasPrefix($0.text("part"))) },
        "endsWith": { .boolean($0.text("text").hasSuffix($0.text("part"))) },
        "replace": { arguments in
            let old = arguments.text("old")
            guard !old.isEmpty else { return .string(arguments.text("text")) }
            return .string(joined(arguments.text("text").components(separatedBy: old), arguments.text("new")))
        },
        "slice": { arguments in
            guard let from = arguments.integer("from"), let value = arguments["of"] else { return .null }
            if let list = value.array { return .array(Array(list[range(from, arguments.integer("to"), list.count)])) }
            guard let text = value.string else { return .null }
            let letters = Array(text)
            return .string(String(letters[range(from, arguments.integer("to"), letters.count)]))
        },
        "split": { arguments in
            let separator = arguments.text("separator")
            guard !separator.isEmpty else { return .array(arguments.text("text").map { .string(String($0)) }) }
            return .array(arguments.text("text").components(separatedBy: separator).map { .string($0) })
        },
        "join": { arguments in
            .string(joined(arguments.list("list").map(\.displayText), arguments["separator"]?.string ?? ""))
        },
        "text": { .string($0.text("value")) },
    ]

    /// Joins texts, stopping at the length limit: replacing each letter by a long text would need the product of both lengths.
    static func joined(_ texts: [String], _ separator: String) -> String {
        var result = ""
        for (index, text) in texts.enumerated() where result.utf8.count <= Evaluation.textLimit {
            if index > 0 { result += separator }
            result += text
        }
        return Evaluation.bounded(result)
    }

    /// The indexes from one up to another; negative ones count from the end.
    private static func range(_ from: Int, _ to: Int?, _ count: Int) -> Range<Int> {
        let start = (from < 0 ? from + count : from).clamped(0, count)
        let end = (to.map { $0 < 0 ? $0 + count : $0 } ?? count).clamped(start, count)
        return start..<end
    }
}
