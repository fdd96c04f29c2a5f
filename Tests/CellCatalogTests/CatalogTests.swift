import CellCatalog
import Expectations
import Honeycomb
import PartDeclarations
import ScreenHosting
import Testing
import YourOwnPart

@MainActor
@Suite("The catalog")
struct CatalogTests {
    private let renderer = CatalogRenderer(configuration: ScreenConfiguration(size: .zero, scale: 1), format: .svg)

    @Test("the sheet has every crossing once, none over another, each with something to say")
    func matrix() throws {
        let picture = try renderer.matrix()
        expect(picture.cells.count > 130)
        expectEqual(Set(picture.cells.map(\.name)).count, picture.cells.count)
        for (index, cell) in picture.cells.enumerated() {
            expect(CGRect(origin: .zero, size: picture.size).contains(cell.frame), "\(cell.name)")
            expectEqual(cell.accessibilityLabel?.isEmpty, false, "\(cell.name)")
            for other in picture.cells[..<index] {
                expect(!other.frame.intersects(cell.frame), "\(cell.name) \(other.name)")
            }
        }
    }

    @Test("there is a picture for each declared part, header and footer, with all examples")
    func parts() throws {
        var names: [String] = []
        try renderer.render(Catalog(groups: Catalog.designSystem.groups)) { picture in
            names.append(picture.name)
            expect(!picture.cells.isEmpty && !picture.data.isEmpty)
        }
        let expected =
            DeclaredParts.designSystem.lefts.map { "left-\($0.documentName)" }
            + DeclaredParts.designSystem.rights.map { "right-\($0.documentName)" }
            + DeclaredParts.designSystem.headers.map { "header-\($0.documentName)" }
            + DeclaredParts.designSystem.footers.map { "footer-\($0.documentName)" } + ["right-pair"]
        expectEqual(names, expected)
    }

    @Test("an app's own part appears with its variants, a disabled one half transparent")
    func ownPart() throws {
        var pictures: [CatalogPicture] = []
        try renderer.render(RatingScenarios.catalog) { pictures.append($0) }
        let picture = try require(pictures.first)
        expectEqual(pictures.map(\.name), ["rating", "note"])
        expectEqual(picture.cells.map(\.row), ["Four stars", "None", "Disabled"])
        expectEqual(picture.cells[0].texts, ["Response time", "★★★★☆"])
        expectEqual(picture.cells[0].accessibilityLabel, "Response time, ★★★★☆")
    }

    @Test("an app's declared parts have their row and column in the sheet, and pictures of their examples")
    func declaredParts() throws {
        let parts = RatingScenarios.parts
        let cells = try renderer.matrix(of: parts).cells
        let names = Set(cells.map(\.name))
        expect(names.isSuperset(of: ["TitleRatingItem", "NoteRatingItem", "NoteItem", "NoteCustomItem"]))
        let besideRating = parts.matrixLefts.filter { !$0.fillsRow }.count
        let added = besideRating + parts.rights.count + 1 - 1
        try expectEqual(cells.count, renderer.matrix().cells.count + added)

        let groups = Catalog(parts: parts).groups.filter { ["left-note", "right-rating"].contains($0.fileName) }
        var pictures: [CatalogPicture] = []
        try renderer.render(Catalog(groups: groups)) { pictures.append($0) }
        expectEqual(pictures.map { $0.cells.map(\.row) }, [["Text", "Long text"], ["Text", "Long text"]])
    }

    @Test("an app's catalog is written as that of the design system: its pictures and an index of them")
    func files() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID())")
        defer { try? FileManager.default.removeItem(at: directory) }
        var written: [String] = []
        try renderer.write(RatingScenarios.catalog, to: directory) { name, _ in written.append(name) }
        expectEqual(written, ["rating.svg", "note.svg", "catalog.json"])
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: directory.path).sorted(), written.sorted())
        let index = try String(contentsOf: directory.appendingPathComponent("catalog.json"), encoding: .utf8)
        expect(index.contains("\"rating.svg\"") && index.contains("Seen by three people"))
    }

    @Test("titles of rows and columns keep their size beside cells with large texts")
    func titles() throws {
        var large = renderer
        large.configuration.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        let usual = try require(try renderer.matrix().cells.first)
        let grown = try require(try large.matrix().cells.first)
        expectEqual(grown.frame.origin, usual.frame.origin)
        expect(grown.frame.height > usual.frame.height)
    }

    @Test("the index gives rectangle, content and label of every cell")
    func index() throws {
        let picture = try renderer.matrix()
        var index = CatalogIndex()
        index.add(picture, fileName: "matrix.png")
        let object = try JSONSerialization.jsonObject(with: index.json()) as? [String: Any]
        let pictures = try require(object?["pictures"] as? [[String: Any]])
        let cells = try require(pictures.first?["cells"] as? [[String: Any]])
        expectEqual(cells.count, picture.cells.count)
        let cell = try require(cells.first { $0["name"] as? String == "TitleDetailItem" })
        expectEqual(cell["content"] as? [String], ["Страна поиска", "Россия"])
        expectEqual(cell["accessibilityLabel"] as? String, "Страна поиска, Россия")
        expectEqual((cell["frame"] as? [Double])?.count, 4)
    }
}
