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
        var indexes = [TokenPath: Int](minimumCapacity: tokens.count)
        // From the end, so that of two tokens with one path the first is found.
        for index in tokens.indices.reversed() { indexes[tokens[index].path] = index }
        self.indexes = indexes
    }

    /// Resolves a tree as files have it; reports what is wrong.
    init(_ raw: RawGroup, problems: ProblemList) {
        let resolver = ExtensionResolver(root: raw, problems: problems)
        let root = resolver.resolve()
        guard !resolver.isOverLimit else {
            self.init(tokens: [])
            return
        }
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
