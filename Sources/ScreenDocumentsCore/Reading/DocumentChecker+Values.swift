import PositionedJSON

extension DocumentChecker {
    /// Checks a value against a shape.
    func check(_ node: JSONNode, as shape: DocumentShape) -> Checked {
        guard countValue(node) else { return .invalid }
        if let name = node.reference("$param"), !shape.isCondition { return checkParameter(name, node, as: shape) }
        switch shape {
        case .boolean:
            if case .boolean = node.value { return .same }
            return reject(node, expected: shape)
        case .null:
            if case .null = node.value { return .same }
            return reject(node, expected: shape)
        case .text(let isEmptyAllowed):
            return checkText(node, isEmptyAllowed: isEmptyAllowed)
        case .address:
            return checkAddress(node)
        case .date:
            guard case .string(let text) = node.value else { return reject(node, expected: .date) }
            if DateNotation.isValid(text) { return .same }
            report(at: node, "\(text.quoted) is no date", allowed: shape.allowed)
            return .invalid
        case .language:
            guard case .string(let text) = node.value else { return reject(node, expected: shape) }
            if LanguageNotation.isValid(text) { return .same }
            report(at: node, "\(text.quoted) is no language", allowed: shape.allowed)
            return .invalid
        case .number(let range):
            guard case .number(let number) = node.value else { return reject(node, expected: shape) }
            return checkNumber(number, at: node, in: range, expected: shape) ? .same : .invalid
        case .integer(let range):
            return checkInteger(node, in: range, expected: shape)
        case .name(let noun, let names):
            return checkName(node, noun, names, expected: shape)
        case .list(let element):
            return checkList(node, of: element, expected: shape)
        case .object(let object):
            guard case .object(let value) = node.value else { return reject(node, expected: shape) }
            return members(of: value, at: node, as: object)
        case .alternatives(let fields):
            return checkAlternatives(node, fields, expected: shape)
        case .variants(let variants):
            return checkVariants(node, variants, expected: shape)
        case .either(let first, let second):
            return checkEither(node, first, second, expected: shape)
        case .any:
            return substituted(node)
        case .rule(let rule):
            return check(node, rule)
        }
    }

    private func checkName(_ node: JSONNode, _ noun: String, _ names: NameSet, expected: DocumentShape) -> Checked {
        guard case .string(let name) = node.value else { return reject(node, expected: expected) }
        if names.contains(name) { return .same }
        let suggestion = suggestion(for: name, among: names.names)
        report(at: node, "unknown \(noun) \(name.quoted)\(suggestion)", allowed: expected.allowed)
        return .invalid
    }

    private func checkText(_ node: JSONNode, isEmptyAllowed: Bool) -> Checked {
        let shape = DocumentShape.text(isEmptyAllowed: isEmptyAllowed)
        guard case .string(let text) = node.value else { return reject(node, expected: shape) }
        guard isEmptyAllowed || !text.isEmpty else {
            report(at: node, "the string is empty", allowed: shape.allowed)
            return .invalid
        }
        guard text.utf8.count <= limits.textByteCount else {
            report(
                at: node,
                "the string is too long: \(text.utf8.count) bytes",
                allowed: "at most \(limits.textByteCount) bytes"
            )
            return .invalid
        }
        return .same
    }

    private func checkAddress(_ node: JSONNode) -> Checked {
        guard case .same = checkText(node, isEmptyAllowed: false), case .string(let address) = node.value else {
            return .invalid
        }
        guard AddressNotation.isValid(address) else {
            report(at: node, "\(address.quoted) is no address of an image", allowed: DocumentShape.address.allowed)
            return .invalid
        }
        return countImage(node) ? .same : .invalid
    }

    private func checkNumber(
        _ number: Double,
        at node: JSONNode,
        in range: ClosedRange<Double>,
        expected: DocumentShape
    ) -> Bool {
        guard range.contains(number) else {
            let fault = number < range.lowerBound ? "too small" : "too large"
            report(at: node, "\(number.shortest) is \(fault)", allowed: expected.allowed)
            return false
        }
        return true
    }

    private func checkInteger(_ node: JSONNode, in range: ClosedRange<Int>, expected: DocumentShape) -> Checked {
        guard case .number(let number) = node.value else { return reject(node, expected: expected) }
        let limits = Double(range.lowerBound)...Double(range.upperBound)
        guard checkNumber(number, at: node, in: limits, expected: expected) else { return .invalid }
        guard number.rounded() == number else {
            report(at: node, "\(number.shortest) is not a whole number", allowed: expected.allowed)
            return .invalid
        }
        return .same
    }

    /// Checks all elements even if one is invalid.
    private func checkList(_ node: JSONNode, of element: DocumentShape, expected: DocumentShape) -> Checked {
        guard case .array(let nodes) = node.value else { return reject(node, expected: expected) }
        var elements = CheckedElements(nodes)
        for value in nodes {
            let mark = problems.count
            let checked = check(value, as: element)
            // Whatever is wrong with a section, the others are shown.
            if isLenient, element.isSection, checked.isInvalid {
                lose(since: mark, .dropped)
                elements.append(.dropped)
            } else {
                elements.append(checked)
            }
        }
        return elements.checked(node)
    }

    private func checkAlternatives(_ node: JSONNode, _ fields: [FieldShape], expected: DocumentShape) -> Checked {
        guard case .object(let object) = node.value else { return reject(node, expected: expected) }
        let names = fields.map(\.name)
        var isValid = true
        for member in object.members where !names.contains(member.key) {
            rejectUnknownKey(member, known: names)
            isValid = isValid && isLenient
        }
        let found = fields.filter { object[$0.name] != nil }
        guard found.count == 1, let field = found.first, let value = object[field.name] else {
            if found.count > 1 || object.members.isEmpty || isLenient {
                let fault = found.isEmpty ? "the object is empty" : "the object has more than one key"
                report(at: node, fault, allowed: expected.allowed)
            }
            return .invalid
        }
        switch check(value, as: field.shape) {
        case .same: return isValid ? .same : .invalid
        case .changed(let other):
            return .changed(node.with(.object(object.replacing([ExactString(field.name): other]))))
        case .invalid, .dropped: return .invalid
        }
    }

    /// Checks an object whose `type` determines its other keys.
    func checkVariants(_ node: JSONNode, _ variants: VariantsShape, expected: DocumentShape) -> Checked {
        guard case .object(let object) = node.value else { return reject(node, expected: expected) }
        guard let type = object["type"] else {
            report(at: node, "the key \"type\" is missing", allowed: expected.allowed)
            return .invalid
        }
        let names = DocumentShape.name(noun: variants.noun, variants.names)
        guard case .string(let name) = type.value else { return reject(type, expected: names) }
        guard let shape = variants[name] else { return check(type, as: names) }
        let checked = members(of: object, at: node, as: shape)
        return shape.hasChecks ? testChecks(of: checked, node) : checked
    }

    private func checkEither(
        _ node: JSONNode,
        _ first: DocumentShape,
        _ second: DocumentShape,
        expected: DocumentShape
    ) -> Checked {
        // Of two scalars, messages name both.
        if case .number(let range) = second {
            if case .number(let number) = node.value {
                return checkNumber(number, at: node, in: range, expected: expected) ? .same : .invalid
            }
            if case .name(let noun, let names) = first, case .string = node.value {
                return checkName(node, noun, names, expected: expected)
            }
        }
        if accepts(first, node) { return check(node, as: first) }
        if accepts(second, node) { return check(node, as: second) }
        return reject(node, expected: expected)
    }

    /// Whether a shape allows values of a kind.
    func accepts(_ shape: DocumentShape, _ node: JSONNode) -> Bool {
        switch (shape, node.value) {
        case (.either(let first, let second), _): accepts(first, node) || accepts(second, node)
        case (.any, _): true
        case (.rule(.action), .string), (.rule(.action), .array): true
        case (.rule(let rule), .null): rule == .right
        case (.rule(let rule), .array): rule == .rows
        case (.rule, .object): true
        case (.boolean, .boolean), (.null, .null), (.number, .number), (.integer, .number), (.list, .array): true
        case (.text, .string), (.address, .string), (.date, .string), (.language, .string), (.name, .string): true
        case (.object, .object), (.alternatives, .object), (.variants, .object): true
        default: false
        }
    }
}

extension DocumentShape {
    fileprivate var isSection: Bool {
        if case .rule(.section) = self { true } else { false }
    }

    /// Conditions read parameters themselves.
    fileprivate var isCondition: Bool {
        if case .rule(.condition) = self { true } else { false }
    }
}

// MARK: - Objects

extension DocumentChecker {
    /// Checks all members of an object even if one is invalid.
    ///
    /// - Parameter isTolerant: Whether a lenient reader leaves out optional members that are invalid. Otherwise the object is
    ///   invalid then.
    func members(
        of object: JSONObject,
        at node: JSONNode,
        as shape: ObjectShape,
        isTolerant: Bool = false
    ) -> Checked {
        var changes: [ExactString: JSONNode?] = [:]
        var isValid = true
        var isDropped = false
        var guess = 0
        for member in object.members {
            guard let field = shape.field(member.key, &guess) else {
                if shape.isOpen {
                    switch substituted(member.value) {
                    case .changed(let other): changes[member.key] = other
                    case .invalid: isValid = false
                    case .same, .dropped: break
                    }
                } else {
                    rejectUnknownKey(member, known: shape.listedKeys)
                }
                continue
            }
            if field.isElsewhere { continue }
            if field.since > documentVersion, !isLenient { rejectNewKey(member, field) }
            let mark = problems.count
            switch checkField(member.value, field) {
            case .same: break
            case .changed(let other): changes[member.key] = other
            case .dropped:
                changes.updateValue(nil, forKey: ExactString(member.key))
                isDropped = isDropped || field.isRequired
            case .invalid:
                if isTolerant, isLenient, !field.isRequired || field.name == "version" {
                    lose(since: mark, .ignored)
                    changes.updateValue(nil, forKey: ExactString(member.key))
                } else {
                    isValid = false
                }
            }
        }
        for field in shape.requiredFields where object[field.name] == nil {
            if isTolerant, isLenient, field.name == "version" { continue }
            report(
                at: node,
                "the key \(field.name.quoted) is missing",
                allowed: "\(field.name.quoted): \(allowed(field.shape))"
            )
            isValid = false
        }
        guard isValid else { return .invalid }
        if isDropped { return .dropped }
        return changes.isEmpty ? .same : .changed(node.with(.object(object.replacing(changes))))
    }

    /// The allowed values, with the names of parts.
    private func allowed(_ shape: DocumentShape) -> String {
        if case .rule(.left) = shape { grammar[.left].allowed } else { shape.allowed }
    }

    private func checkField(_ value: JSONNode, _ field: FieldShape) -> Checked {
        if field.isBindable, let text = value.reference("$expr") {
            return checkExpression(text, value, as: field.shape)
        }
        if field.isBindable, field.shape.isText, let key = value.reference("$text") {
            return checkText(named: key, value, as: field.shape)
        }
        guard field.isBindable, let name = value.reference("$state") else { return check(value, as: field.shape) }
        guard let bound = stateValue(name, at: value) else { return .invalid }
        let mark = problems.count
        guard case .same = check(bound, as: field.shape) else {
            // The value in the state is not wrong in itself: the place that takes it is.
            let reason = problems.count > mark ? takeProblems(since: mark).first?.message : nil
            report(
                at: value,
                "the state \(name.quoted) does not fit\(reason.map { ": " + $0 } ?? "")",
                allowed: field.shape.allowed
            )
            return .invalid
        }
        return .changed(bound.taken(from: name))
    }
}

extension JSONNode {
    /// The name in an object like `{"$state": "name"}`; `nil` for any other value. A parameter may have a `default`.
    func reference(_ key: String) -> String? {
        guard case .object(let object) = value, (1...2).contains(object.members.count),
            case .string(let name)? = object[key]?.value,
            object.members.count == 1 || key == "$param" && object["default"] != nil
        else { return nil }
        return name
    }
}

extension JSONObject {
    /// The values of the keys.
    var membersByKey: [ExactString: JSONNode] {
        Dictionary(members.map { (ExactString($0.key), $0.value) }) { first, _ in first }
    }

    /// The object with other members; `nil` removes one.
    func replacing(_ changes: [ExactString: JSONNode?]) -> JSONObject {
        JSONObject(
            members: members.compactMap { member in
                guard let change = changes[member.key] else { return member }
                return change.map {
                    Member(key: member.key, keyOffset: member.keyOffset, keyEnd: member.keyEnd, value: $0)
                }
            }
        )
    }
}
