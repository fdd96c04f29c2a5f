import Expectations
import Foundation
import Honeycomb
import ScreenHosting
import Testing

@testable import CellCatalog

@Suite("Catalog page")
@MainActor
struct CatalogPageTests {
    private func catalog(title: String) -> Catalog {
        Catalog(groups: [
            ScenarioGroup("Rows") {
                Scenario("One", TitleChevronItem(left: LeftTitle(title: title), right: RightChevron()))
            }
        ])
    }

    private func write(_ title: String, to folder: URL, comparingWith other: URL? = nil) throws {
        let renderer = CatalogRenderer(configuration: ScreenConfiguration(size: .zero, scale: 1))
        try CatalogPage(renderer).write(catalog(title: title), to: folder, comparingWith: other)
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("a page has pictures of all variants, and the frames of what is in each cell")
    func writes() throws {
        try withFolder { folder in
            try write("Country", to: folder)
            let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            expectEqual(folders.filter { $0.contains("-") }.count, 8)
            let script = try String(contentsOf: folder.appendingPathComponent("data.js"), encoding: .utf8)
            let json = script.dropFirst("window.catalog = ".count).dropLast(2)
            let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            let variants = try require(root?["variants"] as? [[String: Any]])
            let picture = try require((variants.first?["pictures"] as? [[String: Any]])?.first)
            let cell = try require((picture["cells"] as? [[String: Any]])?.first)
            let frame = try require(cell["frame"] as? [Double])
            let views = try require(cell["views"] as? [[Double]])
            expectEqual(frame[2], 390)
            expectEqual(views.first?[0], frame[0] + 16)
            let file = try require(picture["file"] as? String)
            expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path))
            let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
            expect(!page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains("http"))
        }
    }

    @Test("a comparison has the pictures and the data of the other build")
    func compares() throws {
        try withFolder { old in
            try write("Country", to: old)
            try withFolder { new in
                try write("City", to: new, comparingWith: old)
                let before = try String(contentsOf: new.appendingPathComponent("before.js"), encoding: .utf8)
                expect(before.hasPrefix("window.before = {"))
                expect(before.contains("Country"))
                let pictures = ["before/light-ltr-standard/rows.png", "light-ltr-standard/rows.png"]
                let data = try pictures.map { try Data(contentsOf: new.appendingPathComponent($0)) }
                expect(data[0] != data[1])
            }
        }
    }

    @Test("declarations are stored once, minimum widths for each text size")
    func declarations() throws {
        try withFolder { folder in
            try write("Country", to: folder)
            let script = try Data(contentsOf: folder.appendingPathComponent("data.js"))
            let data = try CatalogPageData(script: script)
            let swift = try require(data.declarations?["rows"]?.first?.swift)
            expect(swift.contains(#"left: LeftTitle(title: "Country"),"#))
            let text = String(decoding: script, as: UTF8.self)
            expectEqual(text.components(separatedBy: "LeftRightItem(").count, 2)
            // One row and its four states, in eight variants.
            expectEqual(text.components(separatedBy: #""minimumWidths""#).count, 1 + 8 * 5)
            func left(_ variant: String) throws -> Double {
                let cell = data.variants.first { $0.name == variant }?.pictures.first?.cells.first
                return try require(cell?.minimumWidths).left
            }
            try expect(left("light-ltr-largest") > left("light-ltr-standard") + 50)
            try expectEqual(left("dark-rtl-standard"), left("light-ltr-standard"))
        }
    }

    @Test("a comparison tells in words what changed: sizes, texts, minimum widths, views and declarations")
    func words() throws {
        let old = try withData { try write("Country", to: $0) }
        let new = try withData { try write("Countryside", to: $0) }
        let changes = CatalogPageChanges(from: old, to: new)
        expectEqual(changes.variants.count, 8)
        let change = try require(changes.variants["light-ltr-standard"]?.first)
        expect(change.before == "light-ltr-standard/rows.png" && change.after == change.before)
        let cells = [old, new].map { $0.variants[0].pictures[0].cells[0] }
        let widths = try cells.map { try require($0.minimumWidths).left }
        let name = "LeftRightContainer<LeftTitle, RightChevron>, One"
        expect(change.words.contains("\(name): “Country” became “Countryside”"))
        let words = "\(name): the minimum width of the left part: \(widths[0]) became \(widths[1])"
        expect(change.words.contains(words.replacingOccurrences(of: ".0", with: "")))
        expect(change.words.contains("\(name): its declaration changed"))
        let none = CatalogPageChanges(from: old, to: old).variants.values.flatMap { $0 }
        expect(none.isEmpty)
    }

    @Test("a minimum width that changes without a pixel, a moved view and lost cells are told")
    func silentChanges() throws {
        func data(_ cells: [CatalogPageData.Cell]) -> CatalogPageData {
            let picture = CatalogPageData.Picture(
                name: "rows",
                title: "Rows",
                file: "a/rows.png",
                size: [500, 100],
                fingerprint: "1",
                cells: cells
            )
            return CatalogPageData(
                variants: [CatalogPageData.Variant(name: "a", pictures: [picture])],
                declarations: nil
            )
        }
        func cell(_ row: String, x: Double = 10, left: Double = 80) -> CatalogPageData.Cell {
            CatalogPageData.Cell(
                name: "Row",
                row: row,
                column: nil,
                label: nil,
                texts: [],
                frame: [0, 50, 390, 56],
                views: [[x, 66, 20, 20]],
                minimumWidths: CatalogPartWidths(left: left, right: 30)
            )
        }
        let old = data([cell("A"), cell("B"), cell("C")])
        let new = data([cell("A", left: 84.5), cell("B", x: 12), cell("D")])
        expectEqual(
            CatalogPageChanges(from: old, to: new).variants["a"]?.first?.words,
            [
                "Row, A: the minimum width of the left part: 80 became 84.5",
                "Row, B: view 1 of 1: x 10, y 16 became x 12, y 16",
                "Row, D: new",
                "Row, C: removed",
            ]
        )
    }

    @Test("a folder of a build without minimum widths can be compared, other folders are named")
    func otherFolders() throws {
        try withFolder { old in
            try write("Country", to: old)
            let file = old.appendingPathComponent("data.js")
            var json = try require(
                try JSONSerialization.jsonObject(
                    with: Data(contentsOf: file).dropFirst("window.catalog = ".count).dropLast(2)
                ) as? [String: Any]
            )
            json["declarations"] = nil
            try (Data("window.catalog = ".utf8) + JSONSerialization.data(withJSONObject: json) + Data(";\n".utf8))
                .write(to: file)
            try withFolder { try write("Country", to: $0, comparingWith: old) }
            try Data("window.other = 1;\n".utf8).write(to: file)
            try withFolder { new in
                let error = #expect(throws: CatalogPageError.self) {
                    try write("Country", to: new, comparingWith: old)
                }
                expectEqual(error?.description.contains(file.path), true)
                expect(!FileManager.default.fileExists(atPath: new.path))
            }
        }
    }

    private func withData(_ body: (URL) throws -> Void) throws -> CatalogPageData {
        var data: CatalogPageData?
        try withFolder { folder in
            try body(folder)
            data = try CatalogPageData(script: Data(contentsOf: folder.appendingPathComponent("data.js")))
        }
        return try require(data)
    }
}
