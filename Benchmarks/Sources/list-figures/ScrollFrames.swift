import CairoBaseline
import Figures
import Honeycomb

/// The cost of a frame while a list scrolls by 40 points per frame.
@MainActor
enum ScrollFrames {
    private static let frames = 600
    private static let step = 40

    /// The frames of one run, by phase.
    private struct Run {
        /// Moving the content, layout, and creating and configuring cells.
        var layouts: [Duration] = []
        var paints: [Duration] = []

        var wholes: [Duration] { zip(layouts, paints).map(+) }
    }

    static func figures() throws -> [Figure] {
        let floor = BaselineList(width: 390, height: 844, scale: ListScreen.scale)
        floor.paint()
        let short = try ScreenRun(rowCount: 1_000)
        let long = try ScreenRun(rowCount: 100_000)
        let covered = try ScreenRun(rowCount: 100_000, hasBar: true)
        var floors: [Duration] = []
        // Alternately, so that the load of the machine is the same for both.
        for _ in 0..<frames {
            floors.append(processorTime { floor.scroll(by: step) })
            try short.scroll(by: step)
            try long.scroll(by: step)
            try covered.scroll(by: step)
        }
        let whole = long.run.wholes
        let median = whole.median
        let tail = whole.quantile(0.99)
        return [
            Figure(
                "lists/scroll-frame/median",
                median / floors.median,
                limit: 4,
                remark: "\(median.milliseconds) of \(floors.median.milliseconds)"
            ),
            Figure("lists/scroll-frame/median-milliseconds", median / .milliseconds(1), limit: 1),
            Figure("lists/scroll-frame/99th-percentile-milliseconds", tail / .milliseconds(1), limit: 3),
            Figure(
                "lists/scroll-frame/layout",
                long.run.layouts.median / floors.median,
                limit: nil,
                remark: long.run.layouts.median.milliseconds
            ),
            Figure(
                "lists/scroll-frame/paint",
                long.run.paints.median / floors.median,
                limit: nil,
                remark: long.run.paints.median.milliseconds
            ),
            Figure(
                "lists/scroll-frame/below-a-material",
                covered.run.wholes.median / median,
                limit: nil,
                remark: covered.run.wholes.median.milliseconds
            ),
            Figure(
                "lists/scroll-frame/100000-rows-of-1000",
                median / short.run.wholes.median,
                limit: 1.1,
                remark: "\(median.milliseconds) of \(short.run.wholes.median.milliseconds)"
            ),
        ]
    }

    /// A scrolling screen and the times of its frames.
    @MainActor
    private final class ScreenRun {
        private let screen = ListScreen()
        private(set) var run = Run()

        init(rowCount: Int, hasBar: Bool = false) throws {
            if hasBar { screen.addBar() }
            try screen.show(Rows.state(count: rowCount))
        }

        func scroll(by points: Int) throws {
            run.layouts.append(
                processorTime {
                    screen.scroll(by: CGFloat(points))
                    screen.layout()
                }
            )
            run.paints.append(try processorTime { try screen.paint() })
        }
    }
}
