import Foundation

extension DisplayList {
    /// Returns the recording in a single color.
    ///
    /// Colors are replaced, alphas are kept. The alpha of overlapping shapes doesn't depend on their colors, so the
    /// result is exactly the shape of the drawing filled with the color, still as vectors.
    package func tinted(with color: RGBA) -> DisplayList {
        DisplayList(commands: commands.map { $0.tinted(with: color) })
    }
}

extension DrawingCommand {
    fileprivate func tinted(with color: RGBA) -> DrawingCommand {
        switch self {
        case .fill(let path, let own, let rule):
            .fill(path, color.multiplyingAlpha(by: own.alpha), rule)
        case .stroke(let path, let own, let style):
            .stroke(path, color.multiplyingAlpha(by: own.alpha), style)
        case .text(let text):
            .text(text.tinted(with: color))
        case .image(let image, let rect, let interpolation):
            .image(image.tinted(with: color) ?? image, rect, interpolation)
        case .document(let document, let rect, _):
            .document(document, rect, tint: color)
        case .list(let list):
            .list(list.tinted(with: color))
        case .picture(let picture, let rect):
            .picture(Picture(list: picture.list.tinted(with: color), size: picture.size), rect)
        case .gradient(let path, let gradient):
            .gradient(path, gradient.tinted(with: color))
        case .backdrop(let filter, let outline):
            .fill(outline.path, color.multiplyingAlpha(by: filter.tint.alpha), .winding)
        case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup, .beginMasked, .beginMask, .endMask,
            .blendMode, .antialiasing, .beginMaskedByImage, .endMaskedByImage:
            self
        }
    }
}
