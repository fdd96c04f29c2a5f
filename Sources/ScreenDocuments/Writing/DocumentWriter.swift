import Honeycomb
import PartDeclarations
import ScreenDocumentsCore

/// Writes a state as a document, and notes what it cannot say.
final class DocumentWriter {
    typealias Members = [String: DocumentValue]

    private(set) var problems: [ScreenWritingError.Problem] = []
    let names: VocabularyNames
    private let actionName: (ScreenHandler) -> String?
    /// The place that is being written.
    private var sectionIdentifier = ""
    private var itemIdentifier = ""

    init(vocabulary: ScreenVocabulary, actionName: @escaping (ScreenHandler) -> String?) {
        names = VocabularyNames(vocabulary)
        self.actionName = actionName
    }

    func report(_ message: String) {
        problems.append(
            ScreenWritingError.Problem(
                sectionIdentifier: sectionIdentifier,
                itemIdentifier: itemIdentifier,
                message: message
            )
        )
    }

    func action(_ key: String) -> DocumentValue? {
        actionName(
            ScreenHandler(sectionIdentifier: sectionIdentifier, itemIdentifier: itemIdentifier, key: key)
        ).map { .string($0) }
    }

    /// Writes something of a row, a header or the whole list.
    private func at<Value>(_ identifier: String, _ body: () -> Value) -> Value {
        let outer = itemIdentifier
        itemIdentifier = identifier
        defer { itemIdentifier = outer }
        return body()
    }

    /// The text of an identifier; `nil` for one of another type.
    static func text(_ identifier: DifferenceIdentifier) -> String? { identifier.base.base as? String }
}

// MARK: - The list

extension DocumentWriter {
    func document(_ state: CollectionViewState) -> DocumentValue {
        var root: Members = ["version": .number(Double(DocumentFormat.newestVersion))]
        if state.refreshHandler != nil { root["refresh"] = at("refresh") { action("action") } }
        if let paging = state.pagingAtStart { root["didReachStart"] = at("didReachStart") { value(paging) } }
        if let paging = state.pagingAtEnd { root["didReachEnd"] = at("didReachEnd") { value(paging) } }
        root["selection"] = at("selection") { value(state.selection) }
        root["emptyItem"] = state.emptyItem.map { value($0) }
        root["theme"] = theme(state.environment)
        root["selectionMarks"] = selectionMarks(state.environment)
        root["focus"] = state.environment[FieldFocusKey.self]?.identifier.map { .string($0) }
        root["sections"] = .array(state.sections.map { value($0) })
        return .object(root)
    }

    private func value(_ paging: CollectionViewPaging) -> DocumentValue? {
        guard let action = action("action") else { return nil }
        let within: Members =
            switch paging.threshold {
            case .points(let points): ["points": .number(Double(points))]
            case .rows(let count): ["rows": .number(Double(count))]
            case .screens(let count): ["screens": .number(Double(count))]
            }
        return .object(["action": action, "within": .object(within)])
    }

    private func value(_ selection: CollectionViewSelection) -> DocumentValue? {
        guard selection.mode != .none else { return nil }
        let identifiers = selection.identifiers.compactMap { Self.text($0) }.sorted()
        if identifiers.count < selection.identifiers.count { report("identifiers of selected rows are no strings") }
        var members: Members = ["mode": .string(selection.mode == .single ? "single" : "multiple")]
        if !identifiers.isEmpty { members["ids"] = .array(identifiers.map { .string($0) }) }
        if selection.isToggling, selection.mode == .single { members["isToggling"] = true }
        if selection.didChangeHandler != nil { members["action"] = action("action") }
        return .object(members)
    }

    private func selectionMarks(_ environment: CollectionViewEnvironment) -> DocumentValue? {
        environment.value(of: SelectionMarkKey.self).map { .boolean($0 != nil) }
    }

    private func theme(_ environment: CollectionViewEnvironment) -> DocumentValue? {
        guard let theme = environment.value(of: CellThemeKey.self) else { return nil }
        guard let name = names.theme(theme) else {
            report("its theme has no name in the vocabulary")
            return nil
        }
        return .string(name)
    }
}

// MARK: - Sections

extension DocumentWriter {
    private func value(_ section: CollectionViewSection) -> DocumentValue {
        sectionIdentifier = Self.text(section.differenceIdentifier) ?? ""
        defer { sectionIdentifier = "" }
        if sectionIdentifier.isEmpty {
            sectionIdentifier = section.differenceIdentifier.description
            report("the identifier of the section is no string, or an empty one")
        }
        var members: Members = ["id": .string(sectionIdentifier)]
        members["header"] = section.header.flatMap { element in at("header") { value(element) } }
        if !section.items.isEmpty { members["items"] = .array(section.items.map { value($0) }) }
        members["footer"] = section.footer.flatMap { element in at("footer") { value(element) } }
        members["layout"] = value(section.layout)
        members["background"] = section.background.flatMap { value($0) }
        members["emptyItem"] = section.emptyItem.map { value($0) }
        members["theme"] = theme(section.environment)
        members["selectionMarks"] = selectionMarks(section.environment)
        if section.extras != nil { report("its extras have no key in documents") }
        return .object(members)
    }

    private func value(_ layout: CollectionViewSectionLayout) -> DocumentValue? {
        let standard = CollectionViewSectionLayout()
        var members: Members = [:]
        members["insets"] = value(layout.insets)
        if layout.rowSpacing != standard.rowSpacing { members["rowSpacing"] = .number(Double(layout.rowSpacing)) }
        if layout.columnSpacing != standard.columnSpacing {
            members["columnSpacing"] = .number(Double(layout.columnSpacing))
        }
        switch layout.columns {
        case .fixed(1): break
        case .fixed(let count): members["columns"] = .object(["fixed": .number(Double(count))])
        case .adaptive(let minWidth, let max):
            var adaptive: Members = ["minWidth": .number(Double(minWidth))]
            adaptive["max"] = max.map { .number(Double($0)) }
            members["columns"] = .object(["adaptive": .object(adaptive)])
        }
        if layout.hasEqualHeights { members["hasEqualHeights"] = true }
        if layout.isHeaderSticky { members["isHeaderSticky"] = true }
        members["maximumWidth"] = layout.maximumWidth.map { .number(Double($0)) }
        members["carousel"] = layout.carousel.map(Self.value)
        return members.isEmpty ? nil : .object(members)
    }

    private static func value(_ carousel: CollectionViewSectionCarousel) -> DocumentValue {
        let width: (key: String, value: CGFloat) =
            switch carousel.itemWidth {
            case .points(let points): ("width", points)
            case .fraction(let fraction): ("fraction", fraction)
            case .peek(let peek): ("peek", peek)
            }
        var members: Members = ["itemWidth": .object([width.key: .number(Double(width.value))])]
        let stops = CollectionViewSectionCarousel.Stops.named.first { $0.value == carousel.stops }
        if carousel.stops != .anywhere { members["stops"] = stops.map { .string($0.key) } }
        return .object(members)
    }

    private func value(_ insets: UIEdgeInsets) -> DocumentValue? {
        var members: Members = [:]
        let edges = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        for (key, inset) in edges where inset != 0 { members[key] = .number(Double(inset)) }
        return members.isEmpty ? nil : .object(members)
    }

    private func value(_ background: CollectionViewSectionBackground) -> DocumentValue? {
        guard let style = background.style, let color = names.color(style.color) else {
            report("its background is no card with a color of the vocabulary")
            return nil
        }
        var members: Members = ["color": .string(color)]
        if style.cornerRadius != 0 { members["cornerRadius"] = .number(Double(style.cornerRadius)) }
        members["insets"] = value(background.area.insets)
        if background.area.includesHeader { members["includesHeader"] = true }
        if background.area.includesFooter { members["includesFooter"] = true }
        return .object(members)
    }

    private func value(_ element: CollectionViewDiffableSupplementaryElement) -> DocumentValue? {
        guard let base = element.base as? any WritableSupplementaryElement,
            let part = base.anyContent as? any DeclaredPart
        else {
            report("its content is no declared part")
            return nil
        }
        if base.hasHandler { report("its didSelectHandler has no key in documents") }
        return value(part)
    }
}

// MARK: - Rows

extension DocumentWriter {
    private func value(_ item: CollectionViewDiffableItem) -> DocumentValue {
        let identifier = Self.text(item.differenceIdentifier) ?? ""
        return at(identifier.isEmpty ? item.differenceIdentifier.description : identifier) {
            if identifier.isEmpty { report("the identifier of the row is no string, or an empty one") }
            var members: Members = ["id": .string(identifier)]
            if let row = item.base as? any WritableItem {
                write(row, to: &members)
            } else {
                report("it is no row of two parts")
            }
            members["theme"] = theme(item.environment)
            members["selectionMarks"] = selectionMarks(item.environment)
            return .object(members)
        }
    }

    private func write(_ row: any WritableItem, to members: inout Members) {
        members["accessibilityIdentifier"] = row.accessibilityIdentifier.map { .string($0) }
        members["left"] = value(side: row.leftPart)
        if !(row.rightPart is RightEmpty) { members["right"] = value(side: row.rightPart) }
        members["separator"] = row.separatorType.map { separator in
            if let name = SeparatorType.named.first(where: { $0.value == separator })?.key { return .string(name) }
            return .object([
                "leading": .number(Double(separator.leading)), "trailing": .number(Double(separator.trailing)),
            ])
        }
        members["insets"] = value(row.insets)
        if !row.isEnabled { members["isEnabled"] = false }
        if !row.isSelectedBackgroundNeeded { members["isSelectedBackgroundNeeded"] = false }
        if !row.isSelectable { members["isSelectable"] = false }
        if row.isFullWidth { members["isFullWidth"] = true }
        for (name, key) in row.handlers {
            if let key {
                members[key] = action(key)
            } else {
                report("its \(name) has no key in documents")
            }
        }
        members["leadingActions"] = row.leadingSwipeActions.map { value($0, "leadingActions") }
        members["trailingActions"] = row.trailingSwipeActions.map { value($0, "trailingActions") }
        if let card = row.card {
            members["card"] = CardStyle.named.first { $0.value == card }.map { .string($0.key) }
            if members["card"] == nil { report("its card has no name in documents") }
        }
    }

    /// The left or the right part of a row.
    private func value(side part: Any) -> DocumentValue? {
        if let pair = part as? any WritablePair {
            guard let first = value(side: pair.firstPart), let second = value(side: pair.secondPart) else { return nil }
            return .object(["type": .string(PartFormat.pairName), "first": first, "second": second])
        }
        if let custom = part as? any WritableCustomPart, let content = custom.anyContent as? any DeclaredPart {
            return value(content).map { .object(["type": "custom", "content": $0]) }
        }
        guard let part = part as? any DeclaredPart else {
            report("its part \(type(of: part)) is not declared")
            return nil
        }
        return value(part)
    }

    private func value(_ part: some DeclaredPart) -> DocumentValue? {
        guard let name = names.name(of: part) else {
            report("its part \(type(of: part)) is not in the vocabulary")
            return nil
        }
        let declaration = type(of: part).declaration
        let prototype = declaration.prototype()
        var members: Members = ["type": .string(name)]
        for field in declaration.fields {
            if case .action = field.value {
                if field.hasHandler?(part) == true { members[field.name] = action(field.name) }
                continue
            }
            guard let read = field.read else {
                report("the field \(field.name) of its part \(name) cannot be read")
                continue
            }
            let reading = read(part)
            guard field.isRequired || reading != read(prototype) else { continue }
            guard let reading, let value = names.value(reading) else {
                report("the \(field.name) of its part \(name) has a value without a name in the vocabulary")
                continue
            }
            members[field.name] = value
        }
        return .object(members)
    }
}
