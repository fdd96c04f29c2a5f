import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

@Suite("comb catalog, comb schema")
struct CatalogCommandTests {
    @Test("the catalog is a sheet, a picture of each part, and an index of all cells")
    func catalog() throws {
        let directory = try TemporaryDirectory()
        let arguments = [
            "catalog", "-o", "out", "--format", "svg", "--appearance", "dark", "--direction", "rtl", "--text-size",
            "xLarge",
        ]
        let process = try CombProcess(arguments, in: directory)
        expectEqual(process.status, 0)

        let parts =
            DeclaredParts.designSystem.lefts.map { "left-\($0.documentName)" }
            + DeclaredParts.designSystem.rights.map { "right-\($0.documentName)" }
            + DeclaredParts.designSystem.headers.map { "header-\($0.documentName)" }
            + DeclaredParts.designSystem.footers.map { "footer-\($0.documentName)" } + ["right-pair"]
        for name in ["matrix"] + parts {
            expect(process.output.contains("out/\(name).svg: "), "\(name)")
        }
        let index = try JSONSerialization.jsonObject(with: directory.data(of: "out/catalog.json")) as? [String: Any]
        let pictures = try require(index?["pictures"] as? [[String: Any]])
        expectEqual(pictures.count, parts.count + 1)
        try expect(require(pictures[0]["cells"] as? [Any]).count > 130)

        // The pictures have the requested environment.
        let sheet = String(decoding: try directory.data(of: "out/matrix.svg"), as: UTF8.self)
        expect(sheet.contains("Страна поиска"))
        let size = try require(pictures[0]["size"] as? [Double])
        let cells = try require(pictures[0]["cells"] as? [[String: Any]])
        let first = try require(cells[0]["frame"] as? [Double])
        expect(first[0] > size[0] / 2)
    }

    @Test("a directory that cannot be created is an error of one line")
    func wrongDirectory() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "file")
        let process = try CombProcess(["catalog", "-o", "file"], in: directory)
        expectEqual(process.status, 1)
        expect(process.errors.hasPrefix("Error: The catalog cannot be written to file: "))
        try expectEqual(CombProcess(["catalog", "-o", "x", "--format", "gif"], in: directory).status, 64)
    }

    @Test("the schema equals the library's")
    func schema() throws {
        let process = try CombProcess(["schema"], in: try TemporaryDirectory())
        expectEqual(process.status, 0)
        expect(process.output == String(decoding: ScreenDocument.schema(), as: UTF8.self))
    }

    @Test("--theme applies to screens without a theme, and accepts the names of themes")
    func theme() throws {
        let directory = try TemporaryDirectory()
        let themed = Documents.row.replacingOccurrences(
            of: "\"version\": 1,",
            with: "\"version\": 1, \"theme\": \"standard\","
        )
        try directory.write(Documents.row, to: "row.json")
        try directory.write(themed, to: "themed.json")
        func picture(_ screen: String, _ arguments: [String]) throws -> Data {
            try expectEqual(CombProcess(["render", screen, "-o", "out.svg"] + arguments, in: directory).status, 0)
            return try directory.data(of: "out.svg")
        }
        let usual = try picture("row.json", [])
        try expect(picture("row.json", ["--theme", "highContrast"]) != usual)
        try expectEqual(picture("themed.json", ["--theme", "highContrast"]), picture("themed.json", []))

        let unknown = try CombProcess(["render", "row.json", "--theme", "dark"], in: directory)
        expectEqual(unknown.status, 64)
        expect(unknown.errors.contains("standard") && unknown.errors.contains("highContrast"))
    }

    @Test("--spacings labels every distance with value and token, in another color if there is no token")
    func spacings() throws {
        let directory = try TemporaryDirectory()
        let wrong = """
            { "version": 1, "sections": [ { "id": "s", "items": [
              { "id": "i", "left": { "type": "title", "title": "Title" }, "insets": { "left": 5 } } ] } ] }
            """
        try directory.write(wrong, to: "wrong.json")
        func picture(_ arguments: [String]) throws -> String {
            try expectEqual(
                CombProcess(["render", "wrong.json", "-o", "out.svg"] + arguments, in: directory).status,
                0
            )
            return String(decoding: try directory.data(of: "out.svg"), as: UTF8.self)
        }
        let plain = try picture([])
        let annotated = try picture(["--spacings"])
        expect(annotated.contains("16 m") && !plain.contains("16 m"))
        expect(annotated.contains(">5<") && !plain.contains(">5<"))
    }
}
