import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
    /// Says whether an object meets a predicate.
    typealias Test = (Any?) -> Bool
    /// Takes a value from an object.
    private typealias Expression = (Any?) -> Any?

    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        case symbol(String)
        case placeholder(Character)
    }

    /// The number of parentheses and negations inside each other that are read.
    private static let deepest = 200

    private let format: String
    private var tokens: [Token] = []
    private var position = 0
    private var values: [Any?]
    private var depth = 0

    init(_ format: String, _ values: [Any?]) throws {
        self.format = format
        self.values = values
        tokens = try Self.tokens(of: format)
    }

    /// Returns the predicate of the whole format.
    mutating func parse() throws -> Test {
        let test = try any()
        guard position == tokens.count else { throw failure() }
        return test
    }

    // MARK: Words

    private static func tokens(of format: String) throws -> [Token] {
        let characters = Array(format)
        var tokens: [Token] = []
        var index = 0
        func isWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "_.@#$".contains(character)
        }
        while index < characters.count {
            let character = characters[index]
            if character.isWhitespace {
                index += 1
            } else if character == "'" || character == "\"" {
                var text = ""
                index += 1
                while index < characters.count, characters[index] != character {
                    if characters[index] == "\\", index + 1 < characters.count { index += 1 }
                    text.append(characters[index])
                    index += 1
                }
                guard index < characters.count else {
                    throw PredicateFormatError(description: "a text in \(format) has no end")
                }
                index += 1
                tokens.append(.text(text))
            } else if character == "%", index + 1 < characters.count {
                index += 1
                while "lhqzt0123456789.".contains(characters[index]), index + 1 < characters.count { index += 1 }
                tokens.append(.placeholder(characters[index]))
                index += 1
            } else if character.isNumber || character == "-" || character == "." {
                let start = index
                index += 1
                while index < characters.count, characters[index].isNumber || ".eE".contains(characters[index]) {
                    index += 1
                }
                guard let number = Double(String(characters[start..<index])) else {
                    throw PredicateFormatError(
                        description: "\(String(characters[start..<index])) in \(format) is no number"
                    )
                }
                tokens.append(.number(number))
            } else if isWord(character) {
                let start = index
                while index < characters.count, isWord(characters[index]) { index += 1 }
                tokens.append(.word(String(characters[start..<index])))
            } else {
                let pair = String(characters[index..<min(index + 2, characters.count)])
                let symbol =
                    ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair) ? pair : String(character)
                tokens.append(.symbol(symbol))
                index += symbol.count
            }
        }
        return tokens
    }

    private func failure() -> PredicateFormatError {
        PredicateFormatError(description: "Unable to parse the format string \"\(format)\"")
    }

    private mutating func takes(_ names: String...) -> Bool {
        guard position < tokens.count else { return false }
        switch tokens[position] {
        case .word(let word) where names.contains(word.uppercased()): break
        case .symbol(let symbol) where names.contains(symbol): break
        default: return false
        }
        position += 1
        return true
    }

    // MARK: Conditions

    private mutating func any() throws -> Test {
        var tests = [try all()]
        while takes("OR", "||") { tests.append(try all()) }
        return tests.count == 1 ? tests[0] : { object in tests.contains { $0(object) } }
    }

    private mutating func all() throws -> Test {
        var tests = [try condition()]
        while takes("AND", "&&") { tests.append(try condition()) }
        return tests.count == 1 ? tests[0] : { object in tests.allSatisfy { $0(object) } }
    }

    private mutating func condition() throws -> Test {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw failure() }
        if takes("NOT", "!") {
            let test = try condition()
            return { !test($0) }
        }
        if takes("(") {
            let test = try any()
            guard takes(")") else { throw failure() }
            return test
        }
        if takes("TRUEPREDICATE") { return { _ in true } }
        if takes("FALSEPREDICATE") { return { _ in false } }
        return try comparison()
    }

    private mutating func comparison() throws -> Test {
        let isAny = takes("ANY", "SOME")
        let isAll = !isAny && takes("ALL")
        let isNone = !isAny && !isAll && takes("NONE")
        let left = try expression()
        let comparison = try PredicateComparison(operation(), options())
        let right = try expression()
        guard isAny || isAll || isNone else { return { comparison.holds(left($0), right($0)) } }
        return { object in
            let items = PredicateComparison.items(left(object)) ?? []
            let limit = right(object)
            if isAll { return items.allSatisfy { comparison.holds($0, limit) } }
            return items.contains { comparison.holds($0, limit) } == isAny
        }
    }

    private mutating func operation() throws -> PredicateComparison.Operation {
        guard position < tokens.count else { throw failure() }
        defer { position += 1 }
        switch tokens[position] {
        case .symbol("="), .symbol("=="): return .equal
        case .symbol("!="), .symbol("<>"): return .different
        case .symbol("<"): return .less
        case .symbol(">"): return .greater
        case .symbol("<="), .symbol("=<"): return .atMost
        case .symbol(">="), .symbol("=>"): return .atLeast
        case .word(let word):
            guard let operation = PredicateComparison.Operation(rawValue: word.uppercased()) else { throw failure() }
            return operation
        default: throw failure()
        }
    }

    /// The letters in brackets behind an operation: `[cd]`.
    private mutating func options() throws -> Set<Character> {
        guard takes("[") else { return [] }
        guard position < tokens.count, case .word(let word) = tokens[position] else { throw failure() }
        position += 1
        guard takes("]") else { throw failure() }
        return Set(word.lowercased())
    }

    // MARK: Values

    private mutating func expression() throws -> Expression {
        guard position < tokens.count else { throw failure() }
        let token = tokens[position]
        position += 1
        switch token {
        case .text(let text): return { _ in text }
        case .number(let number): return { _ in number }
        case .placeholder(let kind):
            guard !values.isEmpty else {
                throw PredicateFormatError(description: "\(format) has more placeholders than arguments")
            }
            let value = values.removeFirst()
            guard kind == "K" else { return { _ in value } }
            return Self.path(value as? String ?? "")
        case .symbol("{"):
            var items: [Expression] = []
            while !takes("}") {
                items.append(try expression())
                if !takes(",") {
                    guard takes("}") else { throw failure() }
                    break
                }
            }
            return { object in items.map { $0(object) as Any } }
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return { $0 }
            case "TRUE", "YES": return { _ in true }
            case "FALSE", "NO": return { _ in false }
            case "NIL", "NULL": return { _ in nil }
            default: return Self.path(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
            }
        case .symbol: throw failure()
        }
    }

    /// The value at the end of a path of names.
    private static func path(_ path: String) -> Expression {
        let names = path.split(separator: ".").map(String.init)
        return { object in
            var value = object
            for name in names { value = Self.value(name, of: value) }
            return value
        }
    }

    private static func value(_ name: String, of object: Any?) -> Any? {
        guard let object else { return nil }
        if name == "@count" { return PredicateComparison.items(object)?.count }
        if name == "length", let text = object as? String { return text.utf16.count }
        if let dictionary = object as? [String: Any] { return dictionary[name] }
        if let items = PredicateComparison.items(object) { return items.map { value(name, of: $0) as Any } }
        return (object as? NSObject)?.value(forKey: name)
    }
}
