import PositionedJSON

/// Resolves the values of all tokens of a tree.
final class TokenEvaluator {
    let root: RawGroup
    let problems: ProblemList
    private(set) var entries: [TokenEntry] = []
    private(set) var groups: [TokenGroup] = []
    var entriesByPath: [TokenPath: TokenEntry] = [:]

    /// The token whose value is being read, which gets the references.
    var current: TokenEntry?

    init(root: RawGroup, problems: ProblemList) {
        self.root = root
        self.problems = problems
        collect(root, path: TokenPath([]), type: nil, deprecation: nil)
        entriesByPath.reserveCapacity(entries.count)
        for entry in entries { entriesByPath[entry.path] = entry }
    }

    private func collect(_ group: RawGroup, path: TokenPath, type: TokenType?, deprecation: TokenDeprecation?) {
        let type = group.properties.type ?? type
        let deprecation = group.properties.deprecation ?? deprecation
        groups.append(
            TokenGroup(
                path: path,
                description: group.properties.description,
                deprecation: deprecation == .no ? nil : deprecation,
                type: type,
                extensions: group.properties.extensions.map { group.source.string(of: $0) }
            )
        )
        for member in group.members {
            let path = path.appending(member.name)
            switch member.kind {
            case .group(let group): collect(group, path: path, type: type, deprecation: deprecation)
            case .token(let raw):
                let entry = TokenEntry(
                    path: path,
                    raw: raw,
                    deprecation: raw.properties.deprecation ?? deprecation,
                    groupType: type
                )
                entries.append(entry)
            }
        }
    }

    /// Returns the tokens whose values could be resolved; reports the others.
    func tokens() -> [Token] {
        for entry in entries { resolve(entry) }
        return entries.compactMap { entry in
            guard let value = entry.value else { return nil }
            let position = entry.raw.source.text.position(at: entry.raw.node.offset)
            return Token(
                path: entry.path,
                value: value,
                description: entry.raw.properties.description,
                deprecation: entry.deprecation == .no ? nil : entry.deprecation,
                alias: entry.alias?.path,
                references: entry.references,
                extensions: entry.raw.properties.extensions.map { entry.raw.source.string(of: $0) },
                file: entry.raw.source.name,
                line: position.line,
                column: position.column
            )
        }
    }

    /// Resolves a token. Chains of aliases are followed in a loop: there may be thousands of them.
    func resolve(_ entry: TokenEntry) {
        guard entry.state == .waiting else { return }
        entry.state = .inProgress
        guard let target = alias(of: entry) else {
            if !entry.isBroken { readValue(of: entry) }
            entry.state = .done
            return
        }
        var chain = [entry]
        var last = target
        while last.state == .waiting {
            last.state = .inProgress
            chain.append(last)
            guard let target = alias(of: last) else {
                if !last.isBroken { readValue(of: last) }
                break
            }
            last = target
        }
        if last.state == .inProgress, last.alias != nil || chain.last !== last {
            reportCycle(from: last, in: chain)
        }
        for entry in chain.reversed() {
            if let target = entry.alias { entry.value = aliasValue(of: entry, target: target) }
            entry.state = .done
        }
    }

    private func readValue(of entry: TokenEntry) {
        let previous = current
        current = entry
        defer { current = previous }
        let site = Site(entry.raw.value, in: entry.raw.source)
        let target: Site
        switch follow(site, bracesAllowed: true) {
        case .failed: return
        case .value(let value): target = value
        case .token(let other):
            readValue(of: entry, from: other, at: site)
            return
        }
        guard let type = entry.raw.properties.type ?? target.type ?? entry.groupType else {
            reportMissingType(entry)
            return
        }
        entry.value = value(of: type, at: target)
    }

    /// Takes the value of a token that a pointer into another token's value led to.
    private func readValue(of entry: TokenEntry, from other: TokenEntry, at site: Site) {
        guard other.state != .inProgress else {
            report(at: site, "circular reference: the value of \(other.path.description.quoted) leads back here")
            return
        }
        resolve(other)
        entry.value = aliasValue(of: entry, target: other)
    }

    private func reportMissingType(_ entry: TokenEntry) {
        if case .object(let object) = entry.raw.node.value, object["$type"] != nil { return }
        problems.report(
            at: entry.raw.node,
            in: entry.raw.source,
            "the token \(entry.path.description.quoted) has no type, and no group around it has one",
            allowed: "\"$type\": \(TokenType.allowed)"
        )
    }

    private func aliasValue(of entry: TokenEntry, target: TokenEntry) -> TokenValue? {
        guard let value = target.value else { return nil }
        if let type = entry.raw.properties.type, type != value.type {
            problems.report(
                at: entry.raw.value,
                in: entry.raw.source,
                "\(target.path.description.quoted) is of type \(value.type.rawValue), not \(type.rawValue)",
                allowed: "a token of type \(type.rawValue)"
            )
            return nil
        }
        return value
    }

    private func reportCycle(from entry: TokenEntry, in chain: [TokenEntry]) {
        let start = chain.firstIndex { $0 === entry } ?? max(chain.count - 1, 0)
        let cycle = chain[start...]
        let names = (cycle.map(\.path.description) + [entry.path.description]).prefix(12).joined(separator: " → ")
        for member in cycle {
            problems.report(
                at: member.raw.value,
                in: member.raw.source,
                "circular reference: \(names)",
                allowed: "a chain of references that ends at a value"
            )
        }
        // What leads to the cycle has no value either; the cycle is the one problem to mend.
        for member in chain { member.alias = nil }
    }
}

extension TokenSource {
    /// The text of a value, as it is in the file.
    func string(of node: JSONNode) -> String {
        String(decoding: text.bytes[node.range], as: UTF8.self)
    }
}
