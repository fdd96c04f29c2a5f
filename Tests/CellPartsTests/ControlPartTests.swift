import CellParts
import DeclarativeCollections
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Parts that can be used")
struct ControlPartTests {
    private func show(_ item: any CollectionViewItemConvertible) -> (CellScreenViewController, ScreenHost) {
        let controller = CellScreenViewController(
            state: CollectionViewState { CollectionViewSection(differenceIdentifier: 1) { item.diffableItem } }
        )
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        return (controller, host)
    }

    private func cell(_ controller: CellScreenViewController) throws -> UICollectionViewCell {
        try #require(controller.collectionView.visibleCells.first)
    }

    @Test("a tap on a switch tells the new state, and the row says it")
    func toggle() throws {
        var states: [Bool] = []
        let (controller, host) = show(
            TitleToggleItem(
                left: LeftTitle(title: "Уведомления"),
                right: RightToggle(isOn: false) { states.append($0) }
            )
        )
        let cell = try cell(controller)
        #expect(cell.accessibilityValue == "0")
        host.tap(at: cell.accessibilityActivationPoint)
        #expect(states == [true])
        #expect(cell.accessibilityValue == "1")
        #expect(cell.accessibilityActivate())
        #expect(states == [true, false])
    }

    @Test("the newest handler is called, also when nothing else changed")
    func handlers() throws {
        var calls: [String] = []
        func state(_ name: String) -> CollectionViewState {
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: 1) {
                    TitleToggleItem(
                        differenceIdentifier: "row",
                        left: LeftTitle(title: "Уведомления"),
                        right: RightToggle(isOn: false) { _ in calls.append(name) }
                    )
                }
            }
        }
        let controller = CellScreenViewController(state: state("old"))
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        controller.apply(state("new"), animated: false)
        host.layout()
        _ = try cell(controller).accessibilityActivate()
        #expect(calls == ["new"])
    }

    @Test("a disabled switch keeps its state, and a screen reader hears that it is disabled")
    func disabledToggle() throws {
        var states: [Bool] = []
        let (controller, _) = show(
            TitleToggleItem(
                left: LeftTitle(title: "Уведомления"),
                right: RightToggle(isOn: true, isEnabled: false) { states.append($0) }
            )
        )
        let cell = try cell(controller)
        _ = cell.accessibilityActivate()
        #expect(states.isEmpty && cell.accessibilityValue == "1")
        #expect(cell.accessibilityTraits.contains(.notEnabled))
    }

    @Test("a stepper is adjusted by swiping, within its limits")
    func stepper() throws {
        var values: [Double] = []
        let (controller, _) = show(
            TitleStepperItem(
                left: LeftTitle(title: "Опыт"),
                right: RightStepper(value: 1, maximum: 2) { values.append($0) }
            )
        )
        let cell = try cell(controller)
        #expect(cell.accessibilityTraits.contains(.adjustable))
        cell.accessibilityIncrement()
        cell.accessibilityIncrement()
        cell.accessibilityDecrement()
        #expect(values == [2, 1])
    }

    @Test("an icon button is an action of its row besides selecting it")
    func iconButton() throws {
        var taps = 0
        var selections = 0
        let (controller, host) = show(
            TitleIconButtonItem(
                left: LeftTitle(title: "Вакансия"),
                right: RightIconButton(icon: Icon.favorite.image, iconLabel: "В избранное") { taps += 1 },
                didSelectHandler: { selections += 1 }
            )
        )
        let cell = try cell(controller)
        let action = try #require(cell.accessibilityCustomActions?.first)
        #expect(action.name == "В избранное")
        host.tap(at: CGPoint(x: 390 - 16 - 12, y: cell.frame.midY))
        #expect(taps == 1 && selections == 0)
        // The icon is 24 points across, what takes touches 44.
        host.tap(at: CGPoint(x: 390 - 16 - 12 - 21, y: cell.frame.midY))
        #expect(taps == 2 && selections == 0)
        host.tap(at: CGPoint(x: 60, y: cell.frame.midY))
        #expect(taps == 2 && selections == 1)
    }

    @Test("whatever can be tapped takes touches in 44 by 44 points, and no more of the row than that")
    func touchAreas() throws {
        var uses = 0
        var selections = 0
        let rows: [any CollectionViewItemConvertible] = [
            TitleToggleItem(
                left: LeftTitle(title: "A"),
                right: RightToggle(isOn: false) { _ in uses += 1 },
                didSelectHandler: { selections += 1 }
            ),
            TitleStepperItem(
                left: LeftTitle(title: "A"),
                right: RightStepper(value: 50) { _ in uses += 1 },
                didSelectHandler: { selections += 1 }
            ),
            TitleIconButtonItem(
                left: LeftTitle(title: "A"),
                right: RightIconButton(icon: Icon.favorite.image, iconLabel: "A") { uses += 1 },
                didSelectHandler: { selections += 1 }
            ),
        ]
        for row in rows {
            (uses, selections) = (0, 0)
            let (controller, host) = show(row)
            let cell = try cell(controller)
            let control = try #require(controls(in: cell).first)
            let frame = control.convert(control.bounds, to: nil)
            let reach = (x: max(frame.width, 44) / 2 - 1, y: max(frame.height, 44) / 2 - 1)
            for (x, y) in [(-reach.x, 0), (reach.x, 0), (reach.x, reach.y), (-reach.x, -reach.y)] {
                host.tap(at: CGPoint(x: frame.midX + x, y: frame.midY + y))
            }
            #expect(uses == 4 && selections == 0, "\(type(of: control))")
            host.tap(at: CGPoint(x: frame.midX - reach.x - 3, y: frame.midY))
            #expect(uses == 4 && selections == 1, "\(type(of: control))")
        }
    }

    private func controls(in view: UIView) -> [UIControl] {
        view.subviews.flatMap { subview in (subview as? UIControl).map { [$0] } ?? controls(in: subview) }
    }

    @Test("the buttons of headers and footers take touches in 44 by 44 points")
    func sectionButtons() throws {
        var taps = 0
        let header = SectionActionHeaderContent(title: "Вакансии", actionTitle: "Все") { taps += 1 }
        let footer = SectionLinkFooterContent(text: "Текст", linkTitle: "Ещё") { taps += 1 }
        let controller = CellScreenViewController(
            state: CollectionViewState {
                CollectionViewSection(
                    differenceIdentifier: 1,
                    header: SectionActionHeader(content: header),
                    footer: SectionLinkFooter(content: footer)
                )
            }
        )
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        let buttons = controls(in: controller.view)
        #expect(buttons.count == 2)
        for button in buttons {
            let frame = button.convert(button.bounds, to: nil)
            let rows = (0..<200).filter { y in
                let before = taps
                host.tap(at: CGPoint(x: frame.midX, y: CGFloat(y) + 0.5))
                return taps > before
            }
            #expect(rows.count >= 44 && rows.count <= 46, "\(button.accessibilityLabel ?? "")")
        }
    }

    @Test("a checkbox with a handler takes the tap, without one the tap is the row's")
    func checkbox() throws {
        var toggles: [Bool] = []
        var selections = 0
        let left = LeftCheckbox(title: "Отклики", isOn: true) { toggles.append($0) }
        let (controller, host) = show(CheckboxItem(left: left, didSelectHandler: { selections += 1 }))
        host.tap(at: CGPoint(x: 100, y: try cell(controller).frame.midY))
        #expect(toggles == [false] && selections == 0)

        let plain = LeftCheckbox(title: "Отклики", isOn: true)
        let (other, otherHost) = show(CheckboxItem(left: plain, didSelectHandler: { selections += 1 }))
        otherHost.tap(at: CGPoint(x: 100, y: try cell(other).frame.midY))
        #expect(toggles == [false] && selections == 1)
    }

    @Test("a radio button is chosen by a tap, and a chosen one stays chosen")
    func radio() throws {
        var choices = 0
        for isOn in [false, true] {
            let (controller, _) = show(
                RadioItem(left: LeftRadio(title: "Полный день", isOn: isOn) { _ in choices += 1 })
            )
            _ = try cell(controller).accessibilityActivate()
        }
        #expect(choices == 1)
    }

    @Test("progress outside of 0 and 1 is cut, and spoken in percent")
    func progress() throws {
        for (progress, spoken) in [(0.6, "60%"), (-1, "0%"), (7, "100%"), (.nan, "0%")] {
            let (controller, _) = show(
                TitleProgressItem(left: LeftTitle(title: "Профиль"), right: RightProgress(progress: progress))
            )
            #expect(try cell(controller).accessibilityValue == spoken)
        }
    }

    @Test("traits of a content do not stay on a row that shows another")
    func reuse() {
        let view = LeftRightContainer<LeftTitle, RightToggle>.View()
        view.update(
            with: LeftRightContainer(left: LeftTitle(title: "A"), right: RightToggle(isOn: true, isEnabled: false))
        )
        #expect(view.accessibilityTraits.contains(.notEnabled))
        view.update(with: LeftRightContainer(left: LeftTitle(title: "B"), right: RightToggle(isOn: true)))
        #expect(!view.accessibilityTraits.contains(.notEnabled))
    }

    @Test("a header's button calls its handler and stands on the baseline of the title")
    func actionHeader() throws {
        var taps = 0
        let content = SectionActionHeaderContent(title: "Вакансии", actionTitle: "Все") { taps += 1 }
        let controller = CellScreenViewController(
            state: CollectionViewState {
                CollectionViewSection(differenceIdentifier: 1, header: SectionActionHeader(content: content))
            }
        )
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        host.tap(at: CGPoint(x: 390 - 24, y: 30))
        #expect(taps == 1)
    }
}
