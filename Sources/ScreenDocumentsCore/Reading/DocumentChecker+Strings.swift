import PositionedJSON

/// Texts in the user's language: `{"$text": "greeting"}` wherever `{"$state": …}` may stand, and `localized('greeting')` in
/// expressions. They come from the `strings` of the document.
extension DocumentChecker {
    static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]
    private static let count = "count"

    /// The tables of the document.
    func makeStrings() -> StringTables {
        var source: String?
        if case .string(let tag)? = text.root?.member("sourceLanguage")?.value { source = tag }
        return StringTables(
            text.root?.member("strings"),
            sourceLanguage: source,
            userLanguages: language.map { [$0] } ?? grammar.functions.languages
        )
    }

    // MARK: - Texts

    /// Checks a reference to a text, and returns the text.
    func checkText(named key: String, _ node: JSONNode, as shape: DocumentShape) -> Checked {
        guard hasVersion(Self.expressionVersion, for: "\"$text\" is", at: node) else { return .invalid }
        guard let found = strings[key] else {
            let problem = unknown(key, at: node)
            guard isLenient else {
                add(problem)
                return .invalid
            }
            // A text that is missing is better than a row that is.
            lose(problem, .kept)
            return .changed(DocumentValue.string(key).node(at: node))
        }
        if !isLenient {
            if allowsParameters, parameters == nil { return .same }
            let mark = problems.count
            checkTypes(of: found.node, knowsParameters: true)
            guard problems.count == mark else { return .invalid }
        }
        let value = DocumentValue.string(localizedText(found)).node(at: node)
        if case .any = shape { return .changed(value) }
        let checked = check(value, as: shape)
        if case .same = checked { return .changed(value) }
        return checked
    }

    private func unknown(_ key: String, at node: JSONNode) -> DocumentProblem {
        let keys = strings.keys
        let message = "unknown text \(key.quoted)\(suggestion(for: key, among: keys))"
        return DocumentProblem(at: node.offset, in: node.pointer, message, allowed: keys.quotedList)
    }

    /// Reports the texts that an expression names and that do not exist.
    func checkTexts(in expression: ExpressionNode, _ node: JSONNode) {
        for key in expression.localizedKeys where strings[key] == nil { add(unknown(key, at: node)) }
    }

    /// The text of a key for expressions; `null` if there is none.
    func localizedText(_ key: String) -> DocumentValue {
        strings[key].map { .string(localizedText($0)) } ?? .null
    }

    private func localizedText(_ text: StringTables.Text) -> String {
        switch text.node.value {
        case .string(let template): return string(template)
        case .object(let object):
            guard case .string(let count)? = object[Self.count]?.value, let expression = try? known(count) else {
                return ""
            }
            let forms = Self.pluralCategories.compactMap { category -> Evaluation.ArgumentValue? in
                guard case .string(let template)? = object[category]?.value else { return nil }
                return Evaluation.ArgumentValue(name: category, value: .string(string(template)))
            }
            let number = Evaluation.ArgumentValue(name: nil, value: value(of: expression, allowsTexts: false))
            // The categories are those of the language of the text, which may be the source language.
            if let call = grammar.functions.call {
                return call("plural", [number] + forms, text.language).displayText
            }
            return forms.last?.value.displayText ?? ""
        default: return ""
        }
    }

    private func string(_ template: String) -> String {
        guard let expression = try? knownTemplate(template) else { return template }
        return value(of: expression, allowsTexts: false).displayText
    }

    private func knownTemplate(_ text: String) throws(ExpressionError) -> ScreenExpression {
        if let known = templateTexts[text] { return known }
        let expression = try ScreenExpression(template: text)
        templateTexts[text] = expression
        return expression
    }

    // MARK: - Tables

    /// Checks the tables of texts.
    func checkStrings(_ node: JSONNode) -> Checked {
        guard case .object(let tables) = node.value else { return reject(node, expected: .rule(.strings)) }
        guard !isLenient else { return .same }
        let mark = problems.count
        let keys = Set(strings.keys)
        for table in tables.members {
            if !LanguageNotation.isValid(table.key) {
                add(
                    DocumentProblem(
                        at: table.keyOffset,
                        in: table.value.pointer,
                        "\(table.key.quoted) is no language",
                        allowed: DocumentShape.language.allowed
                    )
                )
            }
            guard case .object(let texts) = table.value.value else {
                _ = reject(table.value, expected: .rule(.strings))
                continue
            }
            for text in texts.members where countValue(text.value) {
                if !keys.contains(text.key), let source = strings.sourceLanguage {
                    add(
                        DocumentProblem(
                            at: text.keyOffset,
                            in: text.value.pointer,
                            "the source language \(source.quoted) has no text \(text.key.quoted)",
                            allowed: strings.keys.quotedList
                        )
                    )
                }
                checkTypes(of: text.value, knowsParameters: false)
            }
        }
        return problems.count == mark ? .same : .invalid
    }

    /// Checks a text of a table: a template, or an object with a count and the text of each plural category.
    private func checkTypes(of text: JSONNode, knowsParameters: Bool) {
        switch text.value {
        case .string(let template): checkTemplate(template, text, knowsParameters: knowsParameters)
        case .object(let object):
            let known = [Self.count] + Self.pluralCategories
            for member in object.members where !known.contains(member.key) { rejectUnknownKey(member, known: known) }
            for key in [Self.count, "other"] where object[key] == nil {
                report(at: text, "the key \(key.quoted) is missing", allowed: "\(key.quoted): a string")
            }
            for member in object.members where known.contains(member.key) {
                guard case .string(let content) = member.value.value else {
                    _ = reject(member.value, expected: .text)
                    continue
                }
                if member.key == Self.count {
                    checkCount(content, member.value, knowsParameters: knowsParameters)
                } else {
                    checkTemplate(content, member.value, knowsParameters: knowsParameters)
                }
            }
        default:
            report(
                at: text,
                "wrong type: \(text.value.kind)",
                allowed: "a string, or an object with \"count\", \"other\""
            )
        }
    }

    private func checkTemplate(_ template: String, _ node: JSONNode, knowsParameters: Bool) {
        do throws(ExpressionError) {
            _ = type(of: try knownTemplate(template), node, knowsParameters: knowsParameters)
        } catch {
            report(error, at: node)
        }
    }

    private func checkCount(_ text: String, _ node: JSONNode, knowsParameters: Bool) {
        do throws(ExpressionError) {
            let type = type(of: try known(text), node, knowsParameters: knowsParameters)
            if type.isDisjoint(with: .number) {
                report(at: node, "wrong type: the count has \(type)", allowed: "\(ExpressionType.number)")
            }
        } catch {
            report(error, at: node)
        }
    }

    private func type(of expression: ScreenExpression, _ node: JSONNode, knowsParameters: Bool) -> ExpressionType {
        var checker = ExpressionChecker(
            model: stateModel,
            parameters: knowsParameters ? { [parameters] name in parameters?[name].map { DocumentValue($0) } } : nil,
            functions: grammar.functions.signatures
        )
        let type = checker.type(of: expression.node)
        for problem in checker.problems { report(problem, at: node) }
        if !expression.node.localizedKeys.isEmpty { report(at: node, "a text of the tables names another one") }
        return type
    }
}

extension ExpressionNode {
    /// The texts that the expression names.
    var localizedKeys: [String] {
        switch self {
        case .call(let name, let arguments):
            var keys = arguments.flatMap { $0.value.localizedKeys }
            if name == StandardFunctions.localized.name,
                case .literal(.string(let key))? = arguments.first?.value.withoutPlace
            {
                keys.append(key)
            }
            return keys
        case .list(let nodes), .text(let nodes): return nodes.flatMap(\.localizedKeys)
        case .member(let first, let second), .binary(_, let first, let second):
            return first.localizedKeys + second.localizedKeys
        case .not(let inner), .minus(let inner), .placed(let inner, _): return inner.localizedKeys
        case .conditional(let condition, let yes, let no):
            return condition.localizedKeys + yes.localizedKeys + no.localizedKeys
        case .literal, .path, .parameter: return []
        }
    }
}
