import PositionedJSON

extension DocumentChecker {
    /// The value of a name of the state; an unknown name is reported.
    func stateValue(_ name: String, at node: JSONNode) -> JSONNode? {
        if name.hasPrefix("/") { return stateValue(at: ModelPath(name), node) }
        reads.insert(ExactString(name))
        if let value = state[name] { return value }
        let names = state.keys.map(\.text).sorted()
        let suggestion = suggestion(for: name, among: names)
        report(at: node, "unknown state \(name.quoted)\(suggestion)", allowed: names.quotedList)
        return nil
    }

    /// The value in the state at a pointer; an unknown member is reported.
    private func stateValue(at path: ModelPath, _ node: JSONNode) -> JSONNode? {
        guard let first = path.keys.first, var value = stateValue(first, at: node) else { return nil }
        for key in path.keys.dropFirst() {
            if let next = value.member(key) ?? value.element(at: key) {
                value = next
                continue
            }
            let names = value.objectMembers.map(\.key).sorted()
            let hint = suggestion(for: key, among: names)
            report(at: node, "unknown member \(key.quoted) of the state\(hint)", allowed: names.quotedList)
            return nil
        }
        return value
    }

    /// Checks the value of a parameter in its place.
    func checkParameter(_ name: String, _ node: JSONNode, as shape: DocumentShape) -> Checked {
        if allowsParameters, parameters == nil { return .same }
        guard let parameters else {
            report(at: node, "a parameter outside of a template", allowed: shape.allowed)
            return .invalid
        }
        guard let value = parameters[name] ?? node.member("default") else {
            report(at: node, "the parameter \(name.quoted) is missing", allowed: "\(name.quoted): \(shape.allowed)")
            return .invalid
        }
        // Values of parameters have no parameters of their own.
        let mark = problems.count
        switch check(value, as: shape) {
        case .same: return .changed(value)
        case .invalid:
            let reasons = takeProblems(since: mark)
            for reason in reasons {
                let message = "the parameter \(name.quoted) does not fit: \(reason.message)"
                add(DocumentProblem(at: reason.offset, in: reason.pointer, message, allowed: reason.allowed))
            }
            return .invalid
        case let checked: return checked
        }
    }

    /// Replaces parameters and states in any value.
    func substituted(_ node: JSONNode) -> Checked {
        guard countValue(node) else { return .invalid }
        switch node.value {
        case .object(let object):
            if let name = node.reference("$param") {
                if allowsParameters, parameters == nil { return .same }
                guard let parameters else {
                    report(at: node, "a parameter outside of a template", allowed: "a value")
                    return .invalid
                }
                guard let value = parameters[name] ?? node.member("default") else {
                    report(at: node, "the parameter \(name.quoted) is missing", allowed: "\(name.quoted): a value")
                    return .invalid
                }
                return countValues(value) ? .changed(value) : .invalid
            }
            if let name = node.reference("$state") {
                guard let value = stateValue(name, at: node) else { return .invalid }
                return .changed(value.taken(from: name))
            }
            if let text = node.reference("$expr") { return checkExpression(text, node, as: .any) }
            if let key = node.reference("$text") { return checkText(named: key, node, as: .any) }
            var changes: [ExactString: JSONNode?] = [:]
            var isValid = true
            for member in object.members {
                switch substituted(member.value) {
                case .changed(let other): changes[member.key] = other
                case .invalid: isValid = false
                case .same, .dropped: break
                }
            }
            guard isValid else { return .invalid }
            return changes.isEmpty ? .same : .changed(node.with(.object(object.replacing(changes))))
        case .array(let nodes):
            var changed = nodes
            var isChanged = false
            for (index, element) in nodes.enumerated() {
                switch substituted(element) {
                case .changed(let other):
                    changed[index] = other
                    isChanged = true
                case .invalid: return .invalid
                case .same, .dropped: break
                }
            }
            return isChanged ? .changed(node.with(.array(changed))) : .same
        case .string(let text) where text.utf8.count > limits.textByteCount:
            report(at: node, "the string is too long", allowed: "at most \(limits.textByteCount) bytes")
            return .invalid
        default:
            return .same
        }
    }
}

extension DocumentChecker {
    /// Counts a value with everything in it: parameters that hold each other several times grow with every level.
    private func countValues(_ node: JSONNode) -> Bool {
        guard countValue(node) else { return false }
        return switch node.value {
        case .array(let nodes): nodes.allSatisfy { countValues($0) }
        case .object(let object): object.members.allSatisfy { countValues($0.value) }
        default: true
        }
    }
}

// MARK: - Actions

extension DocumentChecker {
    private static let chainLimit = 100

    /// Checks the name of an action, an object with a name and parameters, one with `set`, or a list of these.
    func checkAction(_ node: JSONNode) -> Checked {
        switch node.value {
        case .string: return check(node, as: .nonEmptyText)
        case .array(let nodes):
            guard nodes.count <= Self.chainLimit else {
                report(at: node, "the chain of actions is too long", allowed: "at most \(Self.chainLimit) actions")
                return .invalid
            }
            return check(node, as: .list(.rule(.action)))
        case .object(let object) where object["set"] != nil:
            let checked = members(of: object, at: node, as: DocumentGrammar.setAction)
            guard !checked.isInvalid, let values = object["set"] else { return .invalid }
            return checkAssignments(values) ? checked : .invalid
        case .object(let object) where object["submit"] != nil && object["name"] == nil:
            guard hasVersion(Self.expressionVersion, for: "\"submit\" is", at: node) else { return .invalid }
            return members(of: object, at: node, as: DocumentGrammar.submitAction)
        case .object(let object):
            return members(of: object, at: node, as: DocumentGrammar.namedAction)
        default:
            return reject(node, expected: .rule(.action))
        }
    }

    /// Checks that the names exist and keep the kind of their values.
    private func checkAssignments(_ node: JSONNode) -> Bool {
        if node.reference("$param") != nil { return true }
        guard case .object(let object) = node.value else {
            _ = reject(node, expected: .rule(.state))
            return false
        }
        var isValid = true
        for member in object.members {
            guard let current = stateValue(member.key, at: member.value) else {
                isValid = false
                continue
            }
            guard let kind = wrongKind(of: member.value, for: current) else { continue }
            report(
                at: member.value,
                "wrong type: \(kind)",
                allowed: "what the state \(member.key.quoted) has: \(current.value.kind)"
            )
            isValid = false
        }
        return isValid
    }

    /// The kind of a value that does not fit a state; `nil` if it may.
    private func wrongKind(of node: JSONNode, for current: JSONNode) -> String? {
        if node.reference("$param") != nil { return nil }
        if node.reference("$text") != nil { return current.value.hasKind(of: .string("")) ? nil : "a string" }
        if let name = node.reference("$state") {
            // An unknown name has been reported.
            let mark = problems.count
            defer { _ = takeProblems(since: mark) }
            return stateValue(name, at: node).flatMap { current.value.hasKind(of: $0.value) ? nil : $0.value.kind }
        }
        if let text = node.reference("$expr") {
            guard !isLenient, let expression = try? known(text) else { return nil }
            var checker = ExpressionChecker(model: stateModel, parameters: nil, functions: grammar.functions.signatures)
            let type = checker.type(of: expression.node)
            let expected = ExpressionType(of: DocumentValue(current)).union(.null)
            return checker.problems.isEmpty && type.isDisjoint(with: expected) ? "\(type)" : nil
        }
        return current.value.hasKind(of: node.value) ? nil : node.value.kind
    }
}

extension JSONValue {
    /// Whether two values are of the same kind. `null` is of every kind.
    package func hasKind(of other: JSONValue) -> Bool {
        switch (self, other) {
        case (.null, _), (_, .null), (.boolean, .boolean), (.number, .number), (.string, .string), (.array, .array),
            (.object, .object):
            true
        default: false
        }
    }
}

// MARK: - Conditions

extension DocumentChecker {
    /// Checks `{"$state": name}`, the same with `equals`, or `{"not": …}`.
    func checkCondition(_ node: JSONNode) -> Checked {
        guard case .object(let object) = node.value else { return reject(node, expected: .rule(.condition)) }
        if let text = node.reference("$expr") {
            return checkExpression(text, node, as: .boolean).isInvalid ? .invalid : .same
        }
        if object["not"] != nil {
            let checked = members(of: object, at: node, as: DocumentGrammar.negation)
            return checked.isInvalid ? .invalid : .same
        }
        let isParameter = object["$state"] == nil && (allowsParameters || parameters != nil)
        let known = isParameter ? ["$param", "default", "$state", "equals", "not"] : ["$state", "equals", "not"]
        for member in object.members where !known.contains(member.key) {
            rejectUnknownKey(member, known: known)
        }
        guard let value = conditionValue(object, node) else { return .invalid }
        guard object["equals"] == nil else { return .same }
        if case .boolean = value.value { return .same }
        if isParameter, allowsParameters, parameters == nil { return .same }
        report(at: node, "\(value.value.kind) is neither true nor false", allowed: "\"equals\" beside it")
        return .invalid
    }

    private func conditionValue(_ object: JSONObject, _ node: JSONNode) -> JSONNode? {
        if case .string(let name)? = object["$state"]?.value { return stateValue(name, at: node) }
        guard case .string(let name)? = object["$param"]?.value else {
            report(at: node, "the condition has no \"$state\"", allowed: DocumentRule.condition.allowed)
            return nil
        }
        if allowsParameters, parameters == nil { return node }
        guard let value = parameters?[name] ?? object["default"] else {
            report(at: node, "the parameter \(name.quoted) is missing", allowed: "\(name.quoted): true or false")
            return nil
        }
        return value
    }

    /// Whether a valid condition holds; an invalid one does not.
    func holds(_ node: JSONNode) -> Bool {
        guard !isDefinition, case .object(let object) = node.value else { return true }
        if let negated = object["not"] { return !holds(negated) }
        if let text = node.reference("$expr") { return expressionHolds(text) }
        var value: JSONNode?
        if case .string(let name)? = object["$state"]?.value {
            reads.insert(ExactString(name))
            value = state[name]
        }
        if case .string(let name)? = object["$param"]?.value { value = parameters?[name] ?? object["default"] }
        guard let value else { return false }
        if let expected = object["equals"] {
            switch substituted(expected) {
            case .changed(let other): return DocumentValue(value) == DocumentValue(other)
            default: return DocumentValue(value) == DocumentValue(expected)
            }
        }
        if case .boolean(let isTrue) = value.value { return isTrue }
        return false
    }
}
