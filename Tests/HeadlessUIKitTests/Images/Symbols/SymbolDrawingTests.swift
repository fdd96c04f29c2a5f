import DrawingChecks
import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Drawings of symbols") struct SymbolDrawingTests {
    /// Names of symbols that apps use most, which must be drawn.
    private static let mostUsed = """
        gear person house heart bell trash square.and.arrow.up pencil photo camera envelope eye calendar ellipsis.circle
        info.circle.fill arrow.clockwise xmark plus minus checkmark magnifyingglass gearshape.fill person.2 person.3
        person.crop.circle star.fill bookmark tag folder doc doc.text square.and.arrow.down square.and.pencil video mic
        phone message bubble.left paperplane.fill eye.slash clock timer alarm map mappin location.fill globe wifi
        wifi.slash bolt sun.max moon.fill cloud drop flame.fill lock lock.open key creditcard cart bag gift play.fill
        pause.fill stop forward.fill backward.fill speaker.wave.2.fill speaker.slash music.note list.bullet
        line.3.horizontal slider.horizontal.3 ellipsis questionmark.circle exclamationmark.triangle.fill arrow.right
        arrow.up.arrow.down arrow.counterclockwise arrow.triangle.2.circlepath chevron.right chevron.up.chevron.down
        link paperclip scissors wrench hammer printer qrcode barcode faceid touchid hand.thumbsup.fill airplane car bus
        bicycle figure.walk leaf textformat bold italic chart.bar square.grid.2x2 rectangle.stack cube cpu
        desktopcomputer iphone ipad tv headphones person.badge.plus heart.circle bell.badge trash.slash
        rectangle.portrait.and.arrow.right doc.on.doc tray shield lightbulb flag pin clipboard building.2 graduationcap
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let outlined = ["circle", "heart", "house", "envelope", "bell", "gearshape", "xmark", "arrow.right"]

    private struct Picture: Hashable {
        var size: CGSize
        var bytes: [UInt8]

        /// The sum of the alphas of all pixels.
        var coverage: Int { stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) } }
    }

    private func drawing(
        _ name: String,
        points: CGFloat = 24,
        weight: UIImage.SymbolWeight = .regular,
        scale: UIImage.SymbolScale = .medium
    ) throws -> SymbolDrawing {
        let configuration = UIImage.SymbolConfiguration(pointSize: points, weight: weight, scale: scale)
        return try require(SymbolDrawing.named(name, configuration: configuration), "\(name)")
    }

    private func picture(_ drawing: SymbolDrawing) throws -> Picture {
        let width = Int(drawing.size.width.rounded(.up))
        let height = Int(drawing.size.height.rounded(.up))
        let pixels = try Drawing(of: drawing.list, width: width, height: height, scale: 1).pixels
        return Picture(size: drawing.size, bytes: Array(pixels.rgbaBytes))
    }

    /// The name with words for sides instead of reading directions, and with one of two names for the same picture.
    private func picturedName(_ name: String) -> String {
        let same = [
            "forward": "right", "backward": "left", "leading": "left", "trailing": "right", "leadinghalf": "lefthalf",
            "icloud": "cloud", "multiply": "xmark",
        ]
        let joined = name.split(separator: ".").map { same[String($0)] ?? String($0) }.joined(separator: ".")
        return joined.replacingOccurrences(of: "line.horizontal.3", with: "line.3.horizontal")
            .replacingOccurrences(of: "percent", with: "")
            .replacingOccurrences(of: "lefthalf.filled", with: "lefthalf.fill")
            .replacingOccurrences(of: "largecircle.fill.circle", with: "circle.inset.filled")
    }

    @Test("the symbols that apps use most are drawn")
    func mostUsedSymbols() {
        let names = Set(SymbolTable.drawn.names)
        expect(Self.mostUsed.filter { !names.contains($0) } == [])
        expect(Self.mostUsed.count > 100)
    }

    @Test("every symbol covers pixels, none of them at the edge of its image")
    func pixels() throws {
        for name in SymbolTable.drawn.names {
            let drawing = try drawing(name)
            let image = try picture(drawing)
            expect(image.coverage > 0, "\(name)")
            let width = Int(drawing.size.width.rounded(.up))
            let edge = image.bytes.count / 4 - width
            let isClear = (0..<width).allSatisfy {
                image.bytes[$0 * 4 + 3] == 0 && image.bytes[(edge + $0) * 4 + 3] == 0
            }
            expect(isClear, "\(name)")
        }
    }

    @Test("no two symbols have the same picture, except names for the same thing")
    func differences() throws {
        var names: [Picture: String] = [:]
        for name in SymbolTable.drawn.names {
            let image = try picture(drawing(name, points: 40))
            if let other = names[image] { expectEqual(picturedName(other), picturedName(name), "\(other), \(name)") }
            names[image] = name
        }
    }

    @Test("a filled symbol covers more than the outlined one")
    func fills() throws {
        let names = Set(SymbolTable.drawn.names)
        for name in names where name.hasSuffix(".fill") {
            let outlined = String(name.dropLast(5))
            // In filled circles and squares, it is the sign that is cut out.
            let isEnclosure = outlined.hasSuffix(".circle") || outlined.hasSuffix(".square")
            guard names.contains(outlined), !isEnclosure else { continue }
            let coverage = try picture(drawing(name)).coverage
            let outlinedCoverage = try picture(drawing(outlined)).coverage
            expect(coverage > outlinedCoverage, "\(name)")
        }
    }

    @Test("lines grow with the weight", arguments: outlined)
    func weights(name: String) throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let coverages = try weights.map { try picture(drawing(name, points: 60, weight: $0)).coverage }
        expect(zip(coverages, coverages.dropFirst()).allSatisfy(<))
    }

    @Test("symbols grow with the scale and the point size, their lines less with the scale", arguments: outlined)
    func scales(name: String) throws {
        let sizes = try [UIImage.SymbolScale.small, .medium, .large].map { try drawing(name, scale: $0).size }
        expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.width < $1.width && $0.height < $1.height })
        let large = try drawing(name, points: 100, scale: .large)
        let enlarged = try drawing(name, points: 128)
        expect(abs(large.size.width - enlarged.size.width) < 4)
        let coverages = try (picture(large).coverage, picture(enlarged).coverage)
        expect(coverages.0 < coverages.1)
    }

    @Test("the thin lines of a black symbol leave holes in it")
    func heavyDetails() throws {
        for (name, plain) in [("trash.fill", "lock.fill"), ("checkmark.circle.fill", "circle.fill")] {
            let image = try drawing(name, points: 100, weight: .black)
            let center = CGPoint(x: image.size.width / 2, y: image.size.height / 2)
            let pixels = try Drawing(of: image.list, width: 140, height: 140, scale: 1)
            let solid = try drawing(plain, points: 100, weight: .black)
            let solidPixels = try Drawing(of: solid.list, width: 140, height: 140, scale: 1)
            let row = Int(center.y) + 8
            expect((20..<120).contains { pixels[$0, row] == 0 && pixels[$0 - 15, row] != 0 }, "\(name)")
            expect(solidPixels[Int(solid.size.width / 2), Int(solid.size.height / 2) + 8] != 0)
        }
    }

    @Test("a stroke that crosses itself is cut out of a filled circle as a whole")
    func crossings() throws {
        let image = try drawing("4.circle.fill", points: 100)
        let pixels = try Drawing(of: image.list, width: 120, height: 120, scale: 1)
        let column = (20..<100).first { x in (45..<75).allSatisfy { pixels[x, $0] == 0 } }
        expect(column != nil)
    }

    /// Source: descriptions of images on devices, `play.circle.fill` {20, 19} baseline 3.5 and alignment insets -0.5,
    /// `person` height 17.5, baseline 2.5 and alignment insets -1 and -1.5 (17 points, 2 pixels a point).
    @Test("sizes, baselines and alignment are those of devices")
    func metrics() throws {
        let play = try drawing("play.circle.fill", points: 17)
        expect(abs(play.size.width - 20) < 0.3 && abs(play.size.height - 19) < 0.3)
        expect(abs(play.baselineOffset - 3.5) < 0.3)
        expect(abs(play.alignmentInsets.top + 0.5) < 0.4 && abs(play.alignmentInsets.bottom + 0.5) < 0.4)
        let person = try drawing("person", points: 17)
        expect(abs(person.size.height - 17.5) < 0.7 && abs(person.baselineOffset - 2.5) < 0.5)
        expect(abs(person.alignmentInsets.top + 1) < 0.5 && abs(person.alignmentInsets.bottom + 1.5) < 0.5)
    }

    @Test("a symbol is drawn once for a configuration")
    func cache() throws {
        let first = try drawing("heart", points: 31)
        let second = try drawing("heart", points: 31)
        expect(first.list === second.list)
        expect(try drawing("heart", points: 31, weight: .bold).list !== first.list)
    }

    @Test("a symbol has no drawing for sizes that are no lengths", arguments: [0, -3, CGFloat.nan, .infinity])
    func invalidSizes(points: CGFloat) {
        expect(SymbolDrawing.named("heart", configuration: UIImage.SymbolConfiguration(pointSize: points)) == nil)
    }
}
