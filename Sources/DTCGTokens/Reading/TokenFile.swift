import Foundation
import PositionedJSON

/// A file of design tokens in the format of the Design Tokens Community Group, 2025.10.
///
/// ```swift
/// let file = try TokenFile(data: data, name: "brand.tokens.json")
/// if case .color(let accent)? = file.tree["color.accent"]?.value { … }
/// ```
///
/// The file keeps its text: ``data`` is byte for byte what was read, and editing a value changes nothing else.
public struct TokenFile: Sendable {
    /// The name for diagnostics.
    public let name: String

    /// The tokens of the file.
    public let tree: TokenTree

    /// What is suspicious, in the order of the file.
    public let warnings: [TokenProblem]

    let source: TokenSource
    let root: JSONNode

    /// Creates a file from JSON text.
    ///
    /// - Parameters:
    ///   - data: A JSON text (RFC 8259) in UTF-8.
    ///   - name: The name of the file for diagnostics.
    /// - Throws: All problems of the file at once.
    public init(data: Data, name: String = "tokens.json") throws(TokenError) {
        try self.init(bytes: [UInt8](data), name: name)
    }

    init(bytes: [UInt8], name: String) throws(TokenError) {
        let problems = ProblemList()
        let source = TokenSource(name: name, bytes: bytes)
        guard let root = source.parse(problems),
            let raw = StructureReader(source: source, root: root, problems: problems).read(root)
        else { throw TokenError(problems: problems.sorted) }
        let tree = TokenTree(raw, problems: problems)
        guard !problems.hasErrors else { throw TokenError(problems: problems.sorted) }
        self.name = name
        self.tree = tree
        self.source = source
        self.root = root
        warnings = problems.sorted
    }

    /// The text of the file.
    public var data: Data { Data(source.text.bytes) }

    /// Returns all problems of a file, errors and warnings.
    public static func problems(in data: Data, name: String = "tokens.json") -> [TokenProblem] {
        do {
            return try TokenFile(data: data, name: name).warnings
        } catch {
            return error.problems
        }
    }
}
