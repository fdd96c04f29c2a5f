import PositionedJSON

/// Parses expressions.
struct ExpressionParser {
    private let bytes: [UInt8]
    private var index = 0
    private let end: Int
    private var depth = 0
    /// The number of operators and members so far. A long chain of them makes a deep tree without parentheses.
    private var stepCount = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        end = bytes.count
    }

    mutating func parse() throws(ExpressionError) -> ExpressionNode {
        try checkLength()
        let node = try parseExpression()
        skipSpace()
        guard index == end else { throw unexpected("an operator") }
        return node
    }

    /// Parses a text without quotation marks, with its interpolated values.
    mutating func parseTemplate() throws(ExpressionError) -> ExpressionNode {
        try checkLength()
        return try parseText(nil)
    }

    private func checkLength() throws(ExpressionError) {
        guard bytes.count <= ScreenExpression.byteLimit else {
            throw ExpressionError(
                at: 0,
                "the expression is too long",
                allowed: "at most \(ScreenExpression.byteLimit) bytes"
            )
        }
    }

    // MARK: - Operators

    private mutating func parseExpression() throws(ExpressionError) -> ExpressionNode {
        try enter()
        defer { depth -= 1 }
        let start = index
        let condition = try parseBinary(1)
        guard take("?") else { return condition }
        let yes = try parseExpression()
        guard take(":") else { throw unexpected("\":\" and the other value") }
        return .placed(.conditional(condition, yes, try parseExpression()), start)
    }

    private mutating func enter() throws(ExpressionError) {
        depth += 1
        guard depth <= ScreenExpression.depthLimit else {
            throw ExpressionError(
                at: index,
                "the expression is nested too deeply",
                allowed: "at most \(ScreenExpression.depthLimit) levels"
            )
        }
    }

    private mutating func countStep() throws(ExpressionError) {
        stepCount += 1
        guard stepCount <= ScreenExpression.stepLimit else {
            let allowed = "at most \(ScreenExpression.stepLimit)"
            throw ExpressionError(at: index, "too many operators and members", allowed: allowed)
        }
    }

    private mutating func parseBinary(_ least: Int) throws(ExpressionError) -> ExpressionNode {
        var left = try parseUnary()
        while let found = nextOperator(), found.precedence >= least {
            let place = index
            index += found.rawValue.utf8.count
            try countStep()
            try enter()
            let right = try parseBinary(found.precedence + 1)
            depth -= 1
            left = .placed(.binary(found, left, right), place)
        }
        return left
    }

    private mutating func nextOperator() -> ExpressionOperator? {
        skipSpace()
        return ExpressionOperator.allCases.first { starts(with: $0.rawValue) }
    }

    private mutating func parseUnary() throws(ExpressionError) -> ExpressionNode {
        skipSpace()
        let place = index
        if peek == UInt8(ascii: "!"), !starts(with: "!=") {
            index += 1
            try enter()
            defer { depth -= 1 }
            return .placed(.not(try parseUnary()), place)
        }
        if take("-") {
            try enter()
            defer { depth -= 1 }
            let inner = try parseUnary()
            if case .literal(let value) = inner, let negated = Arithmetic.negative(value) { return .literal(negated) }
            return .placed(.minus(inner), place)
        }
        return try parseMembers(of: try parsePrimary())
    }

    // MARK: - Values

    private mutating func parseMembers(of node: ExpressionNode) throws(ExpressionError) -> ExpressionNode {
        var node = node
        while true {
            let place = index
            if index < end, bytes[index] == UInt8(ascii: ".") {
                index += 1
                guard let name = takeName() else { throw unexpected("the name of a member") }
                try countStep()
                node = Self.member(node, .literal(.string(name)), place)
            } else if take("[") {
                let key = try parseExpression()
                guard take("]") else { throw unexpected("\"]\"") }
                try countStep()
                node = Self.member(node, key, place)
            } else {
                return node
            }
        }
    }

    /// Returns a member access; a literal key of a path extends the path.
    private static func member(_ node: ExpressionNode, _ key: ExpressionNode, _ place: Int) -> ExpressionNode {
        if case .placed(.path(let path), let start) = node, case .literal(let value) = key {
            if let name = value.string { return .placed(.path(path.appending(name)), start) }
            if let index = value.number.flatMap({ Int(exactly: $0) }) {
                return .placed(.path(path.appending(String(index))), start)
            }
        }
        return .placed(.member(node, key), place)
    }

    private mutating func parsePrimary() throws(ExpressionError) -> ExpressionNode {
        skipSpace()
        let place = index
        guard let byte = peek else { throw unexpected("a value") }
        switch byte {
        case UInt8(ascii: "("):
            index += 1
            let node = try parseExpression()
            guard take(")") else { throw unexpected("\")\"") }
            return node
        case UInt8(ascii: "["):
            index += 1
            return .list(try parseList("]") { parser throws(ExpressionError) in try parser.parseExpression() })
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return try parseText(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
        case UInt8(ascii: "$"):
            index += 1
            guard let name = takeName() else { throw unexpected("the name of a parameter") }
            return .placed(.parameter(name), place)
        default:
            guard let name = takeName() else { throw unexpected("a value") }
            switch name {
            case "true": return .literal(true)
            case "false": return .literal(false)
            case "null": return .literal(.null)
            default: break
            }
            guard take("(") else { return .placed(.path(ModelPath(keys: [name])), place) }
            let arguments = try parseList(")") { parser throws(ExpressionError) in try parser.parseArgument() }
            return .placed(.call(name, arguments), place)
        }
    }

    private mutating func parseArgument() throws(ExpressionError) -> ExpressionArgument {
        skipSpace()
        let start = index
        if let name = takeName(), take(":") { return ExpressionArgument(name: name, value: try parseExpression()) }
        index = start
        return ExpressionArgument(value: try parseExpression())
    }

    private mutating func parseList<Element>(
        _ closing: String,
        _ element: (inout ExpressionParser) throws(ExpressionError) -> Element
    ) throws(ExpressionError) -> [Element] {
        var elements: [Element] = []
        if take(closing) { return [] }
        while true {
            elements.append(try element(&self))
            if take(closing) { return elements }
            guard take(",") else { throw unexpected("\",\" or \(closing.quoted)") }
        }
    }

    private mutating func parseNumber() throws(ExpressionError) -> ExpressionNode {
        let start = index
        func isDigit(_ byte: UInt8?) -> Bool {
            byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        }
        while isDigit(peek) { index += 1 }
        if peek == UInt8(ascii: "."), index + 1 < end, isDigit(bytes[index + 1]) {
            index += 1
            while isDigit(peek) { index += 1 }
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard takeName() == nil, let value = Arithmetic.number(text) else {
            throw ExpressionError(at: start, "\(text.quoted) is no number", allowed: "12, 0.5")
        }
        return .literal(value)
    }

    /// Parses a text literal with its interpolated values. Without a quotation mark, it ends with the whole text, and only `${` is
    /// escaped.
    private mutating func parseText(_ quote: UInt8?) throws(ExpressionError) -> ExpressionNode {
        let start = index
        if quote != nil { index += 1 }
        var parts: [ExpressionNode] = []
        var text: [UInt8] = []
        func flushed() -> [ExpressionNode] {
            text.isEmpty ? parts : parts + [.literal(.string(String(decoding: text, as: UTF8.self)))]
        }
        func whole() -> ExpressionNode {
            let all = flushed()
            if all.isEmpty { return .literal("") }
            if all.count == 1, case .literal = all[0] { return all[0] }
            return .text(all)
        }
        while let byte = peek {
            if byte == quote {
                index += 1
                return whole()
            }
            if byte == UInt8(ascii: "\\"), index + 1 < end, quote != nil || bytes[index + 1] == UInt8(ascii: "$") {
                let next = bytes[index + 1]
                index += 2
                switch next {
                case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
                case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
                default: text.append(next)
                }
            } else if starts(with: "${") {
                parts = flushed()
                text = []
                index += 2
                parts.append(try parseExpression())
                guard take("}") else { throw unexpected("\"}\"") }
            } else {
                text.append(byte)
                index += 1
            }
        }
        guard let quote else { return whole() }
        let mark = String(decoding: [quote], as: UTF8.self)
        throw ExpressionError(at: start, "the text does not end", allowed: "\(mark) at its end")
    }

    // MARK: - Characters

    private var peek: UInt8? { index < end ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func starts(with text: String) -> Bool { bytes[index..<end].starts(with: text.utf8) }

    private mutating func take(_ text: String) -> Bool {
        let start = index
        skipSpace()
        guard starts(with: text) else {
            index = start
            return false
        }
        if text == "?", starts(with: "??") {
            index = start
            return false
        }
        index += text.utf8.count
        return true
    }

    /// Parses a name: letters, digits and `_`, not beginning with a digit.
    private mutating func takeName() -> String? {
        func isLetter(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                0x80...:
                true
            default: false
            }
        }
        let start = index
        guard let first = peek, isLetter(first) else { return nil }
        while let byte = peek, isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func unexpected(_ allowed: String) -> ExpressionError {
        guard index < end else { return ExpressionError(at: end, "the expression ends too early", allowed: allowed) }
        let text = String(decoding: bytes[index..<end], as: UTF8.self)
        return ExpressionError(at: index, "unexpected \(String(text.prefix(1)).quoted)", allowed: allowed)
    }
}
