import CellCatalog
import Foundation
import Honeycomb
import ScreenHosting
import Testing

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
            #expect(folders.filter { $0.contains("-") }.count == 8)
            let script = try String(contentsOf: folder.appendingPathComponent("data.js"), encoding: .utf8)
            let json = script.dropFirst("window.catalog = ".count).dropLast(2)
            let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            let variants = try #require(root?["variants"] as? [[String: Any]])
            let picture = try #require((variants.first?["pictures"] as? [[String: Any]])?.first)
            let cell = try #require((picture["cells"] as? [[String: Any]])?.first)
            let frame = try #require(cell["frame"] as? [Double])
            let views = try #require(cell["views"] as? [[Double]])
            #expect(frame[2] == 390)
            #expect(views.first?[0] == frame[0] + 16)
            let file = try #require(picture["file"] as? String)
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path))
            let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
            #expect(!page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").contains("http"))
        }
    }

    @Test("a comparison has the pictures and the data of the other build")
    func compares() throws {
        try withFolder { old in
            try write("Country", to: old)
            try withFolder { new in
                try write("City", to: new, comparingWith: old)
                let before = try String(contentsOf: new.appendingPathComponent("before.js"), encoding: .utf8)
                #expect(before.hasPrefix("window.before = {"))
                #expect(before.contains("Country"))
                let pictures = ["before/light-ltr-standard/rows.png", "light-ltr-standard/rows.png"]
                let data = try pictures.map { try Data(contentsOf: new.appendingPathComponent($0)) }
                #expect(data[0] != data[1])
            }
        }
    }
}
