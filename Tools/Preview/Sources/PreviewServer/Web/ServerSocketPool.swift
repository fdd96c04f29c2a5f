import FlyingSocks
import Glibc

/// The sockets of the server while they wait to be read, written or connected.
struct ServerSocketPool: AsyncSocketPool {
    private let base: any AsyncSocketPool
    private let descriptorLimit: Int32

    /// Creates a pool.
    ///
    /// - Parameters:
    ///   - base: What waits for the system.
    ///   - descriptorLimit: How many files and sockets the process may have open.
    init(base: any AsyncSocketPool, descriptorLimit: Int32 = Self.raiseDescriptorLimit()) {
        self.base = base
        self.descriptorLimit = descriptorLimit
    }

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        sendAtOnce(socket)
        let descriptor = try await waitingDescriptor(of: socket)
        defer { close(descriptor) }
        try await base.suspendSocket(Socket(file: Socket.FileDescriptor(rawValue: descriptor)), untilReadyFor: events)
    }

    /// Each socket waits here: the listening one, whose option its connections take over, and those before they read.
    ///
    /// By default, TCP keeps a message that does not fill a packet until the one before it is acknowledged, which takes browsers up to
    /// 40 ms if they have nothing to answer (RFC 896 and RFC 1122, 4.2.3.2). A frame behind a message about elements would be that late.
    private func sendAtOnce(_ socket: Socket) {
        // A socket that is no TCP socket has no such option, and needs none.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    }

    /// Returns another descriptor of a socket, which stays open until its wait has ended.
    ///
    /// The base registers descriptors with the system and remembers them. If a connection is closed while it waits, as after a malformed
    /// frame, the system forgets its descriptor, the base does not, and the next connection that gets the same number would wait forever.
    ///
    /// A listening socket waits until half of the descriptors are free: the server ends if it cannot accept a connection.
    private func waitingDescriptor(of socket: Socket) async throws -> Int32 {
        let isListening = (try? socket.getValue(for: BoolSocketOption(name: SO_ACCEPTCONN))) ?? false
        while true {
            let descriptor = fcntl(socket.file.rawValue, F_DUPFD_CLOEXEC, 0)
            guard descriptor >= 0 else { throw SocketError.disconnected }
            // The system takes the lowest number that is free.
            guard isListening, descriptor >= descriptorLimit / 2 else { return descriptor }
            close(descriptor)
            try await Task.sleep(for: Self.pauseWithoutDescriptors)
        }
    }

    private static let pauseWithoutDescriptors = Duration.milliseconds(50)

    /// Raises the limit of open files as far as the system allows and connections need, and returns it: the usual one is 1,024.
    static func raiseDescriptorLimit() -> Int32 {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return usualDescriptorLimit }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, neededDescriptorCount))
        _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        _ = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return Int32(clamping: limit.rlim_cur)
    }

    /// Not more: programs that this one starts may go through all that there could be.
    private static let neededDescriptorCount: rlim_t = 65_536
    private static let usualDescriptorLimit: Int32 = 1_024
}
