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
        // Types end at the first attribute: generic arguments contain spaces.
        let ends = [" row id=", " id=\"", " row [", " ["].compactMap { rest.range(of: $0)?.lowerBound }
        guard let end = ends.min() else { return nil }
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

    private static func readQuoted(_ rest: inout Substring, after prefix: String) -> String {
        rest = rest.dropFirst(prefix.count + 1)
        var result = ""
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
