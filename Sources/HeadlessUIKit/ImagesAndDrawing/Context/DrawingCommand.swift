import Foundation

/// One recorded call of a `Canvas`.
enum DrawingCommand: Equatable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(Path, CGPathFillRule)
    case fill(Path, RGBA, CGPathFillRule)
    case stroke(Path, RGBA, StrokeStyle)
    case gradient(Path, Gradient)
    case text(TextLine, CGPoint, [RGBA])
    case image(RasterImage, CGRect, CGInterpolationQuality)
    case document(SVGDocument, CGRect, tint: RGBA?)
    case list(DisplayList)
    case picture(Picture, CGRect)
    case beginGroup(alpha: CGFloat)
    case endGroup
    case beginMasked(CGRect)
    case beginMask
    case endMask
}

extension DrawingCommand {
    /// Points up to which letters are drawn from masks at every usual scale; larger ones are drawn by their outlines.
    private static let largestPlainText: CGFloat = 40
    /// The same for pictures that are drawn from kept pixels: at 4 pixels a point they are smaller than what is kept.
    private static let largestPlainImage: CGFloat = 128

    /// Whether every edge is that of an upright rectangle or of letters.
    var isPlain: Bool {
        switch self {
        case .save, .restore, .fill(.rect, _, _), .beginGroup, .endGroup: true
        case .text(let line, _, _): line.runs.allSatisfy { !$0.face.isColored && $0.face.size <= Self.largestPlainText }
        case .concatenate(let transform):
            transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        case .list(let list): list.isPlain
        // Drawn from kept pixels, whole ones.
        case .image(_, let rect, _), .document(_, let rect, _), .picture(_, let rect):
            rect.width <= Self.largestPlainImage && rect.height <= Self.largestPlainImage
        case .clip, .fill, .stroke, .gradient, .beginMasked, .beginMask, .endMask: false
        }
    }

    var isText: Bool {
        if case .text = self { true } else { false }
    }

    /// Whether something is cut off.
    var clips: Bool {
        switch self {
        case .clip, .image, .document, .picture, .beginMasked: true
        case .list(let list): list.clips
        default: false
        }
    }
}
