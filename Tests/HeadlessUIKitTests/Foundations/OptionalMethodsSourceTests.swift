import Expectations
import Foundation
import Testing

@Suite("Sources of optional methods")
struct OptionalMethodsSourceTests {
    @Test("the committed files are what the protocols give; `make optional-methods` writes them")
    func current() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let errors = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", root.appendingPathComponent("Scripts/optional-methods").path, "--check"]
        process.standardError = errors
        try process.run()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        expectEqual(process.terminationStatus, 0, "\(message)")
    }
}
