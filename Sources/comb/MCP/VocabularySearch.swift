import Foundation
import Honeycomb
import ScreenDocuments

/// Finds what documents can name by words.
struct VocabularySearch {
    private struct Entry {
        let line: String
        let name: [String]
        let rest: [String]
    }

    private let entries: [Entry]

    /// The greatest number of results.
    private static let limit = 20

    /// How much more a word in the name counts than one in the description.
    private static let nameWeight = 3

    init(_ format: DocumentFormat) {
        var entries: [Entry] = []
        func add(_ line: String, _ name: String, _ rest: String) {
            entries.append(Entry(line: line, name: Self.words(name), rest: Self.words(rest)))
        }
        for (kind, parts) in [
            ("left part", format.lefts), ("right part", format.rights), ("header", format.headers),
            ("footer", format.footers),
            ("custom part", format.customs),
        ] {
            for part in parts {
                let keys = part.fields.map { $0.isRequired ? "\($0.name) (required)" : $0.name }.joined(separator: ", ")
                let example = part.example.map { " Example: \($0.json)" } ?? ""
                let meanings = part.fields.map { $0.name + " " + $0.documentation.description }.joined(separator: " ")
                add(
                    "\(kind) \(part.name): \(part.summary). Keys: \(keys).\(example)",
                    part.name,
                    "\(kind) \(part.summary) \(meanings)"
                )
            }
        }
        for (kind, keys) in [("document", format.screen), ("section", format.section), ("row", format.row)] {
            for key in keys {
                let meaning = key.documentation.description
                add("key \(key.name) of a \(kind): \(meaning)", key.name, "\(kind) key \(meaning)")
            }
        }
        for (kind, names) in [
            ("icon", format.icons), ("color", format.colors), ("tint", format.tints), ("spacing", format.spacings),
            ("radius", format.radii), ("text size", format.textSizes), ("picture size", format.pictureSizes),
            ("theme", format.themes), ("separator", format.separators),
        ] {
            for name in names { add("\(kind) \(name)", name, kind) }
        }
        let functions = StandardFunctions.ofDocuments.values + format.functions
        for function in functions.sorted(by: { $0.name < $1.name }) {
            add(
                "function \(function.notation): \(function.summary)",
                function.name,
                "function expression \(function.summary)"
            )
        }
        self.entries = entries
    }

    /// Returns the best results for words, a line for each.
    func text(_ query: String) -> String {
        let wanted = Set(Self.words(query))
        let found = entries.enumerated().compactMap { index, entry -> (score: Int, index: Int)? in
            let score = wanted.reduce(0) { sum, word in
                sum + (entry.name.contains(where: { $0.hasPrefix(word) }) ? Self.nameWeight : 0)
                    + (entry.rest.contains(where: { $0.hasPrefix(word) }) ? 1 : 0)
            }
            return score > 0 ? (score, index) : nil
        }
        guard !found.isEmpty else {
            return "Nothing is called so. Try fewer or other words: title, price, switch, star, section."
        }
        return found.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.prefix(Self.limit)
            .map { entries[$0.index].line }.joined(separator: "\n")
    }

    /// The words of a text in small letters; `titleDetail` is two words.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for letter in text {
            if letter.isUppercase || !(letter.isLetter || letter.isNumber), !word.isEmpty {
                words.append(word)
                word = ""
            }
            if letter.isLetter || letter.isNumber { word += letter.lowercased() }
        }
        return word.isEmpty ? words : words + [word]
    }
}
