/// A design token: a name, a type and a value.
public struct Token: Hashable, Sendable {
    /// The names of the groups around the token, and its own.
    public let path: TokenPath

    /// The value, with all references resolved.
    public let value: TokenValue

    /// What the token is for.
    public let description: String?

    /// Whether the token or a group around it is deprecated, and why.
    public let deprecation: TokenDeprecation?

    /// The token that this one is an alias of; `nil` for a value of its own.
    public let alias: TokenPath?

    /// All tokens that the value refers to, in the order of the file.
    public let references: [TokenPath]

    /// The data of tools, as it is in the file: a JSON object.
    public let extensions: String?

    /// The file that defines the token.
    public let file: String

    /// The line of the definition, starting at 1.
    public let line: Int

    /// The column of the definition, starting at 1.
    public let column: Int

    /// The type of the value.
    public var type: TokenType { value.type }

    /// The last name of the path.
    public var name: String { path.names.last ?? "" }
}

/// What `$deprecated` says.
public enum TokenDeprecation: Hashable, Sendable {
    /// The token is not deprecated, though a group around it may be.
    case no

    /// The token is deprecated, without an explanation.
    case yes

    /// The token is deprecated, and this says why or what to use instead.
    case because(String)
}

/// A group of tokens.
public struct TokenGroup: Hashable, Sendable {
    /// The path; empty for the root of a file.
    public let path: TokenPath

    /// What the group is for.
    public let description: String?

    /// Whether the group is deprecated, and why.
    public let deprecation: TokenDeprecation?

    /// The type of tokens that do not say theirs.
    public let type: TokenType?

    /// The data of tools, as it is in the file: a JSON object.
    public let extensions: String?
}
