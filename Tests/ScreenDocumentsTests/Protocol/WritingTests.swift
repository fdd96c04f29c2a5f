import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

@Suite("Documents written from Swift")
@MainActor
struct WritingTests {
    /// A row of two parts of any types.
    private static func row(_ identifier: String, _ left: some LeftContent, _ right: some RightContent)
        -> CollectionViewDiffableItem
    {
        CollectionViewDiffableItem(
            ContainerItem(differenceIdentifier: identifier, content: LeftRightContainer(left: left, right: right))
        )
    }

    private static func examples<Part: DeclaredPart>(_ part: Part.Type) -> [Part] {
        part.declaration.examples.map { $0.make() }
    }

    private static func element(_ content: some ContainerContent) -> CollectionViewDiffableSupplementaryElement {
        CollectionViewDiffableSupplementaryElement(ContainerSupplementaryElement(content: content))
    }

    private static func lefts<Part: LeftContent & DeclaredPart>(_ part: Part.Type) -> [CollectionViewDiffableItem] {
        examples(part).enumerated().map { row("\(part.documentName)\($0)", $1, RightEmpty()) }
    }

    private static func rights<Part: RightContent & DeclaredPart>(_ part: Part.Type) -> [CollectionViewDiffableItem] {
        examples(part).enumerated().map { row("\(part.documentName)\($0)", LeftTitle(title: "Title"), $1) }
    }

    private static func contents<Part: ContainerContent & DeclaredPart>(_ part: Part.Type) -> [any ContainerContent] {
        examples(part)
    }

    @Test("examples of every part, header and footer come back equal")
    func everyDeclaration() throws {
        let parts = DeclaredParts.designSystem
        // Documents have no keys for digits in groups, the locale and the time zone, which some examples have.
        var lefts: [CollectionViewDiffableItem] = parts.lefts.flatMap { Self.lefts($0) }
        lefts.removeAll { $0.differenceIdentifier.description == "field4" }
        var rights: [CollectionViewDiffableItem] = parts.rights.flatMap { Self.rights($0) }
        rights.removeAll { $0.differenceIdentifier.description.hasPrefix("date") }
        var date = RightDate(date: Date(timeIntervalSince1970: 1_000_000_000))
        date.minimum = Date(timeIntervalSince1970: 86_400)
        date.mode = .time
        rights.append(Self.row("date", LeftTitle(title: "Title"), date))
        var sections: [CollectionViewSection] = [
            CollectionViewSection(differenceIdentifier: "lefts", items: lefts),
            CollectionViewSection(differenceIdentifier: "rights", items: rights),
        ]
        expect(sections.allSatisfy { $0.items.count >= 20 })
        for (index, content) in parts.headers.flatMap({ Self.contents($0) }).enumerated() {
            sections.append(CollectionViewSection(differenceIdentifier: "h\(index)", header: Self.element(content)))
        }
        for (index, content) in parts.footers.flatMap({ Self.contents($0) }).enumerated() {
            sections.append(CollectionViewSection(differenceIdentifier: "f\(index)", footer: Self.element(content)))
        }
        let state = CollectionViewState(sections: sections)
        let read = try ScreenDocument(data: try state.document()).state()
        expectEqual(read, state)
        expectEqual(read.sections.count, sections.count)
    }

    @Test("what surrounds the parts comes back equal: layout, background, themes, selection, insets, separators")
    func surroundings() throws {
        var item = ContainerItem(
            differenceIdentifier: "a",
            accessibilityIdentifier: "row",
            content: LeftRightContainer(
                left: LeftTitle(title: "A"),
                right: RightDetail(text: "1"),
                separator: SeparatorType(leading: 7, trailing: 9)
            ),
            insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            isEnabled: false,
            isSelectedBackgroundNeeded: false
        )
        item.isFullWidth = true
        item.isSelectable = false
        let section = CollectionViewSection(
            differenceIdentifier: "s",
            header: Self.element(SectionLargeHeaderContent(title: "Header")),
            items: [CollectionViewDiffableItem(item.theme(.highContrast))],
            footer: Self.element(SectionTextFooterContent(text: "Footer")),
            layout: CollectionViewSectionLayout(
                rowSpacing: 4,
                columnSpacing: 5,
                columns: .adaptive(minWidth: 160, max: 3),
                hasEqualHeights: true,
                isHeaderSticky: true,
                maximumWidth: 600
            ),
            background: CollectionViewSectionBackground(
                color: Palette.standard.fill,
                cornerRadius: 12,
                area: CollectionViewSectionBackgroundArea(includesHeader: true)
            ),
            emptyItem: Self.row("none", LeftTitle(title: "Nothing"), RightEmpty())
        )
        .theme(.standard)
        let state = CollectionViewState(selection: .single("a", isToggling: true), sections: [section])
            .emptyItem(Self.row("empty", LeftTitle(title: "Empty"), RightEmpty()))
            .focus("email")
            .theme(.highContrast)
            .textLanguage("pt-BR")
        let read = try ScreenDocument(data: try state.document()).state()
        expectEqual(read, state)
        expectEqual(read.environment, state.environment)
        expectEqual(read.sections.first?.items.first?.environment, state.sections.first?.items.first?.environment)
    }

    @Test("insets of zero on a card are zero, and those that the document does not have are not written")
    func cardInsets() throws {
        for (member, insets, written) in [
            (#""insets":{"top":0,"left":0},"#, UIEdgeInsets.zero, #""insets":{"top":0}"#),
            (#""insets":{},"#, .zero, #""insets":{"top":0}"#),
            (#""insets":{"top":1},"#, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), #""insets":{"top":1}"#),
            ("", CardStyle.standardInsets, nil),
        ] {
            let row = #"{"id":"a",\#(member)"card":"raised","left":{"type":"title","title":"A"}}"#
            let data = Data(#"{"version":1,"sections":[{"id":"s","items":[\#(row)]}]}"#.utf8)
            let state = try ScreenDocument(data: data).state()
            let item = state.sections[0].items[0].base as? LeftRightItem<LeftTitle, RightEmpty>
            expectEqual(item?.insets, insets)
            let text = String(decoding: try state.document(), as: UTF8.self).filter { !$0.isWhitespace }
            expectEqual(text.contains("insets"), written != nil)
            if let written { expect(text.contains(written), "\(text)") }
            try expectEqual(ScreenDocument(data: Data(text.utf8)).state(), state)
        }
    }

    @Test("rows on cards and movable sections are read, and written again")
    func cardsAndMoves() throws {
        let json = #"""
            {"version": 1, "sections": [{"id": "s", "moveAction": "moved", "items": [
              {"id": "a", "card": "outlined", "left": {"type": "title", "title": "A"}},
              {"id": "b", "card": "raised", "moveAction": "own", "left": {"type": "title", "title": "B"}}]}]}
            """#
        let document = try ScreenDocument(data: Data(json.utf8))
        let state = document.state()
        let rows = state.sections.flatMap(\.items).map(\.base)
        expectEqual(
            rows.compactMap { ($0 as? ContainerItem<LeftRightContainer<LeftTitle, RightEmpty>>)?.card },
            [
                .outlined, .raised,
            ]
        )
        expectEqual(rows.compactMap { ($0 as? any ReorderHandlerContainable)?.canMove }, [true, true])
        try expectEqual(ScreenDocument(data: try state.document()).state(), state)
    }

    @Test("closures become actions with names, in parts as well")
    func handlers() throws {
        var performed: [String] = []
        let wifi = ContainerItem(
            differenceIdentifier: "wifi",
            content: LeftRightContainer(
                left: LeftTitle(title: "Wi-Fi"),
                right: RightToggle(isOn: true) { _ in }
            ),
            didSelectHandler: {},
            didLongPressHandler: {}
        )
        let state = CollectionViewState(sections: [
            CollectionViewSection(differenceIdentifier: "network", items: [CollectionViewDiffableItem(wifi)])
        ])
        .refresh {}
        .didReachEnd(within: .rows(5)) {}
        let data = try state.document { handler in
            performed.append("\(handler.sectionIdentifier)/\(handler.itemIdentifier)/\(handler.key)")
            return handler.key == "longPressAction" ? nil : "\(handler.itemIdentifier)-\(handler.key)"
        }
        expectEqual(
            performed.sorted(),
            [
                "/didReachEnd/action", "/refresh/action", "network/wifi/action", "network/wifi/action",
                "network/wifi/longPressAction",
            ]
        )
        let text = String(decoding: data, as: UTF8.self)
        expect(text.contains("\"action\": \"wifi-action\""))
        expect(text.contains("\"refresh\": \"refresh-action\""))
        expect(text.contains("\"rows\": 5"))
        expect(!text.contains("longPressAction"))
    }

    @Test("an app's icons, tints and themes are written by name")
    func vocabulary() throws {
        var vocabulary = ScreenVocabulary()
        let rocket = UIImage()
        vocabulary.icons["rocket"] = rocket
        let row = Self.row("a", LeftIconTitle(icon: rocket, title: "A"), RightEmpty())
        let state = CollectionViewState(sections: [CollectionViewSection(differenceIdentifier: "s", items: [row])])
        let text = String(decoding: try state.document(vocabulary: vocabulary), as: UTF8.self)
        expect(text.contains("\"icon\": \"rocket\""))
        let error = #expect(throws: ScreenWritingError.self) { try state.document() }
        expectEqual(
            error?.description,
            "a in s: the icon of its part iconTitle has a value without a name in the vocabulary"
        )
    }

    @Test("what a document cannot say is an error with the identifier of the row")
    func errors() {
        func problems(_ items: [CollectionViewDiffableItem]) -> String {
            let section = CollectionViewSection(differenceIdentifier: "s", items: items)
            do {
                _ = try CollectionViewState(sections: [section]).document()
                return ""
            } catch {
                return error.description
            }
        }
        let content = LeftRightContainer(left: LeftTitle(title: "A"), right: RightEmpty())
        let displayed = ContainerItem(differenceIdentifier: "b", content: content, willDisplayHandler: {})
        expectEqual(
            problems([CollectionViewDiffableItem(displayed)]),
            "b in s: its willDisplayHandler has no key in documents"
        )
        let carded = ContainerItem(differenceIdentifier: "c", content: content).card(CardStyle(color: .red))
        expectEqual(problems([CollectionViewDiffableItem(carded)]), "c in s: its card has no name in documents")
        let numbered = ContainerItem(differenceIdentifier: 7, content: content)
        expectEqual(
            problems([CollectionViewDiffableItem(numbered)]),
            "7 in s: the identifier of the row is no string, or an empty one"
        )
        let pair = RightPair(RightDetail(text: "3 GB"), RightIcon(icon: UIImage()))
        expectEqual(
            problems([Self.row("d", LeftTitle(title: "D"), pair)]),
            "d in s: the icon of its part icon has a value without a name in the vocabulary"
        )
        let swiped = ContainerItem(differenceIdentifier: "g", content: content)
            .trailingSwipeActions([SwipeAction(title: "Mute", backgroundColor: .red, handler: nil)])
        expectEqual(
            problems([CollectionViewDiffableItem(swiped)]),
            "g in s: the color of its \"Mute\" has no name\ng in s: its \"Mute\" has no action"
        )
        // A value that is no field of the declaration is found by reading the document again.
        var field = LeftField(identifier: "sum", value: "1")
        field.rules.format = .grouped(separator: " ")
        expectEqual(
            problems([Self.row("e", field, RightEmpty())]),
            "e in s: the row has a value that has no key in documents"
        )
        let row = Self.row("f", LeftTitle(title: "F"), RightEmpty())
        expect(problems([row, row]).hasPrefix("f in s: id: duplicate item id \"f\""))
    }

    @Test("a row that a model identifies is written with that identifier, and a value without a key is still found")
    func rowOfModel() throws {
        let row = TitleItem(left: LeftTitle(title: "Wi-Fi")).diffableItem.identified(by: DifferenceIdentifier("wifi"))
        let json = try row.documentJSON()
        expect(json.contains("\"id\": \"wifi\""), "\(json)")
        var odd = TitleItem(left: LeftTitle(title: "Wi-Fi"))
        odd.willDisplayHandler = {}
        let other = odd.diffableItem.identified(by: DifferenceIdentifier("wifi"))
        #expect(throws: ScreenWritingError.self) { try other.documentJSON() }
    }

    @Test("a row, a header and a footer are written as one object each")
    func objects() throws {
        let item = Self.row("wifi", LeftTitle(title: "Wi-Fi"), RightToggle(isOn: true) { _ in })
        let json = try item.documentJSON()
        expectEqual(
            json,
            """
            {
              "id": "wifi",
              "left": {
                "title": "Wi-Fi",
                "type": "title"
              },
              "right": {
                "action": "wifi",
                "isOn": true,
                "type": "toggle"
              }
            }
            """
        )
        let text = #"{"version": 1, "sections": [{"id": "s", "items": [\#(json)]}]}"#
        try expectEqual(ScreenDocument(data: Data(text.utf8)).state().sections[0].items, [item])
        let header = try Self.element(SectionSmallHeaderContent(title: "Network")).documentJSON()
        expect(header.contains(#""title": "Network""#) && header.contains(#""type": "small""#))
        let footer = try Self.element(SectionTextFooterContent(text: "Note")).documentJSON()
        expect(footer.contains(#""text": "Note""#) && footer.contains(#""type": "text""#))
    }

    @Test("a row that a document cannot say is refused alone as in a screen")
    func refusedRow() {
        let row = CollectionViewDiffableItem(
            ContainerItem(differenceIdentifier: "a", content: SectionSmallHeaderContent(title: "Title"))
        )
        #expect(throws: ScreenWritingError.self) { try row.documentJSON() }
    }

    @Test("marks of selected rows are written where they are set, also if they are taken away")
    func selectionMarks() throws {
        let plain = Self.row("plain", LeftTitle(title: "Title"), RightEmpty())
        try expect(!plain.documentJSON().contains("selectionMarks"))
        let section = CollectionViewSection(differenceIdentifier: "s", items: [plain]).selectionMarks(false)
        let state = CollectionViewState(sections: [section]).selectionMarks()
        let text = String(decoding: try state.document(), as: UTF8.self)
        expectEqual(text.components(separatedBy: "selectionMarks").count, 3)
        expect(text.contains(#""selectionMarks": true"#) && text.contains(#""selectionMarks": false"#))
    }

    @Test("the alignment of right parts is read and written for the screen, a section and a row")
    func accessoryAlignment() throws {
        let row = TitleItem(differenceIdentifier: "row", left: LeftTitle(title: "Title")).accessoryAlignment(.centered)
        let section = CollectionViewSection(differenceIdentifier: "s", items: [row]).accessoryAlignment(.firstLine)
        let state = CollectionViewState(sections: [section]).accessoryAlignment(.centered)
        let data = try state.document()
        let text = String(decoding: data, as: UTF8.self)
        expectEqual(text.components(separatedBy: #""accessoryAlignment": "centered""#).count, 3)
        expect(text.contains(#""accessoryAlignment": "firstLine""#))
        try expectEqual(ScreenDocument(data: data).state(), state)
    }
}
