import Foundation
import PositionedJSON
import ScreenDocumentsCore

/// A part of a language model's response: text for the user, and the messages that follow it.
public struct A2UIResponsePart: Hashable, Sendable {
    /// The text; empty if there is none.
    public var text: String
    /// The messages; `nil` if the part has none.
    public var messages: [DocumentValue]?

    /// Creates a part.
    public init(text: String = "", messages: [DocumentValue]? = nil) {
        self.text = text
        self.messages = messages
    }
}

/// The response of a language model, with messages between `<a2ui-json>` and `</a2ui-json>`.
///
/// ```swift
/// for part in try A2UIResponse(answer).parts {
///     show(part.text)
///     try part.messages?.forEach(surfaces.process)
/// }
/// ```
public struct A2UIResponse: Sendable {
    static let openTag = "<a2ui-json>"
    static let closeTag = "</a2ui-json>"

    /// The parts in order, without white space around the text.
    public let parts: [A2UIResponsePart]

    /// Whether a text contains a block of messages.
    public static func hasMessages(_ text: String) -> Bool { text.contains(openTag) && text.contains(closeTag) }

    /// Parses a complete response.
    ///
    /// - Throws: An `A2UIError` if it has no messages, or if a block is invalid even after the repairs of ``messages(in:)``.
    public init(_ text: String) throws(A2UIError) {
        var parts: [A2UIResponsePart] = []
        var rest = text[...]
        while let open = rest.range(of: Self.openTag) {
            let inner = rest[open.upperBound...]
            guard let close = inner.range(of: Self.closeTag) else { break }
            let words = rest[..<open.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
            parts.append(
                A2UIResponsePart(text: words, messages: try Self.messages(in: String(inner[..<close.lowerBound])))
            )
            rest = inner[close.upperBound...]
        }
        guard !parts.isEmpty else {
            throw A2UIError(.parsingFailed, "A2UI tags '\(Self.openTag)' and '\(Self.closeTag)' not found in response.")
        }
        let words = rest.trimmingCharacters(in: .whitespacesAndNewlines)
        if !words.isEmpty { parts.append(A2UIResponsePart(text: words)) }
        self.parts = parts
    }

    /// Parses the messages of a block. Repairs common mistakes of models: Markdown fences, trailing commas and curly quotation
    /// marks. Valid JSON is not changed.
    ///
    /// - Throws: An `A2UIError` if the text is empty or invalid.
    public static func messages(in text: String) throws(A2UIError) -> [DocumentValue] {
        let text = PayloadRepair.withoutFence(text)
        guard !text.isEmpty else { throw A2UIError(.parsingFailed, "A2UI JSON part is empty.") }
        let problem: DocumentProblem
        do {
            return list(try JSONNode.parsed(text))
        } catch {
            problem = error
        }
        for mend in [
            PayloadRepair.withoutTrailingCommas,
            { PayloadRepair.withoutTrailingCommas(PayloadRepair.withStraightQuotes($0)) },
        ] {
            if let node = try? JSONNode.parsed(mend(text)) { return list(node) }
        }
        throw A2UIError(.parsingFailed, "Failed to parse JSON: \(problem.message)", path: problem.pointer.description)
    }

    private static func list(_ node: JSONNode) -> [DocumentValue] {
        let value = DocumentValue(node)
        return value.array ?? [value]
    }
}

/// Repairs of common mistakes of language models in JSON.
enum PayloadRepair {
    /// Removes the Markdown fence around a text.
    static func withoutFence(_ text: String) -> String {
        var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("```") {
            text = String(text.dropFirst(3))
            if text.hasPrefix("json") { text = String(text.dropFirst(4)) }
        }
        if text.hasSuffix("```") { text = String(text.dropLast(3)) }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Replaces curly quotation marks and apostrophes by straight ones.
    static func withStraightQuotes(_ text: String) -> String {
        String(
            text.map { letter in
                switch letter {
                case "“", "”", "„", "‟": "\""
                case "‘", "’", "‚", "‛": "'"
                default: letter
                }
            }
        )
    }

    /// Removes trailing commas outside of strings.
    static func withoutTrailingCommas(_ text: String) -> String {
        var result: [Character] = []
        var comma: Int?
        var isInString = false
        var isEscaped = false
        for letter in text {
            if isInString {
                isInString = isEscaped || letter != "\""
                isEscaped = !isEscaped && letter == "\\"
            } else if letter == "\"" {
                isInString = true
                comma = nil
            } else if letter == "," {
                comma = result.count
            } else if letter == "}" || letter == "]" {
                if let comma { result.remove(at: comma) }
                comma = nil
            } else if !letter.isWhitespace {
                comma = nil
            }
            result.append(letter)
        }
        return String(result)
    }
}
