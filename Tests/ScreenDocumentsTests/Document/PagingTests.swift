import Expectations
import Honeycomb
import ScreenDocuments
import Testing

@MainActor
@Suite("Documents that are loaded page by page")
struct PagingTests {
    private func document(_ members: String) throws -> ScreenDocument {
        try ScreenDocument(data: Data("{\"version\":1,\(members),\"sections\":[{\"id\":\"s\"}]}".utf8))
    }

    @Test("the ends of the list load more within the document's threshold, and pull to refresh reloads")
    func actions() async throws {
        let document = try document(
            """
            "didReachStart":{"action":"older","within":{"points":80}},
            "didReachEnd":{"action":"more","within":{"rows":3}},"refresh":"reload"
            """
        )
        var actions: [ScreenAction] = []
        let state = document.state { actions.append($0) }
        expectEqual(state.pagingAtStart?.threshold, .points(80))
        expectEqual(state.pagingAtEnd?.threshold, .rows(3))
        await state.pagingAtStart?.handler()
        await state.pagingAtEnd?.handler()
        await state.refreshHandler?()
        expectEqual(
            actions,
            [
                ScreenAction(name: "older", itemIdentifier: "didReachStart", value: .scroll),
                ScreenAction(name: "more", itemIdentifier: "didReachEnd", value: .scroll),
                ScreenAction(name: "reload", itemIdentifier: "refresh", value: .pull),
            ]
        )
    }

    @Test("loading actions call the load handler, and taps the action handler")
    func loadHandler() async throws {
        var loads = 0
        let state = try document("\"didReachEnd\":{\"action\":\"more\"}").state(
            actionHandler: { _ in Issue.record("a load is no tap") },
            loadHandler: { _ in
                await Task.yield()
                loads += 1
            }
        )
        expectEqual(state.pagingAtEnd?.threshold, .screens(1))
        await state.pagingAtEnd?.handler()
        expectEqual(loads, 1)
    }

    @Test("a document without loading actions has no refresh and no paging")
    func without() throws {
        let state = try document("\"theme\":\"standard\"").state()
        expect(state.pagingAtStart == nil && state.pagingAtEnd == nil && state.refreshHandler == nil)
    }
}
