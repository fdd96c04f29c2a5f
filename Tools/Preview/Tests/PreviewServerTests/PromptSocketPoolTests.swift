import FlyingSocks
import Glibc
import Testing

@testable import PreviewServer

@Suite("Sockets that send at once")
struct PromptSocketPoolTests {
    /// A pool whose sockets never wait.
    private struct ReadyPool: AsyncSocketPool {
        func prepare() async throws {}
        func run() async throws {}
        func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {}
    }

    @Test("a TCP socket that waited sends small messages without waiting for acknowledgments")
    func option() async throws {
        let option = BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
        let socket = try Socket(domain: Int32(AF_INET), type: .stream)
        defer { try? socket.close() }
        #expect(try socket.getValue(for: option) == false)
        try await PromptSocketPool(base: ReadyPool()).suspendSocket(socket, untilReadyFor: .read)
        #expect(try socket.getValue(for: option))
    }

    @Test("other sockets only wait")
    func others() async throws {
        let socket = try Socket(domain: Int32(AF_UNIX), type: .stream)
        defer { try? socket.close() }
        try await PromptSocketPool(base: ReadyPool()).suspendSocket(socket, untilReadyFor: .read)
    }
}
