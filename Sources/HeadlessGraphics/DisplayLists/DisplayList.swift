import Foundation

/// A scale-independent recording of drawing commands, retained by views until they need display and by images drawn in
/// code.
package final class DisplayList: Sendable, Equatable {
    let commands: [DrawingCommand]
    /// Whether all edges are those of axis-aligned rectangles and small text.
    package let isPlain: Bool
    /// Whether parts are clipped at edges that may lie between pixels.
    package let clips: Bool
    /// Whether the drawing blends with what is under it in the recording. It never blends with what is under the
    /// recording: views and images have bitmaps of their own in UIKit.
    let blends: Bool
    /// Whether parts are drawn without partly covered pixels.
    private let setsAntialiasing: Bool
    /// Whether the recording only contains text.
    let isText: Bool

    package static let empty = DisplayList(commands: [])

    package init(commands: [DrawingCommand]) {
        self.commands = commands
        isPlain = commands.allSatisfy(\.isPlain)
        isText = commands.allSatisfy(\.isText)
        clips = commands.contains(where: \.clips)
        blends = commands.contains(where: \.blends)
        setsAntialiasing = commands.contains(where: \.setsAntialiasing)
    }

    @inlinable
    package var isEmpty: Bool { commands.isEmpty }

    package func replay(on canvas: any Canvas) {
        if blends { canvas.beginGroup(alpha: 1) }
        if setsAntialiasing { canvas.save() }
        defer {
            if setsAntialiasing { canvas.restore() }
            if blends { canvas.endGroup() }
        }
        for command in commands {
            switch command {
            case .save: canvas.save()
            case .restore: canvas.restore()
            case .concatenate(let transform): canvas.concatenate(transform)
            case .clip(let path, let rule): canvas.clip(to: path, rule: rule)
            case .fill(let path, let color, let rule): canvas.fill(path, with: color, rule: rule)
            case .stroke(let path, let color, let style): canvas.stroke(path, with: color, style: style)
            case .text(let text): canvas.drawText(text.line, at: text.baseline, colors: text.colors)
            case .image(let image, let rect, let interpolation):
                canvas.drawImage(image, in: rect, interpolation: interpolation)
            case .document(let document, let rect, let tint): canvas.drawDocument(document, in: rect, tint: tint)
            case .list(let list): canvas.drawList(list)
            case .picture(let picture, let rect): canvas.drawPicture(picture, in: rect)
            case .backdrop(let filter, let outline): canvas.drawBackdrop(filter, in: outline)
            case .beginGroup(let alpha): canvas.beginGroup(alpha: alpha)
            case .endGroup: canvas.endGroup()
            case .gradient(let path, let gradient): canvas.fill(path, with: gradient)
            case .beginMasked(let rect): canvas.beginMasked(within: rect)
            case .beginMask: canvas.beginMask()
            case .endMask: canvas.endMask()
            case .blendMode(let mode): canvas.setBlendMode(mode)
            case .antialiasing(let isOn): canvas.setAntialiasing(isOn)
            case .beginMaskedByImage(let mask, let rect): canvas.beginMasked(by: mask, in: rect)
            case .endMaskedByImage: canvas.endMaskedByImage()
            }
        }
    }

    package static func == (lhs: DisplayList, rhs: DisplayList) -> Bool {
        lhs === rhs || lhs.commands == rhs.commands
    }
}
