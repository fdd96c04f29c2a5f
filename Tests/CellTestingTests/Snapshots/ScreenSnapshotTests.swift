import Expectations
import Foundation
import Honeycomb
import ScreenHosting
import SnapshotFiles
import Testing

@testable import CellTesting

@Suite("Snapshots of screens")
@MainActor
struct ScreenSnapshotTests {
    let tests = TemporaryTests()

    private func state(country: String = "Russia", subtitle: Bool = false) -> CollectionViewState {
        CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "main") {
                if subtitle {
                    TitleSubtitleItem(
                        differenceIdentifier: "country",
                        left: LeftTitleSubtitle(title: country, subtitle: "Where to search")
                    )
                } else {
                    TitleItem(differenceIdentifier: "country", left: LeftTitle(title: country))
                }
                TitleItem(differenceIdentifier: "push", left: LeftTitle(title: "Notifications"))
                TitleItem(differenceIdentifier: "about", left: LeftTitle(title: "About"))
            }
        })
    }

    @Test("bytes of an image are deterministic, and carry the renderer and the layout")
    func deterministic() throws {
        let strategy = Snapshotting<CollectionViewState, ImageSnapshot>.image(on: .iPhoneSE)
        let data = try strategy.snapshot(state()).data
        try expectEqual(strategy.snapshot(state()).data, data)
        let texts = PNGText.texts(in: data)
        try expectEqual(texts["Renderer"], ScreenHost.rendererFingerprint())
        expectEqual(texts["Renderer"]?.contains("renderer "), true)
        expectEqual(texts["Layout"]?.contains("text=\"Notifications\""), true)
        try expectEqual(strategy.snapshot(state()).comparison(withReference: data), .equal)
    }

    /// The image data of a PNG file, without the chunks before and after.
    private func imageData(of png: Data) throws -> Range<Int> {
        let start = try require(png.range(of: Data("IDAT".utf8))).upperBound
        return start..<(try require(png.range(of: Data("IEND".utf8))).lowerBound - 8)
    }

    @Test("a passing image is told by the checksum of its pixels: its reference is not decoded, and nothing is encoded")
    func checksum() throws {
        let strategy = Snapshotting<CollectionViewState, ImageSnapshot>.image(on: .iPhoneSE)
        try tests.with {
            _ = try tests.verify(state(), as: strategy, named: "x")
            let url = tests.reference("settings.x.png")
            let recorded = try Data(contentsOf: url)
            try expect(tests.verify(state(), as: strategy, named: "x") == nil)
            // With image data that cannot be decoded, only the checksum can tell.
            var damaged = recorded
            let range = try imageData(of: recorded)
            for index in range.prefix(40) { damaged[index] = 0xFF }
            try damaged.write(to: url)
            try expect(tests.verify(state(), as: strategy, named: "x") == nil)
            let other = try tests.verify(state(country: "France"), as: strategy, named: "x")
            expectEqual(other?.contains("not an image"), true)
            // A file that is not whole has no checksum.
            try recorded.prefix(recorded.count - 20).write(to: url)
            try expect(tests.verify(state(), as: strategy, named: "x") != nil)
        }
    }

    @Test("a checksum of pixels counts only with the image data that it was recorded with")
    func otherImageData() throws {
        let strategy = Snapshotting<CollectionViewState, ImageSnapshot>.image(on: .iPhoneSE)
        let (old, new) = (try strategy.snapshot(state()).data, try strategy.snapshot(state(country: "France")).data)
        // The file of another picture with all texts of this one, as if it had been edited.
        let texts = PNGText.texts(in: old).map { (keyword: $0.key, text: $0.value) }
        let host = try state(country: "France").makeSnapshotScreen().host(on: .iPhoneSE)
        let edited = try require(PNGText.png(host.data(format: .png), adding: texts))
        try expect(strategy.snapshot(state()).isSame(asReference: old))
        try expect(!strategy.snapshot(state()).isSame(asReference: new))
        try expect(!strategy.snapshot(state()).isSame(asReference: edited))
        guard case .different = try strategy.snapshot(state()).comparison(withReference: edited) else {
            Issue.record("other pixels passed")
            return
        }
    }

    @Test("a reference without a checksum, as of earlier versions, is compared pixel by pixel")
    func withoutChecksum() throws {
        let strategy = Snapshotting<CollectionViewState, ImageSnapshot>.image(on: .iPhoneSE)
        let texts = PNGText.texts(in: try strategy.snapshot(state()).data).filter { $0.key != "Pixels" }
        let host = try state().makeSnapshotScreen().host(on: .iPhoneSE)
        let old = try require(
            PNGText.png(host.data(format: .png, isSmall: true), adding: texts.map { (keyword: $0.key, text: $0.value) })
        )
        try expect(!strategy.snapshot(state()).isSame(asReference: old))
        try expectEqual(strategy.snapshot(state()).comparison(withReference: old), .equal)
    }

    @Test("a changed image fails with the words first, then the pixels")
    func words() throws {
        let strategy = Snapshotting<CollectionViewState, ImageSnapshot>.image(on: .iPhoneSE)
        let reference = try strategy.snapshot(state()).data
        guard
            case .different(let words) = try strategy.snapshot(state(country: "France"))
                .comparison(withReference: reference)
        else {
            Issue.record("the images are equal")
            return
        }
        expectEqual(words.first?.contains("\"France\""), true)
        expectEqual(words.last?.contains("pixels differ, at x "), true)
    }

    @Test("a reference of another renderer is compared by layout only, with a warning that names what differs")
    func otherRenderer() throws {
        let strategy = Snapshotting<CollectionViewState, ImageSnapshot>.image(on: .iPhoneSE)
        let layout = try require(PNGText.texts(in: strategy.snapshot(state()).data)["Layout"])
        func reference(_ pixels: CollectionViewState) throws -> Data {
            let host = try pixels.makeSnapshotScreen().host(on: .iPhoneSE)
            let fingerprint = try ScreenHost.rendererFingerprint()
                .replacingOccurrences(of: "renderer ", with: "renderer 0")
            let texts = [(keyword: "Renderer", text: fingerprint), (keyword: "Layout", text: layout)]
            return try require(PNGText.png(host.data(format: .png), adding: texts))
        }
        let old = try reference(state(country: "Other pixels"))
        guard case .equalWithWarning(let warning) = try strategy.snapshot(state()).comparison(withReference: old) else {
            Issue.record("it was compared by pixels")
            return
        }
        expect(warning.contains("renderer 01 → 1"))
        guard case .different = try strategy.snapshot(state(country: "X")).comparison(withReference: old) else {
            Issue.record("another layout passed")
            return
        }
    }

    @Test("a row that grows is one sentence, and the rows below are not repeated")
    func growth() throws {
        let strategy = Snapshotting<CollectionViewState, LayoutSnapshot>.layout(on: .iPhoneSE)
        let reference = try strategy.snapshot(state()).data
        guard
            case .different(let words) = try strategy.snapshot(state(subtitle: true))
                .comparison(withReference: reference)
        else {
            Issue.record("the layouts are equal")
            return
        }
        expect(words.contains { $0.contains("taller, all below moved") }, "\(words)")
        expect(!words.contains { $0.contains("about") }, "\(words)")
    }

    @Test("items, headers, views and view controllers have snapshots of their own size")
    func values() throws {
        func size(_ data: Data) throws -> CGSize { try require(UIImage(data: data, scale: 1)).size }
        let item = TitleItem(differenceIdentifier: "a", left: LeftTitle(title: "Title"))
        let row = try size(Snapshotting<TitleItem, ImageSnapshot>.image(on: .iPhoneSE).snapshot(item).data)
        expect(row.width == 750 && row.height > 40 && row.height < 200)

        let header = SectionLargeHeader(content: SectionLargeHeaderContent(title: "Header"))
        let top = try size(Snapshotting<SectionLargeHeader, ImageSnapshot>.image(on: .iPhoneSE).snapshot(header).data)
        expect(top.width == 750 && top.height > 40 && top.height < 300)

        let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
        try expectEqual(size(Snapshotting<UIView, ImageSnapshot>.image(scale: 1).snapshot(view).data).width, 40)

        let label = UILabel()
        label.text = "Text"
        let text = try size(Snapshotting<UILabel, ImageSnapshot>.image(scale: 1).snapshot(label).data)
        expect(text.width == 393 && text.height > 10 && text.height < 40)

        let controller = UIViewController()
        let screen = try size(Snapshotting<UIViewController, ImageSnapshot>.image.snapshot(controller).data)
        expectEqual(screen, CGSize(width: 1179, height: 2556))
    }

    @Test("a sheet shows all environments in one image")
    func sheet() throws {
        let item = TitleItem(differenceIdentifier: "a", left: LeftTitle(title: "Title"))
        let snapshot = try Snapshotting<TitleItem, ImageSnapshot>.images(across: .matrix).snapshot(item)
        let image = try require(UIImage(data: snapshot.data, scale: 1))
        expectEqual(Int(image.size.width.rounded()), 834)
        let layout = try require(PNGText.texts(in: snapshot.data)["Layout"])
        expect(layout.contains("id=\"dark, XXXL, right to left\""))
    }

    @Test("accessibility is what a screen reader says, in reading order")
    func accessibility() throws {
        let text = try Snapshotting<CollectionViewState, TextSnapshot>.accessibility.snapshot(state()).text
        expectEqual(text.components(separatedBy: "\n").map { $0.prefix(5) }, ["Russi", "Notif", "About"], "\(text)")
    }

    @Test("precision and perceptual precision allow small differences")
    func tolerance() {
        var bytes = [UInt8](repeating: 255, count: 400)
        let white = ScreenBitmap(width: 10, height: 10, bytes: bytes)
        bytes[0] = 250
        let close = ScreenBitmap(width: 10, height: 10, bytes: bytes)
        expectEqual(ImageTolerance().difference(from: white, to: close), "1 of 100 pixels differ, at x 0…0, y 0…0")
        expect(ImageTolerance(precision: 0.99).difference(from: white, to: close) == nil)
        expect(ImageTolerance(perceptualPrecision: 0.95).difference(from: white, to: close) == nil)
        bytes[0] = 0
        let cyan = ScreenBitmap(width: 10, height: 10, bytes: bytes)
        expect(ImageTolerance(perceptualPrecision: 0.95).difference(from: white, to: cyan) != nil)
        expectEqual(
            ImageTolerance().difference(from: white, to: ScreenBitmap(width: 1, height: 1, bytes: [0, 0, 0, 0])),
            "size 10 × 10 → 1 × 1 pixels"
        )
    }

    @Test("the examples of screens are compared with references")
    func references() {
        assertSnapshot(of: state(), as: .state)
        assertSnapshot(of: state(), as: .layout(on: .iPhoneSE))
        assertSnapshot(of: state(), as: .accessibility(on: .iPhoneSE))
        assertSnapshot(of: state(), as: .image(on: .iPhoneSE, scale: 1))
    }
}
