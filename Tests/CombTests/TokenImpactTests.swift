import Expectations
import Foundation
import Testing

@Suite("What changed tokens touch")
struct TokenImpactTests {
    @Test("each change of a theme's token is followed by the parts and scenarios that it touches, also as a page")
    func touched() throws {
        let directory = try TemporaryDirectory()
        func file(ring: Double, header: Double, unused: Double) -> String {
            """
            {"color": {"$type": "color",
               "success": {"$value": {"colorSpace": "srgb", "components": [\(ring), 0.4, 0.2]}}},
             "radius": {"$type": "dimension", "small": {"$value": {"value": \(header), "unit": "px"}}},
             "other": {"$type": "dimension", "gap": {"$value": {"value": \(unused), "unit": "px"}}}}
            """
        }
        try directory.write(file(ring: 0, header: 4, unused: 1), to: "old.json")
        try directory.write(file(ring: 0.2, header: 4, unused: 2), to: "new.json")
        let process = try CombProcess(["tokens", "diff", "old.json", "new.json", "--html", "page"], in: directory)
        expectEqual(process.status, 0, "\(process.errors)")
        let lines = process.output.split(separator: "\n").map(String.init)
        expectEqual(lines.count, 3)
        let match = try require(
            lines[0].firstMatch(of: /^color\.success: .*, touches (\d+) parts?, (\d+) scenarios?$/)
        )
        let (parts, scenarios) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
        expect(parts > 0 && scenarios >= parts)
        expectEqual(lines[1], "other.gap: 1px → 2px")
        expectEqual(lines[2], "page/index.html")
        let page = String(decoding: try directory.data(of: "page/index.html"), as: UTF8.self)
        expectEqual(page.components(separatedBy: "<img").count - 1, scenarios * 2)
        let cells = directory.url.appendingPathComponent("page/cells")
        let names = try FileManager.default.contentsOfDirectory(atPath: cells.path)
        expectEqual(names.count, scenarios * 2)
        let before = try directory.data(of: "page/cells/1-before.png")
        expect(before.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        try expect(directory.data(of: "page/cells/1-after.png") != before)
    }

    @Test("a token that is renamed touches what it had a value for, and a description touches nothing")
    func renamed() throws {
        let directory = try TemporaryDirectory()
        func file(_ name: String, _ description: String) -> String {
            """
            {"radius": {"$type": "dimension", "\(name)": {"$description": "\(description)",
               "$value": {"value": 18, "unit": "px"}}}}
            """
        }
        try directory.write(file("large", "Cards."), to: "old.json")
        try directory.write(file("huge", "Cards."), to: "renamed.json")
        try directory.write(file("large", "Fields."), to: "described.json")
        let renamed = try CombProcess(["tokens", "diff", "old.json", "renamed.json"], in: directory)
        expect(renamed.output.hasPrefix("radius.large: renamed to radius.huge, touches "))
        expect(!renamed.output.contains("nothing"))
        let described = try CombProcess(["tokens", "diff", "old.json", "described.json"], in: directory)
        expectEqual(described.output, "radius.large: another description\n")
    }
}
