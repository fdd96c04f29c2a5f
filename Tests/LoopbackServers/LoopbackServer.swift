import Foundation

/// An HTTP server on the loopback interface that behaves as badly as a path asks for. Other paths have one file.
public final class LoopbackServer: @unchecked Sendable {
    private let socket: Int32
    private let file: Data
    /// The port at which it listens.
    public let port: Int

    private let lock = NSLock()
    private var sentCount = 0

    /// The number of bytes of bodies that clients' sockets took.
    public var sentByteCount: Int { lock.withLock { sentCount } }

    /// Begins to listen at a free port.
    public init(file: Data = Data()) throws {
        self.file = file
        signal(SIGPIPE, SIG_IGN)
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        socket = Foundation.socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let listening = socket
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listening, pointer, length) == 0 && listen(listening, 128) == 0
                    && getsockname(listening, pointer, &length) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard isListening else { throw CocoaError(.fileReadUnknown) }
        Thread.detachNewThread { self.accept() }
    }

    deinit { close(socket) }

    /// Returns the URL of a path.
    public func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw CocoaError(.fileReadUnknown) }
        return url
    }

    /// Ends the server. Connections end when their clients close them.
    public func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
    }

    private func accept() {
        while true {
            let connection = Foundation.accept(socket, nil, nil)
            guard connection >= 0 else { return }
            Thread.detachNewThread {
                self.answer(connection)
                close(connection)
            }
        }
    }

    private func answer(_ connection: Int32) {
        let head = readHead(connection)
        let path = String(head.split(separator: " ").dropFirst().first ?? "/")
        let parts = path.split(separator: "/").map(String.init)
        let number = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        switch parts.first {
        case "bytes":
            send("HTTP/1.1 200 OK\r\nContent-Length: \(number)\r\nConnection: close\r\n\r\n", connection)
            sendBody(Data(repeating: 7, count: number), connection)
        case "status":
            send("HTTP/1.1 \(number) Other\r\nContent-Length: 5\r\nConnection: close\r\n\r\n", connection)
            sendBody(Data("other".utf8), connection)
        case "endless":
            send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n", connection)
            let piece = Data(repeating: 7, count: 65_536)
            while sendBody(piece, connection) {}
        case "silent":
            readUntilClosed(connection)
        case "redirect":
            send("HTTP/1.1 302 Found\r\nLocation: /bytes/\(number)\r\nContent-Length: 0\r\n", connection)
            send("Connection: close\r\n\r\n", connection)
        case "elsewhere":
            send("HTTP/1.1 302 Found\r\nLocation: file:///etc/hostname\r\nContent-Length: 0\r\n", connection)
            send("Connection: close\r\n\r\n", connection)
        case "echo":
            send("HTTP/1.1 200 OK\r\nContent-Length: \(head.utf8.count)\r\nConnection: close\r\n\r\n", connection)
            sendBody(Data(head.utf8), connection)
        case "compressed":
            let body = Data(base64Encoded: Self.compressedZeros) ?? Data()
            send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(body.count)\r\n", connection)
            send("Connection: close\r\n\r\n", connection)
            sendBody(body, connection)
        case "closed":
            break
        default:
            send("HTTP/1.1 200 OK\r\nContent-Length: \(file.count)\r\nConnection: close\r\n\r\n", connection)
            sendBody(file, connection)
        }
    }

    private func readHead(_ connection: Int32) -> String {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while head.suffix(4) != [13, 10, 13, 10], recv(connection, &byte, 1, 0) == 1 { head.append(byte) }
        return String(decoding: head, as: UTF8.self)
    }

    private func readUntilClosed(_ connection: Int32) {
        var byte: UInt8 = 0
        while recv(connection, &byte, 1, 0) == 1 {}
    }

    private func send(_ text: String, _ connection: Int32) {
        _ = sendAll(Data(text.utf8), connection)
    }

    @discardableResult
    private func sendBody(_ data: Data, _ connection: Int32) -> Bool {
        let count = sendAll(data, connection)
        lock.withLock { sentCount += count }
        return count == data.count
    }

    private func sendAll(_ data: Data, _ connection: Int32) -> Int {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(connection, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, 0)
                guard count > 0 else { break }
                sent += count
            }
            return sent
        }
    }

    /// 300,000 zeros, by gzip.
    private static let compressedZeros = """
        H4sIAAAAAAACA+3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAA/Bj74rL24JMEAA==
        """
}
