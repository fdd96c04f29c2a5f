import Expectations
import Foundation
import Testing

@Suite("Names of tokens on screens")
struct StrictRenderingTests {
    private let directory: TemporaryDirectory

    private static let brand = """
        {"spacing": {"$type": "dimension", "card gap": {"$value": {"value": 5, "unit": "px"}}},
         "color": {"$type": "color", "primaryText": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}
        """

    private static let screen = """
        { "version": 1, "sections": [ { "id": "s", "items": [
          { "id": "i", "left": { "type": "title", "title": "Title" }, "insets": { "left": 5 } } ] } ] }
        """

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Self.brand, to: "brand.json")
        try directory.write(Self.screen, to: "screen.json")
        try directory.write(Documents.row, to: "row.json")
    }

    @Test("--strict accepts a screen of tokens, and lists what is no token")
    func strict() throws {
        let right = try CombProcess(["render", "row.json", "--strict"], in: directory)
        expect(right.status == 0 && right.errors.isEmpty, "\(right.errors)")
        let wrong = try CombProcess(["render", "screen.json", "--strict"], in: directory)
        expectEqual(wrong.status, 1)
        expect(
            wrong.errors.contains(
                "screen.json:/sections/0/items/0/insets/left: error: \"Title\", leading, 5, nearest xxs 4, xs 8\n"
            )
        )
        try expect(directory.fileNames.contains("screen.png"))
        try expectEqual(CombProcess(["render", "screen.json"], in: directory).status, 0)
    }

    @Test("a file of tokens names distances, colors and fonts")
    func names() throws {
        let strict = try CombProcess(["render", "screen.json", "--strict", "--tokens", "brand.json"], in: directory)
        expectEqual(strict.status, 0, "\(strict.errors)")
        let spacings = try CombProcess(
            ["inspect", "screen.json", "--spacings", "--tokens", "brand.json"],
            in: directory
        )
        expect(spacings.output.contains("\"Title\", leading, 5 card gap\n"))
        let views = try CombProcess(["inspect", "screen.json", "--tokens", "brand.json"], in: directory)
        expect(views.output.contains("\"textColor\": \"color.primaryText\""))
        expect(views.output.contains("\"font\": \"typography.title\""))
        let plain = try CombProcess(["inspect", "screen.json"], in: directory)
        expect(!plain.output.contains("textColor"))
        let audit = ["audit", "screen.json", "--only", "spacing"]
        try expectEqual(CombProcess(audit, in: directory).status, 1)
        try expectEqual(CombProcess(audit + ["--tokens", "brand.json"], in: directory).status, 0)
    }
}
