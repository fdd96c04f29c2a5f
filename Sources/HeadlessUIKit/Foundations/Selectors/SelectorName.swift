/// Names of selectors as Objective-C spells them: `tapped(_:)` is `tapped:`, `show(card:for:)` is `showWithCard:for:`.
enum SelectorName {
    /// The words of Swift's rules for names in Objective-C before which no `With` stands: `add(to:)` is `addTo:`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// Returns the name in Objective-C of a name with Swift's argument labels. Other names stay as they are.
    static func objectiveC(_ name: String) -> String {
        guard let start = name.firstIndex(of: "("), name.last == ")" else { return name }
        let labels = name[name.index(after: start)...].dropLast().split(separator: ":")
        let base = String(name[..<start])
        guard let first = labels.first else { return base }
        var result = base
        if first != "_" {
            let needsWith = !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: base))
            result += (needsWith ? "With" : "") + first.prefix(1).uppercased() + first.dropFirst()
        }
        for label in labels.dropFirst() { result += ":" + (label == "_" ? "" : label) }
        return result + ":"
    }

    private static func isPreposition(_ word: Substring) -> Bool {
        prepositions.contains(word.lowercased())
    }

    private static func firstWord(of name: Substring) -> Substring {
        name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }
    }

    private static func lastWord(of name: String) -> Substring {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name[...] }
        return name[start...]
    }
}
