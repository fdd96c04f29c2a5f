import FlyingFox
import FlyingSocks
import Glibc
import Synchronization
import Testing

@testable import PreviewServer

@Suite("Sockets of the server", .timeLimit(.minutes(1)))
struct ServerSocketPoolTests {
    /// A pool whose sockets never wait, and that remembers them.
    private final class ReadyPool: AsyncSocketPool {
        private let state = Mutex<[Int32]>([])
        var descriptors: [Int32] { state.withLock { $0 } }

        func prepare() async throws {}
        func run() async throws {}
        func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
            state.withLock { $0.append(socket.file.rawValue) }
        }
    }

    @Test("a TCP socket that waited sends small messages without waiting for acknowledgments")
    func option() async throws {
        let option = BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
        let socket = try Socket(domain: Int32(AF_INET), type: .stream)
        defer { try? socket.close() }
        #expect(try socket.getValue(for: option) == false)
        try await ServerSocketPool(base: ReadyPool()).suspendSocket(socket, untilReadyFor: .read)
        #expect(try socket.getValue(for: option))
    }

    @Test("a socket waits with a descriptor of its own, an invalid one does not wait")
    func descriptors() async throws {
        let base = ReadyPool()
        let pool = ServerSocketPool(base: base)
        let socket = try Socket(domain: Int32(AF_UNIX), type: .stream)
        try await pool.suspendSocket(socket, untilReadyFor: .read)
        let waited = try #require(base.descriptors.first)
        #expect(waited != socket.file.rawValue)
        try socket.close()
        let invalid = Socket(file: Socket.FileDescriptor(rawValue: -1))
        await #expect(throws: (any Error).self) { try await pool.suspendSocket(invalid, untilReadyFor: .read) }
        #expect(base.descriptors.count == 1)
    }

    @Test("a connection that is closed while it waits leaves nothing behind for the next one with its number")
    func reuse() async throws {
        let pool = ServerSocketPool(base: HTTPServer.defaultPool())
        try await pool.prepare()
        let running = Task { try await pool.run() }
        for _ in 0..<20 {
            let (first, other) = try AsyncSocket.pair(pool: pool)
            let waiting = Task { try await first.read() }
            for _ in 0..<50 { await Task.yield() }
            try first.close()
            waiting.cancel()
            let (next, writer) = try AsyncSocket.pair(pool: pool)
            let reading = Task { try await next.read() }
            for _ in 0..<50 { await Task.yield() }
            try await writer.write(.init([7]))
            #expect(try await reading.value == 7)
            for socket in [other, next, writer] { try socket.close() }
        }
        running.cancel()
    }

    @Test("no connection is accepted while fewer than half of the descriptors are free")
    func listening() async throws {
        let listener = try Socket(domain: Int32(AF_INET), type: .stream)
        try listener.bind(to: .inet(ip4: "127.0.0.1", port: 0))
        try listener.listen()
        defer { try? listener.close() }
        let base = ReadyPool()
        let full = ServerSocketPool(base: base, descriptorLimit: 2)
        let waiting = Task { try await full.suspendSocket(listener, untilReadyFor: .connection) }
        for _ in 0..<50 { await Task.yield() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(base.descriptors.isEmpty)
        try await ServerSocketPool(base: base).suspendSocket(listener, untilReadyFor: .connection)
        #expect(base.descriptors.count == 1)
    }
}

extension AsyncSocket {
    /// Returns two sockets that are connected with each other.
    fileprivate static func pair(pool: some AsyncSocketPool) throws -> (AsyncSocket, AsyncSocket) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let sockets = ends.map { Socket(file: Socket.FileDescriptor(rawValue: $0)) }
        return try (AsyncSocket(socket: sockets[0], pool: pool), AsyncSocket(socket: sockets[1], pool: pool))
    }
}
