import Expectations
import HeadlessUIKit
import Testing

/// Runs the example `TemplateApp`, which is built beside the tests.
@MainActor @Suite("An app's own @main")
struct TemplateAppTests {
    private func run(_ environment: [String: String] = [:]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent()
            .appendingPathComponent("TemplateApp")
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test("the app launches, lays out and shows its first screen, and ends with status 0")
    func launch() throws {
        let (status, output) = try run()
        expectEqual(status, 0)
        expectEqual(
            output.split(separator: "\n"),
            ["launched", "appeared, label at 195 422", "active", "disconnected"]
        )
    }

    @Test("the first screen is written to the file that the environment names")
    func snapshot() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try expectEqual(run(["HEADLESS_UIKIT_SNAPSHOT": url.path]).status, 0)
        let image = try require(UIImage(data: try Data(contentsOf: url))?.cgImage)
        expectEqual(image.width * 844, image.height * 390)
    }

    @Test("a file that cannot be written ends the app with status 1")
    func failure() throws {
        try expectEqual(run(["HEADLESS_UIKIT_SNAPSHOT": "/no such folder/screen.png"]).status, 1)
    }
}
