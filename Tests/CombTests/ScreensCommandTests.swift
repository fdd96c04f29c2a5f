import Expectations
import Foundation
import Testing

@Suite("comb screens")
struct ScreensCommandTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(
            #"""
            {"version":1,"title":"T","background":"sky","sections":[{"id":"s","items":[
              {"id":"a","left":{"type":"title","title":[{"text":"A","size":"price"}]}}]}]}
            """#,
            to: "screens/one.json"
        )
        try directory.write(
            #"""
            {"color":{"$type":"color","sky":{"$value":{"colorSpace":"srgb","components":[0.8,0.9,1],"hex":"#cce6ff"}}},
             "spacing":{"$type":"dimension","m":{"$value":{"value":16,"unit":"px"}}},
             "typography":{"$type":"typography","price":{"$value":{"fontFamily":"Inter","fontSize":{"value":30,"unit":"px"},
               "fontWeight":700,"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2}}}}
            """#,
            to: "tokens.json"
        )
    }

    @Test("names of the tokens are known to render, validate, inspect and audit, and only with the tokens")
    func names() throws {
        let commands = [
            ["validate", "screens/one.json"], ["render", "screens/one.json", "-o", "one.png"],
            ["inspect", "screens/one.json"], ["audit", "screens/one.json"],
        ]
        for command in commands {
            let without = try CombProcess(command, in: directory)
            expectEqual(without.status, 1, "\(command)")
            let with = try CombProcess(command + ["--tokens", "tokens.json"], in: directory)
            expectEqual(with.status, 0, "\(command): \(with.output)")
        }
        // Names that differ by a letter are slips.
        let slip = try String(contentsOf: directory.url.appendingPathComponent("tokens.json"), encoding: .utf8)
        try directory.write(slip.replacingOccurrences(of: "\"sky\"", with: "\"acent\""), to: "slip.json")
        let report = try CombProcess(["tokens", "validate", "--strict", "slip.json"], in: directory)
        expect(report.status == 1 && (report.output + report.errors).contains("color.accent"))
        try expectEqual(CombProcess(["tokens", "validate", "--strict", "tokens.json"], in: directory).status, 0)
    }

    @Test("each document is rendered in each variant, with a page of all pictures; pictures beside it are known")
    func variants() throws {
        try directory.write("no picture", to: "plain/images/broken.png")
        let dot = try CombProcess(
            ["render", "screens/one.json", "--tokens", "tokens.json", "-o", "plain/images/photo & dot.png"],
            in: directory
        )
        expectEqual(dot.status, 0)
        try directory.write(
            #"""
            {"version":1,"sections":[{"id":"s","items":[
              {"id":"a","left":{"type":"card","image":"photo & dot","imageLabel":"Photo","lines":[{"text":"A"}]}}]}]}
            """#,
            to: "plain/a & b.json"
        )
        try expectEqual(CombProcess(["validate", "plain"], in: directory).status, 0)
        let process = try CombProcess(["screens", "plain", "-o", "out", "--audit"], in: directory)
        expectEqual(process.status, 0, "\(process.output)")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: directory.url.appendingPathComponent("out").path
        )
        let variants = [
            "light", "dark", "right-to-left", "large-text", "narrow", "wide", "contrast", "ios-26",
        ]
        expectEqual(Set(names), Set(variants.map { "a & b-\($0).png" } + ["index.html"]))
        let page = String(decoding: try directory.data(of: "out/index.html"), as: UTF8.self)
        expect(page.contains("a &amp; b-dark.png") && !page.contains("a & b"))

        let branded = try CombProcess(["screens", "screens", "--tokens", "tokens.json", "-o", "brands"], in: directory)
        expect(branded.status == 0 && branded.output.contains("8 pictures"), "\(branded.output)")
        try expectEqual(CombProcess(["screens", "screens", "-o", "brands"], in: directory).status, 1)
    }

    @Test("problems of an audit are printed, and fail")
    func audit() throws {
        try directory.write(
            #"""
            {"version":1,"sections":[],"bottomBar":{"items":[
              {"id":"a","left":{"type":"title","title":[{"text":"Hidden","tint":"inverseText"}]}}]}}
            """#,
            to: "bar.json"
        )
        let process = try CombProcess(["screens", "bar.json", "-o", "out", "--audit"], in: directory)
        expect(process.status == 1 && process.output.contains("bar.json:/bottomBar/items/0: error: contrast"))
    }
}
