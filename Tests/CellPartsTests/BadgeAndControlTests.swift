import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("The shapes of badges and controls")
struct BadgeAndControlTests {
    private func badge(_ text: String, _ configuration: ScreenConfiguration) throws -> (view: UIView, screen: RowScreen)
    {
        let screen = RowScreen(
            Row(LeftTitle(title: "Приглашения"), RightBadge(text: text)),
            configuration: configuration
        )
        let part = try require(screen.rowView.subviews.dropFirst().first)
        return (try require(part.subviews.first { !($0 is UILabel) }), screen)
    }

    @Test("a badge with one digit is a circle, without text a dot in the middle", arguments: RowSizeTests.textSizes)
    func circle(textSize: UIContentSizeCategory) throws {
        let digit = try badge("3", .phone(contentSizeCategory: textSize)).view
        expect(digit.frame.width == digit.frame.height && digit.layer.cornerRadius == digit.frame.width / 2)
        let dot = try badge("", .phone(contentSizeCategory: textSize))
        expectEqual(dot.view.frame.width, dot.view.frame.height)
        expect((8...12).contains(dot.view.frame.width))
        if !textSize.isAccessibilityCategory {
            let distance = dot.screen.frame(of: dot.view).midY - dot.screen.rowView.bounds.midY
            expect(abs(distance) <= 0.5)
        }
    }

    @Test("the corners of a badge with several lines are half a line")
    func wrapped() throws {
        let text = "Проверка документов и подтверждение личности"
        let (view, screen) = try badge(text, .phone(width: 200))
        let label = try require(screen.label(text))
        expect(label.bounds.height > label.font.lineHeight * 1.5)
        expect(view.layer.cornerRadius <= label.font.lineHeight / 2 + 0.5 && view.layer.cornerRadius > 0)
    }

    @Test("a stepper, a toggle and a badge stay in their row from 80 points on", arguments: RowSizeTests.textSizes)
    func narrow(textSize: UIContentSizeCategory) throws {
        for width in stride(from: 80 as CGFloat, through: 200, by: 20) {
            for right in [
                RightStepper(value: 3, text: "3 года"), RightToggle(isOn: true), RightBadge(text: "Проверка"),
            ] as [any RightContent] {
                func makeRow(_ right: some RightContent) -> Row {
                    Row(LeftIconTitle(icon: Icon.article.image, title: "A"), right)
                }
                let screen = RowScreen(
                    makeRow(right),
                    configuration: .phone(width: width, contentSizeCategory: textSize)
                )
                let part = try require(screen.rowView.subviews.dropFirst().first)
                for view in part.subviews where !view.isHidden {
                    expect(screen.rowView.bounds.contains(screen.frame(of: view)), "\(right) \(width)")
                    // Not squeezed to nothing below the icon.
                    expect(view.frame.width >= min(width - 32, 30) - 8, "\(right) \(width)")
                }
            }
        }
    }

    @Test("the label of a stepper is never broken letter by letter", arguments: RowSizeTests.textSizes)
    func stepperLabel(textSize: UIContentSizeCategory) throws {
        for width in stride(from: 80 as CGFloat, through: 320, by: 20) {
            let text = "3 килограмма"
            let screen = RowScreen(
                Row(LeftTitle(title: "Вес"), RightStepper(value: 3, text: text)),
                configuration: .phone(width: width, contentSizeCategory: textSize)
            )
            let label = try require(screen.label(text))
            let lines = (label.bounds.height / label.font.lineHeight).rounded()
            expect(lines <= 2, "\(width): \(lines)")
        }
    }

    @Test("in a disabled row the separator does not fade, and a disabled switch does not fade twice")
    func disabled() throws {
        let controller = CellScreenViewController(
            state: CollectionViewState {
                CollectionViewSection {
                    TitleToggleItem(
                        left: LeftTitle(title: "A"),
                        right: RightToggle(isOn: true, isEnabled: false),
                        separator: .full,
                        isEnabled: false
                    )
                }
            }
        )
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        let cell = try require(controller.collectionView.visibleCells.first)
        let views = allViews(in: cell)
        expectEqual(opacity(of: try require(views.first { $0 is SeparatorView }), in: cell), 1)
        expectEqual(opacity(of: try require(views.first { $0 is UILabel }), in: cell), 0.5)
        expectEqual(opacity(of: try require(views.first { $0 is UISwitch }), in: cell), 1)

        controller.apply(
            CollectionViewState {
                CollectionViewSection {
                    TitleToggleItem(
                        left: LeftTitle(title: "B"),
                        right: RightToggle(isOn: true),
                        separator: .full,
                        isEnabled: false
                    )
                    TitleItem(left: LeftTitle(title: "C"))
                }
            },
            animated: false
        )
        host.layout()
        let first = try require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let toggle = try require(allViews(in: first).first { $0 is UISwitch })
        expectEqual(opacity(of: toggle, in: first), 0.5)
        let second = try require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        expectEqual(opacity(of: try require(allViews(in: second).first { $0 is UILabel }), in: second), 1)
    }

    @Test("a disabled control in a disabled row is dimmed once, as its row is")
    func disabledControls() throws {
        for right in [
            RightTextButton(title: "Change", isEnabled: false), RightTextButton(title: "Change"),
            RightMenu(options: ["Change"], selectedIndex: 0, isEnabled: false), RightStars(value: 3),
            RightToggle(isOn: true, isEnabled: false),
        ] as [any RightContent] {
            let row = Self.disabledItem(right)
            let controller = CellScreenViewController(
                state: CollectionViewState(sections: [CollectionViewSection { row }])
            )
            let host = ScreenHost(controller, configuration: .phone())
            host.layout()
            let cell = try require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
            for view in allViews(in: cell) where view.subviews.isEmpty && !view.isHidden {
                let alpha = opacity(of: view, in: cell)
                expect(alpha >= 0.39, "\(type(of: right)) \(view)")
            }
        }
    }

    private static func disabledItem(_ right: some RightContent) -> CollectionViewDiffableItem {
        CollectionViewDiffableItem(
            LeftRightItem(differenceIdentifier: "row", left: LeftTitle(title: "A"), right: right, isEnabled: false)
        )
    }

    @Test("buttons are capsules from iOS 26 on")
    func capsules() throws {
        for (system, isCapsule) in [(SystemVersion.iOS17, false), (.iOS26, true)] {
            var configuration = ScreenConfiguration.phone()
            configuration.system = system
            for (row, height) in [
                (Row(LeftButton(title: "Pay"), RightEmpty()), 48.0),
                (Row(LeftTitle(title: "A"), RightTextButton(title: "Pay", style: .filled)), nil),
            ] as [(Row, CGFloat?)] {
                let screen = RowScreen(row, configuration: configuration)
                let button = try require(allViews(in: screen.rowView).first { $0 is PartButton })
                if let height { expectEqual(button.bounds.height, height) }
                expectEqual(button.layer.cornerRadius == button.bounds.height / 2, isCapsule)
            }
        }
    }

    @Test(
        "the thumb of a switch is white in both states; in high contrast it has a contrast of 3 to 1 to its track, and an outline"
    )
    func toggle() throws {
        for (theme, appearance, contrast) in [
            (CellTheme.standard, UIUserInterfaceStyle.dark, UIAccessibilityContrast.normal),
            (.standard, .light, .high), (.standard, .dark, .high),
            (.highContrast, .light, .normal), (.highContrast, .dark, .normal),
        ] {
            var configuration = ScreenConfiguration.phone(appearance: appearance)
            configuration.accessibilityContrast = contrast
            for isOn in [true, false] {
                let row = Row(LeftTitle(title: "A"), RightToggle(isOn: isOn))
                let screen = theme.performAsCurrent { RowScreen(row, configuration: configuration) }
                let control = try require(allViews(in: screen.rowView).lazy.compactMap { $0 as? UISwitch }.first)
                let traits = control.traitCollection
                let track = isOn ? try require(control.onTintColor) : UIColor.systemBackground
                let thumb = (control.thumbTintColor ?? .white).resolvedColor(with: traits)
                let ratio = contrastRatio(thumb, track.resolvedColor(with: traits))
                let isHigh = contrast == .high || theme == .highContrast
                expect(
                    isHigh ? ratio >= 3 : thumb == .white,
                    "\(appearance.rawValue) \(contrast.rawValue) \(isOn): \(ratio)"
                )
                expectEqual(control.layer.borderWidth > 0, isHigh)
            }
        }
    }

    private func contrastRatio(_ first: UIColor, _ second: UIColor) -> CGFloat {
        func luminance(_ color: UIColor) -> CGFloat {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let values = [luminance(first), luminance(second)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    private func allViews(in view: UIView) -> [UIView] {
        view.subviews + view.subviews.flatMap { allViews(in: $0) }
    }

    /// The product of the opacities of a view and its superviews up to `ancestor`.
    private func opacity(of view: UIView, in ancestor: UIView) -> CGFloat {
        var opacity: CGFloat = 1
        var next: UIView? = view
        while let view = next, view !== ancestor {
            opacity *= view.alpha
            next = view.superview
        }
        return opacity
    }
}
