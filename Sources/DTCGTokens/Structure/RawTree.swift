import PositionedJSON

/// A group as a file has it.
final class RawGroup: Sendable {
    let source: TokenSource

    /// The object; the first one if several files have the group.
    let node: JSONNode

    let properties: RawProperties

    /// What `$extends` says.
    let extends: JSONNode?

    let members: [RawMember]
    /// Where the members of a large group are; empty for a small one.
    private let indexes: [String: Int]

    /// Up to this many members, comparing all names beats hashing.
    private static let smallCount = 16

    init(
        source: TokenSource,
        node: JSONNode,
        properties: RawProperties = RawProperties(),
        extends: JSONNode? = nil,
        members: [RawMember]
    ) {
        self.source = source
        self.node = node
        self.properties = properties
        self.extends = extends
        self.members = members
        indexes =
            members.count <= Self.smallCount
            ? [:] : Dictionary(members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> RawMember? {
        guard members.count <= Self.smallCount else { return indexes[name].map { members[$0] } }
        return members.indices.first { members[$0].name == name }.map { members[$0] }
    }

    func with(members: [RawMember], properties: RawProperties, extends: JSONNode?) -> RawGroup {
        RawGroup(source: source, node: node, properties: properties, extends: extends, members: members)
    }
}

/// What a token and a group can both say of themselves.
struct RawProperties: Sendable {
    var type: TokenType?
    var description: String?
    var deprecation: TokenDeprecation?
    var extensions: JSONNode?

    /// These properties, with those of another definition where that has any.
    func overridden(by other: RawProperties) -> RawProperties {
        RawProperties(
            type: other.type ?? type,
            description: other.description ?? description,
            deprecation: other.deprecation ?? deprecation,
            extensions: other.extensions ?? extensions
        )
    }
}

/// A token as a file has it. It is passed on often, and has too many parts to copy each time.
final class RawToken: Sendable {
    let source: TokenSource

    /// The object with `$value` or `$ref`.
    let node: JSONNode

    let properties: RawProperties

    /// The value, or an object with nothing but `$ref`.
    let value: JSONNode

    /// The type of the groups around the token where it was written. A copy that another group gets by `$extends` keeps it.
    let groupType: TokenType?

    init(
        source: TokenSource,
        node: JSONNode,
        properties: RawProperties,
        value: JSONNode,
        groupType: TokenType? = nil
    ) {
        self.source = source
        self.node = node
        self.properties = properties
        self.value = value
        self.groupType = groupType
    }

    /// The token with the type of a group, if it has none yet.
    func with(groupType: TokenType) -> RawToken {
        RawToken(
            source: source,
            node: node,
            properties: properties,
            value: value,
            groupType: self.groupType ?? groupType
        )
    }
}

struct RawMember: Sendable {
    enum Kind: Sendable {
        case group(RawGroup)
        case token(RawToken)
    }

    let name: String
    let kind: Kind
}
