import CairoBaseline
import Figures

/// The cost of painting a screen of rows with cached text layouts.
@MainActor
enum PaintFigures {
    private static let rounds = 200

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
        var paints: [Duration] = []
        for _ in 0..<rounds {
            floors.append(processorTime { floor.paint() })
            paints.append(try processorTime { try screen.paintAll() })
        }
        return [
            Figure(
                "uikit/paint-screen",
                paints.median / floors.median,
                limit: 1.5,
                remark: "\(paints.median.milliseconds) of \(floors.median.milliseconds), \(screen.rowCount) rows"
            )
        ]
    }
}
