import Expectations
import Foundation
import SnapshotFiles
import Testing

@Suite("comb snapshots")
struct SnapshotsCommandTests {
    private let directory: TemporaryDirectory

    /// A folder of tests with two references, one of a test that is gone, and a run with a failure of the other.
    init() throws {
        directory = try TemporaryDirectory()
        let references = directory.url.appendingPathComponent("Tests/__Snapshots__/SettingsTests")
        try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
        let source = directory.url.appendingPathComponent("Tests/SettingsTests.swift")
        try Data("@Test func settings() {}\n".utf8).write(to: source)
        try Data("old\n".utf8).write(to: references.appendingPathComponent("settings.1.txt"))
        try Data("gone\n".utf8).write(to: references.appendingPathComponent("removed.1.txt"))
        let reference = references.appendingPathComponent("settings.1.txt").path
        let failure = SnapshotFailure(
            test: "settings()",
            source: source.path,
            line: 1,
            reference: reference,
            result: SnapshotRun.resultPath(forReference: reference),
            differences: ["\"Country\": leading 16 → 12 (m → s)"]
        )
        try SnapshotRun(directory: directory.url.appendingPathComponent("run"))
            .add(failure, result: Data("new\n".utf8), reference: Data("old\n".utf8))
    }

    private func run(_ arguments: String...) throws -> CombProcess {
        try CombProcess(["snapshots"] + arguments, in: directory)
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try directory.data(of: path), as: UTF8.self)
    }

    @Test("list prints each reference with its size")
    func list() throws {
        let process = try run("list", "Tests")
        expectEqual(process.status, 0)
        expectEqual(process.output.split(separator: "\n").count, 2)
        expect(process.output.contains("SettingsTests/settings.1.txt: 4 bytes\n"))
        try expectEqual(run("list", "nowhere").status, 1)
    }

    @Test("orphans prints references without a test, and removes them on request")
    func orphans() throws {
        let process = try run("orphans", "Tests")
        expectEqual(process.status, 1)
        expect(process.output.contains("removed.1.txt") && !process.output.contains("settings.1.txt"))
        try expectEqual(run("orphans", "Tests", "--delete").status, 0)
        try expectEqual(run("orphans", "Tests").output, "")
        try expectEqual(run("list", "Tests").output.split(separator: "\n").count, 1)
    }

    @Test("accept makes a result the reference, all or only one")
    func accept() throws {
        try expectEqual(run("accept", "run", "--only", "SettingsTests/other.1.txt").status, 1)
        try expectEqual(text("Tests/__Snapshots__/SettingsTests/settings.1.txt"), "old\n")
        let process = try run("accept", "run", "--only", "SettingsTests/settings.1.txt")
        expect(process.status == 0 && process.output.contains("settings.1.txt"))
        try expectEqual(text("Tests/__Snapshots__/SettingsTests/settings.1.txt"), "new\n")
        try expect(SnapshotRun(directory: directory.url.appendingPathComponent("run")).failures().isEmpty)
    }

    @Test("report writes a page with the words, the texts and the command")
    func report() throws {
        let process = try run("report", "run")
        expect(process.status == 0 && process.output.hasSuffix("report.html\n"))
        let page = try text("run/report.html")
        expect(page.contains("leading 16 → 12 (m → s)") && page.contains("comb snapshots accept"))
        expect(page.contains("old") && page.contains("new"))
    }
}
