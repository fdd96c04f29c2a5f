import Expectations
import Foundation
import Testing

@Suite("comb audit")
struct AuditCommandTests {
    private static let wrong = """
        { "version": 1, "sections": [ { "id": "s", "items": [
          { "id": "i", "left": { "type": "title", "title": "Title" }, "insets": { "left": 5 } } ] } ] }
        """

    private func run(_ arguments: [String]) throws -> CombProcess {
        let directory = try TemporaryDirectory()
        try directory.write(Documents.row, to: "row.json")
        try directory.write(Self.wrong, to: "wrong.json")
        return try CombProcess(["audit"] + arguments, in: directory)
    }

    @Test("several screens are audited; each problem is a line with file and pointer")
    func lines() throws {
        try expectEqual(run(["row.json"]).output, "row.json: no problem\n")
        let process = try run(["row.json", "wrong.json"])
        expectEqual(process.status, 1)
        let lines = process.output.split(separator: "\n")
        expectEqual(lines.count, 2)
        expectEqual(
            lines.last?.hasPrefix("wrong.json:/sections/0/items/0/insets/left: error: spacing: \"Title\" ["),
            true
        )
    }

    @Test("kinds are left out or chosen, problems expected, and JSON is printed on request")
    func options() throws {
        try expectEqual(run(["wrong.json", "--without", "spacing"]).status, 0)
        try expectEqual(run(["wrong.json", "--only", "contrast"]).status, 0)
        try expectEqual(run(["wrong.json", "--expect", "spacing:Title"]).status, 0)
        let unmet = try run(["row.json", "--expect", "contrast"])
        expect(unmet.status == 1 && unmet.errors.contains("expected contrast, which did not occur"))
        let json = try run(["wrong.json", "--json"])
        expect(json.status == 1 && json.output.contains("\"kind\": \"spacing\""))
        try expectEqual(run(["row.json", "--without", "speed"]).status, 64)
        try expectEqual(run(["row.json", "--only", "size", "--without", "size"]).status, 64)
        try expectEqual(run(["none.json"]).status, 1)
    }
}
