import Foundation
import Testing

@testable import PreviewServer

/// Requests and messages that no browser sends. Each is refused or ignored, and a viewer beside it goes on.
@Suite("Hostile requests", .timeLimit(.minutes(2)))
struct HostileRequestTests {
    /// Sends bytes over a connection of its own; returns the status, or nil if the connection is closed without one.
    private func status(of bytes: Data, port: UInt16) async throws -> Int? {
        let client = try await Client(port: port)
        // The server may close before it has read everything.
        try? await client.socket.write(bytes)
        var line: [UInt8] = []
        while line.last != 10 {
            guard let byte = try? await client.socket.read() else { return nil }
            line.append(byte)
        }
        try? client.socket.close()
        return String(decoding: line, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    private func status(of lines: [String], port: UInt16) async throws -> Int? {
        try await status(of: Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8), port: port)
    }

    private func isServed(port: UInt16) async throws -> Bool {
        try await status(of: ["GET / HTTP/1.1", "Host: 127.0.0.1:\(port)"], port: port) == 200
    }

    @Test("no spelling of an address leads out of the page's files")
    func paths() async throws {
        let paths = [
            "/%252e%252e/%252e%252e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
            "/..%5c..%5cetc%5cpasswd", "/..\\..\\etc\\passwd", "/main.js%00", "/main.js%00.css", "/%00",
            "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd", "/%u002e%u002e/etc/passwd", "/....//....//etc/passwd",
            "/;/../../etc/passwd", "/page.css/", "/MAIN.JS", "/.git/config", "/Package.swift", "/proc/self/environ",
            "file:///etc/passwd", "*", "/" + String(repeating: "../", count: 2_000) + "etc/passwd",
        ]
        try await withServer { port in
            for path in paths {
                let status = try await status(of: ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"], port: port)
                // A slash at the end is the same file.
                let isRefused = status == nil || 400..<500 ~= status ?? 0
                #expect(isRefused || path == "/page.css/", "\(path): \(status ?? 0)")
            }
            #expect(try await isServed(port: port))
        }
    }

    @Test("a host that only looks like this machine, several or none are rejected")
    func hosts() async throws {
        try await withServer { port in
            let hosts = [
                "", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "localhost.", "127.0.0.1:x",
                "127.0.0.1:80@evil.example", "evil@127.0.0.1", "[::1].evil.example", "[::1]evil", "0.0.0.0", "[::]",
                "127.1",
            ]
            for host in hosts {
                let status = try await status(of: ["GET / HTTP/1.1", "Host: \(host)"], port: port)
                #expect(status == 403, "\(host)")
            }
            #expect(try await status(of: ["GET / HTTP/1.1"], port: port) == 403)
            for host in ["127.0.0.1", "127.0.0.1:\(port)", "LOCALHOST:\(port)", "[::1]:\(port)"] {
                #expect(try await status(of: ["GET / HTTP/1.1", "Host: \(host)"], port: port) == 200, "\(host)")
            }
            for origin in ["null", "file://", "http://localhost.evil.example", "https://127.0.0.1:\(port)"] {
                let rejected = try await Client(port: port).upgrade(port: port, origin: origin)
                #expect(rejected.hasPrefix("HTTP/1.1 403"), "\(origin)")
            }
        }
    }

    @Test("other methods, lengths that lie and headers without end are refused, or their connection is closed")
    func requests() async throws {
        try await withServer { port in
            let host = "Host: 127.0.0.1:\(port)"
            for method in ["POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "OPTIONS", "NONSENSE"] {
                for path in ["/", "/live"] {
                    let status = try await status(
                        of: ["\(method) \(path) HTTP/1.1", host, "Content-Length: 0"],
                        port: port
                    )
                    #expect(status == 405 || status == 404, "\(method) \(path)")
                }
            }
            for length in ["-1", "99999999999999999999", "x", "1e3"] {
                let status = try await status(of: ["GET / HTTP/1.1", host, "Content-Length: \(length)"], port: port)
                #expect(status == nil || status == 400, "\(length)")
            }
            let both = ["POST / HTTP/1.1", host, "Content-Length: 5", "Transfer-Encoding: chunked"]
            let conflict = try await status(of: both, port: port)
            #expect(conflict == nil || conflict == 400 || conflict == 405)
            let headers = (0..<500).map { "X-Header-\($0): value" }
            _ = try await status(of: ["GET / HTTP/1.1", host] + headers, port: port)
            let long = "GET /" + String(repeating: "a", count: 8_000) + " HTTP/1.1"
            #expect(try await status(of: [long, host], port: port) == 404)
            _ = try await status(
                of: ["GET / HTTP/1.1", host, "X: " + String(repeating: "b", count: 8_000)],
                port: port
            )
            var noise = SeededBytes(seed: 19)
            for _ in 0..<50 { _ = try await status(of: noise.bytes(64) + Data("\r\n\r\n".utf8), port: port) }
            #expect(try await isServed(port: port))
        }
    }

    @Test("heads without end are refused after a few bytes, and two hosts are none")
    func heads() async throws {
        try await withServer { port in
            let host = "Host: 127.0.0.1:\(port)"
            let endless =
                Data("GET / HTTP/1.1\r\n\(host)\r\n".utf8) + Data(repeating: UInt8(ascii: "a"), count: 1 << 20)
            let refused = try await status(of: endless, port: port)
            #expect(refused == 431)
            let many = (0..<50_000).map { "X-\($0): 1" }
            #expect(try await status(of: ["GET / HTTP/1.1", host] + many, port: port) == 431)
            #expect(try await status(of: Data(repeating: UInt8(ascii: "G"), count: 1 << 20), port: port) == 414)
            let long = "GET /" + String(repeating: "a", count: 1 << 20) + " HTTP/1.1"
            #expect(try await status(of: [long, host], port: port) == 414)
            for second in [host, "Host: evil.example", "host: localhost", "HOST:"] {
                #expect(try await status(of: ["GET / HTTP/1.1", host, second], port: port) == 400, "\(second)")
            }
            for line in ["Host", " folded: x", "X : y", ": z", "\u{1}"] {
                #expect(try await status(of: ["GET / HTTP/1.1", host, line], port: port) == 400, "\(line)")
            }
            for line in ["GET /", "GET  HTTP/1.1", "GET / HTTP/2", "GET / x HTTP/1.1", "HELLO"] {
                #expect(try await status(of: [line, host], port: port) == 400, "\(line)")
            }
            #expect(try await isServed(port: port))
        }
    }

    @Test("a head is complete after its empty line, however it is cut, and each byte is looked at once")
    func pieces() throws {
        let text = "\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\nrest"
        for size in 1...text.utf8.count {
            var head = RequestHead()
            let bytes = Array(text.utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                try head.append(bytes[start..<min(start + size, bytes.count)])
            }
            let request = try head.request()
            #expect(
                String(decoding: request.head, as: UTF8.self)
                    == "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            )
            #expect(String(decoding: request.rest, as: UTF8.self) == "rest" && !request.isWebSocket)
        }
        var socket = RequestHead()
        try socket.append("GET /live HTTP/1.1\nHost: a\nUpgrade: websocket\nConnection: Upgrade\n\n".utf8)
        let upgrade = try socket.request()
        #expect(upgrade.isWebSocket)
        #expect(String(decoding: upgrade.head, as: UTF8.self).contains("Connection: Upgrade\r\n"))
    }

    @Test("a sender of one byte at a time is served, and a viewer beside it is answered after each byte")
    func slowSender() async throws {
        try await withServer { port in
            let viewer = try await Client(port: port)
            _ = try await viewer.upgrade(port: port)
            _ = try await viewer.receive()
            let slow = try await Client(port: port)
            for byte in "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8 {
                try await slow.socket.write(Data([byte]))
                try await viewer.ping()
            }
            var head: [UInt8] = []
            while head.last != 10 { head.append(try await slow.socket.read()) }
            #expect(String(decoding: head, as: UTF8.self).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("a malformed frame ends at most its own connection")
    func frames() async throws {
        let mask: [UInt8] = [0, 0, 0, 0]
        let frames: [(name: String, bytes: [UInt8])] = [
            ("unmasked", [0x81, 2] + Array("{}".utf8)), ("reserved bits", [0xF1, 0x82] + mask + Array("{}".utf8)),
            ("unknown opcode", [0x83, 0x80] + mask), ("unknown control opcode", [0x8F, 0x80] + mask),
            ("ping in parts", [0x09, 0x80] + mask),
            ("long ping", [0x89, 0xFE, 0, 200] + mask + Array(repeating: 1, count: 200)),
            ("text that is not UTF-8", [0x81, 0x82] + mask + [0xC3, 0x28]), ("part of nothing", [0x80, 0x80] + mask),
            ("binary", [0x82, 0x81] + mask + [1]), ("close with half a code", [0x88, 0x81] + mask + [3]),
            ("close", [0x88, 0x82] + mask + [3, 0xE8]), ("half a frame", [0x81]), ("empty text", [0x81, 0x80] + mask),
        ]
        try await withServer { port in
            let viewer = try await Client(port: port)
            _ = try await viewer.upgrade(port: port)
            _ = try await viewer.receive()
            for frame in frames {
                let client = try await Client(port: port)
                _ = try await client.upgrade(port: port)
                _ = try await client.receive()
                try await client.socket.write(Data(frame.bytes))
                try await viewer.ping()
                try client.socket.close()
            }
            try await viewer.send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#)
            try await viewer.waitForFrame()
        }
    }

    @Test("messages with absurd values are clamped or end their connection")
    func messages() async throws {
        let device = { (text: String) in #"{"type":"open","devices":[\#(text)]}"# }
        let texts = [
            device(#"{"width":0,"height":0,"scale":0}"#), device(#"{"width":-5,"height":-5,"scale":-5}"#),
            device(#"{"width":1e308,"height":1e308,"scale":1e308}"#),
            device(#"{"width":1e-308,"height":1e-308,"scale":1e-308}"#),
            device(#"{"textSize":-1}"#), device(#"{"textSize":9223372036854775807}"#),
            device(#"{"appearance":"\u0000"}"#),
            device(Array(repeating: "{}", count: 1_000).joined(separator: ",")),
            #"{"type":"touch","phase":"down","device":-1,"x":1e308,"y":-1e308}"#,
            #"{"type":"wheel","device":99,"x":1,"y":1,"dx":1e308,"dy":1e308}"#,
            #"{"type":"inspect","device":9223372036854775807}"#,
            #"{"type":"key","text":"\u0000","modifiers":["nonsense"]}"#,
            #"{"type":"token","text":"../..","value":"1e999"}"#,
            #"{"type":"saveTokens"}"#, #"{"type":"restart"}"#, #"{"type":"unknown"}"#,
            #"{"type":"open","screen":"../../etc/passwd"}"#,
            "[" + String(repeating: "[", count: 100_000),
            #"{"type":"text","text":"\#(String(repeating: "🙂", count: 10_000))"}"#, "{}", "",
            #"{"type":"touch","x":NaN}"#, #"{"type":"open","devices":[{"width":1e999}]}"#,
        ]
        try await withServer { port in
            let viewer = try await Client(port: port)
            _ = try await viewer.upgrade(port: port)
            _ = try await viewer.receive()
            for text in texts {
                let client = try await Client(port: port)
                _ = try await client.upgrade(port: port)
                try await client.send(text)
                try await viewer.ping()
                try client.socket.close()
            }
            try await viewer.send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#)
            try await viewer.waitForFrame()
        }
    }

    @Test("a page that asks without end waits for its answers, and a viewer beside it does not")
    func flood() async throws {
        try await withServer { port in
            let flooding = try await Client(port: port)
            _ = try await flooding.upgrade(port: port)
            try await flooding.send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#)
            let flood = Task { while !Task.isCancelled { try await flooding.send(#"{"type":"inspect","device":0}"#) } }
            for _ in 0..<20 {
                let viewer = try await Client(port: port)
                _ = try await viewer.upgrade(port: port)
                try await viewer.send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#)
                try await viewer.waitForFrame()
                try viewer.socket.close()
            }
            flood.cancel()
            try flooding.socket.close()
        }
    }
}

@Suite("Connections")
struct ConnectionTests {
    @Test("messages wait while too many are not handled, and no longer when the connection is closed")
    func messages() async {
        let connection = Connection()
        for _ in 0..<Connection.maximumMessageCount { await connection.takeMessage() }
        async let next: Void = connection.takeMessage()
        connection.didHandleMessage()
        await next
        async let last: Void = connection.takeMessage()
        connection.close()
        await last
        await connection.takeMessage()
    }

    @Test("what is not read is limited, whatever the size of the last message")
    func output() {
        let connection = Connection()
        #expect(connection.addOutput(Connection.maximumByteCount))
        #expect(connection.addOutput(100_000_000))
        #expect(!connection.addOutput(1))
        connection.removeOutput(100_000_000)
        #expect(connection.addOutput(1))
        #expect(!connection.addOutput(1))
    }
}

/// Bytes that are the same in each run.
private struct SeededBytes {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func bytes(_ count: Int) -> Data {
        Data(
            (0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            }
        )
    }
}
