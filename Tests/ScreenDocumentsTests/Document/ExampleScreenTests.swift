import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

/// The documents in `Examples/Screens`.
@MainActor
@Suite("Example screens")
struct ExampleScreenTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Screens")

    private static let vocabulary: ScreenVocabulary = {
        var vocabulary = ScreenVocabulary.designSystem
        vocabulary.addPictures(beside: folder.appendingPathComponent("checkout.json"))
        return vocabulary
    }()

    private nonisolated static let names = [
        "checkout", "account", "chats", "vacancy", "album", "flights", "menu", "settings", "agenda", "paywall",
        "comments",
        "home",
    ]

    private func document(_ name: String) throws -> ScreenDocument {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent("\(name).json"))
        return try ScreenDocument(data: data, fileName: name, vocabulary: Self.vocabulary)
    }

    @Test("every kind of screen is there, and is written as an equal document again", arguments: names)
    func roundTrip(name: String) throws {
        let state = try document(name).state()
        expect(!state.sections.isEmpty)
        let written = try state.document(vocabulary: Self.vocabulary)
        let read = try ScreenDocument(data: written, vocabulary: Self.vocabulary).state()
        expect(read == state && read.bottomBar == state.bottomBar)
        expectEqual(read.environment, state.environment)
    }

    @Test("each is read with all of its pictures")
    func pictures() throws {
        expectEqual(DocumentPictures.names(beside: Self.folder.appendingPathComponent("a.json")).count, 5)
        let state = try document("album").state()
        let item = state.sections.first?.items.first?.base as? CardItem
        guard case .local(let image)? = item?.content.left.image else {
            Issue.record("no picture")
            return
        }
        expect(image.size.width > 0)
        expect(DocumentPictures.pictures(beside: URL(fileURLWithPath: "/no/folder/a.json")).isEmpty)
    }
}

/// What documents say about the bar above the list.
@MainActor
@Suite("The bar of a document")
struct DocumentBarTests {
    private static let document = Data(
        #"""
        {"version":1,"title":"Catalog","isTitleLarge":true,"state":{"q":"red"},
         "leadingButtons":[{"title":"Close","icon":"close","action":"close"}],
         "search":{"placeholder":"Products","value":{"$state":"q"},"action":"find"},
         "sections":[{"id":"s","items":[{"id":"a","left":{"type":"title","title":{"$state":"q"}}}]}]}
        """#.utf8
    )

    private func shown(_ data: Data = document) throws -> (DocumentViewController, ScreenHost) {
        let controller = DocumentViewController()
        try controller.screen.show(data, animated: false)
        let host = ScreenHost(
            UINavigationController(rootViewController: controller),
            configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844))
        )
        host.layout()
        return (controller, host)
    }

    @Test("a large title, buttons at the leading side and a search field are those of the document")
    func bar() throws {
        let (controller, host) = try shown()
        var actions: [ScreenAction] = []
        controller.screen.actionHandler = { actions.append($0) }
        expectEqual(controller.navigationItem.largeTitleDisplayMode, .always)
        expectEqual(controller.navigationController?.navigationBar.prefersLargeTitles, true)
        let close = try require(controller.navigationItem.leftBarButtonItems?.first)
        expectEqual(close.accessibilityLabel, "Close")
        close.primaryAction.map { UIButton(primaryAction: $0).sendActions(for: .primaryActionTriggered) }
        let search = try require(controller.navigationItem.searchController)
        expect(search.searchBar.placeholder == "Products" && search.searchBar.text == "red")
        search.searchBar.text = "blue"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        expectEqual(actions.map(\.name), ["close", "find"])
        expectEqual(controller.screen.values["q"], "blue")
        let item = controller.screen.state.sections[0].items[0].base as? TitleItem
        expectEqual(item?.content.left.title, "blue")
        // What is typed is not replaced by the screen that follows from it.
        expect(search.searchBar.text == "blue" && controller.navigationItem.searchController === search)
        withExtendedLifetime(host) {}
    }

    @Test("tabs in the bar are bound to the state")
    func tabs() throws {
        let (controller, host) = try shown(
            Data(
                #"""
                {"version":1,"title":"T","state":{"tab":1},
                 "tabs":{"titles":["All","Missed"],"selectedIndex":{"$state":"tab"},"action":"tab"},
                 "sections":[{"id":"s","items":[{"id":"a","if":{"$state":"tab","equals":0},
                   "left":{"type":"title","title":"Only in all"}}]}]}
                """#.utf8
            )
        )
        var actions: [ScreenAction] = []
        controller.screen.actionHandler = { actions.append($0) }
        let control = try require(controller.navigationItem.titleView as? UISegmentedControl)
        expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
        expect(controller.screen.state.sections[0].items.isEmpty)
        control.selectedSegmentIndex = 0
        control.sendActions(for: .valueChanged)
        expect(actions.map(\.name) == ["tab"] && controller.screen.values["tab"] == 0)
        expectEqual(controller.screen.state.sections[0].items.count, 1)
        try controller.screen.merge(Data(#"{"tabs": {"titles": ["One"], "selectedIndex": 7}}"#.utf8))
        expect(control.numberOfSegments == 1 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        try controller.screen.merge(Data(#"{"tabs": null}"#.utf8))
        expect(controller.navigationItem.titleView == nil)
        withExtendedLifetime(host) {}
    }

    @Test("titles and the bar behind them have the colors of the theme")
    func colors() throws {
        let (controller, host) = try shown()
        expect(controller.navigationItem.standardAppearance == nil)
        var theme = CellTheme.standard
        theme.palette.primaryText = .purple
        theme.palette.background = .yellow
        controller.theme = theme
        host.layout()
        for appearance in [
            controller.navigationItem.standardAppearance, controller.navigationItem.scrollEdgeAppearance,
        ] {
            expectEqual(appearance?.titleTextAttributes[.foregroundColor] as? UIColor, .purple)
            expectEqual(appearance?.largeTitleTextAttributes[.foregroundColor] as? UIColor, .purple)
        }
        expectEqual(controller.navigationItem.standardAppearance?.backgroundColor, .yellow)
        controller.theme = .standard
        expect(controller.navigationItem.standardAppearance == nil)
    }

    @Test("texts of runs, lines and chips may come from the state, and change with it")
    func bound() throws {
        let screen = DocumentScreen(policy: .strict)
        try screen.show(
            Data(
                #"""
                {"version":1,"state":{"name":"Ann","time":"12:40","unread":"2","kind":"accent","chip":"Work"},
                 "sections":[{"id":"s","items":[
                   {"id":"a","left":{"type":"lines","lines":[{"text":[{"text":{"$state":"name"},"style":{"$state":"kind"}}],
                     "detail":{"$state":"time"},"badge":{"$state":"unread"}}]}},
                   {"id":"b","left":{"type":"chips","chips":["All",{"title":{"$state":"chip"}}]}}]}]}
                """#.utf8
            )
        )
        func line() throws -> PartLine {
            try require((screen.state.sections[0].items[0].base as? LinesItem)?.content.left.lines.first)
        }
        try expect(line().text == "Ann" && line().detail == "12:40" && line().badge == "2")
        screen.set(["name": "Bob", "unread": "", "kind": "success", "chip": "Home"])
        try expect(line().text == "Bob" && line().badge.isEmpty && line().$text.runs[0].style == .success)
        let chips = (screen.state.sections[0].items[1].base as? ChipsItem)?.content.left.chips
        expectEqual(chips?.map(\.title), ["All", "Home"])
    }

    @Test("a document without them has none, and leaves the size of titles to the bar")
    func none() throws {
        let (controller, host) = try shown()
        try controller.screen.show(Data(#"{"version":1,"title":"T","sections":[]}"#.utf8))
        expect(controller.navigationItem.searchController == nil)
        expect(controller.navigationItem.leftBarButtonItems?.isEmpty != false)
        expectEqual(controller.navigationItem.largeTitleDisplayMode, .automatic)
        try controller.screen.show(Data(#"{"version":1,"title":"T","isTitleLarge":false,"sections":[]}"#.utf8))
        expectEqual(controller.navigationItem.largeTitleDisplayMode, .never)
        withExtendedLifetime(host) {}
    }
}
