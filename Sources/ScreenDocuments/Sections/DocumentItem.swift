import Honeycomb
import PartDeclarations

/// A row as described by a document.
struct DocumentItem {
    let identifier: String
    let accessibilityIdentifier: String?
    let left: DocumentPart<any LeftContent>
    let right: DocumentPart<any RightContent>
    let separator: SeparatorType?
    let insets: UIEdgeInsets
    let isEnabled: Bool
    let isSelectedBackgroundNeeded: Bool
    let action: String?
    let theme: CellTheme?

    /// Returns the item for a state: the same combination of parts that Swift code would create with a typealias.
    func item(
        sectionIdentifier: String,
        actionHandler: @escaping ScreenAction.Handler
    ) -> CollectionViewDiffableItem {
        let identifier = identifier
        let sink: DocumentActionSink = { name, value in
            actionHandler(
                ScreenAction(
                    name: name,
                    sectionIdentifier: sectionIdentifier,
                    itemIdentifier: identifier,
                    value: value
                )
            )
        }
        var didSelectHandler: (@MainActor () -> Void)?
        if let action {
            didSelectHandler = { sink(action, .tap) }
        }
        return makeItem(left: left.content(sink), right: right.content(sink), didSelectHandler: didSelectHandler)
    }

    private func makeItem(
        left: some LeftContent,
        right: some RightContent,
        didSelectHandler: (@MainActor () -> Void)?
    ) -> CollectionViewDiffableItem {
        let item = ContainerItem(
            differenceIdentifier: identifier,
            accessibilityIdentifier: accessibilityIdentifier,
            content: LeftRightContainer(left: left, right: right, separator: separator),
            insets: insets,
            isEnabled: isEnabled,
            isSelectedBackgroundNeeded: isSelectedBackgroundNeeded,
            didSelectHandler: didSelectHandler
        )
        return CollectionViewDiffableItem(item.theme(theme))
    }
}

extension Shape<DocumentItem> {
    static func item(_ parts: DeclaredParts) -> Shape {
        object(
            .required("id", .identifier(in: .item)),
            .accessibilityIdentifier,
            .required("left", .leftPart(parts)),
            .optional("right", .rightPart(parts), default: .none),
            .optional("separator", .separator, default: nil),
            .optional("insets", .insets, default: .zero),
            .optional("isEnabled", .boolean, default: true),
            .optional("isSelectedBackgroundNeeded", .boolean, default: true),
            .optional("action", .nonEmptyText),
            .optional("theme", .theme)
        ) {
            identifier,
            accessibilityIdentifier,
            left,
            right,
            separator,
            insets,
            isEnabled,
            isSelectedBackgroundNeeded,
            action,
            theme in
            DocumentItem(
                identifier: identifier,
                accessibilityIdentifier: accessibilityIdentifier,
                left: left,
                right: right,
                separator: separator,
                insets: insets,
                isEnabled: isEnabled,
                isSelectedBackgroundNeeded: isSelectedBackgroundNeeded,
                action: action,
                theme: theme
            )
        }
    }
}
