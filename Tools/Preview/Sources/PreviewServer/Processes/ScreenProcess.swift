import Foundation
import Glibc

/// A process that has screens, as the process that serves them sees it.
@MainActor
final class ScreenProcess {
    /// Whether it takes viewers.
    private(set) var isReady = false

    private let process: ChildProcess
    private let channel: Channel

    /// Starts a program that runs a ``PreviewServer``.
    ///
    /// - Parameters:
    ///   - receive: Called for each message.
    ///   - ended: Called once, when the process has ended.
    init(
        _ command: ChildProcess.Command,
        receive: @escaping (ScreenProcess, ChannelMessage) -> Void,
        ended: @escaping (ScreenProcess, ChildProcess.End) -> Void
    ) throws {
        var command = command
        command.environment[Channel.variable] = "1"
        if getenv("SWIFT_BACKTRACE") == nil { command.environment["SWIFT_BACKTRACE"] = Self.backtrace }
        let (channel, other) = try Channel.pair()
        self.channel = channel
        process = try ChildProcess(command, input: other) { FileHandle.standardOutput.write($0) }
        channel.read { [weak self] message in
            guard let self else { return }
            if message.kind == .ready { isReady = true }
            receive(self, message)
        } end: {
        }
        Task {
            let end = await process.end
            channel.close()
            ended(self, end)
        }
    }

    func send(_ kind: ChannelMessage.Kind, viewer: UInt32, _ payload: Data = Data()) {
        channel.send(ChannelMessage(kind: kind, viewer: viewer, payload: payload))
    }

    func end() {
        channel.close()
        process.kill()
    }

    /// A trap shows the stack of its thread in plain text, without registers and libraries.
    private static let backtrace =
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32,sanitize=no"
}
