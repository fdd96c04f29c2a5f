import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

/// What a document describes.
struct DocumentContents {
    var state = CollectionViewState()
    var theme: CellTheme?
    var locale: Locale?
    /// The direction that the document asks for.
    var direction: UITraitEnvironmentLayoutDirection?
    var title: String?
    var isTitleLarge: Bool?
    var leadingButtons: [DocumentBar.Button] = []
    var buttons: [DocumentBar.Button] = []
    var search: DocumentBar.Search?
    var tabs: DocumentBar.Tabs?
    var bottomButton: DocumentBar.Button?
}

/// The keys of a whole document.
enum ScreenKeys {
    typealias Key = DocumentKey<DocumentContents, CollectionViewState>

    static let all = DocumentKeys([
        version, theme, focus, refresh,
        paging("didReachStart", "The action that loads more when the user comes close to the start.", \.pagingAtStart),
        paging("didReachEnd", "The action that loads more when the user comes close to the end.", \.pagingAtEnd),
        title, isTitleLarge, leadingButtons, buttons, tabs, search, bottomBar, bottomButton, locale, direction,
        selection,
        .selectionMarks(read: { $0.state = $0.state.selectionMarks($1) }, write: { $0.environment }),
        .accessoryAlignment(read: { $0.state = $0.state.accessoryAlignment($1) }, write: { $0.environment }),
        .density(read: { $0.state = $0.state.rowDensity($1) }, write: { $0.environment }),
        .minimumRowHeight(read: { $0.state = $0.state.minimumRowHeight($1) }, write: { $0.environment }),
        background,
        .emptyItem(\.state.emptyItem, write: { $0.emptyItem }),
        .optional(
            "state",
            .rule(.state),
            "Values of the screen by name, which controls, conditions and actions share."
        ),
        .optional("templates", .rule(.templates), "Rows with parameters, by name."),
        .optional(
            "strings",
            .rule(.strings),
            "Texts by key, in a table for each language: a text with values like `${user.name}`, or one for each plural category and "
                + "the `count` that selects it. `{\"$text\": key}` shows a text in the language of the screen, else in the source language.",
            since: 2
        ),
        .optional(
            "sourceLanguage",
            .language,
            "The language of the table that has every text: `en` by default, or the first one in the order of the alphabet.",
            since: 2
        ),
        sections,
    ])

    static let theme = Key.theme(read: { $0.theme = $1 }, write: { $0.environment })

    static let locale = Key.optional(
        "locale",
        .language,
        "The language of the texts: that of dates, hyphens and VoiceOver; those of the device by default.",
        read: { screen, node, _ in screen.locale = node.text.map { Locale(identifier: $0) } },
        write: { state, _ in state.environment.value(of: TextLanguageKey.self).map { .string($0) } }
    )

    static let direction = Key.optional(
        "direction",
        .name(noun: "direction", directions.map(\.key)),
        "The direction of the screen; that of the locale by default, or of the device without one.",
        read: { screen, node, _ in screen.direction = directions.first { $0.key == node.text }?.value }
    )

    private static let background = Key.optional(
        "background",
        .color,
        "The color behind the rows, by name; that of the theme by default.",
        read: { screen, node, place in
            screen.state = screen.state.screenBackground(node.text.flatMap { place.vocabulary.color($0) })
        },
        write: { state, writer in
            guard let color = state.environment.value(of: ScreenBackgroundKey.self).flatMap({ $0 }) else { return nil }
            let name = writer.names.color(color)
            if name == nil { writer.report("its background has no name in documents") }
            return name.map { .string($0) }
        }
    )

    static let sections = Key.required(
        "sections",
        .list(.rule(.section)),
        "The sections from top to bottom.",
        read: { screen, node, place in
            screen.state.sections = node.elements.compactMap { place.builder.section($0) }
        },
        write: { state, writer in .array(state.sections.map { writer.value($0) }) }
    )

    private static let version = Key.required(
        "version",
        .integer(1...DocumentFormat.newestVersion),
        "The version of the format.",
        write: { _, _ in .number(Double(DocumentFormat.newestVersion)) }
    )

    private static let focus = Key.optional(
        "focus",
        .text(isEmptyAllowed: false),
        "The identifier of the field with the keyboard.",
        isBindable: true,
        read: { screen, node, _ in if let field = node.text { screen.state = screen.state.focus(field) } },
        write: { state, _ in state.environment[FieldFocusKey.self]?.identifier.map { .string($0) } }
    )

    private static let refresh = Key.optional(
        "refresh",
        .action,
        "The action that reloads the screen when the user pulls it down.",
        read: { screen, node, place in
            let action = DocumentAction(node)
            let sink = place.keySink
            screen.state = screen.state.refresh { await sink.load(action, .pull) }
        },
        write: { state, writer in
            state.refreshHandler == nil ? nil : writer.at(writer.key) { writer.action(PagingKeys.action.name) }
        }
    )

    private static func paging(
        _ name: String,
        _ description: String,
        _ path: WritableKeyPath<CollectionViewState, CollectionViewPaging?> & Sendable
    ) -> Key {
        .optional(
            name,
            PagingKeys.all.kind(),
            description,
            read: { screen, node, place in
                var paging = DocumentPaging()
                node.object.map { PagingKeys.all.read($0, into: &paging, place) }
                guard let action = paging.action else { return }
                let sink = place.keySink
                screen.state[keyPath: path] = CollectionViewPaging(threshold: paging.threshold) {
                    await sink.load(action, .scroll)
                }
            },
            write: { state, writer in
                guard let paging = state[keyPath: path] else { return nil }
                return writer.at(writer.key) {
                    let members = PagingKeys.all.write(paging, writer)
                    return members[PagingKeys.action.name].map { _ in .object(members) }
                }
            }
        )
    }

    static let title = Key.optional(
        "title",
        .text(isEmptyAllowed: true),
        "The title in the bar of the screen.",
        isBindable: true,
        read: { screen, node, _ in screen.title = node.text }
    )

    private static let isTitleLarge = Key.optional(
        "isTitleLarge",
        .boolean,
        "Whether the title is large until the screen is scrolled; without it, as the app's bar has it.",
        read: { screen, node, _ in screen.isTitleLarge = node.boolean }
    )

    private static let leadingButtons = Key.optional(
        "leadingButtons",
        .list(ButtonKeys.button.kind("Button")),
        "The buttons at the leading side of the bar, beside the one that goes back.",
        read: { screen, node, place in
            screen.leadingButtons = barButtons(node, place)
        }
    )

    private static let tabs = Key.optional(
        "tabs",
        TabsKeys.all.kind("Tabs"),
        "Tabs in the middle of the bar, in place of a small title.",
        read: { screen, node, place in
            var tabs = DocumentTabs()
            node.object.map { TabsKeys.all.read($0, into: &tabs, place) }
            screen.tabs = tabs.titles.isEmpty ? nil : tabs.control(place.keySink)
        }
    )

    private static let search = Key.optional(
        "search",
        SearchKeys.all.kind("Search"),
        "A field in the bar whose text is searched for.",
        read: { screen, node, place in
            var search = DocumentSearch()
            node.object.map { SearchKeys.all.read($0, into: &search, place) }
            screen.search = search.field(place.keySink)
        }
    )

    private static let buttons = Key.optional(
        "buttons",
        .list(ButtonKeys.button.kind("Button")),
        "The buttons at the trailing side of the bar.",
        read: { screen, node, place in
            screen.buttons = barButtons(node, place)
        }
    )

    private static let bottomBar = Key.optional(
        CollectionViewState.bottomBarIdentifier,
        SectionKeys.bottomBar.kind("BottomBar"),
        "A bar below the list, above the keyboard: its rows, such as a total, a field or a player.",
        read: { screen, node, place in
            let identifier = CollectionViewState.bottomBarIdentifier
            var section = DocumentSection(
                section: CollectionViewSection(
                    differenceIdentifier: identifier,
                    items: [CollectionViewDiffableItem]()
                )
            )
            var place = place
            place.sectionIdentifier = identifier
            node.object.map { SectionKeys.bottomBar.read($0, into: &section, place) }
            screen.state.bottomBar = section.section.items.isEmpty ? nil : section.section
        },
        write: { state, writer in state.bottomBar.map { writer.bottomBar($0) } }
    )

    static let bottomButton = Key.optional(
        "bottomButton",
        ButtonKeys.bottomButton.kind(),
        "A button below the list, the last row of the bar there.",
        read: { screen, node, place in
            screen.bottomButton = ButtonKeys.bottomButton.buttons([node], place).first?.barButton(place.keySink)
        }
    )

    static let selection = Key.optional(
        "selection",
        SelectionKeys.all.kind(),
        "How many rows can be selected, and which are.",
        read: { screen, node, place in
            var selection = DocumentSelection()
            node.object.map { SelectionKeys.all.read($0, into: &selection, place) }
            screen.state.selection = selection.selection(place.keySink)
        },
        write: { state, writer in
            guard state.selection.mode != .none else { return nil }
            return writer.at(writer.key) { .object(SelectionKeys.all.write(state.selection, writer)) }
        }
    )

    private static func barButtons(_ node: JSONNode, _ place: DocumentPlace) -> [DocumentBar.Button] {
        let sink = place.keySink
        return ButtonKeys.button.buttons(node.elements, place).map { $0.barButton(sink) }
    }

    private static let directions: KeyValuePairs<String, UITraitEnvironmentLayoutDirection> = [
        "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
}
