/// The shapes of documents in one format.
package final class DocumentGrammar: Sendable {
    package let format: DocumentFormat
    package let root: ObjectShape
    package let partNames: Set<String>
    /// The functions of expressions.
    package let functions: ExpressionFunctions
    private let rules: [DocumentRule: DocumentShape]

    /// - Parameter functions: The functions of expressions. Without bodies, only the types of results are checked.
    package init(_ format: DocumentFormat, functions: ExpressionFunctions = ExpressionFunctions()) {
        self.format = format
        self.functions = functions.adding(format.functions)
        partNames = format.partNames.union([PartFormat.pair(of: format.rights)?.name].compactMap { $0 })
        let values = ValueShapes(format)
        root = ObjectShape(values.fields(format.screenKeys))
        rules = [
            .section: .object(ObjectShape(values.fields(format.sectionKeys) + Self.common(.section))),
            .item: .object(ObjectShape(values.fields(format.rowKeys) + Self.common(.row))),
            .left: values.parts("left part", format.lefts, customs: format.customs),
            .right: .either(values.parts("right part", format.rights, customs: format.customs), .null),
            .header: values.parts("header", format.headers),
            .footer: values.parts("footer", format.footers),
            .requirements: Self.requirements,
            .use: .object(DocumentChecker.useShape),
            .row: .rule(.item),
            .rows: .list(.rule(.row)),
        ]
    }

    package subscript(rule: DocumentRule) -> DocumentShape { rules[rule] ?? .any }

    /// What every element may have: what it needs, and what is shown if that is missing or the element is broken.
    static func common(_ fallback: DocumentRule) -> [FieldShape] {
        [
            .common(
                "requires",
                .rule(.requirements),
                "The parts and the version that a reader needs for it; others take the fallback."
            ),
            .common(
                "fallback",
                .either(.name(noun: "fallback", NameSet(["drop"])), .rule(fallback)),
                "What is shown by a reader that lacks something, or if it is broken: an element, or \"drop\"."
            ),
        ]
    }

    /// Read by hand, since a name, an object with a name, one with `set` and a list are all actions.
    static let namedAction = ObjectShape([.required("name", .nonEmptyText)], isOpen: true)
    static let setAction = ObjectShape([.required("set", .any)])
    static let submitAction = ObjectShape([.required("submit", .rule(.action))])

    static let negation = ObjectShape([.required("not", .rule(.condition))])

    private static let requirements: DocumentShape = .object(
        ObjectShape([
            .optional("parts", .list(.nonEmptyText), "The names of parts."),
            .optional("version", .integer(1...1_000_000), "The least version of the format."),
        ])
    )
}

extension DocumentFormat {
    // A vocabulary of parts and names says nothing about the keys around them.
    fileprivate var screenKeys: [KeyFormat] { screen.isEmpty ? Self.designSystem.screen : screen }
    fileprivate var sectionKeys: [KeyFormat] { section.isEmpty ? Self.designSystem.section : section }
    fileprivate var rowKeys: [KeyFormat] { row.isEmpty ? Self.designSystem.row : row }
}
