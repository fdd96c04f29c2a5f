import CairoBaseline
import CellTesting
import Figures
import Foundation
import Honeycomb
import ScreenHosting

/// Prints the cost of UI tests, snapshots and monkeys as multiples of painting one screen of rows with plain Pango and Cairo
/// calls; exits with status 1 above a limit. Remarks have milliseconds.
///
/// - `ui-test`: shows a screen of 40 rows, taps a row, checks its detail, toggles a switch, types, scrolls to a row and taps it.
/// - `image-snapshot`, `layout-snapshot`: a screen of 40 rows as a small PNG, and as text.
/// - `monkey-action`: one action with all checks; the remark has actions a second.
@main
@MainActor
enum TestingFigures {
    private static let runs = 21
    private static let monkeySteps = 400
    /// What a typical UI test should take on a machine that is not busy; informative, because it depends on the machine.
    private static let goal = Duration.milliseconds(5)

    static func main() throws {
        let floor = BaselineList(width: 393, height: 852, scale: 2)
        var (floors, tests, images, layouts, monkeys): ([Duration], [Duration], [Duration], [Duration], [Duration])
        (floors, tests, images, layouts, monkeys) = ([], [], [], [], [])
        // Alternately, so that the load of the machine is the same for all. The first round warms up fonts and texts.
        for run in 0...runs {
            let times = [
                processorTime { floor.paint() },
                processorTime { uiTest() },
                try processorTime {
                    _ = try Snapshotting<CollectionViewState, ImageSnapshot>.image(scale: 2).snapshot(state())
                },
                try processorTime {
                    _ = try Snapshotting<CollectionViewState, LayoutSnapshot>.layout.snapshot(state())
                },
                try processorTime {
                    let app = ScreenTest(CellScreenViewController(state: state()), on: .iPhone16)
                    if let failure = try app.findFault(seed: UInt64(run), steps: monkeySteps) { throw failure }
                } / monkeySteps,
            ]
            guard run > 0 else { continue }
            floors.append(times[0])
            tests.append(times[1])
            images.append(times[2])
            layouts.append(times[3])
            monkeys.append(times[4])
        }
        func figure(_ name: String, _ times: [Duration], limit: Double, remark: String? = nil) -> Figure {
            let text = remark ?? "\(times.median.milliseconds) of \(floors.median.milliseconds)"
            return Figure("testing/\(name)", times.median / floors.median, limit: limit, remark: text)
        }
        let actions = Int(Duration.seconds(1) / monkeys.median)
        let figures = [
            figure("ui-test", tests, limit: 8),
            Figure("testing/ui-test/5-ms", tests.median / goal, limit: nil, remark: tests.median.milliseconds),
            figure("image-snapshot", images, limit: 60),
            figure("layout-snapshot", layouts, limit: 4),
            figure("monkey-action", monkeys, limit: 1, remark: "\(actions) actions a second"),
        ]
        exit(Figure.report(figures) ? 1 : 0)
    }

    private static func uiTest() {
        let model = Model()
        let controller = CellScreenViewController(state: state(model))
        model.update = { [weak controller] in controller?.apply(state(model), animated: true) }
        let app = ScreenTest(controller, on: .iPhone16)
        app.cells["country"].tap().assert(detail: "France")
        app.switches["push"].tap().assert(isOn: true)
        app.textFields["Name"].typeText("Ann")
        app.cells["row35"].tap()
        precondition(model.country == "France" && model.isOn && model.name == "Ann" && model.taps == 1)
    }

    @MainActor
    private final class Model {
        var country = "Russia"
        var isOn = false
        var name = ""
        var taps = 0
        var update: @MainActor () -> Void = {}
    }

    private static func state(_ model: Model = Model()) -> CollectionViewState {
        CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "main") {
                TitleDetailChevronItem(
                    differenceIdentifier: "country",
                    left: LeftTitle(title: "Country"),
                    right: RightDetailChevron(text: model.country),
                    didSelectHandler: {
                        model.country = "France"
                        model.update()
                    }
                )
                TitleToggleItem(
                    differenceIdentifier: "push",
                    left: LeftTitle(title: "Notifications"),
                    right: RightToggle(isOn: model.isOn) { isOn in
                        model.isOn = isOn
                        model.update()
                    }
                )
                TextFieldItem(
                    differenceIdentifier: "name",
                    left: LeftTextField(text: model.name, placeholder: "Name") { model.name = $0 }
                )
                for index in 0..<37 {
                    TitleDetailChevronItem(
                        differenceIdentifier: "row\(index)",
                        left: LeftTitle(title: "Row \(index)"),
                        right: RightDetailChevron(text: "Value"),
                        didSelectHandler: { model.taps += 1 }
                    )
                }
            }
        })
    }
}
