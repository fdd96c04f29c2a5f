import PositionedJSON

/// How references are written.
enum ReferenceSyntax {
    /// Whether a string is a reference in braces, or would like to be.
    static func isBraced(_ text: String) -> Bool {
        text.utf8.first == UInt8(ascii: "{") || (text.utf8.last == UInt8(ascii: "}") && text.contains("{"))
    }

    /// Returns the path in braces: of `{color.accent}`, `color.accent`; `nil` if the notation is wrong.
    static func path(in text: String) -> TokenPath? {
        // Bytes, since taking a text apart into characters takes longer than all else here.
        let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        guard text.utf8.count > 2, text.utf8.first == opening, text.utf8.last == closing else { return nil }
        let inner = text.utf8.dropFirst().dropLast()
        guard !inner.contains(where: { $0 == opening || $0 == closing }) else { return nil }
        let path = TokenPath(String(Substring(inner)))
        let areNames = path.names.enumerated().allSatisfy { index, name in
            !name.isEmpty
                && (name.utf8.first != UInt8(ascii: "$") || (name == "$root" && index == path.names.count - 1))
        }
        return areNames ? path : nil
    }

    /// What is wrong with a JSON pointer, or its steps.
    enum Pointer {
        case steps([String])
        case fault(String)
    }

    /// Returns the steps of a JSON pointer in a fragment (RFC 6901, section 6): of `#/color/accent/$value`, three.
    static func pointer(in text: String) -> Pointer {
        guard text.hasPrefix("#") else {
            return .fault("a reference inside of a file begins with \"#/\"")
        }
        guard text.hasPrefix("#/"), text.count > 2 else { return .fault("nothing follows \"#\"") }
        var steps: [String] = []
        for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
            if part.isEmpty { return .fault("a name between two \"/\", or after the last, is empty") }
            guard !part.contains(" ") else { return .fault("a space is written as \"%20\"") }
            guard let decoded = percentDecoded(part), let step = unescaped(decoded) else {
                return .fault("\"%\" needs two hexadecimal digits, \"~\" is written as \"~0\" and \"/\" as \"~1\"")
            }
            steps.append(step)
        }
        return .steps(steps)
    }

    /// The steps of a path of groups that a reference names, in braces or as a JSON pointer; `nil` if the notation is wrong.
    static func groupPath(in text: String) -> TokenPath? {
        if text.hasPrefix("#") {
            guard case .steps(let steps) = pointer(in: text) else { return nil }
            return TokenPath(steps)
        }
        return path(in: text)
    }

    private static func percentDecoded(_ text: Substring) -> String? {
        guard text.contains("%") else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit) else {
                return nil
            }
            bytes.append(UInt8(high << 4 | low))
        }
        // Bytes that are not UTF-8 are replaced, so that the text has others.
        let decoded = String(decoding: bytes, as: UTF8.self)
        return decoded.utf8.elementsEqual(bytes) ? decoded : nil
    }

    private static func hexDigit(_ byte: UInt8) -> Int? {
        Character(Unicode.Scalar(byte)).hexDigitValue
    }

    private static func unescaped(_ text: String) -> String? {
        guard text.contains("~") else { return text }
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "~" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "0": result.append("~")
            case "1": result.append("/")
            default: return nil
            }
        }
        return result
    }
}
