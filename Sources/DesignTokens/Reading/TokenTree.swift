import PositionedJSON

/// The tokens of a file, or of several files together, with all references resolved.
public struct TokenTree: Sendable {
    /// The tokens in the order of the file; those that a group gets by `$extends` come first in it.
    public let tokens: [Token]

    /// The groups, from the outside in; the first is the root.
    public let groups: [TokenGroup]

    private let indexes: [TokenPath: Int]

    /// Creates a tree of tokens and groups, such as one that is to be written.
    public init(tokens: [Token], groups: [TokenGroup] = []) {
        self.tokens = tokens
        self.groups = groups
        indexes = Dictionary(tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Resolves a tree as files have it; reports what is wrong.
    init(_ raw: RawGroup, problems: ProblemList) {
        let root = ExtensionResolver(root: raw, problems: problems).resolve()
        let evaluator = TokenEvaluator(root: root, problems: problems)
        self.init(tokens: evaluator.tokens(), groups: evaluator.groups)
    }

    /// The token at a path.
    public subscript(path: TokenPath) -> Token? {
        indexes[path].map { tokens[$0] }
    }

    /// The token at a path in dotted notation: `color.accent`.
    public subscript(path: String) -> Token? {
        self[TokenPath(path)]
    }
}
