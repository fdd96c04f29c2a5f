import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Accessibility settings of the system", .serialized)
struct AccessibilitySettingsTests {
    private func controller(isOn: Bool, progress: Double, rows: [Int] = [1]) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: 1) {
                for row in rows {
                    TitleToggleItem(
                        differenceIdentifier: row,
                        left: LeftTitle(title: "Уведомления"),
                        right: RightToggle(isOn: isOn)
                    )
                }
                TitleProgressItem(
                    differenceIdentifier: "progress",
                    left: LeftTitle(title: "Профиль"),
                    right: RightProgress(progress: progress)
                )
            }
        }
    }

    /// The settings belong to the process, so no other test may run until they are restored.
    private func withReducedMotion(_ isReduced: Bool, _ body: () -> Void) {
        ScreenHost.accessibilitySettings.isReduceMotionEnabled = isReduced
        body()
        ScreenHost.accessibilitySettings = ScreenHost.AccessibilitySettings()
    }

    /// Whether anything in the view is being animated.
    private func isMoving(_ view: UIView) -> Bool {
        if let shown = view.layer.presentation(), shown.frame != view.layer.frame { return true }
        return view.subviews.contains { isMoving($0) }
    }

    @Test("switches slide, bars grow and rows move on screen, and do so at once for a reader who asks for less motion")
    func reducedMotion() {
        for isReduced in [false, true] {
            let screen = CellScreenViewController(state: controller(isOn: false, progress: 0.1))
            let host = ScreenHost(screen, configuration: .phone())
            host.layout()
            withReducedMotion(isReduced) {
                screen.apply(controller(isOn: true, progress: 0.1), animated: true)
                host.layout()
                expect(isMoving(screen.view) != isReduced, "the switch")
                host.advance(by: 1)
                screen.apply(controller(isOn: true, progress: 0.9), animated: true)
                host.layout()
                expect(isMoving(screen.view) != isReduced, "the bar")
                host.advance(by: 1)
                screen.apply(controller(isOn: true, progress: 0.9, rows: [2, 1]), animated: true)
                host.layout()
                expect(isMoving(screen.view) != isReduced, "the rows")
                host.advance(by: 1)
                expect(!isMoving(screen.view))
            }
        }
    }

    @Test("a switch that is used by a screen reader slides, unless the reader asks for less motion")
    func activation() throws {
        for isReduced in [false, true] {
            let screen = CellScreenViewController(state: controller(isOn: false, progress: 0))
            let host = ScreenHost(screen, configuration: .phone())
            host.layout()
            let cell = try require(screen.collectionView.visibleCells.first)
            withReducedMotion(isReduced) {
                expect(cell.accessibilityActivate())
                expect(isMoving(screen.view) != isReduced)
            }
        }
    }

    @Test("the switch of a row that comes into sight in a used cell does not slide")
    func reuse() {
        let view = LeftRightContainer<LeftTitle, RightToggle>.View(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        let screen = UIViewController()
        let host = ScreenHost(screen, configuration: .phone())
        screen.view.addSubview(view)
        view.update(with: LeftRightContainer(left: LeftTitle(title: "A"), right: RightToggle(isOn: false)))
        host.layout()
        view.prepareForReuse()
        view.update(with: LeftRightContainer(left: LeftTitle(title: "B"), right: RightToggle(isOn: true)))
        host.layout()
        expect(!isMoving(view))
    }

    @Test("bold text makes every text of both themes heavier and no larger")
    func boldText() {
        let bold = UITraitCollection(legibilityWeight: .bold)
        let usual = UITraitCollection(legibilityWeight: .regular)
        for (name, theme) in CellTheme.named {
            let typography = theme.typography
            let styles = [
                typography.display, typography.largeTitle, typography.heading, typography.title, typography.subtitle,
                typography.detail, typography.badge, typography.largeHeader,
                typography.smallHeader, typography.footer, typography.button,
            ]
            for style in styles {
                let (first, second) = (style.font(compatibleWith: usual), style.font(compatibleWith: bold))
                expectEqual(first.pointSize, second.pointSize)
                expect(width(second) > width(first), "\(name) \(style)")
            }
        }
    }

    private func width(_ font: UIFont) -> CGFloat {
        NSAttributedString(string: "Приглашения", attributes: [.font: font]).size().width
    }
}
