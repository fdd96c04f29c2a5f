import PositionedJSON

/// Fields with checks. Their `checks` become the message of the first one that fails, or `null`, and the message becomes their
/// `error` as soon as it is shown.
extension DocumentChecker {
    /// Tests the checks of a field.
    func testChecks(of field: Checked, _ node: JSONNode) -> Checked {
        let result: JSONNode
        switch field {
        case .same: result = node
        case .changed(let other): result = other
        case .invalid, .dropped: return field
        }
        guard case .object(let object) = result.value, let checks = object[FieldChecks.key],
            !isDefinition, parameters != nil || !allowsParameters
        else { return field }
        let mark = problems.count
        let message = failure(of: object, checks)
        if problems.count > mark {
            guard isLenient else { return .invalid }
            lose(since: mark, .ignored)
        }
        let outcome = message.map { DocumentValue.string($0) } ?? .null
        var members = object.replacing([ExactString(FieldChecks.key): outcome.node(at: checks)])
        if let message, isShown(object), object.text("error").isEmpty {
            members = members.setting("error", to: DocumentValue.string(message).node(at: checks))
        }
        return .changed(result.with(.object(members)))
    }

    private func isShown(_ field: JSONObject) -> Bool {
        let identifier = field.text("identifier")
        reads.insert(FormProgress.submission)
        reads.insert(FormProgress.step(of: identifier))
        let time = FormProgress.ErrorTime(rawValue: field.text("errorsAfter")) ?? .leave
        return form.showsError(of: identifier, after: time)
    }

    /// The message of the first check that fails. A disabled field has none.
    private func failure(of field: JSONObject, _ checks: JSONNode) -> String? {
        guard case .array(let checks) = checks.value, let first = checks.first else { return nil }
        guard checks.count <= FieldChecks.limit else {
            report(at: checks[FieldChecks.limit], "too many checks", allowed: "at most \(FieldChecks.limit) of them")
            return nil
        }
        guard let value = field["value"], value.origin != nil else {
            report(
                at: first,
                "checks of a field whose value is not in the state",
                allowed: "\"value\": {\"$state\": …}"
            )
            return nil
        }
        if case .boolean(false)? = field["isEnabled"]?.value { return nil }
        var failure: String?
        for check in checks {
            guard case .object(let check) = check.value else { continue }
            // The others are looked at for problems of their own.
            if !passes(field.text("value"), check), failure == nil { failure = check.text("message") }
        }
        return failure
    }

    /// Whether a value passes a check. An empty one passes all but `required` and `condition`.
    private func passes(_ value: String, _ check: JSONObject) -> Bool {
        let minimum = check.limit("minimum")
        let maximum = check.limit("maximum")
        if let minimum, let maximum, minimum > maximum, let node = check["minimum"] {
            report(at: node, "the minimum is greater than the maximum", allowed: "at most \(maximum.shortest)")
        }
        let type = check.text("type")
        if type == "pattern", let node = check["pattern"], grammar.functions.isPattern?(check.text("pattern")) == false
        {
            report(at: node, "\(check.text("pattern").quoted) is not a regular expression")
        }
        switch type {
        case "required": return !value.allSatisfy(\.isWhitespace)
        case "condition": return check["if"].map(holds) ?? true
        case _ where value.isEmpty: return true
        case "length":
            return Double(value.count) >= minimum ?? 0 && Double(value.count) <= maximum ?? .infinity
        case "range":
            guard let number = result(of: "typedNumber", [.string(value)]) else { return true }
            guard let number = number.number else { return false }
            return number >= minimum ?? -.infinity && number <= maximum ?? .infinity
        case "email": return result(of: "isEmail", [.string(value)])?.boolean ?? true
        case "pattern":
            return result(of: "matches", [.string(value), .string(check.text("pattern"))])?.boolean ?? true
        default: return true
        }
    }

    /// The result of a function; `nil` where functions cannot run.
    private func result(of function: String, _ arguments: [DocumentValue]) -> DocumentValue? {
        let arguments = arguments.map { Evaluation.ArgumentValue(name: nil, value: $0) }
        return grammar.functions.call?(function, arguments, language)
    }

    /// Returns whether the fields with some identifiers are valid, or all fields if there are none.
    func areFieldsValid(_ identifiers: [String]) -> Bool {
        guard !identifiers.isEmpty else {
            reads.insert(FormProgress.validity)
            return form.invalidFields.isEmpty
        }
        for identifier in identifiers { reads.insert(FormProgress.validity(of: identifier)) }
        return form.invalidFields.isDisjoint(with: identifiers)
    }
}

extension JSONObject {
    /// A text, or an empty one.
    fileprivate func text(_ key: String) -> String {
        if case .string(let text)? = self[key]?.value { text } else { "" }
    }

    fileprivate func limit(_ key: String) -> Double? {
        if case .number(let number)? = self[key]?.value { number } else { nil }
    }

    /// The object with a member.
    fileprivate func setting(_ key: String, to value: JSONNode) -> JSONObject {
        guard self[key] == nil else { return replacing([ExactString(key): value]) }
        return JSONObject(
            members: members + [Member(key: key, keyOffset: value.offset, keyEnd: value.offset, value: value)]
        )
    }
}
