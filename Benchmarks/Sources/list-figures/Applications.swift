import CairoBaseline
import Figures
import Honeycomb

/// The cost of applying a state to a list of 100,000 rows, including the frame.
@MainActor
enum Applications {
    private static let rowCount = 100_000
    private static let pageLength = 50
    private static let runs = 21

    static func figures() throws -> [Figure] {
        let floor = BaselineList(width: 390, height: 844, scale: ListScreen.scale)
        let rows = (0..<rowCount).map { Rows.item($0) }
        var changed = rows
        changed[3] = Rows.item(3, suffix: "!")
        let base = Rows.state(rows)
        let other = Rows.state(changed)
        let rebuilt = Rows.state(count: rowCount, changing: 3)
        let paged = Rows.state(rows + (rowCount..<rowCount + pageLength).map { Rows.item($0) })

        let screen = ListScreen()
        try screen.show(base)
        var floors: [Duration] = []
        var changes: [Duration] = []
        var rebuilds: [Duration] = []
        var pages: [Duration] = []
        for _ in 0..<runs {
            floors.append(processorTime { floor.paint() })
            changes.append(try processorTime { try screen.show(other) })
            try screen.show(base)
            rebuilds.append(try processorTime { try screen.show(rebuilt) })
            try screen.show(base)
            pages.append(try processorTime { try screen.show(paged) })
            try screen.show(base)
        }
        func figure(_ name: String, _ times: [Duration], limit: Double) -> Figure {
            Figure(
                "lists/\(name)",
                times.median / floors.median,
                limit: limit,
                remark: "\(times.median.milliseconds) of \(floors.median.milliseconds)"
            )
        }
        return [
            figure("apply-one-row", changes, limit: 4),
            figure("apply-one-row-of-new-values", rebuilds, limit: 4),
            figure("apply-page", pages, limit: 4),
        ]
    }
}
