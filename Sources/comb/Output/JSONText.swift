import Foundation
import PositionedJSON

/// A JSON value formatted for people: sorted keys, one entry per line, number arrays on one line, numbers in the
/// shortest notation.
///
/// Foundation's encoder would put each of the four numbers of a frame on its own line.
enum JSONText {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONText])
    case object([String: JSONText])

    /// The formatted text, without a trailing line break.
    var description: String { text(indent: 0) }

    private func text(indent: Int) -> String {
        switch self {
        case .boolean(let value): value ? "true" : "false"
        case .number(let number): number.shortest
        case .string(let string): Self.quote(string)
        case .array(let elements) where elements.allSatisfy(\.isNumber):
            "[\(elements.map { $0.text(indent: 0) }.joined(separator: ", "))]"
        case .array(let elements):
            Self.block("[", "]", elements.map { $0.text(indent: indent + 1) }, indent: indent)
        case .object(let members) where members.isEmpty: "{}"
        case .object(let members):
            Self.block(
                "{",
                "}",
                members.sorted { $0.key < $1.key }.map {
                    "\(Self.quote($0.key)): \($0.value.text(indent: indent + 1))"
                },
                indent: indent
            )
        }
    }

    private var isNumber: Bool {
        if case .number = self { true } else { false }
    }

    private static func block(_ opening: String, _ closing: String, _ lines: [String], indent: Int) -> String {
        let margin = String(repeating: "  ", count: indent)
        return "\(opening)\n" + lines.map { "\(margin)  \($0)" }.joined(separator: ",\n") + "\n\(margin)\(closing)"
    }

    private static func quote(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ": result += "\\u" + String(format: "%04X", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
