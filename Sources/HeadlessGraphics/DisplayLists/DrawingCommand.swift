import Foundation

/// A recorded call of a `Canvas` method.
package enum DrawingCommand: Equatable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(Path, CGPathFillRule)
    case fill(Path, RGBA, CGPathFillRule)
    case stroke(Path, RGBA, StrokeStyle)
    case gradient(Path, Gradient)
    case text(DrawnLine)
    case image(RasterImage, CGRect, CGInterpolationQuality)
    case document(SVGDocument, CGRect, tint: RGBA?)
    case list(DisplayList)
    case picture(Picture, CGRect)
    case backdrop(BackdropFilter, RoundedOutline)
    case beginGroup(alpha: CGFloat)
    case endGroup
    case beginMasked(CGRect)
    case beginMask
    case endMask
    case blendMode(CGBlendMode)
    case antialiasing(Bool)
    case beginMaskedByImage(RasterImage, CGRect)
    case endMaskedByImage
}

extension DrawingCommand {
    /// The size in points up to which images are drawn from the raster cache: at 4 pixels per point, they are within
    /// its limits.
    private static let largestPlainImage: CGFloat = 128

    /// Whether all edges are those of axis-aligned rectangles or small text.
    package var isPlain: Bool {
        switch self {
        case .save, .restore, .fill(.rect, _, _), .beginGroup, .endGroup: true
        case .text(let text): text.line.isPlain
        case .concatenate(let transform):
            transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        case .list(let list): list.isPlain
        // Drawn as a whole from the raster cache.
        case .image(_, let rect, _), .document(_, let rect, _), .picture(_, let rect):
            rect.width <= Self.largestPlainImage && rect.height <= Self.largestPlainImage
        case .clip, .fill, .stroke, .gradient, .backdrop, .beginMasked, .beginMask, .endMask, .blendMode, .antialiasing,
            .beginMaskedByImage, .endMaskedByImage:
            false
        }
    }

    var isText: Bool {
        if case .text = self { true } else { false }
    }

    /// Whether what the command draws depends on what is already there, beside covering it.
    var blends: Bool {
        switch self {
        case .blendMode(let mode): mode != .normal
        case .backdrop: true
        default: false
        }
    }

    var setsAntialiasing: Bool {
        if case .antialiasing = self { true } else { false }
    }

    /// Whether the command clips.
    package var clips: Bool {
        switch self {
        case .clip, .image, .document, .picture, .backdrop, .beginMasked, .beginMaskedByImage: true
        case .list(let list): list.clips
        default: false
        }
    }
}
