import Foundation

extension DisplayList {
    /// Returns the recording with its colors multiplied by a color, component by component. Images are only made
    /// transparent.
    package func multiplied(by color: RGBA) -> DisplayList {
        DisplayList(commands: commands.map { $0.multiplied(by: color) })
    }
}

extension DrawingCommand {
    fileprivate func multiplied(by color: RGBA) -> DrawingCommand {
        switch self {
        case .fill(let path, let own, let rule): .fill(path, own.multiplied(by: color), rule)
        case .stroke(let path, let own, let style): .stroke(path, own.multiplied(by: color), style)
        case .text(let text): .text(text.multiplied(by: color))
        case .list(let list): .list(list.multiplied(by: color))
        case .picture(let picture, let rect):
            .picture(Picture(list: picture.list.multiplied(by: color), size: picture.size), rect)
        case .gradient(let path, let gradient): .gradient(path, gradient.multiplied(by: color))
        case .backdrop(let filter, let outline): .backdrop(filter.multiplied(by: color), outline)
        case .image, .document: .list(transparent(color.alpha))
        case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup, .beginMasked, .beginMask, .endMask,
            .blendMode, .antialiasing, .beginMaskedByImage, .endMaskedByImage:
            self
        }
    }

    private func transparent(_ alpha: CGFloat) -> DisplayList {
        DisplayList(commands: [.beginGroup(alpha: alpha), self, .endGroup])
    }
}

extension DrawnLine {
    fileprivate func multiplied(by color: RGBA) -> DrawnLine {
        DrawnLine(line: line, baseline: baseline, colors: colors.map { $0.multiplied(by: color) })
    }
}

extension BackdropFilter {
    fileprivate func multiplied(by color: RGBA) -> BackdropFilter {
        var filter = self
        filter.tint = tint.multiplied(by: color)
        return filter
    }
}

extension Gradient {
    fileprivate func multiplied(by color: RGBA) -> Gradient {
        let stops = stops.map { Stop(location: $0.location, color: $0.color.multiplied(by: color)) }
        return Gradient(kind: kind, stops: stops, transform: transform)
    }
}

extension RGBA {
    fileprivate func multiplied(by other: RGBA) -> RGBA {
        RGBA(
            red: red * other.red,
            green: green * other.green,
            blue: blue * other.blue,
            alpha: alpha * other.alpha
        )
    }
}
