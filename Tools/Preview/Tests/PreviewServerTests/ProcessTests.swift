import Foundation
import Glibc
import Testing

@testable import PreviewServer

/// What has happened in any test, so that those that wait look again.
@MainActor
enum Happenings {
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func notify() {
        let continuations = waiting
        waiting = []
        for continuation in continuations { continuation.resume() }
    }

    fileprivate static func next() async {
        await withCheckedContinuation { waiting.append($0) }
    }
}

/// Waits for what another process does: the condition is looked at again whenever something happened.
@MainActor
func wait(until condition: () -> Bool) async {
    while !condition() { await Happenings.next() }
}

/// The program of the preview, which is built with the tests.
let previewProgram = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("comb-preview").resolvingSymlinksInPath()

/// A page without a browser, whose screens are in another process.
@MainActor
final class Page {
    private(set) var texts: [String] = []
    private(set) var frameCount = 0
    private(set) var isRefused = false
    private var viewer: (any LiveViewer)?

    init(_ screens: ScreenProcesses) {
        viewer = screens.connect { [weak self] output in
            switch output {
            case .text(let text): self?.texts.append(text)
            case .data: self?.frameCount += 1
            case .refusal: self?.isRefused = true
            }
            Happenings.notify()
        }
        viewer?.start()
    }

    @discardableResult
    func send(_ text: String) async -> Bool { await viewer?.receive(text) ?? false }

    func open() async { await send(#"{"type":"open","devices":[{"width":200,"height":200,"scale":1}]}"#) }

    func count(_ type: String) -> Int { texts.count { $0.contains(#""type":"\#(type)""#) } }

    func last(_ type: String) -> String { texts.last { $0.contains(#""type":"\#(type)""#) } ?? "" }

    func leave() { viewer?.disconnect() }
}

@Suite("Channels")
struct ChannelTests {
    /// Reads a message from bytes.
    private func message(_ bytes: Data) -> ChannelMessage? {
        var rest = bytes
        return ChannelMessage { count in
            guard rest.count >= count else { return nil }
            defer { rest = Data(rest.dropFirst(count)) }
            return Data(rest.prefix(count))
        }
    }

    @Test("a message is read as it was written; a part of one, another kind and a length beyond the limit are none")
    func messages() {
        let whole = ChannelMessage(kind: .data, viewer: 0xFEDC_BA98, payload: Data([0, 1, 255]))
        #expect(message(whole.bytes) == whole)
        #expect(message(ChannelMessage(kind: .ready).bytes) == ChannelMessage(kind: .ready))
        for length in 0..<whole.bytes.count { #expect(message(whole.bytes.prefix(length)) == nil) }
        #expect(message(Data([9]) + whole.bytes.dropFirst()) == nil)
        #expect(message(Data([4, 0, 0, 0, 1, 255, 255, 255, 255])) == nil)
    }

    @Test("messages arrive whole and in order, also large ones, until the other end is closed")
    @MainActor
    func order() async throws {
        let (channel, descriptor) = try Channel.pair()
        let other = Channel(descriptor: descriptor)
        var received: [ChannelMessage] = []
        let (ends, continuation) = AsyncStream<Void>.makeStream()
        channel.read {
            received.append($0)
            Happenings.notify()
        } end: {
            continuation.finish()
        }
        let sent = (0..<50).map { number in
            let payload = Data(repeating: UInt8(number), count: number * 40_000)
            return ChannelMessage(kind: .data, viewer: UInt32(number), payload: payload)
        }
        for message in sent { other.send(message) }
        await wait { received.count == sent.count }
        #expect(received == sent)
        other.close()
        for await _ in ends {}
    }
}

@Suite("Child processes", .timeLimit(.minutes(1)))
@MainActor
struct ChildProcessTests {
    private func end(_ script: String, keeping limit: Int = 65_536) async throws -> ChildProcess.End {
        try await ChildProcess(.named(["sh", "-c", script]), keeping: limit) { _ in }.end
    }

    @Test("the end tells code, signal and the last output")
    func ends() async throws {
        let success = try await end("echo one; echo two >&2")
        #expect(success.isSuccess && success.output == "one\ntwo\n")
        let failure = try await end("exit 3")
        #expect(!failure.isSuccess && failure.reason == "exit code 3")
        let trap = try await end("kill -TRAP $$")
        #expect(trap.isSignal && trap.reason.hasPrefix("signal 5, "))
        #expect(try await end("echo 0123456789", keeping: 4).output == "789\n")
    }

    @Test("its input is empty, and a program that is not there is an error")
    func input() async throws {
        #expect(try await end("cat").output == "")
        #expect(throws: (any Error).self) {
            _ = try ChildProcess(.init(executable: URL(fileURLWithPath: "/nowhere"))) { _ in }
        }
    }

    @Test("a process is ended together with those that it started")
    func killing() async throws {
        let (channel, input) = try Channel.pair()
        let (starts, started) = AsyncStream<Void>.makeStream()
        let (ends, ended) = AsyncStream<Void>.makeStream()
        channel.read {
            _ in
        } end: {
            ended.finish()
        }
        // The second shell has the same input, which is closed when the last process that has it ends.
        let command = ChildProcess.Command.named(["sh", "-c", "sh -c 'echo started; sleep 1000; true'; true"])
        let process = try ChildProcess(command, input: input) { _ in started.finish() }
        for await _ in starts {}
        process.kill()
        #expect(await process.end.isSignal)
        for await _ in ends {}
    }
}

/// The processes that this one has started.
private func children() -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { child in
        let text = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.dropFirst().first.flatMap { pid_t($0) } == getpid()
    }
}

@Suite("Screens in a process", .timeLimit(.minutes(2)))
@MainActor
struct ScreenProcessesTests {
    private func command(_ folder: URL) -> ChildProcess.Command {
        ChildProcess.Command(executable: previewProgram, arguments: [folder.path])
    }

    private func script(_ text: String) -> ChildProcess.Command { .named(["sh", "-c", text]) }

    @Test("a page gets the screens and frames of the process, and its nonsense ends only its own connection")
    func frames() async throws {
        try await withFolder(["one.json": switchDocument()]) { folder in
            let screens = ScreenProcesses { _ in }
            screens.run(command(folder))
            let page = Page(screens)
            let other = Page(screens)
            await wait { page.count("hello") == 1 && other.count("hello") == 1 }
            #expect(page.last("hello").contains("one.json"))
            #expect(await other.send("nonsense"))
            await wait { other.isRefused }
            await page.open()
            await wait { page.frameCount > 0 }
            #expect(!page.isRefused)
            #expect(await !page.send(String(repeating: " ", count: ClientMessage.maximumLength + 1)))
            screens.stop()
        }
    }

    @Test("a trap ends the process, not the pages: they get its output, and screens again when they ask")
    func trap() async throws {
        try await withFolder(["one.json": switchDocument()]) { folder in
            var reports: [String] = []
            let screens = ScreenProcesses {
                reports.append($0)
                Happenings.notify()
            }
            screens.run(command(folder))
            let page = Page(screens)
            await wait { page.count("hello") == 1 }
            let child = try #require(
                children().first { child in
                    let line = try? String(contentsOfFile: "/proc/\(child)/cmdline", encoding: .utf8)
                    return line?.contains(folder.path) == true
                }
            )
            kill(child, SIGKILL)
            await wait { page.count("ended") == 1 }
            #expect(page.last("ended").contains("signal 9"))
            #expect(reports.contains { $0.contains("signal 9") })
            // A page that draws goes on to ask for frames; that is not asking for screens.
            await page.send(#"{"type":"next"}"#)
            #expect(page.count("hello") == 1)
            await page.send(#"{"type":"restart"}"#)
            await wait { page.count("hello") == 2 }
            await page.open()
            await wait { page.frameCount > 0 }
            screens.stop()
        }
    }

    @Test("the output of a trap is shown from the fatal error on")
    func output() async throws {
        let screens = ScreenProcesses { _ in }
        let page = Page(screens)
        screens.run(
            script("echo before; echo 'Part.swift:3: Fatal error: planted'; echo 'at Part.swift:3'; kill -TRAP $$")
        )
        await wait { page.count("ended") == 1 }
        let text = page.last("ended")
        #expect(text.contains(#""output":"Part.swift:3: Fatal error: planted\nat Part.swift:3""#))
        #expect(text.contains("ended before it had screens"))
        screens.stop()
    }

    @Test("another program takes over the pages when it is ready; one that fails leaves them where they are")
    func takingOver() async throws {
        try await withFolder(["one.json": switchDocument()]) { first in
            try await withFolder(["two.json": switchDocument()]) { second in
                let screens = ScreenProcesses { _ in }
                screens.run(command(first))
                let page = Page(screens)
                await wait { page.count("hello") == 1 }
                screens.run(script("exit 7"))
                await wait { page.count("ended") == 1 }
                #expect(page.last("ended").contains("exit code 7"))
                #expect(page.last("ended").contains(#""isServed":true"#))
                await page.open()
                await wait { page.frameCount == 1 }
                screens.run(command(second))
                await wait { page.count("hello") == 2 }
                #expect(page.last("hello").contains("two.json"))
                // Only the second one is left.
                while screens.processCount != 1 { await Task.yield() }
                screens.stop()
            }
        }
    }

    @Test("a page that leaves is forgotten, and the places are those of one preview")
    func places() async throws {
        try await withFolder(["one.json": switchDocument()]) { folder in
            let screens = ScreenProcesses { _ in }
            screens.run(command(folder))
            let pages = (0..<PreviewLibrary.maximumViewerCount).map { _ in Page(screens) }
            #expect(screens.connect { _ in } == nil)
            await wait { pages.allSatisfy { $0.count("hello") == 1 } }
            pages[0].leave()
            let next = Page(screens)
            await wait { next.count("hello") == 1 }
            screens.stop()
        }
    }
}
