import Foundation
import ScreenDocuments

@MainActor
func showFeed(
    _ screen: DocumentScreen,
    pieces: AsyncThrowingStream<Data, any Error>,
    load: @escaping @MainActor (_ cursor: String) async throws -> Data
) async throws {
    // {"items": […], "next": {"name": "more", "cursor": "…"}}, and no `next` in the last page.
    screen.pageLoader = { action in try await load(action.parameters["cursor"]?.string ?? "") }
    try await screen.show(pieces: pieces)
}
