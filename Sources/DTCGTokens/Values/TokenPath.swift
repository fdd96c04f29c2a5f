import PositionedJSON

/// The names of the groups that lead to a token, and the token's own name.
public struct TokenPath: Hashable, Sendable, CustomStringConvertible {
    /// The names from the outside in; empty for the root of a file. The last one of a root token is `$root`.
    public let names: [String]

    /// Creates a path from names.
    public init(_ names: [String]) {
        self.names = names
    }

    /// Creates a path from its dotted notation: `color.accent`.
    public init(_ description: String) {
        names =
            description.isEmpty
            ? []
            : description.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
                .map { String(Substring($0)) }
    }

    /// The dotted notation, as in references: `color.accent`.
    public var description: String { names.joined(separator: ".") }

    /// The path of a member of this group.
    public func appending(_ name: String) -> TokenPath {
        TokenPath(names + [name])
    }

    /// The path of the group around this token or group; `nil` for the root.
    public var parent: TokenPath? {
        names.isEmpty ? nil : TokenPath(names.dropLast())
    }

    /// The path of the group that a root token stands for, `color.accent` for `color.accent.$root`; this path for other tokens.
    package var withoutRoot: TokenPath {
        names.count > 1 && names.last == "$root" ? TokenPath(names.dropLast()) : self
    }

    /// The path as a JSON pointer (RFC 6901): `/color/accent`.
    public var pointer: String {
        names.map { "/" + JSONPointer.escaped($0) }.joined()
    }
}
