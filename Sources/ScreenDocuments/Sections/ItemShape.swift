import Honeycomb

/// A row as a document describes it.
struct DocumentItem {
    let identifier: String
    let accessibilityIdentifier: String?
    let left: any LeftContent
    let right: any RightContent
    let separator: SeparatorType?
    let insets: UIEdgeInsets
    let isEnabled: Bool
    let isSelectedBackgroundNeeded: Bool
    let action: String?

    /// The row for a state: the same crossing of the matrix that Swift code would spell as a typealias.
    func item(
        sectionIdentifier: String,
        actionHandler: @escaping ScreenAction.Handler
    ) -> CollectionViewDiffableItem {
        let handler: (@MainActor () -> Void)? = action.map { name in
            let action = ScreenAction(name: name, sectionIdentifier: sectionIdentifier, itemIdentifier: identifier)
            return { actionHandler(action) }
        }
        return makeItem(left: left, right: right, didSelectHandler: handler)
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
        return CollectionViewDiffableItem(item)
    }
}

extension Shape<DocumentItem> {
    static let item = object(
        .required("id", .identifier(in: .item)),
        .accessibilityIdentifier,
        .required("left", .leftPart),
        .optional("right", .rightPart, default: RightEmpty()),
        .optional("separator", .separator, default: nil),
        .optional("insets", .insets, default: .zero),
        .optional("isEnabled", .boolean, default: true),
        .optional("isSelectedBackgroundNeeded", .boolean, default: true),
        .optional("action", .nonEmptyText)
    ) {
        identifier,
        accessibilityIdentifier,
        left,
        right,
        separator,
        insets,
        isEnabled,
        isSelectedBackgroundNeeded,
        action in
        DocumentItem(
            identifier: identifier,
            accessibilityIdentifier: accessibilityIdentifier,
            left: left,
            right: right,
            separator: separator,
            insets: insets,
            isEnabled: isEnabled,
            isSelectedBackgroundNeeded: isSelectedBackgroundNeeded,
            action: action
        )
    }
}
