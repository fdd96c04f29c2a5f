import Expectations
import Foundation
import ScreenDocumentsCore
import Testing

@testable import A2UIProtocol

struct CatalogTests {
    @Test("the basic catalog has 18 components and 14 functions, and its own prompt is shorter with fewer")
    func basic() {
        let basic = A2UICatalog.basic
        expect(basic.componentNames.count == 18 && basic.functionNames.count == 14)
        let small = basic.pruned(components: ["Text", "Column"], messages: ["UpdateComponentsMessage"])
        expectEqual(small.componentNames, ["Text", "Column"])
        expect(small.instructions.count < basic.instructions.count / 2)
        expect(!small.instructions.contains("CreateSurfaceMessage"))
    }

    @Test(
        "planted mistakes in components",
        arguments: [
            (#"{"id":"a","component":"Text"}"#, "'text' is a required property"),
            (#"{"id":"a","component":"Text","text":1}"#, "not valid under any"),
            (#"{"component":"Text","text":"x"}"#, "'id' is a required property"),
            (#"{"id":"a","component":"Text","text":"x","variant":"h9"}"#, "'h9' is not one of"),
            (#"{"id":"a","component":"Text","text":"x","size":1}"#, "'size' was unexpected"),
            (#"{"id":"a","component":"Icon","name":"banana"}"#, "not valid under any"),
            (#"{"id":"a","component":"Slider","value":1}"#, "'max' is a required property"),
            (#"{"id":"a","component":"Slider","value":1,"max":"5"}"#, "'5' is not of type 'number'"),
            (#"{"id":"a","component":"Row","children":[1]}"#, "not valid under any"),
            (#"{"id":"a","component":"Tabs","tabs":[]}"#, "should be non-empty"),
            (#"{"id":"a","component":"Text","text":{"call":"shout","args":{}}}"#, "not valid under any"),
            (#"{"id":"a","component":"DateTimeInput","value":"","min":"soon"}"#, "not valid under any"),
            (#"{"id":"a","component":"Chart"}"#, "Unknown component: Chart"),
        ]
    )
    func planted(_ component: String, _ message: String) throws {
        let value = DocumentValue(try A2UICatalog.node(Data(component.utf8)))
        let errors = A2UIValidator(.basic).errors(in: Samples.update(value))
        expect(errors.contains { $0.message.contains(message) && $0.path.hasPrefix("/components/0") }, "\(errors)")
    }

    @Test(
        "dates, times and both are limits of a date",
        arguments: ["2026-11-29", "08:30:00Z", "2026-11-29T08:30:00+01:00"]
    )
    func dates(_ text: String) {
        let value: DocumentValue = ["id": "a", "component": "DateTimeInput", "value": "", "min": .string(text)]
        expectEqual(A2UIValidator(.basic).errors(in: Samples.update(value)), [])
    }

    @Test("examples are read by patterns, and checked if they have to be")
    func examples() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a2ui-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appendingPathComponent("deep/er")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let valid = DocumentValue.array([Samples.create]).json
        try Data(valid.utf8).write(to: folder.appendingPathComponent("step1.json"))
        try Data(valid.utf8).write(to: folder.appendingPathComponent("step3.json"))
        try Data(valid.utf8).write(to: inner.appendingPathComponent("far.json"))
        let catalog = A2UICatalog.basic
        let path = folder.path
        try expectEqual(catalog.examples(path + "/step[1-2].json"), "---BEGIN step1---\n\(valid)\n---END step1---")
        try expectEqual(
            catalog.examples(path + "/**/*.json").components(separatedBy: "---BEGIN ").dropFirst().map {
                $0.prefix(4)
            },
            ["far-", "step", "step"]
        )
        try expect(catalog.examples(path + "/s?ep3.json", isValidated: true).hasPrefix("---BEGIN step3---"))
        try expect(catalog.examples(path).contains("step3") && !catalog.examples(path).contains("far"))
        try expect(catalog.examples(nil) == "" && catalog.examples(path + "/none/*.json") == "")
        try Data("{".utf8).write(to: folder.appendingPathComponent("bad.json"))
        #expect(throws: A2UIError.self) { try catalog.examples(path, isValidated: true) }
    }
}
