import FlyingSocks
import Foundation
import Glibc
import Synchronization

/// Takes the connections of the network, and passes on those that begin with a request of a reasonable size.
///
/// The web server behind it reads heads of any length, in time that grows with their square, and goes on when the client has left. Here
/// each byte is looked at once, and what is too long, too slow or ambiguous is answered without it. Every connection has threads of its
/// own, which wait in the kernel; few connections of a preview live long.
final class FrontDoor: Sendable {
    /// How long a head may take to arrive, in seconds.
    static let patience = 10
    /// How many connections there may be at once.
    static let connectionLimit = 128

    private struct State {
        var isStopped = false
        var descriptors: Set<Int32> = []
    }

    private let listener: Int32
    private let inside: String
    private let state = Mutex(State())

    /// The port, which the system chose if none was given.
    let port: UInt16

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - address: The address and the port of the network.
    ///   - inside: The path of the socket of the server behind the door.
    init(address: some SocketAddress, inside: String) throws {
        let socket = try Socket(domain: Int32(type(of: address).family), type: .stream)
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: address)
        try socket.listen()
        listener = socket.file.rawValue
        self.inside = inside
        switch try socket.sockname() {
        case .ip4(_, let port), .ip6(_, let port): self.port = port
        case .unix: port = 0
        }
    }

    /// Accepts connections until the door is closed.
    func open() {
        Self.thread { [self] in
            while !state.withLock({ $0.isStopped }) {
                let client = accept(listener, nil, nil)
                if client >= 0 { admit(client) } else if !waitAfterFailure() { return }
            }
        }
    }

    /// Closes all connections.
    func close() {
        let descriptors = state.withLock { state in
            state.isStopped = true
            return state.descriptors
        }
        for descriptor in descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
        shutdown(listener, Int32(SHUT_RDWR))
        Glibc.close(listener)
    }

    /// Whether to accept again: not after the listener was closed. Without free descriptors, connections wait.
    private func waitAfterFailure() -> Bool {
        guard !state.withLock({ $0.isStopped }) else { return false }
        usleep(50_000)
        return true
    }

    private func admit(_ client: Int32) {
        let isAdmitted = state.withLock { state in
            guard !state.isStopped, state.descriptors.count < Self.connectionLimit else { return false }
            return state.descriptors.insert(client).inserted
        }
        guard isAdmitted else {
            Glibc.close(client)
            return
        }
        Self.thread { [self] in
            serve(client)
            state.withLock { _ = $0.descriptors.remove(client) }
            Glibc.close(client)
        }
    }

    private static func thread(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = 256 << 10
        thread.start()
    }

    // MARK: One connection

    private func serve(_ client: Int32) {
        setOption(IPPROTO_TCP, TCP_NODELAY, 1 as Int32, of: client)
        let request: RequestHead.Request
        do throws(RequestHead.Rejection) {
            guard let head = try readHead(of: client) else { return }
            request = try head.request()
        } catch {
            return refuse(client, error)
        }
        guard let server = connectInside() else { return }
        defer { Glibc.close(server) }
        setOption(SOL_SOCKET, SO_RCVTIMEO, timeval(tv_sec: 0, tv_usec: 0), of: client)
        guard Self.write(request.head, to: server) else { return }
        guard request.isWebSocket else {
            shutdown(server, Int32(SHUT_WR))
            return Self.copy(from: server, to: client)
        }
        guard Self.write(request.rest, to: server) else { return }
        let forth = DispatchSemaphore(value: 0)
        Self.thread {
            Self.copy(from: client, to: server)
            shutdown(server, Int32(SHUT_WR))
            forth.signal()
        }
        Self.copy(from: server, to: client)
        shutdown(client, Int32(SHUT_RDWR))
        forth.wait()
    }

    /// Returns the head of the first request; `nil` if the client left.
    private func readHead(of client: Int32) throws(RequestHead.Rejection) -> RequestHead? {
        var head = RequestHead()
        let end = ContinuousClock.now + .seconds(Self.patience)
        while head.length == nil {
            let left = ContinuousClock.now.duration(to: end).components
            guard left.seconds >= 0, left.attoseconds >= 0, left.seconds + left.attoseconds > 0 else {
                throw RequestHead.Rejection(status: "408 Request Timeout", text: "The request took too long.")
            }
            let time = timeval(tv_sec: Int(left.seconds), tv_usec: max(1, Int(left.attoseconds / 1_000_000_000_000)))
            setOption(SOL_SOCKET, SO_RCVTIMEO, time, of: client)
            var buffer = [UInt8](repeating: 0, count: 4_096)
            let count = recv(client, &buffer, buffer.count, 0)
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            guard count > 0 else { return nil }
            try head.append(buffer[..<count])
        }
        return head
    }

    private func refuse(_ client: Int32, _ rejection: RequestHead.Rejection) {
        let text = rejection.text
        let answer =
            "HTTP/1.1 \(rejection.status)\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: \(text.utf8.count)\r\n"
            + "X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n\(text)"
        guard Self.write(Array(answer.utf8), to: client) else { return }
        shutdown(client, Int32(SHUT_WR))
        // What is still under way is read, though not for long: closing at once would take the answer back.
        setOption(SOL_SOCKET, SO_RCVTIMEO, timeval(tv_sec: 0, tv_usec: 200_000), of: client)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        for _ in 0..<64 where recv(client, &buffer, buffer.count, 0) <= 0 { return }
    }

    private func connectInside() -> Int32? {
        let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard server >= 0 else { return nil }
        var address = sockaddr_un.unix(path: inside)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isConnected else {
            Glibc.close(server)
            return nil
        }
        return server
    }

    // MARK: Bytes

    private static func copy(from source: Int32, to target: Int32) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(source, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0, write(buffer[..<count], to: target) else { return }
        }
    }

    private static func write(_ bytes: some Collection<UInt8>, to target: Int32) -> Bool {
        let bytes = ContiguousArray(bytes)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                send(target, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    private func setOption<Value>(_ level: some BinaryInteger, _ name: Int32, _ value: Value, of socket: Int32) {
        withUnsafeBytes(of: value) { _ = setsockopt(socket, Int32(level), name, $0.baseAddress, socklen_t($0.count)) }
    }
}
