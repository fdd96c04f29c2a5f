import PositionedJSON

/// Gives groups what they extend: `$extends` is replaced by copies of the other group's members.
final class ExtensionResolver {
    private enum State {
        case inProgress
        case done(RawGroup)
    }

    private let root: RawGroup
    private let problems: ProblemList
    private var states: [ObjectIdentifier: State] = [:]
    private var tokenCount = 0

    /// Whether the groups together have too many tokens, which has been reported.
    private(set) var isOverLimit = false

    init(root: RawGroup, problems: ProblemList) {
        self.root = root
        self.problems = problems
    }

    /// Returns the root with all groups extended. What cannot be extended is reported and stays as it is.
    func resolve() -> RawGroup {
        root.hasExtensions ? extended(root, path: TokenPath([])) : root
    }

    private func extended(_ group: RawGroup, path: TokenPath) -> RawGroup {
        switch states[ObjectIdentifier(group)] {
        case .done(let result): return result
        case .inProgress: return group
        case nil: break
        }
        states[ObjectIdentifier(group)] = .inProgress
        var base: RawGroup?
        if let extends = group.extends { base = target(of: extends, in: group, path: path) }
        let members = group.members.map { member in
            guard case .group(let child) = member.kind else { return member }
            return RawMember(name: member.name, kind: .group(extended(child, path: path.appending(member.name))))
        }
        var result = group.with(members: members, properties: group.properties, extends: nil)
        if let base {
            let merged = base.merged(with: result)
            result = RawGroup(
                source: group.source,
                node: group.node,
                properties: merged.properties,
                members: merged.members
            )
        }
        states[ObjectIdentifier(group)] = .done(result)
        return result
    }

    /// Returns the group that another one extends, extended itself; reports what is wrong with the reference.
    private func target(of reference: JSONNode, in group: RawGroup, path: TokenPath) -> RawGroup? {
        func report(_ message: String, allowed: String? = nil) {
            problems.report(at: reference, in: group.source, message, allowed: allowed)
        }
        guard case .string(let text) = reference.value else {
            report("wrong type: \(reference.value.kind)", allowed: "a group such as \"{button}\" or \"#/button\"")
            return nil
        }
        guard let targetPath = ReferenceSyntax.groupPath(in: text) else {
            report("\(text.quoted) is no reference to a group", allowed: "\"{button}\" or \"#/button\"")
            return nil
        }
        let (names, own) = (targetPath.names, path.names)
        if names == own {
            report("the group extends itself")
            return nil
        }
        if own.starts(with: names) || names.starts(with: own) {
            report("the group extends a group around or inside of itself, without end", allowed: "a group elsewhere")
            return nil
        }
        guard let found = find(targetPath) else {
            report("there is no group \(text.quoted)", allowed: "a group of this file")
            return nil
        }
        guard case .group(let target) = found else {
            report("\(text.quoted) is a token", allowed: "a group")
            return nil
        }
        if case .inProgress = states[ObjectIdentifier(target)] {
            report("circular $extends: \(text.quoted) extends this group in turn")
            return nil
        }
        let result = extended(target, path: targetPath).withTokenTypes(type(around: targetPath))
        tokenCount += result.tokenCount
        guard tokenCount <= TokenLimits.tokens else {
            if !isOverLimit { report("the groups have too many tokens", allowed: "at most \(TokenLimits.tokens)") }
            isOverLimit = true
            return nil
        }
        return result
    }

    /// Returns the type that tokens of a group get from the groups around it.
    private func type(around path: TokenPath) -> TokenType? {
        var type = root.properties.type
        var group = root
        for (index, name) in path.names.dropLast().enumerated() {
            if group[name] == nil, group.extends != nil {
                group = extended(group, path: TokenPath(Array(path.names.prefix(index))))
            }
            guard case .group(let child)? = group[name]?.kind else { return type }
            group = extended(child, path: TokenPath(Array(path.names.prefix(index + 1))))
            type = group.properties.type ?? type
        }
        return type
    }

    /// Returns what is at a path. A group on the way is extended first, for the path may lead through what it gets.
    private func find(_ path: TokenPath) -> RawMember.Kind? {
        var group = root
        var walked = TokenPath([])
        for (index, name) in path.names.enumerated() {
            walked = walked.appending(name)
            if group[name] == nil, group.extends != nil { group = extended(group, path: walked.parent ?? walked) }
            guard let member = group[name] else { return nil }
            if index == path.names.count - 1 { return member.kind }
            guard case .group(let child) = member.kind else { return nil }
            group = child
        }
        return nil
    }
}
