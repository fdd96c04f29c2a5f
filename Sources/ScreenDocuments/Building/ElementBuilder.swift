import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// Builds sections and rows from valid objects.
final class ElementBuilder {
    let vocabulary: ScreenVocabulary
    let actions: DocumentActions
    private(set) lazy var parts = PartTable(vocabulary, locale)
    private let locale: Locale?

    init(vocabulary: ScreenVocabulary, locale: Locale?, actions: DocumentActions) {
        self.vocabulary = vocabulary
        self.actions = actions
        self.locale = locale
    }

    func section(_ object: JSONObject) -> CollectionViewSection {
        let identifier = object.text(SectionKeys.identifier.name) ?? ""
        var built = DocumentSection(section: CollectionViewSection(differenceIdentifier: identifier, items: [CollectionViewDiffableItem]()))
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

    /// Returns a row: the same combination of parts that Swift code would create with a typealias.
    func item(_ object: JSONObject, in sectionIdentifier: String) -> CollectionViewDiffableItem {
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
            insets: row.insets,
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
        if let isMarked = row.hasSelectionMarks { item = item.selectionMarks(isMarked) }
        if let action = row.moveAction { item = item.reorderable { sink.perform(action, $0.value) } }
        if let card = row.card { item = item.card(card) }
        return CollectionViewDiffableItem(item.theme(row.theme))
    }
}

extension CollectionViewItemMove {
    var value: PartActionValue { .move(section: to.section.description, index: to.index) }
}
