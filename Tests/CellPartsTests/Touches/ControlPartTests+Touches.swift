import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension ControlPartTests {
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
        expectEqual(cell.accessibilityValue, "0")
        host.tap(at: cell.accessibilityActivationPoint)
        expectEqual(states, [true])
        expectEqual(cell.accessibilityValue, "1")
        expect(cell.accessibilityActivate())
        expectEqual(states, [true, false])
    }

    @Test("a change that the app rejects is taken back when it applies the old value again")
    func rejectedChanges() throws {
        /// Shows a row, uses its control, and applies the row again.
        func used<Control: UIControl>(
            _ type: Control.Type,
            _ item: () -> any CollectionViewItemConvertible,
            use: (Control) -> Void
        ) throws -> Control {
            let (controller, host) = show(item())
            let control = try require(controller.view.descendants(type).first)
            use(control)
            control.sendActions(for: .valueChanged)
            controller.driver.apply(
                CollectionViewState { CollectionViewSection(differenceIdentifier: 1) { item().diffableItem } }
            )
            host.advance(by: 1)
            expect(controller.view.descendants(type).first === control)
            return control
        }
        let title = LeftTitle(title: "Уведомления")
        let toggle = try used(UISwitch.self) {
            TitleToggleItem(differenceIdentifier: 1, left: title, right: RightToggle(isOn: true) { _ in })
        } use: {
            $0.isOn = false
        }
        expect(toggle.isOn)
        let stepper = try used(UIStepper.self) {
            TitleStepperItem(differenceIdentifier: 1, left: title, right: RightStepper(value: 2) { _ in })
        } use: {
            $0.value = 3
        }
        expectEqual(stepper.value, 2)
        let segments = try used(UISegmentedControl.self) {
            let segments = RightSegments(titles: ["A", "B"], selectedIndex: 0) { _ in }
            return TitleSegmentsItem(differenceIdentifier: 1, left: title, right: segments)
        } use: {
            $0.selectedSegmentIndex = 1
        }
        expectEqual(segments.selectedSegmentIndex, 0)
        let day = Date(timeIntervalSince1970: 86_400 * 365)
        let date = try used(UIDatePicker.self) {
            TitleDateItem(differenceIdentifier: 1, left: title, right: RightDate(date: day) { _ in })
        } use: {
            $0.date = day.addingTimeInterval(86_400)
        }
        expectEqual(date.date, day)
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
        let action = try require(cell.accessibilityCustomActions?.first)
        expectEqual(action.name, "В избранное")
        host.tap(at: CGPoint(x: 390 - 16 - 12, y: cell.frame.midY))
        expect(taps == 1 && selections == 0)
        // The icon is 24 points across, what takes touches 44.
        host.tap(at: CGPoint(x: 390 - 16 - 12 - 21, y: cell.frame.midY))
        expect(taps == 2 && selections == 0)
        host.tap(at: CGPoint(x: 60, y: cell.frame.midY))
        expect(taps == 2 && selections == 1)
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
            let control = try require(controls(in: cell).first)
            let frame = control.convert(control.bounds, to: nil)
            let reach = (x: max(frame.width, 44) / 2 - 1, y: max(frame.height, 44) / 2 - 1)
            for (x, y) in [(-reach.x, 0), (reach.x, 0), (reach.x, reach.y), (-reach.x, -reach.y)] {
                host.tap(at: CGPoint(x: frame.midX + x, y: frame.midY + y))
            }
            expect(uses == 4 && selections == 0, "\(type(of: control))")
            host.tap(at: CGPoint(x: frame.midX - reach.x - 3, y: frame.midY))
            expect(uses == 4 && selections == 1, "\(type(of: control))")
        }
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
        expectEqual(buttons.count, 2)
        for button in buttons {
            let frame = button.convert(button.bounds, to: nil)
            let rows = (0..<200).filter { y in
                let before = taps
                host.tap(at: CGPoint(x: frame.midX, y: CGFloat(y) + 0.5))
                return taps > before
            }
            expect(rows.count >= 44 && rows.count <= 46, "\(button.accessibilityLabel ?? "")")
        }
    }

    @Test("a checkbox with a handler takes the tap, without one the tap is the row's")
    func checkbox() throws {
        var toggles: [Bool] = []
        var selections = 0
        let left = LeftCheckbox(title: "Отклики", isOn: true) { toggles.append($0) }
        let (controller, host) = show(CheckboxItem(left: left, didSelectHandler: { selections += 1 }))
        host.tap(at: CGPoint(x: 100, y: try cell(controller).frame.midY))
        expect(toggles == [false] && selections == 0)

        let plain = LeftCheckbox(title: "Отклики", isOn: true)
        let (other, otherHost) = show(CheckboxItem(left: plain, didSelectHandler: { selections += 1 }))
        otherHost.tap(at: CGPoint(x: 100, y: try cell(other).frame.midY))
        expect(toggles == [false] && selections == 1)
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
        expectEqual(taps, 1)
    }

    private func controls(in view: UIView) -> [UIControl] {
        view.subviews.flatMap { subview in (subview as? UIControl).map { [$0] } ?? controls(in: subview) }
    }
}
