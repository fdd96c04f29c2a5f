import DrawingChecks
import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Images of symbols", .serialized) struct SymbolImageTests {
    private final class Reports: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []

        func append(_ text: String) { lock.withLock { texts.append(text) } }
        func about(_ name: String) -> Int { lock.withLock { texts.count { $0.contains("\"\(name)\"") } } }
    }

    private func drawing(_ image: UIImage, tint: UIColor = .red, rightToLeft: Bool = false) throws -> Drawing {
        let view = UIImageView(image: image)
        view.tintColor = tint
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        let width = Int(image.size.width)
        let height = Int(image.size.height)
        return try Drawing(width: width, height: height) { ViewPainter.paint(view, on: $0.canvas) }
    }

    @Test("a known symbol without a drawing has a placeholder, and is reported once")
    func placeholder() throws {
        let previous = SymbolLog.handler
        defer { SymbolLog.handler = previous }
        let reports = Reports()
        SymbolLog.handler = { reports.append($0) }
        let name = "figure.waterpolo"
        let image = try require(
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 31))
        )
        expect(image.isSymbolImage)
        expect(try drawing(image).coveredPixels > 0)
        _ = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))
        _ = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 33))
        expectEqual(reports.about(name), 1)
        _ = UIImage(systemName: "heart")
        expectEqual(reports.about("heart"), 0)
    }

    @Test(
        "names that no symbol has yield no image and no report",
        arguments: ["", "hart", "heart.", "1", "-snow", "FILL"]
    )
    func unknownNames(name: String) {
        expectEqual(UIImage(systemName: name), nil)
    }

    @Test("a name is either drawn or known not to be")
    func names() {
        let drawn = Set(SymbolTable.drawn.names)
        expect(SymbolNames.undrawn.filter { drawn.contains(String($0)) } == [])
        expect(SymbolNames.undrawn.count > 1_000)
        expect(drawn.count > 1_000)
    }

    @Test(
        "image views mirror symbols of reading direction in right-to-left layouts",
        arguments: [
            "chevron.forward", "arrow.backward", "list.bullet", "text.bubble", "doc.text", "sidebar.leading",
            "arrowshape.turn.up.backward", "rectangle.portrait.and.arrow.forward",
        ]
    )
    func mirrored(name: String) throws {
        let image = try require(
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
        )
        expect(image.flipsForRightToLeftLayoutDirection)
        let leftToRight = try drawing(image)
        let rightToLeft = try drawing(image, rightToLeft: true)
        let bounds = leftToRight.coveredBounds
        let mirroredBounds = rightToLeft.coveredBounds
        expect(leftToRight.pixels.rgbaBytes != rightToLeft.pixels.rgbaBytes)
        expect(abs(image.size.width - bounds.maxX - mirroredBounds.minX) <= 1.5)
    }

    @Test(
        "symbols of sides, times and media are not mirrored",
        arguments: [
            "chevron.right", "arrow.left", "clock", "alarm", "play", "forward.fill", "goforward", "text.alignleft",
            "questionmark.circle", "checkmark", "list.number", "square.and.pencil",
        ]
    )
    func notMirrored(name: String) throws {
        expect(try require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection == false)
    }

    @Test("a translucent symbol is painted as one layer")
    func translucent() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 60, weight: .black)
        let image = try require(UIImage(systemName: "plus", withConfiguration: configuration))
        let pixels = try drawing(image, tint: UIColor.red.withAlphaComponent(0.5))
        let middle = (x: Int(image.size.width / 2), y: Int(image.size.height / 2))
        expect(pixels[middle.x, middle.y] & 0xFF != 0)
        expectEqual(pixels[middle.x, middle.y], pixels[middle.x + 15, middle.y])
    }

    @Test("a symbol in a text stands on its baseline")
    func attachment() throws {
        let image = try require(UIImage(systemName: "circle"))
        let offset = try require(image.baselineOffsetFromBottom)
        let attachment = NSTextAttachment(image: image)
        let bounds = attachment.attachmentBounds(
            for: nil,
            proposedLineFragment: .zero,
            glyphPosition: .zero,
            characterIndex: 0
        )
        expect(offset > 2)
        expectEqual(bounds, CGRect(x: 0, y: -offset, width: image.size.width, height: image.size.height))
    }

    @Test("a configuration changes the alignment of a symbol with its size")
    func alignment() throws {
        let image = try require(UIImage(systemName: "circle"))
        let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        let offsets = try (require(image.baselineOffsetFromBottom), require(large.baselineOffsetFromBottom))
        expect(abs(offsets.1 - 2 * offsets.0) < 0.5)
        expect(large.alignmentRectInsets.top < image.alignmentRectInsets.top)
    }
}
