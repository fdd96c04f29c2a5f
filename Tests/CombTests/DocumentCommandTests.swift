import Expectations
import Foundation
import ScreenDocuments
import Testing

@Suite("comb for documents: reports, formatting, differences, schemas and types")
struct DocumentCommandTests {
    private let directory: TemporaryDirectory
    private static let filter = #"""
        {"version":1,"sections":[{"id":"s","items":[
          {"id":"a","left":{"type":"title","title":"A"}},{"id":"b","left":{"type":"title","title":"B"}},
          {"id":"c","left":{"type":"title","title":"C"}}]}]}
        """#

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write(Self.filter, to: "old.json")
    }

    private func json(_ process: CombProcess) throws -> DocumentValue {
        try JSONDecoder().decode(DocumentValue.self, from: Data(process.output.utf8))
    }

    @Test("problems are reported as JSON, SARIF and workflow commands")
    func formats() throws {
        try directory.write("{\"version\":1,\n\"sections\":[{\"id\":7}]}", to: "wrong, 1%.json")
        let report = try CombProcess(["validate", "--format", "json", "wrong, 1%.json", "old.json"], in: directory)
        expectEqual(report.status, 1)
        let finding = try json(report).array?.first
        expect(finding?["line"] == 2 && finding?["column"] == 19 && finding?["pointer"] == "/sections/0/id")
        expectEqual(finding?["message"], "wrong type: a number")

        let sarif = try json(try CombProcess(["validate", "--format", "sarif", "wrong, 1%.json"], in: directory))
        let result = sarif["runs"]?.array?.first?["results"]?.array?.first
        let place = result?["locations"]?.array?.first?["physicalLocation"]
        expect(sarif["version"] == "2.1.0" && result?["level"] == "error")
        expectEqual(place?["artifactLocation"]?["uri"], "wrong%2C%201%25.json")
        expectEqual(place?["region"]?["startLine"], 2)

        let commands = try CombProcess(["validate", "--format", "github", "wrong, 1%.json"], in: directory)
        expectEqual(
            commands.output,
            "::error file=wrong%2C 1%25.json,line=2,col=19::wrong type: a number, allowed: a string that is not empty\n"
        )
        try expectEqual(CombProcess(["validate", "--format", "xml", "old.json"], in: directory).status, 64)
    }

    @Test("a directory stands for its documents, and apps' losses are warnings")
    func directories() throws {
        try FileManager.default.createDirectory(
            at: directory.url.appendingPathComponent("screens/deep"),
            withIntermediateDirectories: true
        )
        try directory.write(Self.filter, to: "screens/b.json")
        try directory.write(
            Self.filter.replacingOccurrences(of: "title\",\"title\":\"B", with: "x"),
            to: "screens/deep/a.json"
        )
        try directory.write("no document", to: "screens/note.txt")
        let process = try CombProcess(["validate", "--lenient", "screens"], in: directory)
        expectEqual(process.status, 0)
        expect(process.output.contains("screens/b.json: ok\n"))
        expect(process.output.contains("screens/deep/a.json:2:75: warning: unknown left part \"x\""))
        expect(process.output.contains("(dropped)\n"))
        expect(!process.output.contains("a.json: ok"))
    }

    @Test("the vocabulary of an app decides what is valid")
    func vocabulary() throws {
        var vocabulary = DocumentFormat.designSystem
        vocabulary.lefts.append(
            PartFormat(name: "hologram", fields: [KeyFormat(name: "depth", isRequired: true, kind: .number(0...1))])
        )
        try directory.write(vocabulary.value.json, to: "app.json")
        let row = #"{"id":"a","left":{"type":"hologram","depth":0.5}}"#
        try directory.write("{\"version\":1,\"sections\":[{\"id\":\"s\",\"items\":[\(row)]}]}", to: "new.json")
        try expectEqual(CombProcess(["validate", "new.json"], in: directory).status, 1)
        try expectEqual(CombProcess(["validate", "--vocabulary", "app.json", "new.json"], in: directory).status, 0)
        let own = try CombProcess(["vocabulary"], in: directory)
        try expectEqual(json(own), DocumentFormat.designSystem.value)
        try directory.write(#"{"lefts":7}"#, to: "broken.json")
        let broken = try CombProcess(["validate", "--vocabulary", "broken.json", "new.json"], in: directory)
        expect(broken.status == 1 && broken.errors.contains("broken.json:1:10: error: wrong type: a number"))

        try directory.write(try CombProcess(["schema"], in: directory).output, to: "1.json")
        try directory.write(
            try CombProcess(["schema", "--vocabulary", "app.json"], in: directory).output,
            to: "2.json"
        )
        let added = try CombProcess(["compat", "1.json", "2.json"], in: directory)
        expect(added.status == 0 && added.output == "Nothing breaks.\n")
        let removed = try CombProcess(["compat", "2.json", "1.json"], in: directory)
        expectEqual(removed.status, 1)
        expect(removed.output.contains("left: the type \"hologram\" is no longer allowed"))
        try expectEqual(CombProcess(["schema", "--version", "9"], in: directory).status, 64)
    }

    @Test("documents are formatted without a change of their meaning, and a second time without any")
    func formatting() throws {
        let first = try CombProcess(["format", "old.json"], in: directory)
        expect(first.output.hasPrefix("{\n  \"version\": 1,\n  \"sections\": [\n"))
        try expect(json(first) == JSONDecoder().decode(DocumentValue.self, from: Data(Self.filter.utf8)))
        try expectEqual(CombProcess(["format", "--check", "old.json"], in: directory).status, 1)
        try expectEqual(CombProcess(["format", "--in-place", "old.json"], in: directory).status, 0)
        try expectEqual(CombProcess(["format", "--check", "old.json"], in: directory).status, 0)
        try directory.write("{\"a\":}", to: "broken.json")
        try expectEqual(CombProcess(["format", "--in-place", "broken.json"], in: directory).status, 1)
        try expect(String(decoding: directory.data(of: "broken.json"), as: UTF8.self) == "{\"a\":}")
    }

    @Test("a change is told by sections and rows, and drawn")
    func difference() throws {
        let changed = #"""
            {"version":1,"title":"T","sections":[{"id":"s","items":[
              {"id":"c","left":{"type":"title","title":"C"}},
              {"id":"a","left":{"type":"title","title":"Z"},"right":{"type":"chevron"}},
              {"id":"d","left":{"type":"title","title":"D"}}]},{"id":"t"}]}
            """#
        try directory.write(changed, to: "new.json")
        let process = try CombProcess(["diff", "old.json", "new.json", "-o", "pictures"], in: directory)
        expectEqual(process.status, 1)
        expectEqual(
            process.output,
            """
            screen: title is "T" now
            section "s", row "b": removed
            section "s", row "c": moved from 2 to 0
            section "s", row "a": left.title "A" → "Z"
            section "s", row "a": right is {"type": "chevron"} now
            section "s", row "d": inserted at 2
            section "t": inserted at 1

            """
        )
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: directory.url.appendingPathComponent("pictures").path
        )
        expectEqual(pictures.sorted(), ["after.png", "before.png"])
        let same = try CombProcess(["diff", "old.json", "old.json"], in: directory)
        expect(same.status == 0 && same.output == "The screens are the same.\n")
    }

    @Test("the types of all languages have every part")
    func types() throws {
        for language in ["typescript", "python", "kotlin", "swift"] {
            let types = try CombProcess(["types", "--language", language], in: directory)
            expectEqual(types.status, 0)
            for part in DocumentFormat.designSystem.lefts {
                let name = "LeftPart" + part.name.prefix(1).uppercased() + part.name.dropFirst()
                expect(types.output.contains(name), "\(language): \(name)")
            }
        }
    }

    @Test("the reference has every part, each with an example that is valid")
    func reference() throws {
        let process = try CombProcess(["reference", "-o", "reference"], in: directory)
        expectEqual(process.output, "reference/reference.md: 55 parts, 55 pictures\n")
        let page = String(decoding: try directory.data(of: "reference/reference.md"), as: UTF8.self)
        for part in DocumentFormat.designSystem.rights { expect(page.contains("(right-\(part.name).png)")) }
        let format = DocumentFormat.designSystem
        let parts = (format.lefts + format.rights + format.headers + format.footers).flatMap(\.fields)
        let keys = Self.keys(of: format.screen + format.section + format.row + parts)
        expect(keys.isSuperset(of: ["adaptive", "itemWidth", "peek", "stops", "leadingButtons", "density"]))
        // Those of texts, lines and chips.
        let others: Set = ["size", "weight", "hasMonospacedDigits", "badgeStyle", "hasMenu"]
        for key in keys.union(others).subtracting(["version"]) {
            let isExplained = page.split(separator: "\n").contains { line in
                (line.hasPrefix("| `\(key)` |") || line.hasPrefix("| **`\(key)`** |")) && !line.hasSuffix("|  |")
            }
            expect(isExplained, "\(key)")
        }
    }

    /// The names of keys, with those of the objects in them.
    private static func keys(of fields: [KeyFormat]) -> Set<String> {
        Set(fields.flatMap { [$0.name] + keys(of: $0.kind) })
    }

    private static func keys(of kind: FieldKind) -> [String] {
        switch kind {
        case .object(_, let fields), .alternatives(let fields): Array(keys(of: fields))
        case .list(let element): keys(of: element)
        case .either(let first, let second): keys(of: first) + keys(of: second)
        default: []
        }
    }

    @Test("the small validator gives the same verdicts, with the same words")
    func smallValidator() throws {
        try directory.write("{\"version\":1,\"sections\":[{\"id\":7}]}", to: "wrong.json")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("comb-validate")
        process.arguments = ["--format", "text", "old.json", "wrong.json", "none.json"]
        process.currentDirectoryURL = directory.url
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let comb = try CombProcess(["validate", "old.json", "wrong.json"], in: directory)
        expectEqual(text, comb.output + "none.json: error: the file cannot be read\n")
        expectEqual(process.terminationStatus, 1)
    }
}
