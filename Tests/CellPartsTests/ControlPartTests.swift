import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Parts that can be used")
struct ControlPartTests {
    func show(_ item: any CollectionViewItemConvertible) -> (CellScreenViewController, ScreenHost) {
        let controller = CellScreenViewController(
            state: CollectionViewState { CollectionViewSection(differenceIdentifier: 1) { item.diffableItem } }
        )
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        return (controller, host)
    }

    func cell(_ controller: CellScreenViewController) throws -> UICollectionViewCell {
        try require(controller.collectionView.visibleCells.first)
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
        expectEqual(calls, ["new"])
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
        expect(states.isEmpty && cell.accessibilityValue == "1")
        expect(cell.accessibilityTraits.contains(.notEnabled))
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
        expect(cell.accessibilityTraits.contains(.adjustable))
        cell.accessibilityIncrement()
        cell.accessibilityIncrement()
        cell.accessibilityDecrement()
        expectEqual(values, [2, 1])
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
        expectEqual(choices, 1)
    }

    @Test("progress outside of 0 and 1 is cut, and spoken in percent")
    func progress() throws {
        for (progress, spoken) in [(0.6, "60%"), (-1, "0%"), (7, "100%"), (.nan, "0%")] {
            let (controller, _) = show(
                TitleProgressItem(left: LeftTitle(title: "Профиль"), right: RightProgress(progress: progress))
            )
            try expectEqual(cell(controller).accessibilityValue, spoken)
        }
    }

    @Test("traits of a content do not stay on a row that shows another")
    func reuse() {
        let view = LeftRightContainer<LeftTitle, RightToggle>.View()
        view.update(
            with: LeftRightContainer(left: LeftTitle(title: "A"), right: RightToggle(isOn: true, isEnabled: false))
        )
        expect(view.accessibilityTraits.contains(.notEnabled))
        view.update(with: LeftRightContainer(left: LeftTitle(title: "B"), right: RightToggle(isOn: true)))
        expect(!view.accessibilityTraits.contains(.notEnabled))
    }
}
