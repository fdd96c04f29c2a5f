import CairoBaseline
import Figures
import Honeycomb

/// The time of the first frame of a list with an existing state, and its dependence on the number of rows.
@MainActor
enum FirstFrames {
    private static let runs = 31
    private static let lengths = [100, 10_000, 1_000_000]

    static func figures() throws -> [Figure] {
        let floor = BaselineList(width: 390, height: 844, scale: ListScreen.scale)
        let states = lengths.map { Rows.state(count: $0) }
        var times = lengths.map { _ in [Duration]() }
        var floors: [Duration] = []
        // The first round warms up fonts, glyphs and texts.
        for run in 0...runs {
            for (index, state) in states.enumerated() {
                let time = try processorTime { try ListScreen().show(state) }
                if run > 0 { times[index].append(time) }
            }
            let time = processorTime { floor.paint() }
            if run > 0 { floors.append(time) }
        }
        let medians = times.map(\.median)
        var figures = [
            Figure(
                "lists/first-frame",
                medians[0] / floors.median,
                limit: 3,
                remark: "\(medians[0].milliseconds) of \(floors.median.milliseconds)"
            )
        ]
        for index in 1..<lengths.count {
            figures.append(
                Figure(
                    "lists/first-frame/\(lengths[index])",
                    medians[index] / medians[0],
                    limit: 1.1,
                    remark: "\(medians[index].milliseconds) of \(medians[0].milliseconds)"
                )
            )
        }
        return figures
    }
}
