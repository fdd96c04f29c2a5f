import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Two right parts in one")
struct PairTests {
    private typealias Pair = RightPair<RightDetail, RightToggle>

    private func row(_ title: String = "Память", isOn: Bool = false) -> LeftRightContainer<LeftTitle, Pair> {
        LeftRightContainer(
            left: LeftTitle(title: title),
            right: RightPair(RightDetail(text: "3 ГБ"), RightToggle(isOn: isOn))
        )
    }

    private func screen(_ title: String = "Память", _ configuration: ScreenConfiguration = .phone()) -> RowScreen {
        RowScreen(Row(row(title).left, row(title).right), configuration: configuration)
    }

    private func frames(_ screen: RowScreen) throws -> (detail: CGRect, toggle: CGRect) {
        let detail = try require(screen.label("3 ГБ"))
        let toggle = try require(views(screen.rowView).first { $0 is UISwitch })
        return (screen.frame(of: detail), screen.frame(of: toggle))
    }

    private func views(_ view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(views)
    }

    @Test("both are beside each other at the trailing edge, centered on the same line")
    func line() throws {
        let (detail, toggle) = try frames(screen())
        expectEqual(toggle.maxX, 374)
        expect(abs(toggle.minX - detail.maxX - 8) < 1)
        expect(abs(toggle.midY - detail.midY) <= 1)
    }

    @Test("the pair is mirrored where the interface runs from right to left")
    func mirrored() throws {
        let (detail, toggle) = try frames(screen("Память", .phone(layoutDirection: .rightToLeft)))
        expectEqual(toggle.minX, 16)
        expect(abs(detail.minX - toggle.maxX - 8) < 1)
    }

    @Test("where there is no room beside the title, both go below it", arguments: [false, true])
    func below(isTextLarge: Bool) throws {
        let title = "Уведомления о предложениях"
        let configuration: ScreenConfiguration =
            isTextLarge
            ? .phone(contentSizeCategory: .accessibilityExtraExtraExtraLarge) : .phone(width: 230)
        let screen = screen(title, configuration)
        let (detail, toggle) = try frames(screen)
        let left = try require(screen.label(title))
        expect(detail.minY >= screen.frame(of: left).maxY)
        expect(toggle.minX > detail.maxX)
        expect(screen.rowView.bounds.contains(detail))
        expect(screen.rowView.bounds.contains(toggle))
    }

    @Test("VoiceOver reads both parts and activates the switch with the newest handler")
    func accessibility() {
        var calls: [String] = []
        func content(_ name: String) -> LeftRightContainer<LeftTitle, Pair> {
            let toggle = RightToggle(isOn: false) { _ in calls.append(name) }
            return LeftRightContainer(
                left: LeftTitle(title: "Память"),
                right: RightPair(RightDetail(text: "3 ГБ"), toggle)
            )
        }
        let view = LeftRightContainer<LeftTitle, Pair>.View()
        view.update(with: content("old"))
        view.updateHandlers(with: content("new"))
        expectEqual(view.accessibilityLabel, "Память, 3 ГБ")
        expectEqual(view.accessibilityValue, "0")
        expect(view.accessibilityActivate())
        expectEqual(calls, ["new"])
    }
}
