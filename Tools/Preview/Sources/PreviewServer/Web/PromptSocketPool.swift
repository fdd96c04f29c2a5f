import FlyingSocks
import Glibc

/// Sockets that send small messages at once.
///
/// By default, TCP keeps a message that does not fill a packet until the one before it is acknowledged, which takes browsers up to
/// 40 ms if they have nothing to answer (RFC 896 and RFC 1122, 4.2.3.2). A frame behind a message about elements would be that late.
struct PromptSocketPool: AsyncSocketPool {
    let base: any AsyncSocketPool

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    /// Each socket waits here: the listening one, whose option its connections take over, and those before they read.
    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A socket that is no TCP socket has no such option, and needs none.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
