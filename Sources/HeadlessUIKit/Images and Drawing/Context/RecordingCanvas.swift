import Foundation

/// A canvas that writes down what is drawn on it.
final class RecordingCanvas: Canvas {
    private var commands: [DrawingCommand] = []

    /// What was drawn so far.
    var displayList: DisplayList {
        commands.isEmpty ? .empty : DisplayList(commands: commands)
    }

    func save() {
        commands.append(.save)
    }

    func restore() {
        commands.append(.restore)
    }

    func concatenate(_ transform: CGAffineTransform) {
        commands.append(.concatenate(transform))
    }

    func clip(to path: Path, rule: CGPathFillRule) {
        commands.append(.clip(path, rule))
    }

    func fill(_ path: Path, with color: RGBA, rule: CGPathFillRule) {
        commands.append(.fill(path, color, rule))
    }

    func stroke(_ path: Path, with color: RGBA, style: StrokeStyle) {
        commands.append(.stroke(path, color, style))
    }

    func beginGroup(alpha: CGFloat) {
        commands.append(.beginGroup(alpha: alpha))
    }

    func endGroup() {
        commands.append(.endGroup)
    }
}

/// Records what `body` draws. `UIGraphicsGetCurrentContext()` is the recording's context while it runs.
func recordDrawing(_ body: (CGContext) -> Void) -> DisplayList {
    let canvas = RecordingCanvas()
    let context = CGContext(canvas: canvas)
    context.asCurrent { body(context) }
    context.finish()
    return canvas.displayList
}
