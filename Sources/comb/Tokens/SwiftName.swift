import DTCGTokens

/// The name of a token in Swift.
enum SwiftName {
    /// Returns the names of a path as one identifier in lower camel case: `tint.dark blue` is `tintDarkBlue`.
    ///
    /// The empty string if no character can be part of an identifier.
    static func identifier(of names: some Sequence<String>) -> String {
        let words = names.filter { $0 != "$root" }
            .flatMap { $0.split { !($0.isLetter || $0.isNumber) }.map(String.init) }
        let name = words.enumerated()
            .map { index, word in
                let first = index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
                return first + word.dropFirst()
            }
            .joined()
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The keywords that a declaration cannot have as its name without backticks.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "private", "precedencegroup", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]
}
