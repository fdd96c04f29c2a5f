import PositionedJSON

/// A token while its value is resolved.
final class TokenEntry {
    enum State {
        case waiting
        case inProgress
        case done
    }

    let path: TokenPath
    let raw: RawToken

    /// What the token says of itself, and, where it says nothing, the groups around it.
    let deprecation: TokenDeprecation?

    /// The type of the closest group around it that has one.
    let groupType: TokenType?

    var state = State.waiting
    var value: TokenValue?
    var alias: TokenEntry?
    var isAliasKnown = false

    /// Whether the token is a reference that leads nowhere, which has been reported.
    var isBroken = false
    private(set) var references: [TokenPath] = []

    init(path: TokenPath, raw: RawToken, deprecation: TokenDeprecation?, groupType: TokenType?) {
        self.path = path
        self.raw = raw
        self.deprecation = deprecation
        self.groupType = groupType ?? raw.groupType
    }

    func addReference(_ path: TokenPath) {
        if !references.contains(path) { references.append(path) }
    }
}

/// A value, and how it was reached.
struct Site {
    var node: JSONNode
    var source: TokenSource

    /// The type of the value if a pointer led to it, and it is one that tokens can have.
    var type: TokenType?

    /// The references that led here, the first one where problems are reported.
    var hops: [Hop] = []

    init(_ node: JSONNode, in source: TokenSource) {
        self.node = node
        self.source = source
    }

    /// The same place in the way it was reached, at another value.
    func at(_ node: JSONNode) -> Site {
        var site = self
        site.node = node
        site.type = nil
        return site
    }
}

/// A reference on the way to a value.
struct Hop {
    let source: TokenSource
    let node: JSONNode
    let text: String

    func isSame(as other: Hop) -> Bool {
        source === other.source && node.offset == other.node.offset
    }
}
