import Expectations
import Foundation
import Testing

@Suite("Spacings of the command line")
struct SpacingTests {
    private static let wrong = """
        { "version": 1, "sections": [ { "id": "s", "items": [
          { "id": "i", "left": { "type": "title", "title": "Title" }, "insets": { "left": 5 } } ] } ] }
        """

    private func run(_ arguments: [String]) throws -> CombProcess {
        let directory = try TemporaryDirectory()
        try directory.write(Documents.row, to: "row.json")
        try directory.write(Self.wrong, to: "wrong.json")
        return try CombProcess(["inspect"] + arguments, in: directory)
    }

    @Test("--strict accepts what is in the scale, and prints a line for a distance that is not")
    func strict() throws {
        let right = try run(["row.json", "--spacings", "--strict"])
        expect(right.status == 0 && right.output == "row.json: all distances are in the scale\n")
        let process = try run(["wrong.json", "--spacings", "--strict"])
        expectEqual(process.status, 1)
        expectEqual(
            process.output,
            "wrong.json:/sections/0/items/0/insets/left: error: \"Title\", leading, 5, nearest xxs 4, xs 8\n"
        )
    }

    @Test("all distances are lines, or JSON on request")
    func output() throws {
        let lines = try run(["row.json", "--spacings"])
        expectEqual(lines.status, 0)
        expect(lines.output.contains("row.json:/sections/0/items/0: \"Title\", leading, 16 m\n"))
        let json = try run(["wrong.json", "--spacings", "--json"])
        expectEqual(json.status, 0)
        expect(json.output.contains("\"offScale\": 1") && json.output.contains("\"nearest\""))
        try expectEqual(run(["row.json", "--json"]).status, 64)
        try expectEqual(run(["row.json", "--strict"]).status, 64)
    }

    @Test("the examples are in the scale at scale 3, from right to left, and with large text")
    func examples() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for path in ["Screens/filter", "Screens/profile", "CellList/Screens/settings"] {
            let screen = root.appendingPathComponent("Examples/\(path).json").path
            let environment = ["--scale", "3", "--direction", "rtl", "--text-size", "xxLarge"]
            try expectEqual(run([screen, "--spacings", "--strict"] + environment).status, 0, "\(path)")
        }
    }
}
