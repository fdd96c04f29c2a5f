import Expectations
import Foundation
import Testing

@Suite("Screens with tokens")
struct ThemeTokensTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("a screen takes the tokens of a file in a context")
    func render() throws {
        let directory = try TemporaryDirectory()
        let screen = Self.repository.appendingPathComponent("Examples/Screens/filter.json").path
        let brands = Self.repository.appendingPathComponent("Examples/Brands/brands.resolver.json").path
        func picture(_ options: [String]) throws -> Data {
            let arguments = ["render", screen, "--scale", "1", "-o", "screen.png"]
            let process = try CombProcess(arguments + options, in: directory)
            expectEqual(process.status, 0, "\(process.errors)")
            return try directory.data(of: "screen.png")
        }
        let pictures = try [[], ["--tokens", brands], ["--tokens", brands, "--context", "orchard,density=compact"]]
            .map(picture)
        expectEqual(Set(pictures).count, 3)
    }

    @Test("unknown contexts, unusable tokens and a context without tokens are errors")
    func errors() throws {
        let directory = try TemporaryDirectory()
        let screen = Self.repository.appendingPathComponent("Examples/Screens/filter.json").path
        try directory.write(#"{"color": {"accent": {"$type": "number", "$value": 3}}}"#, to: "wrong.json")
        let wrong = try CombProcess(["render", screen, "--tokens", "wrong.json"], in: directory)
        expectEqual(wrong.status, 1)
        expectEqual(
            wrong.errors,
            "wrong.json:1:22: error: color.accent is a number, at /color/accent, allowed: a color\n"
        )
        let unknown = try CombProcess(["render", screen, "--tokens", "wrong.json", "--context", "dark"], in: directory)
        expectEqual(unknown.status, 64)
        let alone = try CombProcess(["render", screen, "--context", "dark"], in: directory)
        expect(alone.status == 64 && alone.errors.contains("'--context' is for '--tokens'"))
        try expectEqual(directory.fileNames, ["wrong.json"])
    }
}
