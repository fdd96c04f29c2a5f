import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// Builds sections and rows from valid objects.
struct SectionBuilder {
    private let vocabulary: ScreenVocabulary
    private let actions: DocumentActions
    private let parts: PartTable

    init(vocabulary: ScreenVocabulary, locale: Locale?, actions: DocumentActions) {
        self.vocabulary = vocabulary
        self.actions = actions
        parts = PartTable(vocabulary, locale)
    }

    func section(_ object: JSONObject) -> CollectionViewSection {
        let identifier = object.text("id") ?? ""
        var section = CollectionViewSection(
            differenceIdentifier: identifier,
            header: parts.header(object.object("header"), actions.sink(identifier, "header")),
            items: object.elements("items").compactMap(\.object).map { item($0, in: identifier) },
            footer: parts.footer(object.object("footer"), actions.sink(identifier, "footer")),
            layout: object.object("layout")?.sectionLayout ?? CollectionViewSectionLayout(),
            background: object.object("background").flatMap { background($0) },
            emptyItem: object.object("emptyItem").map { item($0, in: identifier) }
        )
        if let action = object.action("moveAction") {
            section = section.onMove { [actions] move in
                let sink = actions.sink(identifier, move.item.description)
                sink.perform(action, move.value)
            }
        }
        if let isMarked = object.boolean("selectionMarks") { section = section.selectionMarks(isMarked) }
        return section.theme(theme(object)).collapsed(object.boolean("isExpanded") == false)
    }

    /// Returns a row: the same combination of parts that Swift code would create with a typealias.
    func item(_ object: JSONObject, in sectionIdentifier: String) -> CollectionViewDiffableItem {
        let sink = actions.sink(sectionIdentifier, object.text("id") ?? "")
        return makeItem(
            object,
            left: parts.left(object.object("left") ?? JSONObject(members: []), sink),
            right: parts.right(object.object("right"), sink),
            sink
        )
    }

    private func makeItem(
        _ object: JSONObject,
        left: some LeftContent,
        right: some RightContent,
        _ sink: DocumentActionSink
    ) -> CollectionViewDiffableItem {
        var item = ContainerItem(
            differenceIdentifier: sink.itemIdentifier,
            accessibilityIdentifier: object.text("accessibilityIdentifier"),
            content: LeftRightContainer(left: left, right: right, separator: object["separator"]?.separator),
            insets: object.object("insets")?.insets ?? .zero,
            isEnabled: object.boolean("isEnabled") ?? true,
            isSelectedBackgroundNeeded: object.boolean("isSelectedBackgroundNeeded") ?? true,
            didSelectHandler: sink.handler(object.action("action"), .tap),
            didLongPressHandler: sink.handler(object.action("longPressAction"), .longPress)
        )
        if object.boolean("isFullWidth") == true { item.isFullWidth = true }
        if object.boolean("isSelectable") == false { item.isSelectable = false }
        if let menu = object["menu"], !menu.elements.isEmpty {
            item.contextMenuProvider = DocumentMenu(menu, vocabulary, sink).provider
        }
        if let node = object["leadingActions"] {
            let swipe = DocumentSwipe(node, vocabulary, sink)
            item = item.leadingSwipeActions(
                swipe.actions,
                performsFirstActionWithFullSwipe: swipe.performsFirstActionWithFullSwipe
            )
        }
        if let node = object["trailingActions"] {
            let swipe = DocumentSwipe(node, vocabulary, sink)
            item = item.trailingSwipeActions(
                swipe.actions,
                performsFirstActionWithFullSwipe: swipe.performsFirstActionWithFullSwipe
            )
        }
        if let isMarked = object.boolean("selectionMarks") { item = item.selectionMarks(isMarked) }
        if let action = object.action("moveAction") {
            item = item.reorderable { move in
                sink.perform(action, move.value)
            }
        }
        if let style = object.text("card").flatMap({ CardStyle.named[$0] }) { item = item.card(style) }
        return CollectionViewDiffableItem(item.theme(theme(object)))
    }

    private func theme(_ object: JSONObject) -> CellTheme? {
        object.text("theme").flatMap { vocabulary.theme($0) }
    }

    private func background(_ object: JSONObject) -> CollectionViewSectionBackground? {
        guard let color = object.text("color").flatMap({ vocabulary.color($0) }) else { return nil }
        return CollectionViewSectionBackground(
            color: color,
            cornerRadius: CGFloat(object.number("cornerRadius") ?? 0),
            area: CollectionViewSectionBackgroundArea(
                insets: object.object("insets")?.insets ?? .zero,
                includesHeader: object.boolean("includesHeader") ?? false,
                includesFooter: object.boolean("includesFooter") ?? false
            )
        )
    }
}

extension CollectionViewItemMove {
    fileprivate var value: PartActionValue { .move(section: to.section.description, index: to.index) }
}

extension CardStyle {
    /// The cards of rows by name.
    static let named: [String: CardStyle] = ["plain": .plain, "outlined": .outlined, "raised": .raised]
}

extension CollectionViewSectionCarousel.Stops {
    /// The stops by name.
    static let named: KeyValuePairs<String, Self> = ["anywhere": .anywhere, "rows": .rows, "pages": .pages]
}

extension JSONObject {
    /// The insets of the edges, in points; an omitted edge has none.
    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: self["top"]?.length ?? 0,
            left: self["left"]?.length ?? 0,
            bottom: self["bottom"]?.length ?? 0,
            right: self["right"]?.length ?? 0
        )
    }

    fileprivate var sectionLayout: CollectionViewSectionLayout {
        CollectionViewSectionLayout(
            insets: object("insets")?.insets ?? .zero,
            rowSpacing: self["rowSpacing"]?.length ?? 0,
            columnSpacing: self["columnSpacing"]?.length ?? 0,
            columns: object("columns")?.columns ?? .fixed(1),
            hasEqualHeights: boolean("hasEqualHeights") ?? false,
            isHeaderSticky: boolean("isHeaderSticky") ?? false,
            maximumWidth: number("maximumWidth").map { CGFloat($0) },
            carousel: object("carousel")?.carousel
        )
    }

    /// `{"itemWidth": {"peek": 24}, "stops": "pages"}`.
    private var carousel: CollectionViewSectionCarousel? {
        guard let width = object("itemWidth") else { return nil }
        let itemWidth: CollectionViewSectionCarousel.ItemWidth =
            if let points = width.number("width") {
                .points(CGFloat(points))
            } else if let fraction = width.number("fraction") {
                .fraction(CGFloat(fraction))
            } else {
                .peek(CGFloat(width.number("peek") ?? 0))
            }
        let stops = text("stops").flatMap { name in
            CollectionViewSectionCarousel.Stops.named.first { $0.key == name }?.value
        }
        return CollectionViewSectionCarousel(itemWidth: itemWidth, stops: stops ?? .anywhere)
    }

    /// `{"fixed": 2}` or `{"adaptive": {"minWidth": 160}}`.
    private var columns: CollectionViewSectionColumns {
        guard let adaptive = object("adaptive") else { return .fixed(integer("fixed") ?? 1) }
        return .adaptive(minWidth: CGFloat(adaptive.number("minWidth") ?? 1), max: adaptive.integer("max"))
    }
}

extension JSONNode {
    /// A length, as the name of a spacing or a number of points.
    fileprivate var length: CGFloat {
        switch value {
        case .number(let number): CGFloat(number)
        case .string(let name): SpacingToken(rawValue: name)?.value(as: CGFloat.self) ?? 0
        default: 0
        }
    }

    /// A separator by name, or its insets; `none` is equivalent to omitting it.
    fileprivate var separator: SeparatorType? {
        if let name = text { return SeparatorType.named.first { $0.key == name }?.value }
        guard let object else { return nil }
        return SeparatorType(leading: object["leading"]?.length ?? 0, trailing: object["trailing"]?.length ?? 0)
    }
}
