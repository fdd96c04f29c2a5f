import Expectations
import Foundation
import Testing

@MainActor @Suite("Conformance with records of devices")
struct ConformanceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Records"
    )

    private static func document() throws -> String {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return try String(contentsOf: root.appendingPathComponent("Documentation/Fidelity.md"), encoding: .utf8)
    }

    /// `make conformance` names the file.
    @Test("the document is written, on request")
    func writing() throws {
        guard let path = ProcessInfo.processInfo.environment["FIDELITY_TABLE"] else { return }
        try FidelityDocument(score: ConformanceScore(Record.read(at: Self.folder)), figures: Figures.all).text
            .write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test("no number is lower than the document says")
    func progress() throws {
        let known = FidelityDocument.percents(in: try Self.document())
        let score = try ConformanceScore(Record.read(at: Self.folder))
        expectEqual(known.count, score.counts.count)
        for (name, count) in score.counts {
            expect(
                known[name].map { count.percent >= $0 } ?? false,
                "\(name): \(count.percent) %, was \(known[name] ?? 0) %"
            )
        }
    }

    @Test("95 % of frames are within a point, and 99 % of line breaks are kept")
    func aims() throws {
        let score = try ConformanceScore(Record.read(at: Self.folder))
        expect(score.frames.percent >= 95)
        expect(score.breaks.percent >= 99)
        expect(score.breaks.all > 80 && score.frames.all > 600 && score.sizes.all > 60 && score.baselines.all > 3)
    }

    @Test("a number that is off lowers its score, and is named")
    func differences() throws {
        let line = """
            {"id": "planted", "kind": "toggle", "source": "this test", "licence": "none", "iOS": "17.5", \
            "screenScale": 3, "expected": {"size": [52, 31]}}
            """
        let score = try ConformanceScore([JSONDecoder().decode(Record.self, from: Data(line.utf8))])
        expectEqual(score.sizes, ConformanceScore.Count(right: 0, all: 1))
        expectEqual(score.differences.map(\.record), ["planted"])
        expectEqual(score.sizes.percent, 0)
    }

    @Test("each record has an identifier of its own, a source and a licence")
    func identifiers() throws {
        let records = try Record.read(at: Self.folder)
        expectEqual(Set(records.map(\.id)).count, records.count)
        expect(records.allSatisfy { !$0.source.isEmpty && !$0.licence.isEmpty })
    }

    @Test("a record with an unknown name is an error that tells the file and the line")
    func unknownNames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("records.jsonl")
        try #"{"id": "x", "kind": "hologram"}"#.write(to: file, atomically: true, encoding: .utf8)
        do {
            _ = try Record.read(at: folder)
            expect(false, "no error")
        } catch {
            expect("\(error)".contains("records.jsonl, line 1"), "\(error)")
        }
    }

    /// `make conformance RECORDS=FILE` names other records, which are judged alone.
    @Test("the numbers of other records are printed, on request")
    func otherRecords() throws {
        guard let path = ProcessInfo.processInfo.environment["CONFORMANCE_RECORDS"], !path.isEmpty else { return }
        let score = try ConformanceScore(Record.read(at: URL(fileURLWithPath: path)))
        for difference in score.differences {
            print("\(difference.record), \(difference.number): \(difference.device), ours \(difference.ours)")
        }
        for (name, count) in score.counts { print("\(name): \(count.right) of \(count.all), \(count.percent) %") }
    }
}
