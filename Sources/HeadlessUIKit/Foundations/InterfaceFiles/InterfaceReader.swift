import Foundation

/// Reads the XML of interface files: elements, attributes, text, comments and character references.
///
/// Foundation's parser is in a library of its own, which every app would have to load. Interface files need little of XML:
/// there are no namespaces, no document types and no entities but the predefined ones.
package struct InterfaceReader {
    /// What is wrong with a file, and where.
    package struct Failure: Error, CustomStringConvertible {
        package let line: Int
        package let message: String

        package var description: String { "line \(line): \(message)" }
    }

    private static let entities: [String: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(_ data: Data) {
        bytes = Array(data)
    }

    /// Returns the root element of a file.
    package static func read(_ data: Data) throws(Failure) -> InterfaceElement {
        var reader = InterfaceReader(data)
        return try reader.root()
    }

    private mutating func root() throws(Failure) -> InterfaceElement {
        var open: [InterfaceElement] = []
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                let text = try characters(until: UInt8(ascii: "<"))
                if !open.isEmpty { open[open.count - 1].text += text }
            } else if skips("<!--", to: "-->") || skips("<?", to: "?>") || skips("<!DOCTYPE", to: ">") {
                continue
            } else if matches("<![CDATA[") {
                let text = try section()
                if !open.isEmpty { open[open.count - 1].text += text }
            } else if matches("</") {
                advance(2)
                let name = name()
                guard let closed = open.popLast(), closed.name == name else {
                    throw failure("</\(name)> closes no element")
                }
                try expect(">")
                guard !open.isEmpty else { return closed }
                open[open.count - 1].children.append(closed)
            } else {
                let (element, isClosed) = try tag()
                if !isClosed {
                    open.append(element)
                } else if open.isEmpty {
                    return element
                } else {
                    open[open.count - 1].children.append(element)
                }
            }
        }
        throw failure(open.last.map { "<\($0.name)> of line \($0.line) is not closed" } ?? "there is no element")
    }

    /// Reads a tag that opens an element, or opens and closes it.
    private mutating func tag() throws(Failure) -> (InterfaceElement, isClosed: Bool) {
        let start = line
        advance(1)
        let tagName = name()
        guard !tagName.isEmpty else { throw failure("a name is expected after <") }
        var element = InterfaceElement(name: tagName, line: start)
        while true {
            skipSpace()
            if matches("/>") {
                advance(2)
                return (element, true)
            }
            if matches(">") {
                advance(1)
                return (element, false)
            }
            let key = name()
            guard !key.isEmpty else { throw failure("<\(tagName)> has an invalid attribute") }
            try expect("=")
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
            else { throw failure("the value of \(key) has no quotes") }
            let quote = bytes[position]
            advance(1)
            element.attributes[key] = try characters(until: quote)
            advance(1)
        }
    }

    private mutating func section() throws(Failure) -> String {
        advance(9)
        let start = position
        while position < bytes.count, !matches("]]>") { advance(1) }
        guard position < bytes.count else { throw failure("<![CDATA[ is not closed") }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        advance(3)
        return text
    }

    /// Reads text up to a character, which has to follow.
    private mutating func characters(until end: UInt8) throws(Failure) -> String {
        var result: [UInt8] = []
        while position < bytes.count, bytes[position] != end {
            if bytes[position] == UInt8(ascii: "&") {
                result += String(try reference()).utf8
            } else {
                result.append(bytes[position])
                advance(1)
            }
        }
        guard position < bytes.count || end == UInt8(ascii: "<") else { throw failure("the value has no end") }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func reference() throws(Failure) -> Character {
        let start = position + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: ";") { advance(1) }
        let name = String(decoding: bytes[min(start, position)..<position], as: UTF8.self)
        advance(1)
        if let character = Self.entities[name] { return character }
        let isHexadecimal = name.hasPrefix("#x")
        let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        guard name.hasPrefix("#"), let scalar = code.flatMap(Unicode.Scalar.init) else {
            throw failure("&\(name); is unknown")
        }
        return Character(scalar)
    }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !" \t\r\n=/>\"'<".utf8.contains(bytes[position]) { advance(1) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func expect(_ text: String) throws(Failure) {
        skipSpace()
        guard matches(text) else { throw failure("\(text) is expected") }
        advance(text.utf8.count)
    }

    private mutating func skipSpace() {
        while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { advance(1) }
    }

    private mutating func skips(_ start: String, to end: String) -> Bool {
        guard matches(start) else { return false }
        while position < bytes.count, !matches(end) { advance(1) }
        advance(end.utf8.count)
        return true
    }

    private func matches(_ text: String) -> Bool {
        bytes[min(position, bytes.count)...].starts(with: text.utf8)
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private func failure(_ message: String) -> Failure {
        Failure(line: line, message: message)
    }
}
