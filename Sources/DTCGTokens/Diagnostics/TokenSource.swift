import PositionedJSON

/// A file: its name and its text.
final class TokenSource: Sendable {
    let name: String
    let text: SourceText

    init(name: String, bytes: [UInt8]) {
        self.name = name
        text = SourceText(bytes)
    }

    /// The name of the file without folders and without `.tokens.json` or `.json`; `nil` if the name is empty.
    var title: String? {
        guard let file = name.split(separator: "/").last else { return nil }
        for suffix in [".tokens.json", ".json"] where file.hasSuffix(suffix) {
            return String(file.dropLast(suffix.count))
        }
        return String(file)
    }

    /// Parses the text; reports what is wrong with it, and returns `nil` if its end could not be reached.
    func parse(_ problems: ProblemList) -> JSONNode? {
        problems.add(self)
        guard text.bytes.count <= TokenLimits.bytes else {
            let problem = DocumentProblem(
                at: text.start,
                in: .root,
                "the file has \(text.bytes.count) bytes",
                allowed: "at most \(TokenLimits.bytes)"
            )
            problems.report(problem, in: self)
            return nil
        }
        let (root, found) = JSONParser.parse(text)
        for problem in found { problems.report(problem, in: self) }
        return root
    }
}

/// What a file of tokens may ask for. Without limits a short file that extends its groups again and again would fill the
/// memory.
enum TokenLimits {
    static let bytes = 64 << 20
    static let tokens = 100_000

    /// The number of references that lead from one to the next.
    static let references = 100

    /// The number of combinations of contexts that are checked.
    static let contexts = 256
}
