import CellParts
import DeclarativeCollections
import PortableUIKit
import ScreenHosting
import Testing

@Suite("Palette")
struct PaletteTests {

    static let appearances: [UIUserInterfaceStyle] = [.light, .dark]

    @Test("texts and icon tints have a contrast of 4.5 to 1 on the background", arguments: appearances)
    func textContrast(appearance: UIUserInterfaceStyle) {
        let palette = Palette.standard
        let texts = [palette.primaryText, palette.secondaryText, palette.accent, palette.destructive]
        for color in texts + Tint.allCases.map(\.color) {
            #expect(contrast(color, palette.background, in: appearance) >= 4.5)
        }
    }

    @Test("controls have a contrast of 3 to 1 on the background", arguments: appearances)
    func controlContrast(appearance: UIUserInterfaceStyle) {
        #expect(contrast(Palette.standard.control, Palette.standard.background, in: appearance) >= 3)
    }

    @Test("texts keep that contrast on a row under a touch", arguments: appearances)
    @MainActor
    func pressedContrast(appearance: UIUserInterfaceStyle) throws {
        let controller = CellScreenViewController(
            state: CollectionViewState {
                CollectionViewSection { TitleItem(left: LeftTitle(title: "Title"), didSelectHandler: {}) }
            }
        )
        let host = ScreenHost(controller, configuration: .phone(appearance: appearance))
        host.layout()
        let cell = try #require(controller.collectionView.visibleCells.first)
        cell.isHighlighted = true
        let background = try #require(cell.selectedBackgroundView?.backgroundColor)

        #expect(contrast(Palette.standard.primaryText, background, in: appearance) >= 4.5)
        #expect(contrast(Palette.standard.secondaryText, background, in: appearance) >= 4.5)
    }

    @Test("black on white has the contrast that WCAG gives it")
    func contrastFormula() {
        #expect(abs(contrast(.black, .white, in: .light) - 21) < 0.001)
    }

    @Test("background and text change places in the dark")
    func dark() {
        let palette = Palette.standard
        #expect(luminance(palette.background, in: .light) > luminance(palette.primaryText, in: .light))
        #expect(luminance(palette.background, in: .dark) < luminance(palette.primaryText, in: .dark))
    }

    /// The contrast ratio of WCAG 2.2.
    private func contrast(_ first: UIColor, _ second: UIColor, in appearance: UIUserInterfaceStyle) -> CGFloat {
        let luminances = [luminance(first, in: appearance), luminance(second, in: appearance)].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    /// The relative luminance of WCAG 2.2.
    private func luminance(_ color: UIColor, in appearance: UIUserInterfaceStyle) -> CGFloat {
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: appearance))
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        resolved.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
