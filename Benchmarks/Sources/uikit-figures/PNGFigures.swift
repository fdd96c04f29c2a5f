import CairoBaseline
import Figures

/// The cost of writing a painted screen as PNG, compared with Cairo's writer and a picture of the same rows.
@MainActor
enum PNGFigures {
    private static let rounds = 15

    static func figures() throws -> [Figure] {
        let floor = BaselineList(
            width: Int(RowScreen.width),
            height: Int(RowScreen.height),
            scale: Int(RowScreen.scale)
        )
        let screen = RowScreen()
        floor.paint()
        try screen.paintAll()
        var floors: [Duration] = []
        var files: [Duration] = []
        var bytes = (floor: 0, fast: 0)
        for _ in 0..<rounds {
            floors.append(processorTime { bytes.floor = floor.png().count })
            files.append(try processorTime { bytes.fast = try screen.png().count })
        }
        return [
            Figure(
                "uikit/png",
                files.median / floors.median,
                limit: 0.4,
                remark: "\(files.median.milliseconds) of \(floors.median.milliseconds), "
                    + "\(bytes.fast / 1_000) kB of \(bytes.floor / 1_000) kB"
            )
        ]
    }
}
