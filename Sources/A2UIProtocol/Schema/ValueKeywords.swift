import Foundation
import PositionedJSON
import ScreenDocumentsCore
import ScreenFunctions

/// The keywords of JSON Schema without subschemas: type, range, length, pattern and format.
enum ValueKeywords {
    /// Returns a message for each keyword that a value violates.
    static func messages(_ value: DocumentValue, _ keywords: JSONObject) -> [String] {
        var messages: [String] = []
        // Created for violations only, because most values match.
        var shown: String { value.quotedForMessages }
        if let type = keywords["type"] {
            let names = type.stringValue.map { [$0] } ?? type.elementNodes.compactMap(\.stringValue)
            if !names.contains(where: { has(value, $0) }) {
                messages.append("\(shown) is not of type \(names.map { "'\($0)'" }.joined(separator: ", "))")
            }
        }
        if let expected = keywords["const"], DocumentValue(expected) != value {
            messages.append("\(DocumentValue(expected).quotedForMessages) was expected")
        }
        if let allowed = keywords["enum"]?.elementNodes.map({ DocumentValue($0) }), !allowed.contains(value) {
            messages.append("\(shown) is not one of \(DocumentValue.array(allowed).quotedForMessages)")
        }
        switch value {
        case .string(let text): messages += Self.messages(text, value, keywords)
        case .array(let elements):
            if let least = keywords["minItems"]?.numberValue, Double(elements.count) < least {
                messages.append(elements.isEmpty ? "\(shown) should be non-empty" : "\(shown) is too short")
            }
            if let most = keywords["maxItems"]?.numberValue, Double(elements.count) > most {
                messages.append("\(shown) is too long")
            }
        case .object(let members):
            if let least = keywords["minProperties"]?.numberValue, Double(members.count) < least {
                messages.append("\(shown) does not have enough properties")
            }
            if let most = keywords["maxProperties"]?.numberValue, Double(members.count) > most {
                messages.append("\(shown) has too many properties")
            }
        default:
            guard let number = value.number else { break }
            if let least = keywords["minimum"]?.numberValue, number < least {
                messages.append("\(shown) is less than the minimum of \(least.shortest)")
            }
            if let most = keywords["maximum"]?.numberValue, number > most {
                messages.append("\(shown) is greater than the maximum of \(most.shortest)")
            }
        }
        return messages
    }

    private static func messages(_ text: String, _ value: DocumentValue, _ keywords: JSONObject) -> [String] {
        var messages: [String] = []
        var shown: String { value.quotedForMessages }
        let count = Double(text.unicodeScalars.count)
        if let least = keywords["minLength"]?.numberValue, count < least {
            messages.append(text.isEmpty ? "\(shown) should be non-empty" : "\(shown) is too short")
        }
        if let most = keywords["maxLength"]?.numberValue, count > most { messages.append("\(shown) is too long") }
        if let pattern = keywords["pattern"]?.stringValue, SafePattern(pattern)?.isFound(in: text) == false {
            messages.append("\(shown) does not match \(pattern.quotedOnce)")
        }
        if let format = keywords["format"]?.stringValue, !TextFormat.isValid(text, format) {
            messages.append("\(shown) is not a '\(format)'")
        }
        return messages
    }

    private static func has(_ value: DocumentValue, _ type: String) -> Bool {
        switch (type, value) {
        case ("string", .string), ("boolean", .boolean), ("null", .null), ("array", .array), ("object", .object),
            ("number", .number), ("number", .largeInteger), ("integer", .largeInteger):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}

extension String {
    fileprivate var quotedOnce: String { "'\(self)'" }
}
