import PositionedJSON

extension DocumentChecker {
    static let useShape = ObjectShape(
        [
            .required("use", .nonEmptyText, "The name of a template."),
            .optional("with", .any, "The parameters of the template."),
            .optional("if", .rule(.condition), "Whether it is shown."),
        ] + DocumentGrammar.common(.row)
    )
    static let eachShape = ObjectShape([
        .required("each", .any, "The list with an element for each row; its members are parameters."),
        .required("use", .nonEmptyText, "The name of a template."),
        .optional("with", .any, "The parameters of the template."),
    ])

    /// Checks the rows of a section: an array of rows, or one template for each element of a list.
    func checkRows(_ node: JSONNode) -> Checked {
        startRows()
        if case .object = node.value, node.member("each") != nil {
            guard let rows = expandEach(node) else { return .invalid }
            return .changed(node.with(.array(rows)))
        }
        guard case .array(let nodes) = node.value else { return reject(node, expected: .rule(.rows)) }
        return checkRows(nodes, of: node)
    }

    /// Checks a row: an item, or the use of a template.
    func checkRow(_ node: JSONNode) -> Checked {
        check(node, node.member("use") == nil ? .item : .use)
    }

    /// Checks the use of a template, and returns the row that it describes.
    func checkUse(_ node: JSONNode, _ object: JSONObject) -> Checked {
        guard !members(of: object, at: node, as: Self.useShape).isInvalid,
            case .string(let name)? = object["use"]?.value, let use = object["use"],
            let template = template(name, at: use), let with = parameters(object["with"])
        else { return .invalid }
        if isDefinition { return .same }
        if let condition = object["if"], !holds(condition) { return .dropped }
        return expand(template, with, at: node)
    }

    private func template(_ name: String, at node: JSONNode) -> JSONNode? {
        if let template = templates[name] {
            usedTemplates.insert(ExactString(name))
            return template
        }
        let names = templates.keys.map(\.text).sorted()
        let suggestion = suggestion(for: name, among: names)
        report(at: node, "unknown template \(name.quoted)\(suggestion)", allowed: names.quotedList)
        return nil
    }

    /// Returns the row that a template describes with parameters.
    private func expand(_ template: JSONNode, _ with: [ExactString: JSONNode], at node: JSONNode) -> Checked {
        guard templateDepth < limits.templateDepth else {
            report(
                at: node,
                "templates use templates too deeply",
                allowed: "at most \(limits.templateDepth) levels"
            )
            return .invalid
        }
        let outer = parameters
        parameters = with
        templateDepth += 1
        defer {
            parameters = outer
            templateDepth -= 1
        }
        switch checkRow(template) {
        case .same: return .changed(template)
        case let checked: return checked
        }
    }

    /// The parameters of a use, with those of the template around it replaced.
    private func parameters(_ node: JSONNode?) -> [ExactString: JSONNode]? {
        guard let node else { return [:] }
        var value = node
        switch substituted(node) {
        case .changed(let other): value = other
        case .same: break
        case .invalid, .dropped: return nil
        }
        if allowsParameters, value.reference("$param") != nil { return [:] }
        guard case .object(let object) = value.value else {
            guard let name = value.origin else {
                _ = reject(value, expected: .rule(.state))
                return nil
            }
            report(
                at: node,
                "the state \(name.quoted) does not fit: wrong type: \(value.value.kind)",
                allowed: "an object"
            )
            return nil
        }
        return object.membersByKey
    }

    /// Returns a row for each element of a list; `nil` if one is invalid.
    func expandEach(_ node: JSONNode) -> [JSONNode]? {
        guard case .object(let object) = node.value else { return nil }
        let mark = problems.count
        func failed() -> [JSONNode]? {
            guard isLenient else { return nil }
            lose(since: mark, .dropped)
            return []
        }
        guard case .changed(let shaped) = orSame(members(of: object, at: node, as: Self.eachShape), node),
            case .object(let shapedObject) = shaped.value, let list = shapedObject["each"],
            let use = shapedObject["use"],
            case .string(let name) = use.value
        else { return failed() }
        guard let template = template(name, at: use), !isDefinition || templateDepth == 0 else { return failed() }
        if isDefinition { return [] }
        guard case .array(let elements) = list.value else {
            _ = reject(list, expected: .list(.any))
            return failed()
        }
        guard let shared = parameters(shapedObject["with"]) else { return failed() }
        var rows: [JSONNode] = []
        var isValid = true
        for element in elements {
            guard countItem(element) else { break }
            let mark = problems.count
            switch expand(template, shared.merging(element.parameters) { $1 }, at: element) {
            case .changed(let row): rows.append(row)
            case .same, .dropped: break
            case .invalid where isLenient: lose(since: mark, .dropped)
            case .invalid: isValid = false
            }
        }
        return isValid ? rows : nil
    }

    private func orSame(_ checked: Checked, _ node: JSONNode) -> Checked {
        if case .same = checked { .changed(node) } else { checked }
    }
}

extension JSONNode {
    /// The parameters that an element of a list gives to a template: its members, or itself as `value`.
    fileprivate var parameters: [ExactString: JSONNode] {
        guard case .object(let object) = value else { return [ExactString("value"): self] }
        return object.membersByKey
    }
}
