import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@Suite("Palette")
struct PaletteTests {
    static let appearances: [UIUserInterfaceStyle] = [.light, .dark]

    static let surroundings = appearances.flatMap { appearance in
        [false, true].map { Surroundings(appearance: appearance, isContrastIncreased: $0) }
    }

    /// What dynamic colours depend on.
    struct Surroundings: Sendable, CustomStringConvertible {
        let appearance: UIUserInterfaceStyle
        let isContrastIncreased: Bool

        var traits: UITraitCollection {
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: appearance),
                UITraitCollection(accessibilityContrast: isContrastIncreased ? .high : .normal),
            ])
        }

        /// 7 to 1 is what a reader who asks for more contrast gets, 4.5 to 1 everybody.
        func textMinimum(in theme: CellTheme) -> CGFloat {
            isContrastIncreased || theme == .highContrast ? 7 : 4.5
        }

        var description: String {
            "\(appearance == .dark ? "dark" : "light")\(isContrastIncreased ? ", increased contrast" : "")"
        }
    }

    @Test("texts have a contrast of 4.5 to 1 on what is behind them, in every theme", arguments: surroundings)
    func textContrast(surroundings: Surroundings) {
        for (name, theme) in CellTheme.named {
            let palette = theme.palette
            let texts = [
                palette.primaryText, palette.secondaryText, palette.accent, palette.success, palette.warning,
                palette.destructive,
            ]
            for text in texts {
                for surface in [palette.background, palette.card] {
                    let contrast = contrast(text, surface, in: surroundings.traits)
                    expect(contrast >= surroundings.textMinimum(in: theme), "\(name)")
                }
            }
            for style in BadgeStyle.allCases {
                for surface in [palette.background, palette.card, palette.fill] {
                    let ground = style.fillColor(in: palette).composited(over: surface, in: surroundings.traits)
                    let badge = contrast(style.textColor(in: palette), ground, in: surroundings.traits)
                    expect(badge >= 4.5, "\(name) \(style)")
                }
            }
            expect(contrast(palette.primaryText, palette.pressedBackground, in: surroundings.traits) >= 4.5)
            expect(contrast(palette.secondaryText, palette.pressedBackground, in: surroundings.traits) >= 4.5)
        }
        for tint in Tint.allCases {
            let contrast = contrast(tint.color, Palette.standard.background, in: surroundings.traits)
            expect(contrast >= surroundings.textMinimum(in: .standard), "\(tint)")
        }
    }

    @Test("chevrons have a contrast of 3 to 1 on screens and cards, and separators one of 1.3", arguments: surroundings)
    func controlContrast(surroundings: Surroundings) {
        for (name, theme) in CellTheme.named {
            let palette = theme.palette
            for surface in [palette.background, palette.card] {
                let glyph = contrast(palette.control, surface, in: surroundings.traits)
                let separator = contrast(palette.separator, surface, in: surroundings.traits)
                expect(glyph >= 3 && separator >= 1.3, "\(name) \(glyph) \(separator)")
            }
            // Badges and tracks can be told from what is behind them, and separators even more, also where that is a fill.
            for surface in [palette.background, palette.card, palette.fill] {
                let fill = palette.overlayFill.composited(over: surface, in: surroundings.traits)
                expect(contrast(fill, surface, in: surroundings.traits) > 1.1, "\(name)")
                let separator = palette.overlaySeparator.composited(over: surface, in: surroundings.traits)
                let contrast = contrast(separator, surface, in: surroundings.traits)
                expect(contrast >= 1.3, "\(name) \(surroundings) \(contrast)")
            }
            let onGround = palette.overlayFill.composited(over: palette.background, in: surroundings.traits)
            expect(contrast(onGround, palette.fill, in: surroundings.traits) < 1.01)
            expect(contrast(palette.card, palette.background, in: surroundings.traits) > 1.05, "\(name)")
        }
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
        let cell = try require(controller.collectionView.visibleCells.first)
        cell.isHighlighted = true
        let background = try require(cell.selectedBackgroundView?.backgroundColor)

        expect(contrast(Palette.standard.primaryText, background, in: appearance) >= 4.5)
        expect(contrast(Palette.standard.secondaryText, background, in: appearance) >= 4.5)
    }

    @Test("black on white has the contrast that WCAG gives it")
    func contrastFormula() {
        expect(abs(contrast(.black, .white, in: .light) - 21) < 0.001)
    }

    @Test("background and text change places in the dark")
    func dark() {
        let palette = Palette.standard
        expect(luminance(palette.background, in: .light) > luminance(palette.primaryText, in: .light))
        expect(luminance(palette.background, in: .dark) < luminance(palette.primaryText, in: .dark))
    }

    /// The contrast ratio of WCAG 2.2.
    private func contrast(_ first: UIColor, _ second: UIColor, in appearance: UIUserInterfaceStyle) -> CGFloat {
        contrast(first, second, in: UITraitCollection(userInterfaceStyle: appearance))
    }

    private func contrast(_ first: UIColor, _ second: UIColor, in traits: UITraitCollection) -> CGFloat {
        let luminances = [luminance(first, in: traits), luminance(second, in: traits)].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    /// The relative luminance of WCAG 2.2.
    private func luminance(_ color: UIColor, in appearance: UIUserInterfaceStyle) -> CGFloat {
        luminance(color, in: UITraitCollection(userInterfaceStyle: appearance))
    }

    private func luminance(_ color: UIColor, in traits: UITraitCollection) -> CGFloat {
        let resolved = color.resolvedColor(with: traits)
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        resolved.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}

extension UIColor {
    /// Returns what is seen of the color over an opaque one.
    fileprivate func composited(over ground: UIColor, in traits: UITraitCollection) -> UIColor {
        func components(_ color: UIColor) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return (red, green, blue, alpha)
        }
        let (front, back) = (components(self), components(ground))
        func mix(_ path: KeyPath<(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat), CGFloat>) -> CGFloat {
            front[keyPath: path] * front.alpha + back[keyPath: path] * (1 - front.alpha)
        }
        return UIColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: 1)
    }
}
