import Foundation

/// A canvas that records drawing commands.
final class RecordingCanvas: Canvas {
    /// The size of an image in points, and its scale in pixels per point.
    struct ImageFormat {
        var size: CGSize
        var scale: CGFloat
    }

    private var commands: [DrawingCommand] = []
    /// The format of the image being drawn, for image contexts.
    var image: ImageFormat?

    /// The commands recorded so far.
    var displayList: DisplayList {
        commands.isEmpty ? .empty : DisplayList(commands: commands)
    }

    /// The commands recorded so far, with all open states and groups ended.
    var closedDisplayList: DisplayList {
        var open: [DrawingCommand] = []
        for command in commands {
            switch command {
            case .save: open.append(.restore)
            case .beginGroup: open.append(.endGroup)
            case .restore, .endGroup: open.removeLast()
            default: break
            }
        }
        return commands.isEmpty ? .empty : DisplayList(commands: commands + open.reversed())
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

    func fill(_ path: Path, with gradient: Gradient) {
        commands.append(.gradient(path, gradient))
    }

    func drawText(_ line: TextLine, at baseline: CGPoint, colors: [RGBA]) {
        commands.append(.text(line, baseline, colors))
    }

    func drawImage(_ image: RasterImage, in rect: CGRect, interpolation: CGInterpolationQuality) {
        commands.append(.image(image, rect, interpolation))
    }

    func drawDocument(_ document: SVGDocument, in rect: CGRect, tint: RGBA?) {
        commands.append(.document(document, rect, tint: tint))
    }

    func drawList(_ list: DisplayList) {
        if !list.isEmpty { commands.append(.list(list)) }
    }

    func drawPicture(_ picture: Picture, in rect: CGRect) {
        if !picture.list.isEmpty { commands.append(.picture(picture, rect)) }
    }

    func beginGroup(alpha: CGFloat) {
        commands.append(.beginGroup(alpha: alpha))
    }

    func endGroup() {
        commands.append(.endGroup)
    }

    func beginMasked(within rect: CGRect) {
        commands.append(.beginMasked(rect))
    }

    func beginMask() {
        commands.append(.beginMask)
    }

    func endMask() {
        commands.append(.endMask)
    }
}

/// Records the drawing of a closure, during which the recording is the current graphics context.
func recordDrawing(_ body: (CGContext) -> Void) -> DisplayList {
    let canvas = RecordingCanvas()
    let context = CGContext(canvas: canvas)
    context.asCurrent { body(context) }
    context.finish()
    return canvas.displayList
}
