import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@testable import CellCatalog

@Suite("Screens in the catalog")
@MainActor
struct ScreenScenarioTests {
    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Screens")

    private let renderer = CatalogRenderer(
        configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844), scale: 1)
    )

    @Test("documents of a folder are drawn as wide as a phone and as high as their content")
    func documents() throws {
        let group = try ScenarioGroup("Documents", documentsIn: Self.examples)
        expect(group.scenarios.map(\.title).contains("settings") && group.screens.allSatisfy { $0.path != nil })
        var pictures: [CatalogPicture] = []
        try renderer.render(Catalog(groups: [group])) { pictures.append($0) }
        let picture = try require(pictures.first)
        expectEqual(picture.cells.count, group.scenarios.count)
        for cell in picture.cells { expect(cell.frame.width == 390 && cell.frame.height > 200, "\(cell.name)") }
        let bitmap = try require(ScreenBitmap(png: picture.data))
        // Each screen has texts: pixels that are neither white nor the background.
        for cell in picture.cells {
            let (x, y) = (Int(cell.frame.minX), Int(cell.frame.minY))
            let colors = (0..<Int(cell.frame.height)).reduce(into: Set<UInt32>()) { colors, line in
                for column in stride(from: 0, to: 390, by: 3) {
                    let index = ((y + line) * bitmap.width + x + column) * 4
                    guard index + 2 < bitmap.bytes.count else { continue }
                    colors.insert(
                        UInt32(bitmap.bytes[index]) << 16 | UInt32(bitmap.bytes[index + 1]) << 8
                            | UInt32(bitmap.bytes[index + 2])
                    )
                }
            }
            expect(colors.count > 8, "\(cell.name)")
        }
    }

    @Test("screens get the theme of the catalog, cells and screens are beside each other in a group")
    func theme() throws {
        var theme = CellTheme.standard
        theme.palette.accent = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
        let group = ScenarioGroup("Mixed") {
            Scenario("Cell", TitleItem(left: LeftTitle(title: "Cell")))
            Scenario("Screen") { environment in
                expect(environment.theme == theme || environment.theme == .standard)
                return CollectionViewState {
                    CollectionViewSection(items: {
                        LeftRightItem(
                            left: LeftTitle(title: "A"),
                            right: RightTextButton(title: "Buy", didTapHandler: {})
                        )
                    })
                }
            }
            Scenario("Controller") { (_: ScenarioEnvironment) -> UIViewController in
                let controller = UIViewController()
                controller.view.backgroundColor = .red
                return controller
            }
        }
        var renderer = renderer
        renderer.theme = theme
        var pictures: [CatalogPicture] = []
        try renderer.render(Catalog(groups: [group])) { pictures.append($0) }
        let cells = try require(pictures.first).cells
        expectEqual(cells.map(\.row), ["Cell", "Screen", "Controller"])
        expectEqual(cells[2].frame.height, 844)
        let bitmap = try require(ScreenBitmap(png: pictures[0].data))
        let accent: [UInt8] = [255, 0, 128]
        expect(stride(from: 0, to: bitmap.bytes.count, by: 4).contains { bitmap.bytes[$0...].starts(with: accent) })
    }

    @Test("a folder that is not there and a document that is none are errors")
    func errors() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenarios-\(UUID().uuidString)")
        #expect(throws: (any Error).self) { try ScenarioGroup("None", documentsIn: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try expect(ScenarioGroup("Empty", documentsIn: folder).scenarios.isEmpty)
        try Data("{".utf8).write(to: folder.appendingPathComponent("a.json"))
        #expect(throws: ScreenDocumentError.self) { try ScenarioGroup("Broken", documentsIn: folder) }
    }
}
