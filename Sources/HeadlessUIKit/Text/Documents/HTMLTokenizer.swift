import Foundation

/// The parts of an HTML document, read leniently: what is no tag is text.
struct HTMLTokenizer {
    enum Token: Equatable {
        case text(String)
        /// A start tag with its attributes. Names are in lower case.
        case start(String, [String: String])
        case end(String)
    }

    private let text: [Character]
    private var index = 0

    init(_ html: String) {
        text = Array(html.replacingOccurrences(of: "\r\n", with: "\n"))
    }

    /// Elements whose content is no HTML.
    private static let raw: Set = ["script", "style", "textarea", "title", "xmp"]

    static func tokens(of html: String) -> [Token] {
        var tokenizer = HTMLTokenizer(html)
        var tokens: [Token] = []
        while let token = tokenizer.next() {
            tokens.append(token)
            guard case .start(let name, _) = token, raw.contains(name) else { continue }
            tokens.append(.text(tokenizer.rawText(until: name)))
        }
        return tokens
    }

    private mutating func next() -> Token? {
        guard index < text.count else { return nil }
        if text[index] == "<", let tag = tag() { return tag }
        let start = index
        index += 1
        while index < text.count, text[index] != "<" { index += 1 }
        return .text(HTMLEntities.decoded(String(text[start..<index])))
    }

    /// Reads a tag, or a comment as an empty text. `nil`, at the same place, if there is none.
    private mutating func tag() -> Token? {
        let start = index
        if starts(with: "<!--") {
            index = end(of: "-->", from: index + 4)
            return .text("")
        }
        if starts(with: "<!") || starts(with: "<?") {
            index = end(of: ">", from: index)
            return .text("")
        }
        index += 1
        let isEnd = index < text.count && text[index] == "/"
        if isEnd { index += 1 }
        guard index < text.count, text[index].isASCII, text[index].isLetter else {
            index = start
            return nil
        }
        let name = word { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
        let attributes = attributes()
        return isEnd ? .end(name) : .start(name, attributes)
    }

    /// Reads the attributes up to the end of a tag.
    private mutating func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while index < text.count {
            let character = text[index]
            if character == ">" {
                index += 1
                break
            }
            if character.isWhitespace || character == "/" || character == "=" {
                index += 1
                continue
            }
            let name = word { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
            let value = value()
            if attributes[name] == nil { attributes[name] = value }
        }
        return attributes
    }

    /// Reads the value of an attribute; empty without one.
    private mutating func value() -> String {
        let start = index
        skipSpaces()
        guard index < text.count, text[index] == "=" else {
            index = start
            return ""
        }
        index += 1
        skipSpaces()
        guard index < text.count else { return "" }
        let quote = text[index]
        guard quote == "\"" || quote == "'" else {
            return HTMLEntities.decoded(word { !$0.isWhitespace && $0 != ">" })
        }
        index += 1
        let value = word { $0 != quote }
        index += 1
        return HTMLEntities.decoded(value)
    }

    private mutating func word(while isPart: (Character) -> Bool) -> String {
        let start = index
        while index < text.count, isPart(text[index]) { index += 1 }
        return String(text[start..<index])
    }

    private mutating func skipSpaces() {
        while index < text.count, text[index].isWhitespace { index += 1 }
    }

    /// Reads up to the end tag of an element.
    private mutating func rawText(until name: String) -> String {
        let start = index
        while index < text.count, !(starts(with: "</\(name)")) { index += 1 }
        return String(text[start..<index])
    }

    private func starts(with prefix: String) -> Bool {
        index + prefix.count <= text.count
            && zip(text[index...], prefix).allSatisfy { $0 == $1 || $0.lowercased() == String($1) }
    }

    /// The place after a string, or the end of the document.
    private func end(of string: String, from start: Int) -> Int {
        var position = start
        let parts = Array(string)
        while position + parts.count <= text.count {
            if text[position..<position + parts.count].elementsEqual(parts) { return position + parts.count }
            position += 1
        }
        return text.count
    }
}
