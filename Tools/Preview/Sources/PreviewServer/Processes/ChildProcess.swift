import CSpawn
import Dispatch
import Foundation
import Glibc
import Synchronization

/// A process whose output is passed on, and whose last output is kept.
///
/// Foundation's `Process` fails where this process has more than about a thousand open files, as with as many connections, and
/// would let the child have them, too.
final class ChildProcess: Sendable {
    /// What is run.
    struct Command: Sendable {
        var executable: URL
        var arguments: [String] = []
        /// Variables that are added to those of this process.
        var environment: [String: String] = [:]

        /// A program that is looked up in the path.
        static func named(_ words: [String]) -> Command {
            Command(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: words)
        }

        /// The program of this process with its arguments.
        static var thisProgram: Command {
            let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            return Command(executable: program, arguments: Array(CommandLine.arguments.dropFirst()))
        }
    }

    /// How a process ended.
    struct End: Sendable {
        /// The exit code, or the number of the signal.
        let status: Int32
        let isSignal: Bool
        /// The last output.
        let output: String

        var isSuccess: Bool { !isSignal && status == 0 }

        /// How it ended, in words.
        var reason: String {
            isSignal ? "signal \(status), \(String(cString: strsignal(status)))" : "exit code \(status)"
        }
    }

    private struct State {
        var end: End?
        /// Whether the identifier may be that of another process by now.
        var isReaped = false
        var waiting: [CheckedContinuation<End, Never>] = []
    }

    private let identifier: pid_t
    private let state = Mutex(State())

    /// Starts a process in a group of its own. Of the open files of this process it has only its input and output.
    ///
    /// - Parameters:
    ///   - input: The descriptor of its standard input; it is closed here. Without one the input is empty.
    ///   - limit: How much of the last output is kept, in bytes.
    ///   - echo: Called with parts of the output, on a thread of its own.
    /// - Throws: `POSIXError` if there is no such program.
    init(
        _ command: Command,
        input: Int32? = nil,
        keeping limit: Int = 65_536,
        echo: @escaping @Sendable (Data) -> Void
    ) throws {
        let input = input ?? open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(input) }
        var ends: [Int32] = [0, 0]
        try Self.check(pipe(&ends) == 0 ? 0 : errno)
        defer { close(ends[1]) }
        do {
            identifier = try Self.spawn(command, input: input, output: ends[1])
        } catch {
            close(ends[0])
            throw error
        }
        let output = Output(limit: limit)
        output.read(from: ends[0], echo: echo)
        Thread.detachNewThread { [self] in waitForEnd(output) }
    }

    /// Waits until the process has ended.
    var end: End {
        get async {
            await withCheckedContinuation { continuation in
                let end = state.withLock { state in
                    if state.end == nil { state.waiting.append(continuation) }
                    return state.end
                }
                if let end { continuation.resume(returning: end) }
            }
        }
    }

    /// Sends a signal to the process and those that it started.
    func kill(_ number: Int32 = SIGKILL) {
        state.withLock { state in
            if !state.isReaped { _ = Glibc.kill(-identifier, number) }
        }
    }

    private func waitForEnd(_ output: Output) {
        var info = siginfo_t()
        while waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        var status: Int32 = 0
        state.withLock { state in
            state.isReaped = true
            waitpid(identifier, &status, 0)
        }
        // What it started may hold its output open.
        _ = output.ended.wait(timeout: .now() + 1)
        let number = status & 0x7F
        let end = End(
            status: number == 0 ? status >> 8 & 0xFF : number,
            isSignal: number != 0,
            output: output.text
        )
        let waiting = state.withLock { state in
            state.end = end
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: end) }
    }

    private static func spawn(_ command: Command, input: Int32, output: Int32) throws -> pid_t {
        let environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
        var identifier = pid_t()
        let path = command.executable.path
        let result = withCStrings([path] + command.arguments) { arguments in
            withCStrings(environment.map { "\($0)=\($1)" }) { variables in
                spawn_child(&identifier, path, arguments, variables, input, output)
            }
        }
        try check(result)
        return identifier
    }

    private static func check(_ result: Int32) throws {
        guard result != 0 else { return }
        throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EIO)
    }

    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }
}

/// The last output of a process.
private final class Output: Sendable {
    let ended = DispatchSemaphore(value: 0)
    private let limit: Int
    private let bytes = Mutex(Data())

    init(limit: Int) {
        self.limit = limit
    }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    /// Reads until the output ends, and closes the descriptor.
    func read(from descriptor: Int32, echo: @escaping @Sendable (Data) -> Void) {
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = Glibc.read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                let data = Data(buffer.prefix(count))
                echo(data)
                bytes.withLock { $0 = Data(($0 + data).suffix(limit)) }
            }
            close(descriptor)
            ended.signal()
        }
    }
}
