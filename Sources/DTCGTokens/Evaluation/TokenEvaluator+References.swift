import PositionedJSON

extension TokenEvaluator {
    /// Where a reference leads.
    enum Target {
        /// A value in the file that is no reference.
        case value(Site)

        /// A whole token.
        case token(TokenEntry)

        /// Nowhere, which has been reported.
        case failed
    }

    /// Follows references until there is a value or a whole token.
    func follow(_ start: Site, bracesAllowed: Bool) -> Target {
        var site = start
        while true {
            switch site.node.value {
            case .string(let text) where ReferenceSyntax.isBraced(text):
                guard bracesAllowed else {
                    report(
                        at: site,
                        "\(text.quoted) stands for a whole token, which has no place here",
                        allowed: "{\"$ref\": \"#/group/token/$value/…\"} for a part of another value"
                    )
                    return .failed
                }
                guard let entry = entry(named: text, at: site) else { return .failed }
                current?.addReference(entry.path)
                return .token(entry)
            case .object(let object) where object.has("$ref"):
                guard let next = follow(object, at: site) else { return .failed }
                site = next
            default:
                return .value(site)
            }
        }
    }

    /// Returns the token that this one stands for as a whole; `nil` if it has a value of its own or the reference is wrong,
    /// which is reported.
    func alias(of entry: TokenEntry) -> TokenEntry? {
        if entry.isAliasKnown { return entry.alias }
        entry.isAliasKnown = true
        switch entry.raw.value.value {
        case .string(let text) where ReferenceSyntax.isBraced(text):
            entry.alias = self.entry(named: text, at: Site(entry.raw.value, in: entry.raw.source))
            entry.isBroken = entry.alias == nil
        case .object(let object):
            guard object.members.count == 1, case .string(let text)? = object["$ref"]?.value,
                case .steps(var steps) = ReferenceSyntax.pointer(in: text),
                steps.last == "$value"
            else { return nil }
            steps.removeLast()
            entry.alias = entriesByPath[TokenPath(steps)]
        default: break
        }
        if let alias = entry.alias { entry.addReference(alias.path) }
        return entry.alias
    }

    private func entry(named text: String, at site: Site) -> TokenEntry? {
        guard let path = ReferenceSyntax.path(in: text) else {
            report(at: site, "\(text.quoted) is no reference", allowed: "a token in braces, such as \"{color.accent}\"")
            return nil
        }
        if let entry = entriesByPath[path] { return entry }
        if let root = entriesByPath[path.appending("$root")] {
            report(at: site, "\(text.quoted) is a group", allowed: "a token, such as \"{\(root.path)}\"")
        } else if isGroup(path) {
            report(at: site, "\(text.quoted) is a group", allowed: "a token")
        } else {
            let suggestion = problems.suggestion(for: path.description, among: entries.map(\.path.description))
            report(at: site, "there is no token \(path.description.quoted)\(suggestion)")
        }
        return nil
    }

    private func isGroup(_ path: TokenPath) -> Bool {
        var group = root
        for name in path.names {
            guard case .group(let child)? = group[name]?.kind else { return false }
            group = child
        }
        return true
    }

    // MARK: JSON pointers

    private enum Place {
        case group(RawGroup, TokenPath)
        case token(TokenEntry)
        case value(Site)
    }

    /// Follows the `$ref` of an object.
    private func follow(_ object: JSONObject, at site: Site) -> Site? {
        guard object.members.count == 1, let reference = object["$ref"] else {
            report(at: site, "other members are beside $ref", allowed: "{\"$ref\": \"#/…\"} alone")
            return nil
        }
        guard case .string(let text) = reference.value else {
            report(
                at: site.at(reference),
                "wrong type: \(reference.value.kind)",
                allowed: "a JSON pointer such as \"#/color/accent/$value\""
            )
            return nil
        }
        let steps: [String]
        switch ReferenceSyntax.pointer(in: text) {
        case .steps(let found): steps = found
        case .fault(let fault):
            report(
                at: site.at(reference),
                "\(text.quoted) is no reference: \(fault)",
                allowed: "a JSON pointer such as \"#/color/accent/$value\""
            )
            return nil
        }
        let hop = Hop(source: site.source, node: reference, text: text)
        guard let hops = hops(of: site, adding: hop) else { return nil }
        var place = Place.group(root, TokenPath([]))
        for step in steps {
            guard let next = self.step(step, from: place, hops: hops, reference: text) else { return nil }
            place = next
        }
        switch place {
        case .value(let result): return result
        case .token(let entry):
            report(at: hops, "\(text.quoted) is a token, not its value", allowed: "\"#\(entry.path.pointer)/$value\"")
        case .group:
            report(at: hops, "\(text.quoted) is a group", allowed: "the value of a token: \"#/…/$value\"")
        }
        return nil
    }

    /// Adds a reference to those that led to a place; reports a circle.
    private func hops(of site: Site, adding hop: Hop) -> [Hop]? {
        let hops = site.hops + [hop]
        if site.hops.contains(where: { $0.isSame(as: hop) }) {
            report(at: hops, "circular reference: \(hop.text.quoted) leads back to itself")
            return nil
        }
        guard hops.count <= TokenLimits.references else {
            report(
                at: hops,
                "too many references lead from one to the next",
                allowed: "at most \(TokenLimits.references)"
            )
            return nil
        }
        return hops
    }

    private func step(_ step: String, from place: Place, hops: [Hop], reference: String) -> Place? {
        switch place {
        case .group(let group, let path):
            switch group[step]?.kind {
            case .group(let child): return .group(child, path.appending(step))
            case .token: return entriesByPath[path.appending(step)].map(Place.token)
            case nil: break
            }
            if step == "$value" {
                report(at: hops, "\(reference.quoted) is a group, which has no value", allowed: "the value of a token")
            } else if step.hasPrefix("$") {
                report(at: hops, "\(reference.quoted) is a property of a group", allowed: "the value of a token")
            } else {
                let names = group.members.map(\.name)
                let suggestion = problems.suggestion(for: step, among: names)
                report(at: hops, "\(reference.quoted) leads nowhere: there is no \(step.quoted)\(suggestion)")
            }
            return nil
        case .token(let entry):
            guard step == "$value" else {
                let what = step.hasPrefix("$") ? "a property of a token" : "inside of a token"
                report(at: hops, "\(reference.quoted) is \(what)", allowed: "\"#\(entry.path.pointer)/$value\"")
                return nil
            }
            current?.addReference(entry.path)
            var site = Site(entry.raw.value, in: entry.raw.source)
            site.hops = hops
            site.type = entry.raw.properties.type ?? entry.groupType
            return .value(site)
        case .value(let site):
            return self.step(step, into: site, reference: reference)
        }
    }

    /// Steps into an object or an array; a reference on the way is followed first.
    private func step(_ step: String, into start: Site, reference: String) -> Place? {
        var site = start
        following: while true {
            switch follow(site, bracesAllowed: true) {
            case .failed: return nil
            case .value(let value):
                site = value
                break following
            case .token(let entry):
                guard case .string(let text) = site.node.value else { return nil }
                let hop = Hop(source: site.source, node: site.node, text: text)
                guard let hops = hops(of: site, adding: hop) else { return nil }
                site = Site(entry.raw.value, in: entry.raw.source)
                site.hops = hops
                site.type = entry.raw.properties.type ?? entry.groupType
            }
        }
        let parentType = site.type
        switch site.node.value {
        case .object(let object):
            if let value = object[step] {
                var result = site.at(value)
                result.type = parentType?.type(ofPart: step)
                return .value(result)
            }
            let names = object.members.map(\.key)
            report(
                at: site.hops,
                "\(reference.quoted) leads nowhere: there is no \(step.quoted)\(problems.suggestion(for: step, among: names))",
                allowed: names.map(\.quoted).joined(separator: ", ")
            )
        case .array(let elements):
            if let index = Int(step), String(index) == step, elements.indices.contains(index) {
                var result = site.at(elements[index])
                result.type = parentType?.type(ofPart: step)
                return .value(result)
            }
            report(
                at: site.hops,
                "\(reference.quoted) leads nowhere: \(step.quoted) is no index of the array",
                allowed: elements.isEmpty ? "the array is empty" : "0 to \(elements.count - 1)"
            )
        default:
            report(at: site.hops, "\(reference.quoted) leads nowhere: \(site.node.value.kind) has no parts")
        }
        return nil
    }

    // MARK: Reports

    /// Reports a problem where the file says what is wrong: at the first reference, if references led to the value.
    func report(
        at site: Site,
        _ message: String,
        allowed: String? = nil,
        severity: TokenProblem.Severity = .error
    ) {
        guard let hop = site.hops.first else {
            problems.report(at: site.node, in: site.source, message, allowed: allowed, severity: severity)
            return
        }
        problems.report(
            at: hop.node,
            in: hop.source,
            "\(hop.text.quoted) does not fit: \(message)",
            allowed: allowed,
            severity: severity
        )
    }

    private func report(at hops: [Hop], _ message: String, allowed: String? = nil) {
        guard let hop = hops.first else { return }
        problems.report(at: hop.node, in: hop.source, message, allowed: allowed)
    }
}

extension TokenType {
    /// The type of a part of a value; `nil` if no token can have such values.
    func type(ofPart step: String) -> TokenType? {
        switch (self, step) {
        case (.border, "color"), (.shadow, "color"), (.gradient, "color"): .color
        case (.border, "width"), (.shadow, "offsetX"), (.shadow, "offsetY"), (.shadow, "blur"), (.shadow, "spread"):
            .dimension
        case (.typography, "fontSize"), (.typography, "letterSpacing"): .dimension
        case (.border, "style"): .strokeStyle
        case (.transition, "duration"), (.transition, "delay"): .duration
        case (.transition, "timingFunction"): .cubicBezier
        case (.typography, "fontFamily"): .fontFamily
        case (.typography, "fontWeight"): .fontWeight
        case (.typography, "lineHeight"), (.gradient, "position"), (.color, "alpha"): .number
        case (.dimension, "value"), (.duration, "value"): .number
        // Elements keep the type of their array, so that a stop's color and a shadow's color are known.
        case (.shadow, _), (.gradient, _): Int(step) == nil ? nil : self
        default: nil
        }
    }
}
