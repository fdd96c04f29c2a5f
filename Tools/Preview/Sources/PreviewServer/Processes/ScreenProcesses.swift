import Foundation
import Honeycomb

/// Screens in a process of their own: a trap in their code ends that process, and the next one takes over its viewers.
@MainActor
final class ScreenProcesses: LiveScreens {
    private var command: ChildProcess.Command?
    private var current: ScreenProcess?
    /// A process that is not ready yet.
    private var next: ScreenProcess?
    private var viewers: [UInt32: ProcessViewer] = [:]
    private var lastIdentifier: UInt32 = 0
    private var build: ServerMessage.Build?
    /// When a build ended whose screens nobody has seen yet.
    private var built: ContinuousClock.Instant?
    private var isStopped = false
    private let report: (String) -> Void

    /// The number of processes that have not ended, for tests.
    private(set) var processCount = 0

    init(report: @escaping (String) -> Void) {
        self.report = report
    }

    // MARK: Processes

    /// Starts a program, which takes over all viewers when it is ready. Until then the current one serves them.
    func run(_ command: ChildProcess.Command, builtAt time: ContinuousClock.Instant? = nil) {
        self.command = command
        built = time
        for viewer in viewers.values { viewer.wantsScreens = true }
        startProcess()
    }

    /// Tells the pages about a build.
    func show(_ build: ServerMessage.Build) {
        self.build = build
        for viewer in viewers.values { viewer.send("build", build) }
    }

    func stop() {
        isStopped = true
        next?.end()
        current?.end()
        next = nil
        current = nil
        viewers = [:]
    }

    private func startProcess() {
        guard !isStopped, let command else { return }
        next?.end()
        do {
            next = try ScreenProcess(command) { [weak self] process, message in
                self?.receive(message, from: process)
            } ended: { [weak self] process, end in
                self?.didEnd(process, end)
            }
            processCount += 1
        } catch {
            next = nil
            didFail("The program cannot be started.", output: error.localizedDescription)
        }
    }

    private func didEnd(_ process: ScreenProcess, _ end: ChildProcess.End) {
        processCount -= 1
        guard !isStopped else { return }
        if process === next {
            next = nil
            didFail("The program ended before it had screens: \(end.reason).", output: end.output)
        } else if process === current {
            current = nil
            for viewer in viewers.values {
                viewer.wantsScreens = false
                viewer.sentCount = 0
            }
            didFail("The code of the screens ended: \(end.reason).", output: end.output)
        }
    }

    private func didFail(_ reason: String, output: String) {
        report(reason)
        let ended = ServerMessage.Ended(reason: reason, output: Self.crash(in: output), isServed: current != nil)
        for viewer in viewers.values { viewer.send("ended", ended) }
    }

    /// The output from the fatal error on, or its last lines.
    private static func crash(in output: String) -> String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.lastIndex { $0.contains("Fatal error") } ?? max(lines.count - maximumLineCount, 0)
        return lines[start...].prefix(maximumLineCount).joined(separator: "\n")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let maximumLineCount = 80

    // MARK: Viewers

    func connect(output: @escaping (ViewerOutput) -> Void) -> (any LiveViewer)? {
        guard !isStopped, viewers.count < PreviewLibrary.maximumViewerCount else { return nil }
        lastIdentifier += 1
        let viewer = ProcessViewer(identifier: lastIdentifier, processes: self, output: output)
        viewers[viewer.identifier] = viewer
        return viewer
    }

    fileprivate func start(_ viewer: ProcessViewer) {
        if let build, build.state != .done { viewer.send("build", build) }
        attach(viewer)
    }

    fileprivate func receive(_ text: String, from viewer: ProcessViewer) async -> Bool {
        guard text.utf8.count <= ClientMessage.maximumLength else { return false }
        guard viewer.wantsScreens, let current else {
            // After a trap a page stays without screens until its user asks for some.
            guard let message = ClientMessage.decode(text) else { return false }
            if message.type == .open || message.type == .restart { attach(viewer) }
            return true
        }
        // The process may be another one after the pause, and the viewer gone.
        await viewer.waitForRoom()
        guard viewer.wantsScreens, current === self.current, viewers[viewer.identifier] === viewer else { return true }
        viewer.sentCount += 1
        current.send(.text, viewer: viewer.identifier, Data(text.utf8))
        return true
    }

    fileprivate func remove(_ viewer: ProcessViewer) {
        viewers[viewer.identifier] = nil
        if viewer.wantsScreens { current?.send(.disconnect, viewer: viewer.identifier) }
    }

    /// Gives a viewer its screens, now or as soon as there are some.
    private func attach(_ viewer: ProcessViewer) {
        viewer.wantsScreens = true
        viewer.sentCount = 0
        if let current {
            current.send(.connect, viewer: viewer.identifier)
        } else if next == nil {
            startProcess()
        }
    }

    private func receive(_ message: ChannelMessage, from process: ScreenProcess) {
        if process === next, message.kind == .ready {
            current?.end()
            current = process
            next = nil
            // Where nobody waits for the picture there is no time to report.
            if viewers.isEmpty { built = nil }
            for viewer in viewers.values where viewer.wantsScreens {
                viewer.sentCount = 0
                process.send(.connect, viewer: viewer.identifier)
            }
        }
        guard process === current, let viewer = viewers[message.viewer] else { return }
        switch message.kind {
        case .text: viewer.output(.text(String(decoding: message.payload, as: UTF8.self)))
        case .data:
            viewer.output(.data(message.payload))
            reportBuild()
        case .disconnect:
            viewer.output(.refusal)
            remove(viewer)
        case .handled: viewer.sentCount = max(viewer.sentCount - 1, 0)
        case .ready, .connect: break
        }
    }

    /// The first picture after a build is on its way.
    private func reportBuild() {
        guard let built else { return }
        self.built = nil
        let milliseconds = (ContinuousClock.now - built).seconds * 1_000
        report("Shown \(Int(milliseconds.rounded())) ms after the build")
        guard build?.state == .done else { return }
        build?.milliseconds = milliseconds
        if let build { for viewer in viewers.values { viewer.send("build", build) } }
    }
}

/// A page whose screens are in another process.
@MainActor
private final class ProcessViewer: LiveViewer {
    let identifier: UInt32
    let output: (ViewerOutput) -> Void
    /// Whether the page is shown screens as soon as there are some.
    var wantsScreens = false

    /// The number of texts that the process has not handled: others have their turn, and a flood is no queue.
    var sentCount = 0 {
        didSet {
            guard sentCount < Self.maximumSentCount, let waiting else { return }
            self.waiting = nil
            waiting.resume()
        }
    }

    private var waiting: CheckedContinuation<Void, Never>?
    private weak var processes: ScreenProcesses?

    init(identifier: UInt32, processes: ScreenProcesses, output: @escaping (ViewerOutput) -> Void) {
        self.identifier = identifier
        self.processes = processes
        self.output = output
    }

    func start() {
        processes?.start(self)
    }

    func receive(_ text: String) async -> Bool {
        await processes?.receive(text, from: self) ?? false
    }

    /// Waits while too many texts are not handled, or until the connection ends.
    func waitForRoom() async {
        guard sentCount >= Self.maximumSentCount else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting = $0 }
        } onCancel: {
            Task { @MainActor in self.sentCount = 0 }
        }
    }

    private static let maximumSentCount = 4

    func disconnect() {
        processes?.remove(self)
    }

    func send(_ type: String, _ values: some Encodable & Sendable) {
        output(.text(ServerMessage.text(type, values)))
    }
}
