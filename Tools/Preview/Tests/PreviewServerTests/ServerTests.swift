import FlyingFox
import FlyingSocks
import Foundation
import Honeycomb
import Testing

@testable import PreviewServer

/// A connection to a server that sends and receives bytes.
struct Client {
    let socket: AsyncSocket

    /// The pool of all clients: each pool that waits blocks a thread of Dispatch, which has 255 of them, also for the main actor.
    private static let pool = Task {
        let pool = ServerSocketPool(base: HTTPServer.defaultPool())
        try await pool.prepare()
        Task { try await pool.run() }
        return pool
    }

    init(port: UInt16) async throws {
        let pool = try await Self.pool.value
        socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), pool: pool)
    }

    /// Sends a request and returns the status line and the headers.
    func request(_ target: String, headers: [String]) async throws -> String {
        let lines = ["GET \(target) HTTP/1.1"] + headers
        try await socket.write(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) { bytes.append(try await socket.read()) }
        return String(decoding: bytes, as: UTF8.self)
    }

    func upgrade(port: UInt16, origin: String? = nil, host: String? = nil) async throws -> String {
        let host = host ?? "127.0.0.1:\(port)"
        return try await request(
            "/live",
            headers: [
                "Host: \(host)", "Origin: \(origin ?? "http://\(host)")", "Connection: Upgrade", "Upgrade: websocket",
                "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            ]
        )
    }

    /// Sends a text in one masked frame.
    func send(_ text: String) async throws {
        try await send(opcode: 1, Array(text.utf8))
    }

    private func send(opcode: UInt8, _ bytes: [UInt8]) async throws {
        var head: [UInt8] = [0x80 | opcode]
        switch bytes.count {
        case ..<126: head.append(0x80 | UInt8(bytes.count))
        case ..<65_536: head += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        default: head += [0x80 | 127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
        }
        try await socket.write(Data(head + [0, 0, 0, 0] + bytes))
    }

    /// Sends a ping and waits for its answer.
    func ping() async throws {
        try await send(opcode: 9, [])
        while try await receive().opcode != 10 {}
    }

    /// Waits for a picture.
    func waitForFrame() async throws {
        while try await receive().opcode != 2 {}
    }

    /// Returns the opcode and the payload of the next frame.
    func receive() async throws -> (opcode: UInt8, payload: [UInt8]) {
        let head = try await socket.read(bytes: 2)
        var length = Int(head[1] & 0x7F)
        if length == 126 { length = try await socket.read(bytes: 2).reduce(0) { $0 << 8 | Int($1) } }
        if length == 127 { length = try await socket.read(bytes: 8).reduce(0) { $0 << 8 | Int($1) } }
        return (head[0] & 0x0F, length == 0 ? [] : try await socket.read(bytes: length))
    }
}

/// Serves screens on a free port while the body runs.
@MainActor
func withServer(_ body: @escaping @MainActor (UInt16) async throws -> Void) async throws {
    let screen = PreviewScreen("One") { _ in UIViewController() }
    let server = PreviewServer([screen], configuration: PreviewConfiguration(port: 0, isolatesScreens: false)) { _ in }
    let (ports, continuation) = AsyncStream<UInt16>.makeStream()
    let task = Task { try await server.run { continuation.yield(UInt16($0.port ?? 0)) } }
    for await port in ports {
        try await body(port)
        break
    }
    task.cancel()
    _ = await task.result
}

@Suite("Server", .timeLimit(.minutes(2)))
struct ServerTests {
    @Test("the page has a strict policy and names no other machine")
    func page() async throws {
        try await withServer { port in
            let head = try await Client(port: port).request("/", headers: ["Host: 127.0.0.1:\(port)"])
            #expect(head.hasPrefix("HTTP/1.1 200"))
            #expect(head.contains("default-src 'none'; script-src 'self'"))
        }
        for file in try Self.pageFiles() {
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
            #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("//cdn"))
        }
    }

    @Test("each file of the page is served, modules with the type that browsers ask of them")
    func files() async throws {
        let types = ["html": "text/html", "css": "text/css", "js": "text/javascript"]
        for file in try Self.pageFiles() {
            let name = file.lastPathComponent
            let response = try #require(PreviewPage.file(name == "index.html" ? "/" : "/" + name), "\(name)")
            let type = try #require(types[file.pathExtension], "\(name)")
            #expect(response.headers[.contentType] == type + "; charset=utf-8", "\(name)")
            #expect(response.headers[HTTPHeader("Content-Security-Policy")]?.hasPrefix("default-src 'none'") == true)
            #expect(try await response.bodyData == Data(contentsOf: file), "\(name)")
        }
    }

    /// The files that the page consists of.
    private static func pageFiles() throws -> [URL] {
        let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = package.appendingPathComponent("Sources/PreviewServer/Page")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }

    @Test(
        "no address leads out of the page's files",
        arguments: ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/page.css/../../x"]
    )
    func paths(path: String) async throws {
        try await withServer { port in
            let head = try await Client(port: port).request(path, headers: ["Host: 127.0.0.1:\(port)"])
            #expect(head.hasPrefix("HTTP/1.1 4"), "\(head)")
        }
    }

    @Test("names that other sites resolve to this machine, and other sites' WebSockets, are rejected")
    func origins() async throws {
        try await withServer { port in
            let page = try await Client(port: port).request("/", headers: ["Host: evil.example:\(port)"])
            #expect(page.hasPrefix("HTTP/1.1 403"))
            let rebound = try await Client(port: port).upgrade(port: port, host: "evil.example")
            #expect(rebound.hasPrefix("HTTP/1.1 403"))
            let foreign = try await Client(port: port).upgrade(port: port, origin: "http://evil.example")
            #expect(foreign.hasPrefix("HTTP/1.1 403"))
            let other = try await Client(port: port).upgrade(port: port, origin: "http://127.0.0.1:1")
            #expect(other.hasPrefix("HTTP/1.1 403"))
            let own = try await Client(port: port).upgrade(port: port, origin: "http://127.0.0.1:\(port)")
            #expect(own.hasPrefix("HTTP/1.1 101"))
        }
    }

    @Test("a token is asked for where other machines reach the server")
    func tokens() {
        let access = RequestGuard(host: "0.0.0.0", token: "secret")
        func request(_ query: [HTTPRequest.QueryItem]) -> HTTPRequest {
            HTTPRequest(
                method: .GET,
                version: .http11,
                path: "/live",
                query: query,
                headers: [.host: "10.0.0.1:80"],
                body: Data()
            )
        }
        #expect(access.rejection(of: request([]), needsToken: true) != nil)
        #expect(access.rejection(of: request([.init(name: "token", value: "guess")]), needsToken: true) != nil)
        #expect(access.rejection(of: request([.init(name: "token", value: "secret")]), needsToken: true) == nil)
    }

    @Test("a viewer gets screens and frames over the WebSocket; nonsense ends only its own connection")
    func sockets() async throws {
        try await withServer { port in
            let client = try await Client(port: port)
            #expect(try await client.upgrade(port: port).hasPrefix("HTTP/1.1 101"))
            let hello = try await client.receive()
            #expect(String(decoding: hello.payload, as: UTF8.self).contains(#""title":"One""#))

            let other = try await Client(port: port)
            _ = try await other.upgrade(port: port)
            _ = try await other.receive()
            try await other.send("nonsense")
            #expect(try await other.receive().opcode == 8)

            try await client.send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#)
            try await client.waitForFrame()
        }
    }

    @Test("a message without an end, and a frame that promises more bytes than there are, end only their connection")
    func longMessages() async throws {
        try await withServer { port in
            let client = try await Client(port: port)
            _ = try await client.upgrade(port: port)
            let part = [UInt8](repeating: 32, count: 65_535)
            var opcode: UInt8 = 1
            for _ in 0..<8 {
                // The server has closed when it fails.
                guard (try? await client.socket.write(Data([opcode, 0xFE, 0xFF, 0xFF, 0, 0, 0, 0] + part))) != nil
                else { break }
                opcode = 0
            }
            await #expect(throws: (any Error).self) {
                while true { _ = try await client.receive() }
            }
            let other = try await Client(port: port)
            _ = try await other.upgrade(port: port)
            try await other.socket.write(Data([0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]))
            let head = try await Client(port: port).request("/", headers: ["Host: 127.0.0.1:\(port)"])
            #expect(head.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("50 connections that say nothing, and malformed requests, leave the page served")
    func floods() async throws {
        try await withServer { port in
            var silent: [Client] = []
            for _ in 0..<50 { silent.append(try await Client(port: port)) }
            for bytes in ["\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9\r\nHost\r\n\r\n"] {
                try await Client(port: port).socket.write(Data(bytes.utf8))
            }
            let head = try await Client(port: port).request("/", headers: ["Host: 127.0.0.1:\(port)"])
            #expect(head.hasPrefix("HTTP/1.1 200"))
            for client in silent { try client.socket.close() }
        }
    }

    @Test("1,000 quick connections, half of them with half a request, leave a viewer with its frames")
    func quickConnections() async throws {
        try await withServer { port in
            let viewer = try await Client(port: port)
            _ = try await viewer.upgrade(port: port)
            _ = try await viewer.receive()
            let connected = await Task.detached {
                (0..<1_000).count { number in
                    QuickConnection.open(port: port, sending: number % 2 == 0 ? "GET / HTTP/1.1\r\nHost: 127" : "")
                }
            }.value
            #expect(connected == 1_000)
            try await viewer.send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#)
            try await viewer.waitForFrame()
            let head = try await Client(port: port).request("/", headers: ["Host: 127.0.0.1:\(port)"])
            #expect(head.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("the viewer after the last one is told that there are too many; a place is free again when one leaves")
    func tooManyViewers() async throws {
        try await withServer { port in
            var viewers: [Client] = []
            for _ in 0..<PreviewLibrary.maximumViewerCount {
                let viewer = try await Client(port: port)
                _ = try await viewer.upgrade(port: port)
                #expect(
                    String(decoding: try await viewer.receive().payload, as: UTF8.self).contains(#""type":"hello""#)
                )
                viewers.append(viewer)
            }
            let late = try await Client(port: port)
            _ = try await late.upgrade(port: port)
            let answer = try await late.receive()
            #expect(String(decoding: answer.payload, as: UTF8.self).contains(#""type":"full","values":16"#))
            #expect(try await late.receive().opcode == 8)

            try viewers.removeLast().socket.close()
            var isWelcome = false
            // The server learns of the closed connection in its own time.
            for _ in 0..<10_000 where !isWelcome {
                let next = try await Client(port: port)
                _ = try await next.upgrade(port: port)
                isWelcome = String(decoding: try await next.receive().payload, as: UTF8.self).contains("hello")
                if isWelcome { viewers.append(next) } else { try next.socket.close() }
            }
            #expect(isWelcome)
            for viewer in viewers { try viewer.socket.close() }
        }
    }
}

/// A connection that is closed at once.
private enum QuickConnection {
    /// Connects, sends a text and closes the connection; returns whether it was accepted.
    static func open(port: UInt16, sending text: String) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { return false }
        _ = send(descriptor, text, text.utf8.count, Int32(MSG_NOSIGNAL))
        return true
    }
}
