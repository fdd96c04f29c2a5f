import Foundation

/// A scale-independent recording of drawing commands, retained by views until they need display and by images drawn in
/// code.
final class DisplayList: Sendable, Equatable {
    let commands: [DrawingCommand]
    /// Whether all edges are those of axis-aligned rectangles and small text.
    let isPlain: Bool
    /// Whether parts are clipped at edges that may lie between pixels.
    let clips: Bool
    /// Whether the recording only contains text.
    let isText: Bool

    static let empty = DisplayList(commands: [])

    init(commands: [DrawingCommand]) {
        self.commands = commands
        isPlain = commands.allSatisfy(\.isPlain)
        isText = commands.allSatisfy(\.isText)
        clips = commands.contains(where: \.clips)
    }

    var isEmpty: Bool { commands.isEmpty }

    func replay(on canvas: any Canvas) {
        for command in commands {
            switch command {
            case .save: canvas.save()
            case .restore: canvas.restore()
            case .concatenate(let transform): canvas.concatenate(transform)
            case .clip(let path, let rule): canvas.clip(to: path, rule: rule)
            case .fill(let path, let color, let rule): canvas.fill(path, with: color, rule: rule)
            case .stroke(let path, let color, let style): canvas.stroke(path, with: color, style: style)
            case .text(let line, let baseline, let colors): canvas.drawText(line, at: baseline, colors: colors)
            case .image(let image, let rect, let interpolation):
                canvas.drawImage(image, in: rect, interpolation: interpolation)
            case .document(let document, let rect, let tint): canvas.drawDocument(document, in: rect, tint: tint)
            case .list(let list): canvas.drawList(list)
            case .picture(let picture, let rect): canvas.drawPicture(picture, in: rect)
            case .beginGroup(let alpha): canvas.beginGroup(alpha: alpha)
            case .endGroup: canvas.endGroup()
            case .gradient(let path, let gradient): canvas.fill(path, with: gradient)
            case .beginMasked(let rect): canvas.beginMasked(within: rect)
            case .beginMask: canvas.beginMask()
            case .endMask: canvas.endMask()
            }
        }
    }

    /// Draws a text recording that lies within a pixel rectangle; otherwise draws nothing and returns `false`.
    func drawText(with painter: TextPainter, in pixels: HostPixelRect) -> Bool {
        for case .text(let line, let baseline, _) in commands where !painter.draws(line, at: baseline, in: pixels) {
            return false
        }
        for case .text(let line, let baseline, let colors) in commands {
            painter.draw(line, at: baseline, colors: colors)
        }
        return true
    }

    static func == (lhs: DisplayList, rhs: DisplayList) -> Bool {
        lhs === rhs || lhs.commands == rhs.commands
    }
}
