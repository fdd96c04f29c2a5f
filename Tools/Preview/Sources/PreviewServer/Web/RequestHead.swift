/// The request line and the headers of a request, read piece by piece: each byte once, and no more than a browser sends.
struct RequestHead {
    /// A request that is not passed on.
    struct Rejection: Error, Equatable {
        let status: String
        let text: String
    }

    /// The longest request line, in bytes.
    static let lineLimit = 8_192
    /// The longest head, in bytes; browsers send about one thousand.
    static let limit = 16_384

    private(set) var bytes: [UInt8] = []
    /// The number of bytes of the head; `nil` until all of it has arrived. What follows is already of the WebSocket.
    private(set) var length: Int?
    private var hasLine = false
    /// Whether the bytes end with an empty line so far.
    private var lineLength = 0

    /// Adds what has arrived.
    mutating func append(_ new: some Sequence<UInt8>) throws(Rejection) {
        for byte in new {
            bytes.append(byte)
            guard length == nil else { continue }
            switch byte {
            case UInt8(ascii: "\n"):
                // Empty lines before the request line are none of it (RFC 9112, 2.2).
                if lineLength == 0, hasLine { length = bytes.count }
                if lineLength > 0 { hasLine = true }
                lineLength = 0
            case UInt8(ascii: "\r"): break
            default: lineLength += 1
            }
            if !hasLine, bytes.count > Self.lineLimit {
                throw Rejection(status: "414 URI Too Long", text: "The address is too long.")
            }
            if length == nil, bytes.count > Self.limit {
                throw Rejection(status: "431 Request Header Fields Too Large", text: "The headers are too long.")
            }
        }
    }

    /// The request to pass on.
    struct Request {
        /// The head, without headers about the connection unless it becomes a WebSocket.
        let head: [UInt8]
        let isWebSocket: Bool
        /// What came after the head.
        let rest: ArraySlice<UInt8>
    }

    /// Returns the request, once all of its head has arrived.
    func request() throws(Rejection) -> Request {
        let end = length ?? bytes.count
        let lines = bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
            .map { String(decoding: $0, as: UTF8.self).trimmingLineEnd }.filter { !$0.isEmpty }
        guard let line = lines.first else { throw Self.malformed }
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, !words[1].isEmpty, words[2].hasPrefix("HTTP/1.") else { throw Self.malformed }
        guard ["GET", "HEAD"].contains(words[0]) else {
            throw Rejection(status: "405 Method Not Allowed", text: "This preview is only read.")
        }
        var headers: [(name: String, line: String)] = []
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex, line.first?.isWhitespace == false,
                line[..<colon].last?.isWhitespace == false
            else { throw Self.malformed }
            headers.append((line[..<colon].lowercased(), line))
        }
        guard headers.count(where: { $0.name == "host" }) <= 1 else {
            throw Rejection(status: "400 Bad Request", text: "A request names one host.")
        }
        guard !headers.contains(where: { ["content-length", "transfer-encoding"].contains($0.name) }) else {
            throw Rejection(status: "400 Bad Request", text: "This preview reads no content.")
        }
        let isWebSocket = headers.contains { $0.name == "upgrade" }
        // Each connection has one request: what came after it was not looked at.
        let kept = isWebSocket ? headers : headers.filter { $0.name != "connection" && $0.name != "keep-alive" }
        let text = ([line] + kept.map(\.line) + (isWebSocket ? [] : ["Connection: close"])).joined(separator: "\r\n")
        return Request(head: Array((text + "\r\n\r\n").utf8), isWebSocket: isWebSocket, rest: bytes[end...])
    }

    private static let malformed = Rejection(status: "400 Bad Request", text: "This is no request of HTTP/1.1.")
}

extension String {
    fileprivate var trimmingLineEnd: String {
        // "\r" alone is no line break between characters here: the text was split at "\n".
        var scalars = Substring(self).unicodeScalars
        while scalars.last == "\r" { scalars.removeLast() }
        return String(scalars)
    }
}
