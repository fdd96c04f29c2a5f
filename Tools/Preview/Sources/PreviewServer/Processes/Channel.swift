import Dispatch
import Foundation
import Glibc

/// One end of the connection between the process that serves the page and the one that has the screens.
///
/// Messages arrive on the main actor one by one: the next one is read when the last one has been handled, so that a busy
/// process lets the other one wait instead of collecting messages.
final class Channel: Sendable {
    /// The environment variable that tells a process to show its screens over its standard input, which is a socket then.
    static let variable = "HONEYCOMB_PREVIEW_CHANNEL"

    private let descriptor: Int32
    private let writer = DispatchQueue(label: "preview channel")

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { Glibc.close(descriptor) }

    /// Returns a channel, and the descriptor of the other end, which is closed by the caller.
    static func pair() throws -> (channel: Channel, other: Int32) {
        var ends: [Int32] = [0, 0]
        // Other children must not inherit the ends: the channel would outlive the process at its other end.
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        return (Channel(descriptor: ends[0]), ends[1])
    }

    /// The channel to the process that started this one to have its screens; nil if it was started otherwise.
    ///
    /// The standard input is empty afterwards.
    static func inherited() -> Channel? {
        guard getenv(variable) != nil else { return nil }
        unsetenv(variable)
        let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0 else { return nil }
        let null = open("/dev/null", O_RDONLY)
        dup2(null, STDIN_FILENO)
        Glibc.close(null)
        return Channel(descriptor: descriptor)
    }

    /// Starts to read.
    ///
    /// - Parameters:
    ///   - body: Called for each message.
    ///   - end: Called once, on a thread of its own, when the other end is closed.
    func read(_ body: @escaping @MainActor (ChannelMessage) -> Void, end: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            while let message = ChannelMessage(reading: readBytes) {
                DispatchQueue.main.sync { MainActor.assumeIsolated { body(message) } }
            }
            end()
        }
    }

    /// Sends a message after those before; it is lost if the other end is closed.
    func send(_ message: ChannelMessage) {
        writer.async { [self] in writeBytes(message.bytes) }
    }

    /// Ends both directions at once.
    func close() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private func readBytes(_ count: Int) -> Data? {
        var data = Data(count: count)
        let isWhole = data.withUnsafeMutableBytes { buffer in
            var offset = 0
            while offset < count {
                let result = Glibc.read(descriptor, buffer.baseAddress! + offset, count - offset)
                if result < 0, errno == EINTR { continue }
                guard result > 0 else { return false }
                offset += result
            }
            return true
        }
        return isWhole ? data : nil
    }

    private func writeBytes(_ bytes: Data) {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let result = Glibc.send(
                    descriptor,
                    buffer.baseAddress! + offset,
                    buffer.count - offset,
                    Int32(MSG_NOSIGNAL)
                )
                if result < 0, errno == EINTR { continue }
                guard result > 0 else { return }
                offset += result
            }
        }
    }
}
