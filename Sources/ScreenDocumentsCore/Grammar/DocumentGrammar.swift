/// The shapes of documents in one format.
package final class DocumentGrammar: Sendable {
    package let format: DocumentFormat
    package let root: ObjectShape
    package let partNames: Set<String>
    private let rules: [DocumentRule: DocumentShape]

    package init(_ format: DocumentFormat) {
        self.format = format
        partNames = format.partNames.union([PartFormat.pair(of: format.rights)?.name].compactMap { $0 })
        let values = ValueShapes(format)
        root = Self.root(values)
        rules = [
            .section: Self.section(values),
            .item: Self.item(values),
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
}

extension DocumentGrammar {
    private static func root(_ values: ValueShapes) -> ObjectShape {
        ObjectShape(
            [
                .required("version", .integer(1...DocumentFormat.newestVersion)),
                .optional("theme", values.theme),
                .optional("focus", .nonEmptyText, isBindable: true),
                .optional("refresh", .rule(.action)),
                .optional("didReachStart", paging),
                .optional("didReachEnd", paging),
                .optional("title", .text, isBindable: true),
                .optional("buttons", .list(button(values))),
                .optional("bottomButton", bottomButton),
                .optional("locale", .language),
                .optional("direction", .name(noun: "direction", NameSet(["leftToRight", "rightToLeft"]))),
                .optional("selection", selection),
                .optional("selectionMarks", .boolean, isBindable: true),
                .optional("emptyItem", .rule(.item)),
                .optional("state", .rule(.state)),
                .optional("templates", .rule(.templates)),
                .required("sections", .list(.rule(.section))),
            ],
            documentation: ["title": FieldDocumentation(description: "The title in the bar of the screen.")]
        )
    }

    /// What every element may have: what it needs, and what is shown if that is missing or the element is broken.
    static func common(_ fallback: DocumentRule) -> [FieldShape] {
        [
            .common("requires", .rule(.requirements)),
            .common("fallback", .either(.name(noun: "fallback", NameSet(["drop"])), .rule(fallback))),
        ]
    }

    private static func section(_ values: ValueShapes) -> DocumentShape {
        .object(
            ObjectShape(
                [
                    .required("id", .nonEmptyText),
                    .optional("header", .rule(.header)),
                    .optional("items", .rule(.rows)),
                    .optional("footer", .rule(.footer)),
                    .optional("layout", sectionLayout(values)),
                    .optional("background", background(values)),
                    .optional("theme", values.theme),
                    .optional("isExpanded", .boolean, isBindable: true),
                    .optional("selectionMarks", .boolean, isBindable: true),
                    .optional("emptyItem", .rule(.item)),
                    .optional("moveAction", .rule(.action)),
                    .optional("source", .address),
                    .optional("errorItem", .rule(.item)),
                    .optional("if", .rule(.condition)),
                ] + common(.section)
            )
        )
    }

    private static func item(_ values: ValueShapes) -> DocumentShape {
        .object(
            ObjectShape(
                [
                    .required("id", .nonEmptyText),
                    .optional("accessibilityIdentifier", .nonEmptyText),
                    .required("left", .rule(.left)),
                    .optional("right", .rule(.right)),
                    .optional("separator", values.separator),
                    .optional("insets", values.insets),
                    .optional("isEnabled", .boolean, isBindable: true),
                    .optional("isSelectedBackgroundNeeded", .boolean),
                    .optional("action", .rule(.action)),
                    .optional("theme", values.theme),
                    .optional("longPressAction", .rule(.action)),
                    .optional("moveAction", .rule(.action)),
                    .optional("menu", .list(button(values))),
                    .optional("leadingActions", swipe(values)),
                    .optional("trailingActions", swipe(values)),
                    .optional("isSelectable", .boolean),
                    .optional("selectionMarks", .boolean, isBindable: true),
                    .optional("isFullWidth", .boolean),
                    .optional("card", .name(noun: "card", NameSet(["plain", "outlined", "raised"]))),
                    .optional("if", .rule(.condition)),
                ] + common(.row)
            )
        )
    }

    private static func button(_ values: ValueShapes) -> DocumentShape {
        .object(
            ObjectShape(
                [
                    .required("title", .nonEmptyText),
                    .optional("icon", values.icon),
                    .optional("isDestructive", .boolean),
                    .optional("isEnabled", .boolean, isBindable: true),
                    .required("action", .rule(.action)),
                ],
                documentation: ["title": buttonTitle]
            )
        )
    }

    private static let buttonTitle = FieldDocumentation(description: "The text of the button.", examples: ["Delete"])

    /// The buttons that a swipe reveals: a list, or an object that has more to say.
    private static func swipe(_ values: ValueShapes) -> DocumentShape {
        let button = DocumentShape.object(
            ObjectShape(
                [
                    .required("title", .nonEmptyText),
                    .optional("icon", values.icon),
                    .optional("isDestructive", .boolean),
                    .optional("backgroundColor", values.tint),
                    .required("action", .rule(.action)),
                ],
                documentation: ["title": buttonTitle]
            )
        )
        return .either(
            .list(button),
            .object(
                ObjectShape([
                    .required("actions", .list(button)),
                    .optional("performsFirstActionWithFullSwipe", .boolean),
                ])
            )
        )
    }

    private static let bottomButton: DocumentShape = .object(
        ObjectShape(
            [
                .required("title", .nonEmptyText, isBindable: true),
                .optional("isEnabled", .boolean, isBindable: true),
                .required("action", .rule(.action)),
            ],
            documentation: ["title": buttonTitle]
        )
    )

    private static let selection: DocumentShape = .object(
        ObjectShape([
            .required("mode", .name(noun: "selection mode", NameSet(["single", "multiple"]))),
            .optional("ids", .list(.text), isBindable: true),
            .optional("isToggling", .boolean),
            .optional("action", .rule(.action)),
        ])
    )

    private static let paging: DocumentShape = .object(
        ObjectShape([
            .required("action", .rule(.action)),
            .optional(
                "within",
                .alternatives([
                    // A larger distance would cover any list from its start.
                    .optional("screens", .number(0...100)),
                    .optional("rows", .integer(0...1000)),
                    .optional("points", ValueShapes.length),
                ])
            ),
        ])
    )

    /// Read by hand, since a name, an object with a name, one with `set` and a list are all actions.
    static let namedAction = ObjectShape([.required("name", .nonEmptyText)], isOpen: true)
    static let setAction = ObjectShape([.required("set", .any)])

    static let negation = ObjectShape([.required("not", .rule(.condition))])

    private static let requirements: DocumentShape = .object(
        ObjectShape(
            [
                .optional("parts", .list(.nonEmptyText)),
                .optional("version", .integer(1...1_000_000)),
            ],
            documentation: ["version": FieldDocumentation(description: "The least version of the format.")]
        )
    )

    private static func sectionLayout(_ values: ValueShapes) -> DocumentShape {
        .object(
            ObjectShape([
                .optional("insets", values.insets),
                .optional("rowSpacing", values.spacing),
                .optional("columnSpacing", values.spacing),
                .optional("columns", columns),
                .optional("hasEqualHeights", .boolean),
                .optional("isHeaderSticky", .boolean),
                .optional("maximumWidth", .number(1...ValueShapes.maximumLength)),
                .optional("carousel", carousel),
            ])
        )
    }

    private static let carousel: DocumentShape = .object(
        ObjectShape([
            .required(
                "itemWidth",
                .alternatives([
                    .optional("width", .number(1...ValueShapes.maximumLength)),
                    .optional("fraction", .number(0.01...1)),
                    .optional("peek", .number(0...ValueShapes.maximumLength)),
                ])
            ),
            .optional("stops", .name(noun: "kind of stops", NameSet(["anywhere", "rows", "pages"]))),
        ])
    )

    private static let columns: DocumentShape = .alternatives([
        .optional("fixed", .integer(1...100)),
        .optional(
            "adaptive",
            .object(
                ObjectShape([
                    .required("minWidth", .number(1...ValueShapes.maximumLength)),
                    .optional("max", .integer(1...100)),
                ])
            )
        ),
    ])

    private static func background(_ values: ValueShapes) -> DocumentShape {
        .object(
            ObjectShape([
                .required("color", values.color),
                .optional("cornerRadius", ValueShapes.length),
                .optional("insets", values.insets),
                .optional("includesHeader", .boolean),
                .optional("includesFooter", .boolean),
            ])
        )
    }
}
