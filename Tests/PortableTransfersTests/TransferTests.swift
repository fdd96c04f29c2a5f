import Expectations
import Foundation
import LoopbackServers
import Testing

@testable import PortableTransfers

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Transfers")
struct TransferTests {
    /// What the sockets of both sides hold, at most, beside what the client reads.
    private static let socketByteCount = 16 << 20

    private static func transfers(
        byteCount: Int = 1 << 20,
        duration: TimeInterval = 300,
        configuration: URLSessionConfiguration = .ephemeral
    ) -> any Transfers {
        makeTransfers(
            configuration: configuration,
            limits: TransferLimits(byteCount: byteCount, duration: duration)
        )
    }

    @Test("data arrives whole, also after a redirection and a compression")
    func data() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let transfers = Self.transfers()
        for count in [0, 1, 700_000, 1 << 20] {
            let data = try await transfers.data(from: server.url("/bytes/\(count)"))
            expectEqual(data, Data(repeating: 7, count: count))
        }
        try await expectEqual(transfers.data(from: server.url("/redirect/90")).count, 90)
        try await expectEqual(transfers.data(from: server.url("/compressed")), Data(count: 300_000))
    }

    @Test("headers of the configuration are sent, and lines in them add no others")
    func headers() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-Token": "abc", "X-Two": "1\r\nX-Three: 2"]
        let transfers = Self.transfers(configuration: configuration)
        let head = String(decoding: try await transfers.data(from: server.url("/echo")), as: UTF8.self)
        expect(head.contains("X-Token: abc\r\n"))
        expect(!head.contains("\r\nX-Three: 2"))
    }

    @Test("a status that is no success, a broken connection and another scheme are errors")
    func failures() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let transfers = Self.transfers()
        await #expect(throws: TransferError.status(404)) { try await transfers.data(from: server.url("/status/404")) }
        await #expect(throws: TransferError.status(500)) { try await transfers.data(from: server.url("/status/500")) }
        await #expect(throws: TransferError.self) { try await transfers.data(from: server.url("/closed")) }
        await #expect(throws: (any Error).self) { try await transfers.data(from: server.url("/elsewhere")) }
        let unknown = try require(URL(string: "gopher://127.0.0.1/"))
        await #expect(throws: TransferError.self) { try await transfers.data(from: unknown) }
    }

    @Test("more bytes than the limit are refused, and hardly more are read: announced, endless or compressed")
    func byteLimit() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let transfers = Self.transfers(byteCount: 100_000)
        for path in ["/bytes/100001", "/compressed", "/endless"] {
            await #expect(throws: TransferError.tooLarge) { try await transfers.data(from: server.url(path)) }
        }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<10 {
                group.addTask {
                    await #expect(throws: TransferError.tooLarge) {
                        try await transfers.data(from: server.url("/endless"))
                    }
                }
            }
        }
        let sentByteCount = server.sentByteCount
        expect(sentByteCount < 12 * (100_000 + Self.socketByteCount), "\(sentByteCount) bytes")
    }

    @Test("a server that sends nothing, or always more, meets the limit of time")
    func timeLimit() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        // Many at once, with limits that are over before libcurl has begun with all of them.
        for duration in [0.001, 0.002, 0.05] {
            let transfers = Self.transfers(duration: duration)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<60 {
                    group.addTask {
                        await #expect(throws: TransferError.tooSlow) {
                            try await transfers.data(from: server.url("/silent"))
                        }
                    }
                }
            }
        }
        let large = Self.transfers(byteCount: .max / 4, duration: 0.05)
        await #expect(throws: TransferError.tooSlow) { try await large.data(from: server.url("/endless")) }
    }

    @Test("a canceled task ends at once, before, while and after it loads")
    func cancelling() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let transfers = Self.transfers()
        let silent = try server.url("/silent")
        for waits in [false, true] {
            let task = Task { try await transfers.data(from: silent) }
            if waits { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        let done = Task { try await transfers.data(from: server.url("/bytes/5")) }
        try await expectEqual(done.value.count, 5)
        done.cancel()
        try await expectEqual(transfers.data(from: server.url("/bytes/6")).count, 6)
    }

    @Test("cancels that meet failures and successes leave every task with one result")
    func cancellingWhileFailing() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        let transfers = Self.transfers()
        let paths = ["/closed", "/bytes/2000", "/status/404", "/silent"]
        for round in 0..<60 {
            let tasks = try paths.map { path in
                let url = try server.url(path)
                return Task { try await transfers.data(from: url) }
            }
            for _ in 0..<round % 20 { await Task.yield() }
            for task in tasks { task.cancel() }
            for task in tasks { _ = await task.result }
        }
        try await expectEqual(transfers.data(from: server.url("/bytes/6")).count, 6)
    }

    @Test("limits of nothing and of no number let nothing through and stop nothing else")
    func strangeLimits() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        for byteCount in [0, -1] {
            let transfers = Self.transfers(byteCount: byteCount)
            await #expect(throws: TransferError.tooLarge) { try await transfers.data(from: server.url("/bytes/1")) }
        }
        for duration in [0, -TimeInterval.infinity, .nan] {
            let transfers = Self.transfers(duration: duration)
            await #expect(throws: TransferError.tooSlow) { try await transfers.data(from: server.url("/silent")) }
        }
        let unlimited = Self.transfers(byteCount: .max, duration: .infinity)
        try await expectEqual(unlimited.data(from: server.url("/bytes/3")).count, 3)
    }

    @Test("a configuration with protocol classes of its own is that of a session")
    func protocolClasses() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StandInProtocol.self] + (configuration.protocolClasses ?? [])
        let transfers = Self.transfers(byteCount: 10, configuration: configuration)
        let url = try require(URL(string: "https://stand-in.invalid/8"))
        try await expectEqual(transfers.data(from: url).count, 8)
        let large = try require(URL(string: "https://stand-in.invalid/11"))
        await #expect(throws: TransferError.tooLarge) { try await transfers.data(from: large) }
        let missing = try require(URL(string: "https://stand-in.invalid/none"))
        await #expect(throws: TransferError.status(404)) { try await transfers.data(from: missing) }
        let task = Task { try await transfers.data(from: url) }
        task.cancel()
        _ = await task.result
    }
}

/// Answers with as many bytes as the path says.
private final class StandInProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "stand-in.invalid" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let count = Int(url.lastPathComponent)
        guard
            let response = HTTPURLResponse(
                url: url,
                statusCode: count == nil ? 404 : 200,
                httpVersion: "HTTP/1.1",
                headerFields: nil
            )
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(count: count ?? 3))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
