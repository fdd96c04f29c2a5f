import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import Testing

@MainActor
@Suite("Documents in the page about documents")
struct ReadmeDocumentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("the documents are valid, and do what the text says")
    func documents() throws {
        let blocks = try Self.text("Documentation/Documents.md").components(separatedBy: "```json\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        let needy = try require(blocks.first { $0.contains("requires") })
        let rows = try document(rows: needy, policy: .strict)
        expectEqual(identifiers(rows.state()), ["company"])
        expectEqual(rows.losses.map(\.outcome), [.replaced])

        let search = try require(blocks.first { $0.contains("templates") })
        var opened: [String] = []
        let controller = try makeSearchScreen(Data(search.utf8)) { opened.append($0) }
        expectEqual(identifiers(controller.screen.state), ["remote", "1"])
        expectEqual(controller.screen.lossCount, 0)
        controller.screen.set(["remote": true])
        expectEqual(identifiers(controller.screen.state), ["remote", "zone", "1"])
        let row = controller.screen.state.sections[1].items[0].base as? any DidSelectHandlerContainable
        row?.didSelectHandler?()
        expectEqual(opened, ["1"])
    }

    @Test("the form says what is wrong with its values")
    func form() throws {
        let blocks = try Self.text("Documentation/Documents.md").components(separatedBy: "```json\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        let form = try require(blocks.first { $0.contains("\"checks\"") })
        let screen = DocumentScreen(policy: .strict)
        var actions: [ScreenAction] = []
        screen.actionHandler = { actions.append($0) }
        try screen.show(Data(form.utf8))
        screen.set(["email": "anna@", "password": "1234567"])
        screen.bar?.bottomButton?.perform()
        expect(
            screen.fieldErrors.map(\.message) == ["Enter an address like name@example.com", "At least 8 characters"]
                && actions.isEmpty
        )
        screen.set(["email": "anna@example.com", "password": "12345678"])
        screen.bar?.bottomButton?.perform()
        expect(actions.map(\.name) == ["signUp"] && actions.first?.state["password"] == "12345678")
    }

    @Test("the code is that of a file that compiles")
    func code() throws {
        let code = try Self.text("Tests/ScreenDocumentsTests/Protocol/ReadmeSearchScreen.swift")
        try expect(Self.text("Documentation/Documents.md").contains("```swift\n\(code)```"))
    }
}
