import Expectations
import Foundation
import SnapshotFiles
import Testing

@testable import CellTesting

@Suite("Recording snapshots")
@MainActor
struct SnapshotRecordingTests {
    let tests = TemporaryTests()

    @Test("a missing reference is recorded beside the test, and the recording run fails and says so")
    func missing() throws {
        let message = try tests.with { try tests.verify("one", as: .lines) }
        expectEqual(message?.hasPrefix("Recorded "), true)
        try expectEqual(String(contentsOf: tests.reference("settings.1.txt"), encoding: .utf8), "one\n")
        try expect(tests.with { try tests.verify("one", as: .lines) } == nil)
    }

    @Test("unnamed snapshots are numbered in each test, named ones keep their name without unsafe characters")
    func names() throws {
        try tests.with {
            _ = try tests.verify("a", as: .lines)
            _ = try tests.verify("b", as: .lines)
            _ = try tests.verify("c", as: .lines, named: "../dark mode")
        }
        expectEqual(tests.references, ["settings.1.txt", "settings.2.txt", "settings.dark-mode.txt"])
    }

    @Test("a test that runs again begins with number 1, also if it has no trait")
    func repetition() async throws {
        let verify: @MainActor @Sendable (String, Int) throws -> String? = { [tests] text, line in
            try verifySnapshot(
                of: text,
                as: .lines,
                filePath: tests.source,
                testName: "settings()",
                line: line
            )
        }
        let configuration = tests.with { SnapshotConfiguration.current }
        // Many, because the memory of a task that has ended is often that of the next one.
        for run in 1...30 {
            let messages = try await SnapshotConfiguration.$current.withValue(configuration) {
                try await Task { @MainActor in
                    // The same line twice, as in a loop, then one in a task of its own.
                    let messages = try [verify("a", 10), verify("b", 10), verify("c", 11)]
                    return try await messages + [Task { @MainActor in try verify("d", 12) }.value]
                }.value
            }
            expect(messages.allSatisfy { ($0 == nil) == (run > 1) }, "run \(run): \(messages)")
        }
        expectEqual(tests.references, ["settings.1.txt", "settings.2.txt", "settings.3.txt", "settings.4.txt"])
    }

    @Test("with CI=true nothing is recorded, and the missing reference is a failure with its result")
    func continuousIntegration() throws {
        let message = try tests.with(["CI": "true"]) { try tests.verify("one", as: .lines) }
        expectEqual(message?.contains("there is no reference"), true)
        expect(tests.references.isEmpty)
        try expectEqual(tests.run.failures().map(\.result), ["SettingsTests/settings.1.txt"])
    }

    @Test("the argument precedes the scope, the scope the trait, the trait the environment")
    func precedence() throws {
        var configuration = SnapshotConfiguration(environment: ["SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"])
        try expectEqual(configuration.mode(argument: nil), .failed)
        configuration.traitMode = .missing
        try expectEqual(configuration.mode(argument: nil), .missing)
        configuration.scopeMode = .never
        try expectEqual(configuration.mode(argument: nil), .never)
        try expectEqual(configuration.mode(argument: .all), .all)
        #expect(throws: SnapshotError.self) {
            try SnapshotConfiguration(environment: ["SNAPSHOT_TESTING_RECORD": "yes"]).mode(argument: nil)
        }
    }

    @Test("a scope applies to its operation only")
    func scope() {
        withSnapshotTesting(record: .never) {
            withSnapshotTesting(record: .all) { expectEqual(SnapshotConfiguration.current.scopeMode, .all) }
            expectEqual(SnapshotConfiguration.current.scopeMode, .never)
        }
        expect(SnapshotConfiguration.current.scopeMode == nil)
    }

    @Test("a trait sets the mode of a test", .snapshots(record: .failed))
    func trait() {
        expectEqual(SnapshotConfiguration.current.traitMode, .failed)
    }

    @Test("mode all replaces the reference and fails, mode failed does so only if it differs")
    func replacing() throws {
        try tests.with {
            _ = try tests.verify("old", as: .lines, named: "x")
            try expect(tests.verify("old", as: .lines, named: "x", record: .failed) == nil)
            try expectEqual(tests.verify("old", as: .lines, named: "x", record: .all)?.hasPrefix("Recorded"), true)
            let message = try tests.verify("new", as: .lines, named: "x", record: .failed)
            expectEqual(message?.contains("line 1 is gone: old"), true)
            expectEqual(message?.contains("Recorded it as the new reference"), true)
            try expect(tests.verify("new", as: .lines, named: "x", record: .never) == nil)
        }
    }

    @Test("a test with arguments needs names, since its cases run in any order", arguments: [1])
    func arguments(value: Int) {
        #expect(throws: SnapshotError.self) { try tests.with { try tests.verify("a", as: .lines) } }
        #expect(throws: Never.self) { try tests.with { try tests.verify("a", as: .lines, named: "\(value)") } }
    }

    @Test("a failed assertion is an issue of the running test")
    func issue() {
        withKnownIssue {
            tests.with(["CI": "true"]) {
                assertSnapshot(of: "a", as: .lines, named: "a", filePath: "/nowhere/Tests.swift")
            }
        } matching: {
            $0.description.contains("there is no reference")
        }
    }

    @Test("strategies for other types are made by pullback")
    func pullback() throws {
        let numbers = Snapshotting<String, TextSnapshot>.lines.pullback { (numbers: [Int]) in
            numbers.map(String.init).joined(separator: "\n")
        }
        _ = try tests.with { try tests.verify([1, 2], as: numbers, named: "n") }
        let message = try tests.with { try tests.verify([1, 3], as: numbers, named: "n") }
        expectEqual(message?.contains("line 2 is new: 3"), true)
    }

    @Test("accepting a failure makes its result the reference and removes it from the report")
    func accept() throws {
        try tests.with {
            _ = try tests.verify("old", as: .lines, named: "x")
            let message = try tests.verify("new <b>", as: .lines, named: "x")
            expectEqual(message?.contains("--only 'SettingsTests/settings.x.txt'"), true)
        }
        let report = tests.artifacts.appendingPathComponent("report.html")
        let page = try String(contentsOf: report, encoding: .utf8)
        expect(page.contains("line 1 is new: new &lt;b&gt;") && page.components(separatedBy: "<section ").count == 2)
        try tests.run.accept(try require(tests.run.failures().first))
        try expect(tests.with { try tests.verify("new <b>", as: .lines, named: "x") } == nil)
        try expectEqual(String(contentsOf: report, encoding: .utf8).contains("<section>"), false)
    }

    @Test(
        "the page of a run has each failure once, its pictures are the files beside it, and tests of several processes add to it"
    )
    func page() throws {
        try tests.with {
            for name in ["a b", "c"] {
                _ = try tests.verify("old", as: .lines, named: name)
                for text in ["new", "newer"] { _ = try tests.verify(text, as: .lines, named: name) }
            }
        }
        var failure = SnapshotFailure(
            test: "t()",
            source: "T.swift",
            line: 1,
            reference: "r.png",
            result: "Other/ä 1.png",
            differences: []
        )
        try tests.run.add(failure, result: Data([1]), reference: nil)
        let added = try String(contentsOf: tests.artifacts.appendingPathComponent("report.html"), encoding: .utf8)
        expectEqual(added.components(separatedBy: "<section ").count, 4)
        expect(added.contains("src=\"Other/%C3%A4%201.png\"") && added.contains("newer") && !added.contains("base64"))
        // The command writes the same, in the order of the sources.
        try tests.run.writeReport()
        let written = try String(contentsOf: tests.artifacts.appendingPathComponent("report.html"), encoding: .utf8)
        expectEqual(Set(written.split(separator: "\n")), Set(added.split(separator: "\n")))
        failure.differences = ["again"]
        try tests.run.add(failure, result: Data([1]), reference: nil)
        let again = try String(contentsOf: tests.artifacts.appendingPathComponent("report.html"), encoding: .utf8)
        expectEqual(again.components(separatedBy: "<section ").count, 4)
    }

    @Test("a reference is an orphan if its test file or function is gone")
    func orphans() throws {
        _ = try tests.with { try tests.verify("a", as: .lines) }
        let folder = SnapshotFolder(directory: tests.url)
        expectEqual(folder.orphans().count, 1)
        try Data("@Test func settings() {}".utf8).write(to: URL(fileURLWithPath: tests.source))
        expect(folder.orphans().isEmpty)
        try Data("@Test func other() {}".utf8).write(to: URL(fileURLWithPath: tests.source))
        expectEqual(folder.orphans().map(\.lastPathComponent), ["settings.1.txt"])
    }
}
