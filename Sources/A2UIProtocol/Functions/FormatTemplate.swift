import ScreenDocumentsCore

/// Reads the text of `formatString`: `Hello ${/user/name}, ${formatDate(value: ${/date}, format: 'd MMM')}`.
///
/// Invalid interpolations stay in the text unchanged, so that the user sees what the agent meant.
struct FormatTemplate {
    private let letters: [Character]
    private var index = 0
    private var depth = 0

    private static let depthLimit = 8
    private static let lengthLimit = 20_000

    /// Returns the expression that computes a text.
    static func expression(_ text: String) -> ExpressionNode {
        guard text.contains("${"), text.utf8.count <= lengthLimit else {
            return .literal(.string(text))
        }
        var template = FormatTemplate(letters: Array(text))
        return template.parseText()
    }

    private init(letters: [Character]) { self.letters = letters }

    private mutating func parseText() -> ExpressionNode {
        var parts: [ExpressionNode] = []
        var text = ""
        func flush() -> [ExpressionNode] { text.isEmpty ? [] : [.literal(.string(text))] }
        while index < letters.count {
            if starts(with: "\\${") {
                text += "${"
                index += 3
            } else if starts(with: "${") {
                let start = index
                if let node = parseHole() {
                    parts += flush()
                    text = ""
                    parts.append(node)
                } else {
                    text += "${"
                    index = start + 2
                }
            } else {
                text.append(letters[index])
                index += 1
            }
        }
        parts += flush()
        return .text(parts)
    }

    /// Parses `${…}`, or returns `nil` if it is invalid.
    private mutating func parseHole() -> ExpressionNode? {
        guard depth < Self.depthLimit, starts(with: "${") else { return nil }
        depth += 1
        defer { depth -= 1 }
        index += 2
        guard let node = parseValue(), take("}") else { return nil }
        return node
    }

    private mutating func parseValue() -> ExpressionNode? {
        skipSpace()
        guard index < letters.count else { return nil }
        if starts(with: "${") { return parseHole() }
        let letter = letters[index]
        if letter == "'" || letter == "\"" { return parseQuoted(letter) }
        let word = takeWord()
        guard !word.isEmpty else { return nil }
        if take("(") { return parseCall(word) }
        switch word {
        case "true": return .literal(true)
        case "false": return .literal(false)
        case "null": return .literal(.null)
        default: break
        }
        if letter.isNumber || letter == "-", let expression = try? ScreenExpression(word),
            case .literal(let value) = expression.node
        {
            return .literal(value)
        }
        return .path(ModelPath(word))
    }

    private mutating func parseCall(_ name: String) -> ExpressionNode? {
        var arguments: [ExpressionArgument] = []
        if take(")") { return .call(name, []) }
        while arguments.count < 32 {
            skipSpace()
            let start = index
            let label = takeWord()
            var argument: String? = label
            if label.isEmpty || label.contains("/") || !take(":") {
                index = start
                argument = nil
            }
            guard let value = parseValue() else { return nil }
            arguments.append(ExpressionArgument(name: argument, value: value))
            if take(")") { return .call(name, arguments) }
            guard take(",") else { return nil }
        }
        return nil
    }

    private mutating func parseQuoted(_ quote: Character) -> ExpressionNode? {
        var text = ""
        index += 1
        while index < letters.count {
            let letter = letters[index]
            index += 1
            if letter == quote { return .literal(.string(text)) }
            if letter == "\\", index < letters.count {
                text.append(letters[index])
                index += 1
            } else {
                text.append(letter)
            }
        }
        return nil
    }

    /// Parses a name, a path or a number.
    private mutating func takeWord() -> String {
        let start = index
        while index < letters.count, !letters[index].isWhitespace, !"(){},:'\"$".contains(letters[index]) { index += 1 }
        return String(letters[start..<index])
    }

    private mutating func skipSpace() {
        while index < letters.count, letters[index].isWhitespace { index += 1 }
    }

    private func starts(with text: String) -> Bool { letters[index...].starts(with: text) }

    private mutating func take(_ letter: Character) -> Bool {
        skipSpace()
        guard index < letters.count, letters[index] == letter else { return false }
        index += 1
        return true
    }
}
