import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

@Suite("Swipe actions, selection marks, collapsed sections and pairs in documents")
@MainActor
struct GestureTests {
    private static func rows(_ rows: String, _ members: String = "") throws(ScreenDocumentError) -> ScreenDocument {
        try ScreenDocument(data: Data(#"{"version":1\#(members),"sections":[{"id":"s","items":[\#(rows)]}]}"#.utf8))
    }

    private static let title = #""left":{"type":"title","title":"T"}"#

    @Test("swipe actions are those of Swift, and perform their actions")
    func swipes() throws {
        let document = try Self.rows(
            #"""
            {"id":"a",\#(Self.title),
             "leadingActions":[{"title":"Read","icon":"mail","backgroundColor":"blue","action":"read"}],
             "trailingActions":{"performsFirstActionWithFullSwipe":false,"actions":[
               {"title":"Delete","isDestructive":true,"action":{"name":"delete","hard":true}}]}}
            """#
        )
        var performed: [ScreenAction] = []
        let state = document.state(actionHandler: { performed.append($0) })
        let item = try require(state.sections[0].items[0].base as? TitleItem)
        let read = SwipeAction(title: "Read", image: Icon.mail.image, backgroundColor: Tint.blue.color, handler: nil)
        expectEqual(item.leadingSwipeActions?.actions, [read])
        expectEqual(item.leadingSwipeActions?.performsFirstActionWithFullSwipe, true)
        expectEqual(
            item.trailingSwipeActions?.actions,
            [SwipeAction(title: "Delete", style: .destructive, handler: nil)]
        )
        expectEqual(item.trailingSwipeActions?.performsFirstActionWithFullSwipe, false)
        item.leadingSwipeActions?.actions[0].handler?()
        item.trailingSwipeActions?.actions[0].handler?()
        expect(performed.map(\.name) == ["read", "delete"] && performed.map(\.itemIdentifier) == ["a", "a"])
        expectEqual(performed[1].parameters, ["hard": true])
    }

    @Test("a pair has both parts, each with its action and its bound value")
    func pairs() throws {
        let document = try ScreenDocument(
            data: Data(
                #"""
                {"version":1,"state":{"on":true},"sections":[{"id":"s","items":[{"id":"a",\#(Self.title),"right":
                {"type":"pair","first":{"type":"detail","text":"3 GB"},
                 "second":{"type":"toggle","isOn":{"$state":"on"},"action":"flip"}}}]}]}
                """#.utf8
            )
        )
        var values: DocumentObject = [:]
        var performed: [String] = []
        let state = document.state(
            actionHandler: { performed.append($0.name) },
            valuesHandler: { values = $0 }
        )
        typealias Pair = RightPair<RightDetail, RightToggle>
        let item = try require(state.sections[0].items[0].base as? LeftRightItem<LeftTitle, Pair>)
        expectEqual(item.content.right, RightPair(RightDetail(text: "3 GB"), RightToggle(isOn: true)))
        item.content.right.second.didToggleHandler?(false)
        expect(values == ["on": false] && performed == ["flip"])
    }

    @Test("pairs in each other have a limit, and requirements and fallbacks work inside of them")
    func nesting() throws {
        func nested(_ depth: Int) -> String {
            depth == 0
                ? #"{"type":"chevron"}"#
                : #"{"type":"pair","first":{"type":"dot"},"second":\#(nested(depth - 1))}"#
        }
        #expect(throws: Never.self) { try Self.rows(#"{"id":"a",\#(Self.title),"right":\#(nested(4))}"#) }
        let error = #expect(throws: ScreenDocumentError.self) {
            try Self.rows(#"{"id":"a",\#(Self.title),"right":\#(nested(5))}"#)
        }
        expectEqual(error?.diagnostics.map(\.message), Array(repeating: "too many pairs in each other", count: 2))
        expectEqual(error?.diagnostics.first?.allowed, "at most 4 of them")
        #expect(throws: ScreenDocumentError.self) {
            try Self.rows(#"{"id":"a",\#(Self.title),"right":{"type":"pair","first":{"type":"dot"}}}"#)
        }
        let replaced = try Self.rows(
            #"""
            {"id":"a",\#(Self.title),"right":{"type":"pair","requires":{"parts":["pair"]},"first":{"type":"dot"},
             "second":{"type":"hologram","requires":{"parts":["hologram"]},"fallback":{"type":"chevron"}}}}
            """#
        )
        let item = replaced.state().sections[0].items[0].base
        expect(item is LeftRightItem<LeftTitle, RightPair<RightDot, RightChevron>>)
    }

    @Test("a section is collapsed by a value of the state, which its header changes")
    func collapse() throws {
        let document = try ScreenDocument(
            data: Data(
                #"""
                {"version":1,"state":{"open":true},"sections":[{"id":"s","isExpanded":{"$state":"open"},
                 "header":{"type":"detailed","title":"T","isExpanded":{"$state":"open"}},
                 "items":[{"id":"a",\#(Self.title)}]}]}
                """#.utf8
            )
        )
        var values: DocumentObject = [:]
        let state = document.state(valuesHandler: { values = $0 })
        expectEqual(state.sections[0].items.count, 1)
        let header = state.sections[0].header?.base as? ContainerSupplementaryElement<SectionDetailedHeaderContent>
        expectEqual(header?.content.isExpanded, true)
        header?.content.didToggleHandler?(false)
        expectEqual(values, ["open": false])
        let collapsed = document.state(values: values)
        expect(collapsed.sections[0].items.isEmpty && collapsed.sections[0].header != nil)
    }

    @Test("marks of selected rows are those of Swift, for the screen, a section and a row")
    func marks() throws {
        let document = try ScreenDocument(
            data: Data(
                #"""
                {"version":1,"selectionMarks":true,"sections":[
                 {"id":"s","selectionMarks":false,"items":[{"id":"a","selectionMarks":true,\#(Self.title)}]}]}
                """#.utf8
            )
        ).state()
        let item = TitleItem(differenceIdentifier: "a", left: LeftTitle(title: "T")).selectionMarks()
        expectEqual(document.environment, CollectionViewState().selectionMarks().environment)
        expectEqual(document.sections[0].environment, CollectionViewState().selectionMarks(false).environment)
        expectEqual(document.sections[0].items[0].environment, item.environment)
    }

    @Test("what a document says of gestures comes back when it is written")
    func writing() throws {
        let item = ContainerItem(
            differenceIdentifier: "a",
            content: LeftRightContainer(
                left: LeftTitle(title: "T"),
                right: RightPair(RightDetail(text: "1"), RightPair(RightDot(), RightChevron()))
            )
        )
        .leadingSwipeActions([
            SwipeAction(title: "Read", image: Icon.mail.image, backgroundColor: Tint.blue.color) {}
        ])
        .trailingSwipeActions(
            [SwipeAction(title: "Delete", style: .destructive) {}, SwipeAction(title: "Later") {}],
            performsFirstActionWithFullSwipe: false
        )
        .selectionMarks(false)
        let section = CollectionViewSection(
            differenceIdentifier: "s",
            items: [CollectionViewDiffableItem(item)]
        ).selectionMarks()
        let state = CollectionViewState(sections: [section]).selectionMarks()
        let data = try state.document { "\($0.itemIdentifier)-\($0.key)" }
        let text = String(decoding: data, as: UTF8.self)
        expect(text.contains("\"a-trailingActions/1\"") && text.contains("\"a-leadingActions/0\""))
        let read = try ScreenDocument(data: data).state()
        expectEqual(read, state)
        let found = try require(
            read.sections[0].items[0].base as? any SwipeActionsContainable
        )
        expectEqual(found.trailingSwipeActions, item.trailingSwipeActions)
        expectEqual(found.leadingSwipeActions, item.leadingSwipeActions)
    }
}
