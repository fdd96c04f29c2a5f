import Expectations
import Foundation
import ScreenDocuments
import Testing

@Suite("comb figma", .timeLimit(.minutes(3)))
struct FigmaCommandTests {
    private let directory: TemporaryDirectory
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    init() throws { directory = try TemporaryDirectory() }

    private func run(_ arguments: [String]) throws -> CombProcess {
        try CombProcess(["figma"] + arguments, in: directory)
    }

    private func path(_ name: String) -> String { directory.url.appendingPathComponent(name).path }

    private static func value(_ path: String) throws -> DocumentValue {
        try DocumentText([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), fileName: path).value()
    }

    @Test(
        "what export writes, import reads as the same documents, and check finds no difference",
        arguments: [
            "Examples/Screens", "Examples/CellList/Screens", "Tests/ScreenDocumentsTests/Golden/1",
            "Tests/ScreenDocumentsTests/Golden/2",
        ]
    )
    func roundTrip(folder: String) throws {
        let source = Self.root.appendingPathComponent(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: source.path).filter { $0.hasSuffix(".json") }
            .sorted()
        expect(!names.isEmpty)
        let design = path("design.json")
        try expectEqual(run(["export", source.path, "-o", design]).status, 0)
        let imported = try run(["import", design, "-o", path("out")])
        expectEqual(imported.status, 0, "\(imported.output)")
        let file = try Self.value(design)
        for name in names {
            try expectEqual(
                Self.value(path("out/\(name)")),
                Self.value(source.appendingPathComponent(name).path),
                "\(name)"
            )
            let check = try run(["check", design, source.appendingPathComponent(name).path])
            expectEqual(check.status, 0, "\(check.output)")
        }
        // Without what only this program keeps, every row and part is still there.
        try Data(Self.plain(file).json.utf8).write(to: URL(fileURLWithPath: path("plain.json")))
        _ = try run(["import", path("plain.json"), "-o", path("plain")])
        for name in names {
            let (plain, whole) = (
                try Self.value(path("plain/\(name)")), try Self.value(source.appendingPathComponent(name).path)
            )
            expectEqual(Self.shown(plain), Self.shown(whole), "\(name)")
        }
    }

    /// The file without shared data, and without the layers that only show what parts draw.
    private static func plain(_ value: DocumentValue) -> DocumentValue {
        func isOurs(_ value: DocumentValue) -> Bool {
            let data = value["sharedPluginData"]?["honeycomb"]?["keys"]?.string ?? ""
            return data.contains("isDrawn") || data.contains("isMade")
        }
        switch value {
        case .array(let elements): return .array(elements.filter { !isOurs($0) }.map(plain))
        case .object(var object):
            object.removeValue(forKey: "sharedPluginData")
            return .object(DocumentObject(object.map { ($0.key, plain($0.value)) }))
        default: return value
        }
    }

    /// The parts of the rows that are written out, by type, and the headers.
    private static func shown(_ document: DocumentValue) -> [String] {
        (document["sections"]?.array ?? []).flatMap { section -> [String] in
            guard let items = section["items"]?.array else { return [] }
            let rows = items.compactMap { row -> String? in
                guard row["use"] == nil, row["requires"] == nil, row["fallback"] == nil,
                    let left = row["left"]?["type"]?.string
                else { return nil }
                return "\(left) \(row["right"]?["type"]?.string ?? "")"
            }
            return [section["header"]?["type"]?.string ?? ""] + rows
        }
    }

    /// A change of a design, and the words that check has to say about it.
    private static let changes: [(name: String, words: String, change: @Sendable (inout DocumentObject) -> Void)] = [
        (
            "font size", "font size 19 → 17",
            { $0["style"] = .object(($0["style"]?.object ?? [:]).merging(["fontSize": 19] as DocumentObject)) }
        ),
        (
            "weight", "font weight 700 → 400",
            { $0["style"] = .object(($0["style"]?.object ?? [:]).merging(["fontWeight": 700] as DocumentObject)) }
        ),
        (
            "color", "color #FF0000 → ",
            { $0["fills"] = [["type": "SOLID", "color": ["r": 1, "g": 0, "b": 0, "a": 1]]] }
        ),
        ("text", "text \"Cash\" → ", { $0["characters"] = "Cash" }),
        ("place", "leading 22 → 16", { $0["absoluteBoundingBox"] = moved($0["absoluteBoundingBox"], "x", 6) }),
        ("height of the line", "middle ", { $0["absoluteBoundingBox"] = moved($0["absoluteBoundingBox"], "y", 5) }),
    ]

    private static func moved(_ box: DocumentValue?, _ key: String, _ distance: Double) -> DocumentValue {
        var members = box?.object ?? [:]
        members[key] = .number((members[key]?.number ?? 0) + distance)
        return .object(members)
    }

    @Test("each change of a design is a redline with the layer, what the design says and what the screen has")
    func redlines() throws {
        let document = """
            {"version": 1, "sections": [{"id": "a", "items": [
             {"id": "money", "left": {"type": "title", "title": "Money"}, "right": {"type": "detail", "text": "12 €"}},
             {"id": "mail", "left": {"type": "iconTitle", "icon": "mail", "title": "Mail"}}]}]}
            """
        try Data(document.utf8).write(to: URL(fileURLWithPath: path("wallet.json")))
        try expectEqual(run(["export", path("wallet.json"), "-o", path("design.json")]).status, 0)
        let design = try Self.value(path("design.json"))
        for change in Self.changes {
            let changed = Self.changed(design) { node in
                guard node["characters"]?.string == "Money" else { return }
                change.change(&node)
            }
            let result = try check(changed)
            expect(
                result.status == 1 && result.output.contains("/sections/0/items/0 \"Money\" (1:"),
                "\(change.name): \(result.output)"
            )
            expect(result.output.contains(change.words), "\(change.name): \(result.output)")
            // The others are as before, and other rows do not differ.
            expect(!result.output.contains("/items/1"), "\(change.name): \(result.output)")
        }
        // A row that is lower is one redline, and so is a picture of another size.
        let lower = Self.changed(design) { node in
            guard node["name"]?.string == "mail" || Self.isInside("mail", node), node["absoluteBoundingBox"] != nil
            else { return }
            node["absoluteBoundingBox"] = Self.moved(node["absoluteBoundingBox"], "y", 8)
        }
        try expect(check(lower).output.contains("distance above 8 → 0"))
        let picture = Self.changed(design) { node in
            guard node["name"]?.string == "PartImageView" else { return }
            node["absoluteBoundingBox"] = Self.moved(node["absoluteBoundingBox"], "width", 8)
        }
        try expect(check(picture).output.contains("the picture (1:"))
        // What only one of both has.
        let other = try run([
            "check", path("design.json"), Self.root.appendingPathComponent("Examples/Screens/filter.json").path,
        ])
        expect(
            other.status == 1 && other.output.contains("is not in the design")
                && other.output.contains("is not on the screen")
        )
        let json = try run(["check", path("changed.json"), path("wallet.json"), "--json", "-o", path("redlines.png")])
        expect(json.status == 1 && json.output.hasPrefix("["), "\(json.output)")
        expect(FileManager.default.fileExists(atPath: path("redlines.png")))
    }

    private static func isInside(_ name: String, _ node: DocumentObject) -> Bool {
        node["characters"]?.string == "Mail"
    }

    private func check(_ design: DocumentValue) throws -> CombProcess {
        try Data(design.json.utf8).write(to: URL(fileURLWithPath: path("changed.json")))
        return try run(["check", path("changed.json"), path("wallet.json")])
    }

    /// Returns a value with its objects changed.
    private static func changed(_ value: DocumentValue, _ change: (inout DocumentObject) -> Void) -> DocumentValue {
        switch value {
        case .array(let elements): return .array(elements.map { changed($0, change) })
        case .object(let object):
            var copy = DocumentObject(object.map { ($0.key, changed($0.value, change)) })
            change(&copy)
            return .object(copy)
        default: return value
        }
    }

    @Test("wrong files, frames and options are errors that say what there is")
    func errors() throws {
        try Data(#"{"version": 1, "sections": []}"#.utf8).write(to: URL(fileURLWithPath: path("empty.json")))
        try expectEqual(run(["export", path("empty.json"), "-o", path("design.json")]).status, 0)
        let frame = try run(["import", path("design.json"), "-o", path("o"), "--frame", "Home"])
        expect(frame.status == 1 && frame.errors.contains("there is no frame \"Home\"; there are \"empty\" (1:"))
        let notDesign = try run(["import", path("empty.json"), "-o", path("o")])
        expect(notDesign.status == 1 && notDesign.errors.contains("this is no file of Figma"))
        try expectEqual(run(["connect", path("design.json"), "-o", path("c")]).status, 64)
        try expectEqual(run(["check", path("design.json"), path("empty.json"), "--tolerance", "-1"]).status, 64)
        let templates = try run(["connect", "-o", path("c")])
        expect(templates.status == 0 && templates.output.contains("c/swift/left/title.figma.ts"))
    }
}
