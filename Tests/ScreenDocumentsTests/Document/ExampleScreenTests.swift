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
        #expect(!state.sections.isEmpty)
        let written = try state.document(vocabulary: Self.vocabulary)
        let read = try ScreenDocument(data: written, vocabulary: Self.vocabulary).state()
        #expect(read == state && read.bottomBar == state.bottomBar)
        #expect(read.environment == state.environment)
    }

    @Test("each is read with all of its pictures")
    func pictures() throws {
        #expect(DocumentPictures.names(beside: Self.folder.appendingPathComponent("a.json")).count == 5)
        let state = try document("album").state()
        let item = state.sections.first?.items.first?.base as? CardItem
        guard case .local(let image)? = item?.content.left.image else {
            Issue.record("no picture")
            return
        }
        #expect(image.size.width > 0)
        #expect(DocumentPictures.pictures(beside: URL(fileURLWithPath: "/no/folder/a.json")).isEmpty)
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
        #expect(controller.navigationItem.largeTitleDisplayMode == .always)
        #expect(controller.navigationController?.navigationBar.prefersLargeTitles == true)
        let close = try #require(controller.navigationItem.leftBarButtonItems?.first)
        #expect(close.accessibilityLabel == "Close")
        close.primaryAction.map { UIButton(primaryAction: $0).sendActions(for: .primaryActionTriggered) }
        let search = try #require(controller.navigationItem.searchController)
        #expect(search.searchBar.placeholder == "Products" && search.searchBar.text == "red")
        search.searchBar.text = "blue"
        search.searchResultsUpdater?.updateSearchResults(for: search)
        #expect(actions.map(\.name) == ["close", "find"])
        #expect(controller.screen.values["q"] == "blue")
        let item = controller.screen.state.sections[0].items[0].base as? TitleItem
        #expect(item?.content.left.title == "blue")
        // What is typed is not replaced by the screen that follows from it.
        #expect(search.searchBar.text == "blue" && controller.navigationItem.searchController === search)
        withExtendedLifetime(host) {}
    }

    @Test("a document without them has none, and leaves the size of titles to the bar")
    func none() throws {
        let (controller, host) = try shown()
        try controller.screen.show(Data(#"{"version":1,"title":"T","sections":[]}"#.utf8))
        #expect(controller.navigationItem.searchController == nil)
        #expect(controller.navigationItem.leftBarButtonItems?.isEmpty != false)
        #expect(controller.navigationItem.largeTitleDisplayMode == .automatic)
        try controller.screen.show(Data(#"{"version":1,"title":"T","isTitleLarge":false,"sections":[]}"#.utf8))
        #expect(controller.navigationItem.largeTitleDisplayMode == .never)
        withExtendedLifetime(host) {}
    }
}
