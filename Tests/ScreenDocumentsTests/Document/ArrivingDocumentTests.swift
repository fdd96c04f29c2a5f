import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import SeededRandom
import Testing

@testable import ScreenDocuments

@MainActor
@Suite("Documents that arrive in pieces, and sections with pages")
struct ArrivingDocumentTests {
    private static func row(_ identifier: String) -> String {
        #"{ "id": "\#(identifier)", "left": { "type": "title", "title": "Row, \#(identifier) }]" } }"#
    }

    private func identifiers(_ screen: DocumentScreen) -> [String] {
        screen.state.sections.flatMap(\.items).map(\.differenceIdentifier.description)
    }

    // MARK: - Pieces

    private static let document = Data(
        """
        { "version": 2, "title": "Größe", "state": { "list": [1, { "a": "}" }] }, "sections": [
          { "id": "one", "header": { "type": "large", "title": "One" }, "items": [\(row("a")), \(row("b"))] },
          { "id": "two", "items": [\(row("c"))] } ], "bottomButton": { "title": "Pay", "action": "pay" } }
        """.utf8
    )

    @Test("each beginning is a document of the rows that are complete, wherever the pieces are cut")
    func beginnings() throws {
        var stream = DocumentStream()
        var shown: [[String]] = []
        for byte in Self.document {
            guard let data = stream.append(Data([byte])) else { continue }
            guard let document = try? ScreenDocument(data: data, policy: .lenient) else {
                expect(shown.isEmpty)
                continue
            }
            let rows = document.state().sections.flatMap(\.items).map(\.differenceIdentifier.description)
            if rows != shown.last { shown.append(rows) }
        }
        expect(
            shown == [[], ["a"], ["a", "b"], ["a", "b", "c"]] && stream.isComplete && stream.data == Self.document
        )
    }

    @Test("pieces of any size, and broken texts, give the same rows or none", arguments: 0..<40 as Range<UInt64>)
    func pieces(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var bytes = [UInt8](Self.document)
        if seed % 2 == 1 {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 32..<127, using: &random)
        }
        var stream = DocumentStream()
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...60, using: &random)
            if let data = stream.append(Data(rest.prefix(count))) {
                _ = try? ScreenDocument(data: data, policy: .lenient)
            }
            rest = rest.dropFirst(count)
        }
        expectEqual(stream.data, Data(bytes), "seed \(seed)")
    }

    private func pieces(_ data: Data, of size: Int, failing: Bool = false) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { continuation in
            for start in stride(from: 0, to: data.count, by: size) {
                continuation.yield(data[start..<min(start + size, data.count)])
            }
            continuation.finish(throwing: failing ? CocoaError(.fileReadUnknown) : nil)
        }
    }

    @Test("a screen shows what has arrived, keeps it if the rest does not, and reports losses once")
    func screen() async throws {
        var shown: [[String]] = []
        let screen = DocumentScreen { state, _ in
            shown.append(state.sections.flatMap(\.items).map(\.differenceIdentifier.description))
        }
        try await screen.show(pieces: pieces(Self.document, of: 30))
        expect(shown.first == [] && shown.last == ["a", "b", "c"] && shown.contains(["a"]))
        expect(screen.bar?.bottomButton?.title == "Pay" && screen.lossCount == 0)

        let half = Self.document.prefix(Self.document.count * 2 / 3)
        await #expect(throws: CocoaError.self) { try await screen.show(pieces: pieces(half, of: 30, failing: true)) }
        expectEqual(identifiers(screen).first, "a")
        await #expect(throws: ScreenDocumentError.self) { try await screen.show(pieces: pieces(half, of: 30)) }
        expectEqual(identifiers(screen).first, "a")

        let text = String(decoding: Self.document, as: UTF8.self).replacingOccurrences(
            of: #""type": "large""#,
            with: #""type": "larg""#
        )
        try await screen.show(pieces: pieces(Data(text.utf8), of: 30))
        expectEqual(screen.lossCount, 1)
    }

    @Test("a long document comes in ever larger parts, and costs a few times as much as the whole")
    func parts() throws {
        let rows = (0..<2_000).map { Self.row("row \($0)") }.joined(separator: ",\n")
        let document = Data("{ \"version\": 2, \"sections\": [{ \"id\": \"s\", \"items\": [\(rows)] }] }".utf8)
        var stream = DocumentStream()
        var bytes = 0
        var count = 0
        for start in stride(from: 0, to: document.count, by: 20) {
            guard let part = stream.append(document[start..<min(start + 20, document.count)]) else { continue }
            bytes += part.count
            count += 1
        }
        expect(
            count > 50 && bytes < 20 * document.count,
            "\(count) parts, \(bytes / document.count) times the document"
        )
    }

    @Test("pieces of a document that was left for another one are not shown, and too many end it")
    func overtaken() async throws {
        let screen = DocumentScreen()
        let (stream, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        async let showing: Void = screen.show(pieces: stream)
        continuation.yield(Self.document.prefix(300))
        while screen.document == nil { await Task.yield() }
        try screen.show(Data(#"{ "version": 2, "title": "Other", "sections": [] }"#.utf8))
        continuation.yield(Self.document.dropFirst(300))
        continuation.finish()
        try await showing
        expectEqual(screen.bar?.title, "Other")

        var limits = DocumentLimits()
        limits.byteCount = 100
        let small = DocumentScreen(limits: limits)
        let (endless, more) = AsyncThrowingStream<Data, any Error>.makeStream()
        more.yield(Self.document)
        await #expect(throws: ScreenDocumentError.self) { try await small.show(pieces: endless) }
    }

    // MARK: - Pages

    private static let feed = Data(
        """
        { "version": 2, "state": { "query": "tea" }, "sections": [
          { "id": "feed", "items": [\(row("0"))], "next": { "name": "more", "cursor": "1", "query": { "$state": "query" } },
            "loadingItem": { "id": "loading", "left": { "type": "skeleton" } },
            "errorItem": { "id": "failed", "left": { "type": "message", "title": "No connection", "actionTitle": "Try again", "action": "retry" } } } ] }
        """.utf8
    )

    /// Answers pages of one row each; the second request fails.
    @MainActor
    private final class Server {
        var requests: [ScreenAction] = []
        var isOffline = false
        /// What it answers instead of a page.
        var answer: String?

        func page(_ action: ScreenAction) async throws -> Data {
            requests.append(action)
            await Task.yield()
            if isOffline { throw CocoaError(.fileReadUnknown) }
            if let answer { return Data(answer.utf8) }
            let number = Int(action.parameters["cursor"]?.string ?? "") ?? 0
            let next = number < 3 ? #", "next": { "name": "more", "cursor": "\#(number + 1)" }"# : ""
            return Data("{ \"items\": [\(ArrivingDocumentTests.row("\(number)"))]\(next) }".utf8)
        }
    }

    @Test("the end of the list loads the next page, with a skeleton before it, and an error with a retry")
    func pages() async throws {
        let server = Server()
        let screen = DocumentScreen()
        screen.pageLoader = { try await server.page($0) }
        var losses: [ScreenLoss] = []
        screen.lossHandler = { losses.append($0) }
        try screen.show(Self.feed)
        expectEqual(identifiers(screen), ["0", "loading"])
        await screen.state.pagingAtEnd?.handler()
        expectEqual(identifiers(screen), ["0", "1", "loading 1"])
        expect(
            server.requests.first?.parameters == ["cursor": "1", "query": "tea"]
                && server.requests.first?.sectionIdentifier == "feed"
        )

        server.isOffline = true
        await screen.state.pagingAtEnd?.handler()
        expect(identifiers(screen) == ["0", "1", "failed"] && screen.state.pagingAtEnd == nil)
        server.isOffline = false
        let error =
            screen.state.sections[0].items[2].base as? ContainerItem<LeftRightContainer<LeftMessage, RightEmpty>>
        error?.content.left.didTapHandler?()
        expectEqual(identifiers(screen), ["0", "1", "loading 1"])
        while identifiers(screen).count < 4 { await Task.yield() }
        expectEqual(identifiers(screen), ["0", "1", "2", "loading 2"])
        await screen.state.pagingAtEnd?.handler()
        expect(identifiers(screen) == ["0", "1", "2", "3"] && screen.state.pagingAtEnd == nil)
        expectEqual(server.requests.map { $0.parameters["cursor"]?.string }, ["1", "2", "2", "3"])
        expect(losses.isEmpty, "\(losses)")
    }

    @Test("values of the state, a patch and a failed row keep the pages; another document begins anew")
    func keeping() async throws {
        let server = Server()
        let screen = DocumentScreen()
        screen.pageLoader = { try await server.page($0) }
        try screen.show(Self.feed)
        await screen.state.pagingAtEnd?.handler()
        screen.set(["query": "coffee"])
        try screen.patch(Data(#"[{ "op": "add", "path": "/title", "value": "Feed" }]"#.utf8))
        expect(identifiers(screen) == ["0", "1", "loading 1"] && screen.bar?.title == "Feed")
        try screen.show(Self.feed)
        expectEqual(identifiers(screen), ["0", "loading"])
        // What arrives for the document before is dropped.
        let handler = screen.state.pagingAtEnd?.handler
        async let late: Void? = handler?()
        while server.requests.count < 2 { await Task.yield() }
        try screen.show(Self.feed)
        await late
        expectEqual(identifiers(screen), ["0", "loading"])
    }

    @Test("a page that is no page is an error, one with broken rows shows the others")
    func brokenPages() async throws {
        let screen = DocumentScreen()
        let server = Server()
        server.answer = "[]"
        screen.pageLoader = { try await server.page($0) }
        var losses: [ScreenLoss] = []
        screen.lossHandler = { losses.append($0) }
        try screen.show(Self.feed)
        await screen.state.pagingAtEnd?.handler()
        expectEqual(identifiers(screen), ["0", "failed"])
        try screen.show(Self.feed)
        server.answer = #"{ "items": [{ "id": "broken" }, \#(Self.row("fine"))] }"#
        await screen.state.pagingAtEnd?.handler()
        expectEqual(identifiers(screen), ["0", "fine"])
        expectEqual(losses.filter { $0.outcome == .dropped }.count, 2, "\(losses)")
    }

    @Test("a page that cannot be read is reported, and what the document lacks is not reported again")
    func losses() async throws {
        let server = Server()
        let screen = DocumentScreen()
        var losses: [String] = []
        screen.lossHandler = { losses.append($0.diagnostic.message) }
        screen.pageLoader = { try await server.page($0) }
        let text = String(decoding: Self.feed, as: UTF8.self).replacingOccurrences(
            of: #""version": 2"#,
            with: #""version": 2, "titel": "Tea""#
        )
        try screen.show(Data(text.utf8))
        expectEqual(losses.count, 1)
        await screen.state.pagingAtEnd?.handler()
        expectEqual(losses.count, 1, "\(losses)")
        server.answer = "{"
        await screen.state.pagingAtEnd?.handler()
        expect(losses.count == 2 && losses.last?.contains("end") == true, "\(losses)")
        try screen.show(Self.feed)
        server.answer = #"{ "rows": [] }"#
        await screen.state.pagingAtEnd?.handler()
        expectEqual(losses.last, "a page without rows", "\(losses)")
    }

    @Test("after a page without rows the list waits for the user, and a section from another address has pages too")
    func emptyPages() async throws {
        let server = Server()
        let screen = DocumentScreen()
        screen.pageLoader = { try await server.page($0) }
        try screen.show(Self.feed)
        server.answer = #"{ "items": [], "next": { "name": "more", "cursor": "2" } }"#
        await screen.state.pagingAtEnd?.handler()
        expectEqual(identifiers(screen), ["0", "loading"])
        server.answer = nil
        await screen.state.pagingAtEnd?.handler()
        expectEqual(identifiers(screen), ["0", "2", "loading 1"])

        let section = Data(
            "{ \"items\": [\(Self.row("a"))], \"next\": { \"name\": \"more\", \"cursor\": \"3\" } }".utf8
        )
        screen.sectionLoader = { _ in section }
        try screen.show(
            Data(#"{ "version": 2, "sections": [{ "id": "s", "source": "https://a.example/s", "items": [] }] }"#.utf8)
        )
        while identifiers(screen).isEmpty { await Task.yield() }
        await screen.state.pagingAtEnd?.handler()
        expectEqual(identifiers(screen), ["a", "3"])
    }

    @Test("without a loader there are the rows of the document only")
    func withoutLoader() throws {
        let screen = DocumentScreen(policy: .strict)
        try screen.show(Self.feed)
        expect(identifiers(screen) == ["0"] && screen.state.pagingAtEnd == nil)
    }
}
