extension RawGroup {
    /// This group with the tokens and properties of another one on top. At one path the other's token replaces this one's as a
    /// whole; groups at one path are merged.
    func merged(with other: RawGroup) -> RawGroup {
        var members = members
        var indexes = Dictionary(members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        for member in other.members {
            guard let index = indexes[member.name] else {
                indexes[member.name] = members.count
                members.append(member)
                continue
            }
            if case .group(let own) = members[index].kind, case .group(let others) = member.kind {
                members[index] = RawMember(name: member.name, kind: .group(own.merged(with: others)))
            } else {
                members[index] = member
            }
        }
        return with(
            members: members,
            properties: properties.overridden(by: other.properties),
            extends: other.extends ?? extends
        )
    }

    /// This group with tokens that remember a type from the groups around it, where nothing closer gives them one.
    func withTokenTypes(_ type: TokenType?) -> RawGroup {
        guard let type = properties.type ?? type else { return self }
        let members = members.map { member in
            switch member.kind {
            case .group(let group): return RawMember(name: member.name, kind: .group(group.withTokenTypes(type)))
            case .token(let token): return RawMember(name: member.name, kind: .token(token.with(groupType: type)))
            }
        }
        return with(members: members, properties: properties, extends: extends)
    }

    /// The number of tokens in the group and in the groups inside of it.
    var tokenCount: Int {
        members.reduce(0) { count, member in
            switch member.kind {
            case .token: count + 1
            case .group(let group): count + group.tokenCount
            }
        }
    }

    /// Whether this group or one inside of it extends another.
    var hasExtensions: Bool {
        extends != nil
            || members.contains { member in
                if case .group(let group) = member.kind { group.hasExtensions } else { false }
            }
    }
}
