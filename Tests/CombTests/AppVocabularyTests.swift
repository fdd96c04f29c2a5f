import Expectations
import Foundation
import ScreenDocuments
import Testing

@Suite("comb with the vocabulary of an app")
struct AppVocabularyTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        var format = DocumentFormat.designSystem
        let text = KeyFormat(name: "text", isRequired: true, kind: .text(isEmptyAllowed: true))
        format.lefts.append(PartFormat(name: "hologram", fields: [text]))
        format.rights.append(PartFormat(name: "rating", fields: [KeyFormat(name: "stars", kind: .integer(0...5))]))
        format.headers.append(PartFormat(name: "banner", fields: [text]))
        format.footers.append(PartFormat(name: "legal", fields: [text]))
        format.icons.append("rocket")
        format.tints.append("brand")
        format.colors.append("card")
        format.themes.append("night")
        format.fonts = ["display"]
        try directory.write(format.value.json, to: "app.json")
        try directory.write(
            #"""
            {"version":1,"theme":"night","sections":[{"id":"s","background":{"color":"card"},
             "header":{"type":"banner","text":"Sale"},"footer":{"type":"legal","text":"Terms"},"items":[
             {"id":"a","left":{"type":"hologram","text":"Earth"},"right":{"type":"rating","stars":4}},
             {"id":"b","left":{"type":"iconTitle","icon":"rocket","iconTint":"brand","title":"Go"}},
             {"id":"c","left":{"type":"richText","title":[{"text":"Big","font":"display"}]}}]}]}
            """#,
            to: "screen.json"
        )
    }

    @Test("a document of an app is drawn with stand-ins for what only the app has")
    func standIns() throws {
        let options = ["--vocabulary", "app.json", "screen.json"]
        let process = try CombProcess(["render", "-o", "screen.png"] + options, in: directory)
        expectEqual(process.status, 0, "\(process.errors)")
        try expect(directory.data(of: "screen.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let tree = try CombProcess(["inspect"] + options, in: directory)
        expectEqual(tree.status, 0, "\(tree.errors)")
        for text in ["Sale", "Terms", "Earth", "hologram", "rating", "Go", "Big"] {
            expect(tree.output.contains(text), "\(text)")
        }
    }

    @Test("snapshots of a document of an app are made with its vocabulary")
    func snapshots() throws {
        let arguments = ["snapshots", "record", "screen.json", "-o", "out", "--appearances", "light"]
        let process = try CombProcess(arguments + ["--vocabulary", "app.json"], in: directory)
        expect(process.status == 0 && process.output.contains("1 recorded"), "\(process.output)\(process.errors)")
        let without = try CombProcess(arguments, in: directory)
        expect(without.status == 1 && without.output.contains("unknown left part \"hologram\""))
    }

    @Test("changes of a document of an app are told and drawn")
    func difference() throws {
        let screen = String(decoding: try directory.data(of: "screen.json"), as: UTF8.self)
        try directory.write(screen.replacingOccurrences(of: "Earth", with: "Mars"), to: "new.json")
        let arguments = ["diff", "screen.json", "new.json", "-o", "pictures"]
        let process = try CombProcess(arguments + ["--vocabulary", "app.json"], in: directory)
        expectEqual(process.output, "section \"s\", row \"a\": left.text \"Earth\" → \"Mars\"\n")
        let pictures = try ["before", "after"].map { try directory.data(of: "pictures/\($0).png") }
        expect(pictures[0] != pictures[1])
        try expect(CombProcess(arguments, in: directory).errors.contains("unknown left part \"hologram\""))
    }

    @Test("without the vocabulary the names of the app are errors, and a vocabulary with problems too")
    func errors() throws {
        let process = try CombProcess(["render", "-o", "screen.png", "screen.json"], in: directory)
        expect(process.status == 1 && process.errors.contains("unknown left part \"hologram\""))
        try directory.write(#"{"lefts":7}"#, to: "broken.json")
        let broken = try CombProcess(["render", "--vocabulary", "broken.json", "screen.json"], in: directory)
        expect(broken.status == 1 && broken.errors.contains("broken.json:1:10: error: wrong type: a number"))
        let none = try CombProcess(["render", "--vocabulary", "none.json", "screen.json"], in: directory)
        expect(none.status == 1 && none.errors.contains("none.json: error: the file cannot be read"))
    }
}
