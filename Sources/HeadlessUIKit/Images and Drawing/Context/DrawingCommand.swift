import Foundation

/// One recorded call of a `Canvas`.
enum DrawingCommand: Equatable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(Path, CGPathFillRule)
    case fill(Path, RGBA, CGPathFillRule)
    case stroke(Path, RGBA, StrokeStyle)
    case text(TextLine, CGPoint, [RGBA])
    case image(RasterImage, CGRect, CGInterpolationQuality)
    case document(SVGDocument, CGRect, tint: RGBA?)
    case list(DisplayList)
    case beginGroup(alpha: CGFloat)
    case endGroup
}
