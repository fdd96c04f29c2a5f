import Foundation

/// How much there is to draw in an SVG document: a `use` element draws what it refers to once more, so that a few of them in
/// each other make a thousand bytes millions of elements.
package enum SVGComplexity {
    /// The number of elements that a document may draw.
    package static let limit = 20_000

    /// The number of elements that may be in each other: libxml2, which reads documents for librsvg, allows no more.
    private static let maximumDepth = 256

    /// Returns the number of elements that are drawn, each use counted with what it refers to; `limit` and one more if there
    /// are too many, if they are too deep, or if a use refers to itself.
    package static func drawnElementCount(of data: Data) -> Int {
        var parts = Parts()
        parts.read(Array(data))
        return min(parts.count(of: Parts.root), limit + 1)
    }

    /// The elements below each element with an identifier.
    private struct Parts {
        /// The part that has the whole document. Identifiers are not empty.
        static let root = ""

        private struct Part {
            var elementCount = 0
            var uses: [String] = []
        }

        private var parts: [String: Part] = [root: Part()]
        private var counts: [String: Int] = [:]

        mutating func read(_ bytes: [UInt8]) {
            // The identifiers of the open elements; nil for those without one.
            var open: [String?] = []
            var index = 0
            while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
                let end = Self.endOfTag(bytes, from: start)
                let tag = bytes[start + 1..<max(end, start + 1)]
                index = min(end + 1, bytes.count)
                switch tag.first {
                case UInt8(ascii: "/"): _ = open.popLast()
                case UInt8(ascii: "!"), UInt8(ascii: "?"), nil: break
                default:
                    let text = String(decoding: tag, as: UTF8.self)
                    let identifier = Self.value(of: "id", in: text)
                    let isUse = text.hasPrefix("use") || text.prefix { !$0.isWhitespace }.hasSuffix(":use")
                    let reference = isUse ? Self.value(of: "href", in: text) : nil
                    let target = reference.map { String($0.drop { $0 == "#" }) }.flatMap { $0.isEmpty ? nil : $0 }
                    for owner in Set([Self.root, identifier].compactMap { $0 } + open.compactMap { $0 }) {
                        parts[owner, default: Part()].elementCount += 1
                        if let target { parts[owner, default: Part()].uses.append(target) }
                    }
                    if tag.last != UInt8(ascii: "/") { open.append(identifier) }
                    // What is too much already is not looked at, so that the time does not grow with the depth.
                    if open.count > SVGComplexity.maximumDepth || parts[Self.root, default: Part()].elementCount > limit
                    {
                        parts[Self.root]?.elementCount = limit + 1
                        return
                    }
                }
                if index >= bytes.count { return }
            }
        }

        /// Returns how many elements a part draws, up to one more than the limit.
        mutating func count(of name: String, depth: Int = 0) -> Int {
            if let known = counts[name] { return known }
            guard let part = parts[name], depth < 100 else { return depth < 100 ? 0 : SVGComplexity.limit + 1 }
            var count = part.elementCount
            for use in part.uses {
                guard count <= SVGComplexity.limit else { break }
                count += self.count(of: use, depth: depth + 1)
            }
            count = min(count, SVGComplexity.limit + 1)
            counts[name] = count
            return count
        }

        /// The offset of the `>` that ends a tag or a comment; quoted ones do not.
        private static func endOfTag(_ bytes: [UInt8], from start: Int) -> Int {
            if bytes[start...].starts(with: Array("<!--".utf8)) {
                let closing = Array("-->".utf8)
                var index = start + 4
                while index + 2 < bytes.count, !bytes[index...].starts(with: closing) { index += 1 }
                return min(index + 2, bytes.count)
            }
            var quote: UInt8?
            for index in start..<bytes.count {
                let byte = bytes[index]
                if let open = quote {
                    if byte == open { quote = nil }
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                } else if byte == UInt8(ascii: ">") {
                    return index
                }
            }
            return bytes.count
        }

        /// The value of an attribute of a tag, with or without a namespace before its name.
        private static func value(of name: String, in tag: String) -> String? {
            var rest = Substring(tag)
            while let found = rest.range(of: name) {
                let before = found.lowerBound == tag.startIndex ? " " : tag[tag.index(before: found.lowerBound)]
                let after = rest[found.upperBound...].drop { $0.isWhitespace }
                rest = rest[found.upperBound...]
                guard before.isWhitespace || before == ":", after.first == "=" else { continue }
                let quoted = after.dropFirst().drop { $0.isWhitespace }
                guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
                let value = quoted.dropFirst().prefix { $0 != quote }
                return value.isEmpty ? nil : String(value)
            }
            return nil
        }
    }
}
