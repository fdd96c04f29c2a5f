import DTCGTokens
import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import SnapshotFiles
import Testing

@testable import CellTesting

@Suite("Sheets, strips and other values")
@MainActor
struct SheetSnapshotTests {
    private final class Moving: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            box.backgroundColor = .red
            view.addSubview(box)
        }

        func move() {
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { self.box.frame.origin.x = 80 }
        }
    }

    private let small = ScreenConfiguration(size: CGSize(width: 100, height: 40), scale: 1)

    @Test("a strip has a picture for each time, and shows what moves")
    func strip() throws {
        let strategy = Snapshotting<Moving, ImageSnapshot>.strip(duration: 0.4, every: 0.1, on: small) { $0.move() }
        let data = try strategy.snapshot(Moving()).data
        let bitmap = try require(ScreenBitmap(png: data))
        // Five pictures of 100 points with margins of 16.
        expectEqual(bitmap.width, 16 + 5 * 116)
        let red = (0..<5).map { number in
            (0..<100).filter {
                bitmap[16 + number * 116 + $0, 46].red > 200 && bitmap[16 + number * 116 + $0, 46].blue < 90
            }
            .first ?? -1
        }
        expect(red == red.sorted() && red.first == 0 && red.last == 80 && Set(red).count == 5)
        try expectEqual(strategy.snapshot(Moving()).data, data)
        #expect(throws: (any Error).self) {
            try Snapshotting<Moving, ImageSnapshot>.strip(duration: 1, every: 0).snapshot(Moving())
        }
    }

    @Test("a matrix has axes for contrast and scale, and captions that name them")
    func axes() {
        let matrix = SnapshotMatrix(contrasts: [.normal, .high], scales: [1, 3])
        let environments = matrix.variants(on: .iPhone16)
        expectEqual(
            environments.map(\.caption),
            [
                "light, L, left to right, 1x", "light, L, left to right, high contrast, 1x",
                "light, L, left to right, 3x",
                "light, L, left to right, high contrast, 3x",
            ]
        )
        expectEqual(environments.map(\.configuration.scale), [1, 1, 3, 3])
        expectEqual(environments.map(\.configuration.accessibilityContrast), [.normal, .high, .normal, .high])
    }

    @Test("a plain view is shown in every environment of a sheet")
    func view() throws {
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        view.text = "Text"
        view.textColor = .label
        let matrix = SnapshotMatrix(appearances: [.light, .dark])
        let snapshot = try Snapshotting<UIView, ImageSnapshot>.images(across: matrix).snapshot(view)
        let bitmap = try require(ScreenBitmap(png: snapshot.data))
        // Light on the left, dark on the right.
        expect(bitmap[16 + 99, 16 + 20 + 1].red > 240)
        expect(bitmap[16 + 100 + 16 + 99, 16 + 20 + 1].red < 40)
    }

    @Test("a document is shown as its state, and a token set as a list of tokens")
    func values() throws {
        let json = """
            { "version": 1, "sections": [ { "id": "s", "items": [
              { "id": "i", "left": { "type": "title", "title": "Title" } } ] } ] }
            """
        let document = try ScreenDocument(data: Data(json.utf8), fileName: "s.json")
        try expect(
            Snapshotting<ScreenDocument, LayoutSnapshot>.layout.snapshot(document).root.description.contains(
                "Title"
            )
        )
        try expect(Snapshotting<ScreenDocument, TextSnapshot>.state.snapshot(document).text.contains("Title"))
        let tokens = """
            { "color": { "$type": "color", "accent": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } },
              "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
            """
        let tree = try TokenFile(data: Data(tokens.utf8)).tree
        let text = try Snapshotting<TokenTree, TextSnapshot>.tokens.snapshot(tree).text
        expect(text.split(separator: "\n").count == 2 && text.contains("color.accent: ") && text.contains("gap: 8"))
        let bitmap = try require(
            ScreenBitmap(png: try Snapshotting<TokenTree, ImageSnapshot>.image(scale: 1).snapshot(tree).data)
        )
        expect(bitmap[36, 36].red > 240 && bitmap[36, 36].green < 20)
        expect(bitmap.height < 200)
    }
}
