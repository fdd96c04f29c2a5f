import Dispatch
import Foundation
import Glibc
import Synchronization

/// A process whose output is passed on, and whose last output is kept.
@MainActor
final class ChildProcess {
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

    private let process = Process()
    private var result: End?
    private var waiting: [CheckedContinuation<End, Never>] = []

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - input: The descriptor of its standard input; it is closed here. Without one the input is empty.
    ///   - limit: How much of the last output is kept, in bytes.
    ///   - echo: Called with parts of the output, on a thread of its own.
    /// - Throws: `CocoaError` if there is no such program.
    init(_ command: Command, input: Int32? = nil, keeping limit: Int = 65_536, echo: @escaping @Sendable (Data) -> Void)
        throws
    {
        let pipe = Pipe()
        process.executableURL = command.executable
        process.arguments = command.arguments
        process.environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
        process.standardInput =
            input.map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) } ?? FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        let output = Output(limit: limit)
        process.terminationHandler = { [weak self] process in
            // What it started may hold its output open.
            _ = output.ended.wait(timeout: .now() + 1)
            let end = End(
                status: process.terminationStatus,
                isSignal: process.terminationReason == .uncaughtSignal,
                output: output.text
            )
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(end) } }
        }
        do {
            try process.run()
        } catch {
            process.terminationHandler = nil
            throw error
        }
        // Only the child has the other ends, so that they are closed when it ends.
        try? pipe.fileHandleForWriting.close()
        if input != nil { try? (process.standardInput as? FileHandle)?.close() }
        output.read(from: pipe.fileHandleForReading, echo: echo)
    }

    /// Waits until the process has ended.
    var end: End {
        get async {
            if let result { return result }
            return await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// Ends the process and those that it started.
    func kill(_ number: Int32 = SIGKILL) {
        // Foundation gives each process a group of its own.
        guard result == nil, process.isRunning else { return }
        if Glibc.kill(-process.processIdentifier, number) != 0 { _ = Glibc.kill(process.processIdentifier, number) }
    }

    private func finish(_ end: End) {
        result = end
        for continuation in waiting { continuation.resume(returning: end) }
        waiting = []
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

    func read(from handle: FileHandle, echo: @escaping @Sendable (Data) -> Void) {
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = Glibc.read(handle.fileDescriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                let data = Data(buffer.prefix(count))
                echo(data)
                bytes.withLock { $0 = ($0 + data).suffix(limit) }
            }
            ended.signal()
        }
    }
}

extension ChildProcess.Command {
    /// The program of this process with its arguments.
    static var thisProgram: Self {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return Self(executable: program, arguments: Array(CommandLine.arguments.dropFirst()))
    }
}
