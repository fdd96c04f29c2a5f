import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// Builds sections and rows from valid objects, and keeps them for the next state of the same document.
final class ElementBuilder {
    /// What is kept, by the places in the text of the document.
    private var sections: [Int: CollectionViewSection] = [:]
    private var lists: [Int: BuiltRows] = [:]

    /// What is different from the content before; `nil` if all of it may be.
    var changes: DocumentChanges?

    /// The number of rows that were built, for tests.
    private(set) var builtRowCount = 0

    let vocabulary: ScreenVocabulary
    let actions: DocumentActions
    private(set) lazy var parts = PartTable(vocabulary, locale)
    private let locale: Locale?
    /// What the names of spacings and radii mean.
    private let theme: CellTheme
    private var spacing: SpacingScale { theme.spacing }

    init(
        vocabulary: ScreenVocabulary,
        locale: Locale?,
        theme: CellTheme = .standard,
        actions: DocumentActions
    ) {
        self.vocabulary = vocabulary
        self.actions = actions
        self.locale = locale
        self.theme = theme
    }

    /// Returns a length, which is the name of a spacing or a number of points.
    func length(_ node: JSONNode) -> CGFloat {
        switch node.value {
        case .number(let number): CGFloat(number)
        case .string(let name): spacing.named.first { $0.name == name }?.value ?? 0
        default: 0
        }
    }

    /// Returns a corner radius, which is a name or a number of points.
    func radius(_ node: JSONNode) -> CGFloat {
        switch node.value {
        case .number(let number): CGFloat(number)
        case .string(let name): theme.cornerRadii.named.first { $0.name == name }?.value ?? 0
        default: 0
        }
    }

    /// The distances of a card from the edges of its row, if the document does not give them.
    private var cardInsets: UIEdgeInsets {
        UIEdgeInsets(top: spacing.xs, left: spacing.m, bottom: spacing.xs, right: spacing.m)
    }

    /// Returns a section of a document.
    func section(_ node: JSONNode) -> CollectionViewSection? {
        if let changes, changes.keptSections.contains(node.offset), let known = sections[node.offset] { return known }
        guard let object = node.object else { return nil }
        let section = section(object)
        sections[node.offset] = section
        return section
    }

    private func section(_ object: JSONObject) -> CollectionViewSection {
        let identifier = object.text(SectionKeys.identifier.name) ?? ""
        var built = DocumentSection(
            section: CollectionViewSection(differenceIdentifier: identifier, items: [CollectionViewDiffableItem]())
        )
        vocabulary.keys.section.read(
            object,
            into: &built,
            DocumentPlace(builder: self, sectionIdentifier: identifier)
        )
        var section = built.section
        if let action = built.moveAction {
            section = section.onMove { [actions] move in
                actions.sink(identifier, move.item.description).perform(action, move.value)
            }
        }
        return section.theme(built.theme).collapsed(!built.isExpanded)
    }

    /// Returns the rows of a section.
    func items(_ node: JSONNode, in sectionIdentifier: String) -> [CollectionViewDiffableItem] {
        let elements = node.elements
        let change = changes?.lists[node.offset]
        var list = lists.removeValue(forKey: node.offset) ?? BuiltRows()
        if let rows = change?.rows, list.revision == change?.before, list.items.count == elements.count {
            for index in rows {
                guard let object = elements[index].object else { continue }
                list.items[index] = item(object, in: sectionIdentifier)
                list.errors[index] = FieldError(object, in: sectionIdentifier)
            }
        } else {
            let objects = elements.compactMap(\.object)
            list.items = objects.map { item($0, in: sectionIdentifier) }
            list.errors = [:]
            for (index, object) in objects.enumerated() {
                list.errors[index] = FieldError(object, in: sectionIdentifier)
            }
        }
        list.revision = change?.revision
        lists[node.offset] = list
        return list.items
    }

    /// Returns the errors of the fields in the rows of a section, from top to bottom.
    func errors(_ node: JSONNode) -> [FieldError] {
        guard let errors = lists[node.offset]?.errors, !errors.isEmpty else { return [] }
        return errors.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns a row: the same combination of parts that Swift code would create with a typealias.
    func item(_ object: JSONObject, in sectionIdentifier: String) -> CollectionViewDiffableItem {
        builtRowCount += 1
        let identifier = object.text(RowKeys.identifier.name) ?? ""
        var row = DocumentRow()
        let place = DocumentPlace(builder: self, sectionIdentifier: sectionIdentifier, itemIdentifier: identifier)
        vocabulary.keys.row.read(object, into: &row, place)
        let sink = place.sink
        return makeItem(
            row,
            left: parts.left(row.left ?? JSONObject(members: []), sink),
            right: parts.right(row.right, sink),
            sink
        )
    }

    private func makeItem(
        _ row: DocumentRow,
        left: some LeftContent,
        right: some RightContent,
        _ sink: DocumentActionSink
    ) -> CollectionViewDiffableItem {
        var item = ContainerItem(
            differenceIdentifier: sink.itemIdentifier,
            accessibilityIdentifier: row.accessibilityIdentifier,
            content: LeftRightContainer(left: left, right: right, separator: row.separator),
            insets: row.insets ?? .zero,
            isEnabled: row.isEnabled,
            isSelectedBackgroundNeeded: row.isSelectedBackgroundNeeded,
            didSelectHandler: sink.handler(row.action, .tap),
            didLongPressHandler: sink.handler(row.longPressAction, .longPress)
        )
        if row.isFullWidth { item.isFullWidth = true }
        if !row.isSelectable { item.isSelectable = false }
        if !row.menu.isEmpty { item.contextMenuProvider = DocumentMenu(buttons: row.menu, sink: sink).provider }
        if let swipe = row.leadingSwipe {
            item = item.leadingSwipeActions(
                swipe.actions(sink),
                performsFirstActionWithFullSwipe: swipe.performsFirstActionWithFullSwipe
            )
        }
        if let swipe = row.trailingSwipe {
            item = item.trailingSwipeActions(
                swipe.actions(sink),
                performsFirstActionWithFullSwipe: swipe.performsFirstActionWithFullSwipe
            )
        }
        if let alignment = row.accessoryAlignment { item = item.accessoryAlignment(alignment) }
        if let density = row.density { item = item.rowDensity(density) }
        if let height = row.minimumHeight { item = item.minimumRowHeight(height) }
        if let isMarked = row.hasSelectionMarks { item = item.selectionMarks(isMarked) }
        if let action = row.moveAction { item = item.reorderable { sink.perform(action, $0.value) } }
        if let card = row.card { item = item.card(card, insets: row.insets ?? cardInsets) }
        return CollectionViewDiffableItem(item.theme(row.theme))
    }
}

/// The rows of a section that were built.
private struct BuiltRows {
    var revision: Int?
    var items: [CollectionViewDiffableItem] = []
    /// The errors of fields, by the indexes of the rows.
    var errors: [Int: FieldError] = [:]
}

extension FieldError {
    /// The error of a field in a valid row; `nil` if there is none.
    init?(_ row: JSONObject, in sectionIdentifier: String) {
        guard let left = row.object(RowKeys.left.name) else { return nil }
        let field = left.object("content") ?? left
        guard let message = field.text("checks"), let identifier = field.text("identifier") else { return nil }
        self.init(
            fieldIdentifier: identifier,
            sectionIdentifier: sectionIdentifier,
            itemIdentifier: row.text(RowKeys.identifier.name) ?? "",
            message: message,
            isShown: field.text("error") == message
        )
    }
}

extension CollectionViewItemMove {
    var value: PartActionValue { .move(section: to.section.description, index: to.index) }
}
