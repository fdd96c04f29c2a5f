import PositionedJSON

/// Writes documents in one style: two spaces of indentation, a value on one line if it fits. Strings and numbers keep their
/// notation, members their order.
package struct DocumentFormatter {
    private static let width = 120

    private let text: DocumentText

    package init(_ text: DocumentText) {
        self.text = text
    }

    /// The formatted text, with a line break at the end.
    ///
    /// - Throws: What is wrong with the JSON. Whether it is a valid document has no influence.
    package func formatted() throws(ScreenDocumentError) -> String {
        guard let root = text.root, text.problems.isEmpty else {
            throw ScreenDocumentError(diagnostics: text.problems.map(text.diagnostic))
        }
        var result = ""
        write(root, indentation: 0, reserved: 0, to: &result)
        return result + "\n"
    }

    /// - Parameter reserved: The number of characters that share the line with the value.
    private func write(_ node: JSONNode, indentation: Int, reserved: Int, to result: inout String) {
        let line = line(node)
        let isShort = line.count + indentation + reserved <= Self.width
        let isScreen = indentation == 0 && !isEmpty(node)
        guard !isShort || isScreen else {
            result += line
            return
        }
        let inner = String(repeating: " ", count: indentation + 2)
        switch node.value {
        case .object(let object) where !object.members.isEmpty:
            result += "{\n"
            for (index, member) in object.members.enumerated() {
                let key = source(member.keyOffset..<member.keyEnd) + ": "
                result += inner + key
                write(member.value, indentation: indentation + 2, reserved: key.count + 1, to: &result)
                result += index == object.members.count - 1 ? "\n" : ",\n"
            }
            result += inner.dropLast(2) + "}"
        case .array(let nodes) where !nodes.isEmpty:
            result += "[\n"
            for (index, element) in nodes.enumerated() {
                result += inner
                write(element, indentation: indentation + 2, reserved: 1, to: &result)
                result += index == nodes.count - 1 ? "\n" : ",\n"
            }
            result += inner.dropLast(2) + "]"
        default: result += line
        }
    }

    private func isEmpty(_ node: JSONNode) -> Bool {
        switch node.value {
        case .object(let object): object.members.isEmpty
        case .array(let nodes): nodes.isEmpty
        default: true
        }
    }

    /// The value on one line.
    private func line(_ node: JSONNode) -> String {
        switch node.value {
        case .object(let object):
            guard !object.members.isEmpty else { return "{}" }
            let members = object.members.map { source($0.keyOffset..<$0.keyEnd) + ": " + line($0.value) }
            return "{ " + members.joined(separator: ", ") + " }"
        case .array(let nodes): return "[" + nodes.map { line($0) }.joined(separator: ", ") + "]"
        default: return source(node.range)
        }
    }

    private func source(_ range: Range<Int>) -> String {
        String(decoding: text.source.bytes[range], as: UTF8.self)
    }
}
