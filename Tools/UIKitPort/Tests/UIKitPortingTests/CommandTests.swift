import Foundation
import Testing
import UIKitPorting

@Suite("The command")
struct CommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)")

    private func run(_ files: [String: Data], _ arguments: String...) throws -> (status: Int32, output: String) {
        let sources = folder.appendingPathComponent("Sources")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, data) in files { try data.write(to: sources.appendingPathComponent(name)) }

        let process = Process()
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("uikit-port")
        process.arguments = [sources.path] + arguments.map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var written = ""
        if let report = try? Data(contentsOf: folder.appendingPathComponent("report.json")) {
            written = String(decoding: report, as: UTF8.self)
        }
        if let file = try? String(contentsOf: sources.appendingPathComponent("A.swift"), encoding: .utf8) {
            written += file
        }
        return (process.terminationStatus, output + written)
    }

    @Test("ported sources exit with 0, a file that does not parse or is no text with 1")
    func status() throws {
        let good = Data("import UIKit\n".utf8)
        let ported = try run(["A.swift": good])
        #expect(ported.status == 0)
        #expect(ported.output.contains("1 files, 1 changed, 0 remarks\nimport PortableUIKit\n"))

        let broken = try run(["A.swift": good, "B.swift": Data("func (".utf8)])
        #expect(broken.status == 1)
        #expect(broken.output.contains("B.swift:1:6: error: "))
        #expect(broken.output.hasSuffix("import PortableUIKit\n"))
        #expect(try run(["A.swift": good, "B.swift": Data("func (".utf8)], "--tolerant").status == 0)

        let binary = try run(["A.swift": good, "B.swift": Data([0xFF, 0xFE, 0x00])])
        #expect(binary.status == 1)
        #expect(binary.output.contains("B.swift:1:1: error: the file is not UTF-8 text"))
    }

    @Test("with --strict, members without effect and missing types are errors too")
    func strict() throws {
        let inert = [
            "A.swift": Data("import UIKit\nfunc f(_ a: UIScrollView) { a.clearsContextBeforeDrawing = true }\n".utf8)
        ]
        #expect(try run(inert).status == 0)
        #expect(try run(inert, "--strict").status == 1)
        #expect(try run(["A.swift": Data("import UIKit\nvar a: UIPrinter?\n".utf8)], "--strict").status == 1)
        #expect(try run(inert, "--strict", "--tolerant").status == 64)
    }

    @Test("the report is written, and dry runs write no sources")
    func report() throws {
        let result = try run(
            ["A.swift": Data("import UIKit\n".utf8)],
            "--report",
            "FOLDER/report.json",
            "--dry-run"
        )
        #expect(result.status == 0)
        #expect(result.output.contains("\"project\" : \"Sources\""))
        #expect(result.output.hasSuffix("}import UIKit\n"))
        let unread = ["A.swift": Data("import UIKit\n".utf8), "B.swift": Data([0xFF, 0xFE])]
        let counts = try run(unread, "--report", "FOLDER/report.json", "--tolerant").output
        #expect(counts.contains("\"total\" : 2") && counts.contains("\"unported\" : 1"))
        #expect(try run([:], "--build-log", "x").status == 64)
        #expect(try run([:], "--using", "FOLDER/none").status == 64)
    }
}
