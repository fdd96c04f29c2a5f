import CairoBaseline
import CellTesting
import Figures
import Foundation
import Honeycomb
import ScreenHosting

/// Prints the cost of UI tests, snapshots and monkeys as multiples of painting one screen of rows with plain Pango and Cairo
/// calls; exits with status 1 above a limit. Remarks have milliseconds.
///
/// - `ui-test`: shows a screen of 12 rows, taps a row, checks its detail, toggles a switch and types.
/// - `ui-test-scrolling`: the same with 40 rows, then scrolls to a row and taps it.
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
        var rounds: [[Duration]] = []
        // Alternately, so that the load of the machine is the same for all. The first round warms up fonts and texts.
        for run in 0...runs {
            let times = [
                processorTime { floor.paint() },
                processorTime { uiTest(rows: 12) },
                processorTime { uiTest(rows: 40) },
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
            if run > 0 { rounds.append(times) }
        }
        func median(_ index: Int) -> Duration { rounds.map { $0[index] }.median }
        let floorTime = median(0)
        func figure(_ name: String, _ time: Duration, limit: Double, remark: String? = nil) -> Figure {
            let text = remark ?? "\(time.milliseconds) of \(floorTime.milliseconds)"
            return Figure("testing/\(name)", time / floorTime, limit: limit, remark: text)
        }
        let actions = Int(Duration.seconds(1) / median(5))
        let figures = [
            figure("ui-test", median(1), limit: 4),
            Figure("testing/ui-test/5-ms", median(1) / goal, limit: nil, remark: median(1).milliseconds),
            figure("ui-test-scrolling", median(2), limit: 7),
            figure("image-snapshot", median(3), limit: 70),
            figure("layout-snapshot", median(4), limit: 4),
            figure("monkey-action", median(5), limit: 0.7, remark: "\(actions) actions a second"),
        ]
        exit(Figure.report(figures) ? 1 : 0)
    }

    private static func uiTest(rows: Int) {
        let model = Model()
        let controller = CellScreenViewController(state: state(model, rows: rows))
        model.update = { [weak controller] in controller?.apply(state(model, rows: rows), animated: true) }
        let app = ScreenTest(controller, on: .iPhone16)
        app.cells["country"].tap().assert(detail: "France")
        app.switches["push"].tap().assert(isOn: true)
        app.textFields["Name"].typeText("Ann")
        if rows > 12 { app.cells["row35"].tap() }
        precondition(model.country == "France" && model.isOn && model.name == "Ann")
        precondition(model.taps == (rows > 12 ? 1 : 0))
    }

    @MainActor
    private final class Model {
        var country = "Russia"
        var isOn = false
        var name = ""
        var taps = 0
        var update: @MainActor () -> Void = {}
    }

    private static func state(_ model: Model = Model(), rows: Int = 40) -> CollectionViewState {
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
                for index in 0..<(rows - 3) {
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
