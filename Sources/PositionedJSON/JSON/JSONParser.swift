/// A strict JSON parser (RFC 8259) that records positions and recovers from unambiguous errors.
///
/// Errors after which the rest is unambiguous (a comment, a trailing or missing comma, an invalid escape, an invalid
/// number) are reported and skipped. Any other error ends parsing, because the rest could only be guessed.
package struct JSONParser {
    /// The usual maximum nesting depth of arrays and objects. A screen needs about 8 levels; without a limit a file of
    /// brackets would overflow the stack.
    package static let nestingLimit = 64

    let source: SourceText
    var index: Int
    /// The pointer of the array or object that is being parsed, and what is being parsed in it.
    var container = JSONPointer.root
    var step: JSONStep?
    var problems: [DocumentProblem] = []
    var keepsLargeIntegers = false
    var nestingLimit = JSONParser.nestingLimit

    var bytes: [UInt8] { source.bytes }

    /// The pointer of the value that is being parsed.
    var pointer: JSONPointer { container.appending(step) }

    private init(_ source: SourceText) {
        self.source = source
        index = source.start
    }

    /// Parses a whole text. The root is `nil` if the text could not be parsed to its end.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - keepsLargeIntegers: Whether integers beyond ±2^53 keep all of their digits.
    ///   - nestingLimit: The maximum nesting depth of arrays and objects.
    package static func parse(
        _ source: SourceText,
        keepsLargeIntegers: Bool = false,
        nestingLimit: Int = JSONParser.nestingLimit
    ) -> (root: JSONNode?, problems: [DocumentProblem]) {
        var parser = JSONParser(source)
        parser.keepsLargeIntegers = keepsLargeIntegers
        parser.nestingLimit = nestingLimit
        do {
            let root = try parser.parseDocument()
            return (root, parser.problems)
        } catch {
            return (nil, parser.problems + [error])
        }
    }

    private mutating func parseDocument() throws(DocumentProblem) -> JSONNode {
        try rejectUTF16()
        try skipSpace()
        guard index < bytes.count else {
            throw DocumentProblem(at: source.start, in: .root, "the document is empty", allowed: "an object")
        }
        let root = try parseValue(depth: 0)
        try skipSpace()
        guard index == bytes.count else {
            throw try unexpected("after the end of the document", allowed: "nothing but white space")
        }
        return root
    }

    mutating func parseValue(depth: Int) throws(DocumentProblem) -> JSONNode {
        let start = index
        let step = step
        let value: JSONValue
        switch peek ?? 0 {
        case UInt8(ascii: "{"):
            value = .object(try parseObject(depth: depth))
        case UInt8(ascii: "["):
            value = .array(try parseArray(depth: depth))
        case UInt8(ascii: "\""):
            value = .string(try parseString())
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            value = parseNumber()
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            value = parseWord()
        default:
            throw try unexpected("where a value should be", allowed: JSONParser.allowedValues)
        }
        return JSONNode(value: value, offset: start, end: index, container: container, step: step)
    }

    private mutating func parseWord() -> JSONValue {
        let start = index
        let word = takeWord()
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            report(at: start, "unknown word \(word.quoted)", allowed: JSONParser.allowedValues)
            return .invalid
        }
    }

    static let allowedValues = "an object, an array, a string in double quotes, a number, true, false, null"
}

extension JSONParser {
    /// The next byte; `nil` at the end of the text.
    var peek: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    mutating func report(at offset: Int, _ message: String, allowed: String? = nil) {
        problems.append(DocumentProblem(at: offset, in: pointer, message, allowed: allowed))
    }

    /// Consumes a whole word or number as a person sees it, so that `0x1F` or `True` is one error instead of four.
    mutating func takeWord() -> String {
        let start = index
        while let byte = peek, byte.isWordPart { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Returns the problem that the next character, or the end of the text, is unexpected.
    func unexpected(_ circumstance: String, allowed: String) throws(DocumentProblem) -> DocumentProblem {
        guard index < bytes.count else {
            return DocumentProblem(at: index, in: pointer, "the document ends \(circumstance)", allowed: allowed)
        }
        let length = try scalarLength(at: index)
        let character = String(decoding: bytes[index..<(index + length)], as: UTF8.self)
        return DocumentProblem(
            at: index,
            in: pointer,
            "unexpected \(character.quoted) \(circumstance)",
            allowed: allowed
        )
    }
}

extension UInt8 {
    fileprivate var isWordPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }
}
