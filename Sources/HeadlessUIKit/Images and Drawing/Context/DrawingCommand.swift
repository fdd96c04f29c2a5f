import Foundation

/// One recorded call of a `Canvas`.
enum DrawingCommand: Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(Path, CGPathFillRule)
    case fill(Path, RGBA, CGPathFillRule)
    case stroke(Path, RGBA, StrokeStyle)
    case beginGroup(alpha: CGFloat)
    case endGroup
}
