import PositionedJSON

extension DocumentChecker {
    /// Checks a value against a rule of the grammar.
    func check(_ node: JSONNode, _ rule: DocumentRule) -> Checked {
        switch rule {
        case .action: checkAction(node)
        case .condition: checkCondition(node)
        case .state, .templates: .same
        case .strings: checkStrings(node)
        case .requirements: check(node, as: grammar[rule])
        case .rows: checkRows(node)
        case .row: checkRow(node)
        case .right: checkRight(node)
        case .section: checkRemembered(node)
        case .item, .use, .left, .header, .footer: checkElement(node, rule)
        }
    }

    /// Checks a right part, which may be a pair of others.
    private func checkRight(_ node: JSONNode) -> Checked {
        rightDepth += 1
        defer { rightDepth -= 1 }
        guard rightDepth <= limits.pairDepth + 1 else {
            report(at: node, "too many pairs in each other", allowed: "at most \(limits.pairDepth) of them")
            return .invalid
        }
        return checkElement(node, .right)
    }

    /// Checks an element, and replaces it by its fallback if it cannot be shown.
    func checkElement(_ node: JSONNode, _ rule: DocumentRule) -> Checked {
        guard case .object(let object) = node.value else {
            let mark = problems.count
            let checked = check(node, as: grammar[rule])
            guard isLenient, checked.isInvalid, dropsAlone(rule) else { return checked }
            lose(since: mark, .dropped)
            return .dropped
        }
        let start = problems.count
        if let requirements = object["requires"] {
            if case .same = check(requirements, as: .rule(.requirements)), let unmet = unmetRequirement(requirements) {
                return replacement(of: object, rule, causes: [unmet])
            }
            if isLenient { lose(since: start, .ignored) }
        }
        let mark = problems.count
        var checked = checkBody(node, object, rule)
        if let fallback = object["fallback"], !isLenient { checkFallback(fallback, rule) }
        if !checked.isInvalid, let condition = object["if"], !holds(condition) { checked = .dropped }
        guard isLenient else { return problems.count > start ? .invalid : checked }
        switch checked {
        case .same, .changed: return checked
        case .dropped:
            // What the element cannot do without was left out.
            if object["fallback"] != nil, object["if"].map(holds) ?? true {
                return replacement(of: object, rule, causes: [])
            }
            return .dropped
        case .invalid:
            guard object["fallback"] != nil || dropsAlone(rule) else { return .invalid }
            return replacement(of: object, rule, causes: takeProblems(since: mark))
        }
    }

    /// Whether a broken element without a fallback is left out. A broken part takes its row along, a broken template its use.
    private func dropsAlone(_ rule: DocumentRule) -> Bool {
        switch rule {
        case .left, .right: false
        case .item, .use: templateDepth == 0
        default: true
        }
    }

    private func checkBody(_ node: JSONNode, _ object: JSONObject, _ rule: DocumentRule) -> Checked {
        switch rule {
        case .section: return checkSection(node, object)
        case .use: return checkUse(node, object)
        case .item:
            guard case .object(let shape) = grammar[.item] else { return .invalid }
            let mark = problems.count
            let checked = members(of: object, at: node, as: shape)
            guard problems.count == mark || !isLenient, object["if"].map(holds) ?? true else { return checked }
            switch checked {
            case .same: claim(object["id"], isSection: false)
            case .changed(let other): claim(other.member("id"), isSection: false)
            case .invalid, .dropped: if !isLenient { claim(object["id"], isSection: false) }
            }
            return checked
        default:
            return check(node, as: grammar[rule])
        }
    }

    /// Checks a section. A lenient reader shows it even without an identifier.
    private func checkSection(_ node: JSONNode, _ object: JSONObject) -> Checked {
        guard case .object(let shape) = grammar[.section] else { return .invalid }
        guard isLenient else {
            let checked = members(of: object, at: node, as: shape)
            if object["if"].map(holds) ?? true { claim(object["id"], isSection: true) }
            return checked
        }
        var object = object
        let mark = problems.count
        if object["id"].map({ check($0, as: .nonEmptyText).isInvalid }) ?? true {
            if problems.count == mark { report(at: node, "the key \"id\" is missing", allowed: "\"id\": a string") }
            lose(since: mark, .kept)
            object = object.identified(by: "#\(node.offset)", at: node)
        }
        let checked = members(of: object, at: node, as: shape, isTolerant: true)
        if object["if"].map(holds) ?? true { claim(object["id"], isSection: true) }
        if case .same = checked { return .changed(node.with(.object(object))) }
        return checked
    }

    /// Checks a fallback that is not needed.
    private func checkFallback(_ fallback: JSONNode, _ rule: DocumentRule) {
        if case .string = fallback.value {
            _ = check(fallback, as: .name(noun: "fallback", NameSet(["drop"])))
        } else {
            checkDefinition(fallback, as: .rule(rule.fallback))
        }
    }

    /// Returns the fallback of an element that cannot be shown.
    private func replacement(of object: JSONObject, _ rule: DocumentRule, causes: [DocumentProblem]) -> Checked {
        func lose(_ outcome: ScreenLoss.Outcome) {
            for cause in causes { self.lose(cause, outcome) }
        }
        guard let fallback = object["fallback"] else {
            lose(.dropped)
            return .dropped
        }
        let mark = problems.count
        if case .string = fallback.value {
            let checked = check(fallback, as: .name(noun: "fallback", NameSet(["drop"])))
            lose(.dropped)
            if isLenient { self.lose(since: mark, .ignored) }
            return checked.isInvalid && !isLenient ? .invalid : .dropped
        }
        switch check(fallback, as: .rule(rule.fallback)) {
        case .same:
            lose(.replaced)
            return .changed(fallback)
        case .changed(let other):
            lose(.replaced)
            return .changed(other)
        case .dropped:
            lose(.dropped)
            return .dropped
        case .invalid:
            guard isLenient else { return .invalid }
            lose(.dropped)
            self.lose(since: mark, .dropped)
            return .dropped
        }
    }

    /// The first requirement that this reader does not meet; `nil` if it meets all.
    private func unmetRequirement(_ node: JSONNode) -> DocumentProblem? {
        guard case .object(let object) = node.value, !isDefinition || node.reference("$param") == nil else {
            return nil
        }
        if case .array(let names)? = object["parts"]?.value {
            for name in names {
                guard case .string(let text) = name.value, !grammar.partNames.contains(text) else { continue }
                return DocumentProblem(at: name.offset, in: name.pointer, "needs the part \(text.quoted)")
            }
        }
        if let version = object["version"], case .number(let number) = version.value,
            number > Double(DocumentFormat.newestVersion)
        {
            let message = "needs version \(number.shortest); this build knows \(DocumentFormat.newestVersion)"
            return DocumentProblem(at: version.offset, in: version.pointer, message)
        }
        guard isLenient else { return nil }
        // A requirement that only newer readers know cannot be met.
        for member in object.members where member.key != "parts" && member.key != "version" {
            return DocumentProblem(
                at: member.keyOffset,
                in: member.value.pointer,
                "needs \(member.key.quoted), which this build does not know"
            )
        }
        return nil
    }
}

extension DocumentChecker.Checked {
    var isInvalid: Bool {
        if case .invalid = self { true } else { false }
    }
}

extension JSONNode {
    func member(_ key: String) -> JSONNode? {
        if case .object(let object) = value { object[key] } else { nil }
    }
}

extension JSONObject {
    /// The object with an `id` of its own.
    fileprivate func identified(by identifier: String, at node: JSONNode) -> JSONObject {
        let value = JSONNode(value: .string(identifier), offset: node.offset, end: node.offset, pointer: node.pointer)
        let member = Member(key: "id", keyOffset: node.offset, keyEnd: node.offset, value: value)
        return JSONObject(members: [member] + members.filter { $0.key != "id" })
    }
}
