import PositionedJSON

/// Computed values: `{"$expr": "count(items) > 0"}`, wherever `{"$state": …}` may stand.
extension DocumentChecker {
    /// The first version of the format with expressions, texts in several languages and the action `submit`.
    package static let expressionVersion = 2

    /// Checks an expression and returns its value.
    ///
    /// `null` omits an optional key, and becomes an empty text where text is required. Numbers and Booleans become text there.
    func checkExpression(_ text: String, _ node: JSONNode, as shape: DocumentShape) -> Checked {
        guard let expression = expression(text, node) else { return .invalid }
        let isOpen = allowsParameters && parameters == nil
        if !isLenient || isOpen {
            var checker = ExpressionChecker(
                model: stateModel,
                parameters: isOpen ? nil : { [parameters] name in parameters?[name].map { DocumentValue($0) } },
                functions: grammar.functions.signatures
            )
            let type = checker.type(of: expression.node)
            let mark = problems.count
            for problem in checker.problems { report(problem, at: node) }
            checkTexts(in: expression.node, node)
            guard problems.count == mark else { return .invalid }
            if isOpen { return .same }
            if expression.node.calls(anotherThan: grammar.functions.implemented) {
                return sample(of: type, node, as: shape)
            }
        }
        let value = value(of: expression)
        if value == .null, case .any = shape { return .changed(DocumentValue.null.node(at: node)) }
        return fitted(value, node, as: shape)
    }

    /// Whether a valid expression of a condition is true.
    func expressionHolds(_ text: String) -> Bool {
        guard let expression = try? known(text) else { return false }
        return value(of: expression).boolean == true
    }

    private func expression(_ text: String, _ node: JSONNode) -> ScreenExpression? {
        guard hasVersion(Self.expressionVersion, for: "expressions are", at: node) else { return nil }
        do {
            return try known(text)
        } catch {
            report(error, at: node)
            return nil
        }
    }

    /// Parsed expressions are cached: each is parsed once, however often the state changes.
    func known(_ text: String) throws(ExpressionError) -> ScreenExpression {
        if let known = expressions[text] { return known }
        let expression = try ScreenExpression(text)
        expressions[text] = expression
        return expression
    }

    /// Reports a problem at its offset in the expression, or at its beginning if the JSON string has escapes.
    func report(_ error: ExpressionError, at node: JSONNode) {
        let text = node.member("$expr") ?? node
        let isPlain =
            if case .string(let value) = text.value { text.end - text.offset == value.utf8.count + 2 } else { false }
        let offset = isPlain ? text.offset + 1 + error.offset : text.offset
        let message = "the expression: " + error.message
        add(DocumentProblem(at: offset, in: text.pointer, message, allowed: error.allowed))
    }

    /// Returns the value of an expression.
    ///
    /// - Parameter allowsTexts: Whether it may name texts of the tables. Texts do not name each other.
    func value(of expression: ScreenExpression, allowsTexts: Bool = true) -> DocumentValue {
        let functions = grammar.functions
        var evaluation = Evaluation(
            model: stateModel,
            parameters: { [parameters] name in parameters?[name].map { DocumentValue($0) } },
            call: { [unowned self] name, arguments, _ in
                switch name {
                case StandardFunctions.isValid.name:
                    return .boolean(areFieldsValid(arguments.compactMap(\.value.string)))
                case StandardFunctions.localized.name:
                    let key = arguments.first?.value.string
                    return allowsTexts ? key.map { localizedText($0) } ?? .null : .null
                default:
                    return functions.call?(name, arguments, language) ?? .null
                }
            }
        )
        let value = evaluation.value(expression.node)
        for path in evaluation.reads { if let name = path.keys.first { reads.insert(ExactString(name)) } }
        return value
    }

    private func fitted(_ value: DocumentValue, _ node: JSONNode, as shape: DocumentShape) -> Checked {
        var result = value.node(at: node)
        let takesText = accepts(shape, DocumentValue.string("").node(at: node))
        if !accepts(shape, result), takesText, value.array == nil, value.object == nil {
            result = DocumentValue.string(value.displayText).node(at: node)
        } else if value == .null, !accepts(shape, result) {
            return .dropped
        }
        let mark = problems.count
        switch check(result, as: shape) {
        case .same: return .changed(result)
        case .invalid:
            let reason = problems.count > mark ? takeProblems(since: mark).first?.message : nil
            report(at: node, "the expression does not fit\(reason.map { ": " + $0 } ?? "")", allowed: shape.allowed)
            return .invalid
        case let checked: return checked
        }
    }

    /// A placeholder value of a type, for checks where functions cannot be called.
    private func sample(of type: ExpressionType, _ node: JSONNode, as shape: DocumentShape) -> Checked {
        let samples: [(ExpressionType, DocumentValue)] = [
            (.text, "text"), (.boolean, true), (.number, 1), (.list, []), (.object, [:]), (.null, .null),
        ]
        let possible = samples.filter { type.contains($0.0) }.map { $0.1.node(at: node) }
        let takesText = accepts(shape, DocumentValue.string("").node(at: node))
        if let fitting = possible.first(where: { accepts(shape, $0) }) { return .changed(fitting) }
        if takesText, !type.isDisjoint(with: ExpressionType.scalar.union(.null)) {
            return .changed(DocumentValue.string("text").node(at: node))
        }
        report(at: node, "the expression does not fit: wrong type: \(type)", allowed: shape.allowed)
        return .invalid
    }
}

extension ExpressionNode {
    /// Whether a function is called that is not among the given ones.
    func calls(anotherThan known: Set<String>) -> Bool { !calledFunctions.isSubset(of: known) }

    private var calledFunctions: Set<String> {
        switch self {
        case .call(let name, let arguments):
            arguments.reduce(into: [name]) { $0.formUnion($1.value.calledFunctions) }
        case .placed(let inner, _), .not(let inner), .minus(let inner): inner.calledFunctions
        case .member(let left, let right), .binary(_, let left, let right):
            left.calledFunctions.union(right.calledFunctions)
        case .conditional(let condition, let yes, let no):
            condition.calledFunctions.union(yes.calledFunctions).union(no.calledFunctions)
        case .text(let parts), .list(let parts): parts.reduce(into: []) { $0.formUnion($1.calledFunctions) }
        case .literal, .path, .parameter: []
        }
    }
}

extension JSONNode {
    var objectMembers: [JSONObject.Member] { if case .object(let object) = value { object.members } else { [] } }

    /// The element of a list at an index in digits.
    func element(at key: String) -> JSONNode? {
        guard case .array(let nodes) = value, let index = Int(key), nodes.indices.contains(index) else { return nil }
        return nodes[index]
    }
}
