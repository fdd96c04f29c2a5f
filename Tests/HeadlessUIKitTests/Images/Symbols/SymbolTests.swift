import DrawingChecks
import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Symbols") struct SymbolTests {
    private func covered(_ image: UIImage) throws -> (bounds: CGRect, drawing: Drawing) {
        let view = UIImageView(image: image)
        view.tintColor = .red
        let width = Int(image.size.width)
        let height = Int(image.size.height)
        let drawing = try Drawing(width: width, height: height) { ViewPainter.paint(view, on: $0.canvas) }
        return (drawing.coveredBounds, drawing)
    }

    @Test("a symbol is drawn in the tint colour and fits its size")
    func drawing() throws {
        for name in ["chevron.right", "checkmark.circle.fill", "xmark.circle.fill", "star.fill", "ellipsis"] {
            let image = try require(
                UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
            )
            expect(image.isSymbolImage)
            expectEqual(image.renderingMode, .automatic)
            let (bounds, _) = try covered(image)
            expect(!bounds.isNull)
            expect(CGRect(origin: .zero, size: image.size).contains(bounds))
        }
    }

    @Test("signs are cut out of filled circles, the crossing of two lines as well")
    func cuts() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 60)
        let cross = try require(UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration))
        let (_, drawing) = try covered(cross)
        expectEqual(drawing[36, 36], 0)
        expectEqual(drawing[36, 10], 0xFF00_00FF)
    }

    @Test("an unknown name yields no symbol, and other images are not symbols")
    func unknown() {
        expectEqual(UIImage(systemName: "no.such.symbol"), nil)
        let other = UIImage()
        expect(!other.isSymbolImage)
        expectEqual(other.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 3)), nil)
        expect(other.withConfiguration(UIImage.SymbolConfiguration(pointSize: 3)) === other)
    }

    @Test("configurations add up, and an image view's own comes last")
    func configurations() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        expectEqual(large.applying(bold), UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
        expectEqual(bold.applying(large), large.applying(bold))
        let plain = try require(UIImage(systemName: "circle"))
        expect(plain.withConfiguration(large).size.width > plain.size.width)
        expectEqual(plain.withConfiguration(large).symbolConfiguration, large)
        let view = UIImageView(image: plain)
        view.preferredSymbolConfiguration = large
        expectEqual(view.intrinsicContentSize, plain.withConfiguration(large).size)
        expect(UIImage.SymbolConfiguration(scale: .large) != UIImage.SymbolConfiguration(scale: .small))
    }

    @Test("directional symbols are mirrored in right-to-left layouts")
    func flipping() {
        expectEqual(UIImage(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection, true)
        expectEqual(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection, false)
    }

    @Test("a configuration takes size and weight from a font")
    func fontConfiguration() {
        let bold = UIFont.boldSystemFont(ofSize: 20)
        let black = UIFont.systemFont(ofSize: 12, weight: .black)
        expectEqual(UIImage.SymbolConfiguration(font: bold), .init(pointSize: 20, weight: .semibold))
        expectEqual(
            UIImage.SymbolConfiguration(font: black, scale: .large),
            .init(pointSize: 12, weight: .black, scale: .large)
        )
    }
}
