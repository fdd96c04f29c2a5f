import PositionedJSON

extension TokenEvaluator {
    /// Follows references to a part that can be no whole token: by pointers alone.
    func literal(_ site: Site) -> Site? {
        guard case .value(let value) = follow(site, bracesAllowed: false) else { return nil }
        return value
    }

    /// Returns the value of a part of a composite value: a value of a type, or a reference to a token of that type.
    func part(_ type: TokenType, at site: Site) -> TokenValue? {
        switch follow(site, bracesAllowed: true) {
        case .failed: return nil
        case .token(let entry):
            guard entry.state != .inProgress else {
                report(at: site, "circular reference: the value of \(entry.path.description.quoted) leads back here")
                return nil
            }
            resolve(entry)
            guard let value = entry.value else { return nil }
            guard value.type == type else {
                report(
                    at: site,
                    "\(entry.path.description.quoted) is of type \(value.type.rawValue), not \(type.rawValue)",
                    allowed: "a token of type \(type.rawValue)"
                )
                return nil
            }
            return value
        case .value(let value):
            if let found = value.type, found != type {
                report(
                    at: value,
                    "it is of type \(found.rawValue), not \(type.rawValue)",
                    allowed: "a value of type \(type.rawValue)"
                )
                return nil
            }
            return self.value(of: type, at: value)
        }
    }

    /// Returns the object at a place; reports unknown and missing keys, and any other value.
    func object(
        at site: Site,
        keys: [String],
        optional: [String] = [],
        allowed: @autoclosure () -> String
    ) -> JSONObject? {
        guard case .object(let object) = site.node.value else { return reject(site, allowed: allowed()) }
        // Members are not copied to be compared.
        let unknown = object.members.indices.filter { index in
            !keys.contains(object.members[index].key) && !optional.contains(object.members[index].key)
        }
        for member in unknown.map({ object.members[$0] }) {
            let known = keys + optional
            let suggestion = problems.suggestion(for: member.key, among: known)
            let node = JSONNode(
                value: member.value.value,
                offset: member.keyOffset,
                end: member.keyEnd,
                pointer: member.value.pointer
            )
            report(
                at: site.at(node),
                "unknown key \(member.key.quoted)\(suggestion)",
                allowed: known.map(\.quoted).joined(separator: ", ")
            )
        }
        for key in keys where !object.has(key) {
            report(at: site, "\(key.quoted) is missing", allowed: allowed())
        }
        return object
    }

    /// Returns the place of a member.
    func part(_ key: String, of object: JSONObject, at site: Site) -> Site? {
        object[key].map { site.at($0) }
    }

    /// Returns the case that a string names.
    func keyword<Keyword: RawRepresentable<String> & CaseIterable>(
        _ type: Keyword.Type,
        noun: String,
        at start: Site
    ) -> Keyword? {
        // The names are listed only for a message: most keywords are right.
        var allowed: String { Keyword.allCases.map(\.rawValue.quoted).joined(separator: ", ") }
        guard let site = literal(start) else { return nil }
        guard case .string(let name) = site.node.value else { return reject(site, allowed: allowed) }
        if let keyword = Keyword(rawValue: name) { return keyword }
        let suggestion = problems.suggestion(for: name, among: Keyword.allCases.map(\.rawValue))
        report(at: site, "unknown \(noun) \(name.quoted)\(suggestion)", allowed: allowed)
        return nil
    }

    /// Reports a value of the wrong kind, unless the parser has already reported it.
    func reject<Value>(_ site: Site, allowed: String) -> Value? {
        if case .invalid = site.node.value { return nil }
        report(at: site, "wrong type: \(site.node.value.kind)", allowed: allowed)
        return nil
    }
}
