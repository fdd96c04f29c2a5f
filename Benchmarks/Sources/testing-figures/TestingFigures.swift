import CairoBaseline
import CellCatalog
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
/// - `layout-snapshot`: a screen of 40 rows as text.
/// - `image-snapshot/passing`, `/undigested`, `/failing`: the same screen compared with its reference, with one without a checksum of
///   the pixels, and with that of another screen, whose failure is written with a difference and a report: as multiples of drawing
///   the screen.
/// - `scenario-picture`: a passing picture of a scenario in a matrix of 40 variants, as a multiple of drawing the screen once.
/// - `monkey-action`: one action with all checks; the remark has actions a second.
@main
@MainActor
enum TestingFigures {
    private static let runs = 21
    private static let monkeySteps = 400
    /// What a typical UI test should take on a machine that is not busy; informative, because it depends on the machine.
    private static let goal = Duration.milliseconds(5)

    static func main() async throws {
        let floor = BaselineList(width: 393, height: 852, scale: 2)
        var rounds: [[Duration]] = []
        let snapshots = try Snapshots()
        // Alternately, so that the load of the machine is the same for all. The first round warms up fonts and texts.
        for run in 0...runs {
            let times = [
                processorTime { floor.paint() },
                processorTime { uiTest(rows: 12) },
                processorTime { uiTest(rows: 40) },
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
        let scenario = try await scenarioPicture()
        // Apart from those: pictures of several megabytes displace what the others have in the caches of the processor.
        for run in 0...runs {
            let times = [
                try processorTime { try drawing() },
                try processorTime { try snapshots.check("passing", state(), fails: false) },
                try processorTime { try snapshots.check("undigested", state(), fails: false) },
                try processorTime { try snapshots.check("failing", state(), fails: true) },
            ]
            if run > 0 { rounds[run - 1] += times }
        }
        func median(_ index: Int) -> Duration { rounds.map { $0[index] }.median }
        let floorTime = median(0)
        func figure(_ name: String, _ time: Duration, limit: Double, remark: String? = nil) -> Figure {
            let text = remark ?? "\(time.milliseconds) of \(floorTime.milliseconds)"
            return Figure("testing/\(name)", time / floorTime, limit: limit, remark: text)
        }
        func ofDrawing(_ name: String, _ time: Duration, limit: Double) -> Figure {
            Figure("testing/\(name)", time / median(5), limit: limit, remark: time.milliseconds)
        }
        let actions = Int(Duration.seconds(1) / median(4))
        let figures = [
            figure("ui-test", median(1), limit: 4),
            Figure("testing/ui-test/5-ms", median(1) / goal, limit: nil, remark: median(1).milliseconds),
            figure("ui-test-scrolling", median(2), limit: 7),
            Figure("testing/drawing", median(5) / floorTime, limit: nil, remark: median(5).milliseconds),
            ofDrawing("image-snapshot/passing", median(6), limit: 1.4),
            ofDrawing("image-snapshot/undigested", median(7), limit: 2.4),
            ofDrawing("image-snapshot/failing", median(8), limit: 3),
            ofDrawing("scenario-picture", scenario, limit: 1.4),
            figure("layout-snapshot", median(3), limit: 4),
            figure("monkey-action", median(4), limit: 0.7, remark: "\(actions) actions a second"),
        ]
        exit(Figure.report(figures) ? 1 : 0)
    }

    /// The time of a picture that is as its reference, on a screen that 40 variants share.
    private static func scenarioPicture() async throws -> Duration {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let variants = SnapshotMatrix(
            appearances: [.light, .dark],
            textSizes: [
                .extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraLarge,
            ],
            directions: [.leftToRight, .rightToLeft],
            contrasts: [.normal, .high]
        ).variants(on: configuration)
        var runner = try ScenarioRunner(variants, checks: .images, record: .all, results: folder) { _, variant in
            (folder.appendingPathComponent(variant.name), "scenario")
        }
        let screen = ScenarioScreen("rows") { _ in CellScreenViewController(state: state()) }
        _ = await runner.run(screen)
        runner.record = .never
        var times: [Duration] = []
        for _ in 0..<5 {
            let (results, entry) = await runner.run(screen)
            precondition(results.allSatisfy { $0.outcome == .passed }, "a picture differs")
            times.append(.seconds(entry.seconds) / variants.count)
        }
        return times.median
    }

    /// What a snapshot cannot do without: it shows the screen and paints it.
    private static func drawing() throws {
        let host = ScreenHost(CellScreenViewController(state: state()), configuration: configuration)
        host.layout()
        _ = try host.bitmap()
    }

    private static var configuration: ScreenConfiguration {
        var configuration = ScreenConfiguration.iPhone16
        configuration.scale = 2
        return configuration
    }

    /// References in a folder that is removed at the end.
    @MainActor
    private final class Snapshots {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        private let strategy = Snapshotting<CollectionViewState, ImageSnapshot>.image(scale: 2)
        private var file: String { folder.appendingPathComponent("Bench.swift").path }

        init() throws {
            setenv("SNAPSHOT_ARTIFACTS", folder.appendingPathComponent("artifacts").path, 1)
            let model = Model()
            model.country = "Italy"
            for name in ["passing", "undigested", "failing"] {
                let shown = name == "failing" ? state(model) : state()
                _ = try verifySnapshot(
                    of: shown,
                    as: strategy,
                    named: name,
                    record: .all,
                    filePath: file,
                    testName: "bench"
                )
            }
            // Another program has written this one, with the same pixels.
            let path = folder.appendingPathComponent("__Snapshots__/Bench/bench.undigested.png")
            let data = try Data(contentsOf: path)
            guard let range = data.range(of: Data("Pixels".utf8)) else { return }
            var other = data
            other.replaceSubrange(range, with: Data("Pixel?".utf8))
            try other.write(to: path)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func check(_ name: String, _ state: CollectionViewState, fails: Bool) throws {
            let message = try verifySnapshot(
                of: state,
                as: strategy,
                named: name,
                record: .missing,
                filePath: file,
                testName: "bench"
            )
            precondition((message != nil) == fails, message ?? "no failure")
        }
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
