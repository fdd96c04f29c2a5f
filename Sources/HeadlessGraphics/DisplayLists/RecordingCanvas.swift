import Foundation

/// A canvas that records drawing commands.
package final class RecordingCanvas: Canvas {
    /// The size of an image in points, and its scale in pixels per point.
    package struct ImageFormat {
        package var size: CGSize
        package var scale: CGFloat

        /// Creates a format.
        package init(size: CGSize, scale: CGFloat) {
            self.size = size
            self.scale = scale
        }
    }

    private var commands: [DrawingCommand] = []
    /// The format of the image being drawn, for image contexts.
    package var image: ImageFormat?

    /// Creates a canvas with nothing on it.
    package init() {}

    /// The commands recorded so far.
    package var displayList: DisplayList {
        commands.isEmpty ? .empty : DisplayList(commands: commands)
    }

    /// The commands recorded so far, with all open states and groups ended.
    package var closedDisplayList: DisplayList {
        var open: [DrawingCommand] = []
        for command in commands {
            switch command {
            case .save: open.append(.restore)
            case .beginGroup: open.append(.endGroup)
            case .beginMaskedByImage: open.append(.endMaskedByImage)
            case .restore, .endGroup, .endMaskedByImage: open.removeLast()
            default: break
            }
        }
        return commands.isEmpty ? .empty : DisplayList(commands: commands + open.reversed())
    }

    package func save() {
        commands.append(.save)
    }

    package func restore() {
        commands.append(.restore)
    }

    package func concatenate(_ transform: CGAffineTransform) {
        commands.append(.concatenate(transform))
    }

    package func clip(to path: Path, rule: CGPathFillRule) {
        commands.append(.clip(path, rule))
    }

    package func fill(_ path: Path, with color: RGBA, rule: CGPathFillRule) {
        commands.append(.fill(path, color, rule))
    }

    package func stroke(_ path: Path, with color: RGBA, style: StrokeStyle) {
        commands.append(.stroke(path, color, style))
    }

    package func fill(_ path: Path, with gradient: Gradient) {
        commands.append(.gradient(path, gradient))
    }

    package func drawText(_ line: any DrawableLine, at baseline: CGPoint, colors: [RGBA]) {
        commands.append(.text(DrawnLine(line: line, baseline: baseline, colors: colors)))
    }

    package func drawImage(_ image: RasterImage, in rect: CGRect, interpolation: CGInterpolationQuality) {
        commands.append(.image(image, rect, interpolation))
    }

    package func drawDocument(_ document: SVGDocument, in rect: CGRect, tint: RGBA?) {
        commands.append(.document(document, rect, tint: tint))
    }

    package func drawList(_ list: DisplayList) {
        if !list.isEmpty { commands.append(.list(list)) }
    }

    package func drawPicture(_ picture: Picture, in rect: CGRect) {
        if !picture.list.isEmpty { commands.append(.picture(picture, rect)) }
    }

    package func drawBackdrop(_ filter: BackdropFilter, in outline: RoundedOutline) {
        commands.append(.backdrop(filter, outline))
    }

    package func beginGroup(alpha: CGFloat) {
        commands.append(.beginGroup(alpha: alpha))
    }

    package func endGroup() {
        commands.append(.endGroup)
    }

    package func beginMasked(within rect: CGRect) {
        commands.append(.beginMasked(rect))
    }

    package func beginMask() {
        commands.append(.beginMask)
    }

    package func endMask() {
        commands.append(.endMask)
    }

    package func setBlendMode(_ mode: CGBlendMode) {
        commands.append(.blendMode(mode))
    }

    package func setAntialiasing(_ isOn: Bool) {
        commands.append(.antialiasing(isOn))
    }

    package func beginMasked(by mask: RasterImage, in rect: CGRect) {
        commands.append(.beginMaskedByImage(mask, rect))
    }

    package func endMaskedByImage() {
        commands.append(.endMaskedByImage)
    }
}
