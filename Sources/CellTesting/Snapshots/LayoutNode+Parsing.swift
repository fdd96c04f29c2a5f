import PortableUIKit

extension LayoutNode {
    /// Reads a tree from its description; nil if the text is not one.
    init?(parsing text: String) {
        var path: [LayoutNode] = []
        func close(to depth: Int) {
            while path.count > depth, path.count > 1 {
                let last = path.removeLast()
                path[path.count - 1].children.append(last)
            }
        }
        for line in text.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count / 2
            guard let node = LayoutNode(line: line.drop { $0 == " " }), indent <= path.count, indent > 0 || path.isEmpty
            else { return nil }
            close(to: indent)
            path.append(node)
        }
        close(to: 1)
        guard let root = path.first else { return nil }
        self = root
    }

    private init?(line: Substring) {
        var rest = line
        guard let end = Self.endOfType(line) else { return nil }
        type = String(rest[..<end])
        rest = rest[end...].dropFirst()
        if rest.hasPrefix("row ") {
            isRow = true
            rest = rest.dropFirst(4)
        }
        if rest.hasPrefix("id=") {
            identifier = Self.readQuoted(&rest, after: "id=")
            rest = rest.dropFirst()
        }
        guard rest.first == "[", let close = rest.firstIndex(of: "]") else { return nil }
        let numbers = rest[..<close].dropFirst().split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        rest = rest[close...].dropFirst(2)
        if rest.hasPrefix("color=") {
            color = Self.readQuoted(&rest, after: "color=")
            rest = rest.dropFirst()
        }
        if rest.hasPrefix("text=") { text = Self.readQuoted(&rest, after: "text=") }
    }

    /// Types end at the first attribute: generic arguments contain spaces.
    private static func endOfType(_ line: Substring) -> Substring.Index? {
        var rest = line.utf8
        while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
            rest = rest[space...]
            let ends = attributes.contains { rest.starts(with: $0) }
            if ends { return space }
            rest = rest.dropFirst()
        }
        return nil
    }

    private static let attributes = [" row id=", " id=\"", " row [", " ["].map { Array($0.utf8) }

    /// Reads a text in quotes, in which a backslash protects a quote, itself and the `n` of a new line.
    private static func readQuoted(_ rest: inout Substring, after prefix: String) -> String {
        rest = rest.dropFirst(prefix.count + 1)
        guard let end = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            defer { rest = rest[rest.endIndex...] }
            return String(rest)
        }
        var result = String(rest[..<end])
        rest = rest[end...]
        while let character = rest.popFirst(), character != "\"" {
            if character == "\\", let escaped = rest.popFirst() {
                result.append(escaped == "n" ? "\n" : escaped)
            } else {
                result.append(character)
            }
        }
        return result
    }
}
