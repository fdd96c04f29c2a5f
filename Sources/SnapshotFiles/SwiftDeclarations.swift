import Foundation

/// The names that a Swift file declares for other files.
///
/// Only lines without indentation count: declarations inside of others are known by these.
public struct SwiftDeclarations: Equatable, Sendable {
    /// The names of types that are declared or extended.
    public private(set) var types: Set<String> = []

    /// The first declaration that is no type: a function, a variable, an operator, a macro, another name of a type.
    public private(set) var other: String?

    private static let typeKeywords: Set<Substring> = ["class", "struct", "enum", "actor", "extension", "protocol"]
    private static let otherKeywords: Set<Substring> = [
        "func", "let", "var", "typealias", "operator", "precedencegroup", "macro", "associatedtype",
    ]
    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "open", "final", "indirect", "nonisolated", "prefix", "postfix", "infix",
        "static",
        "borrowing", "consuming", "distributed", "async", "dynamic", "lazy", "weak",
    ]

    /// Reads a file.
    public init(_ text: String) {
        var isInComment = false
        var isInString = false
        for line in text.split(separator: "\n") {
            let isComment = isInComment
            if line.contains("/*") { isInComment = true }
            if line.contains("*/") { isInComment = false }
            let isString = isInString
            // A string of several lines may have lines without indentation.
            if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInString.toggle() }
            guard !isComment, !isString, let first = line.first, first.isLetter || first == "@" else { continue }
            read(line)
        }
    }

    private mutating func read(_ line: Substring) {
        var words = line.split { $0 == " " || $0 == "\t" }[...]
        while let word = words.first {
            if word.hasPrefix("@") {
                words = Self.withoutAttribute(words)
            } else if word == "private" || word == "fileprivate" {
                return
            } else if Self.modifiers.contains(word) || word.hasPrefix("nonisolated(") || word.hasSuffix("(set)") {
                words = words.dropFirst()
            } else {
                break
            }
        }
        guard let keyword = words.first, words.count > 1 else { return }
        let name = String(words[words.startIndex + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if Self.typeKeywords.contains(keyword) {
            types.insert(name)
        } else if Self.otherKeywords.contains(keyword), other == nil {
            other = name
        }
    }

    /// Drops an attribute with its arguments, which may have spaces.
    private static func withoutAttribute(_ words: ArraySlice<Substring>) -> ArraySlice<Substring> {
        var depth = 0
        for (index, word) in zip(words.indices, words) {
            depth += word.count { $0 == "(" } - word.count { $0 == ")" }
            if depth <= 0 { return words[(index + 1)...] }
        }
        return []
    }
}
