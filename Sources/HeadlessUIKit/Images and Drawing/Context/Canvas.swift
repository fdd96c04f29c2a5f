import Foundation

/// What can be drawn on: pixels, a PDF page, an SVG document, a recording. Coordinates are points, y grows downwards.
///
/// Colours are already resolved: nothing below this line knows about traits.
protocol Canvas: AnyObject {
    func save()
    func restore()
    func concatenate(_ transform: CGAffineTransform)
    func clip(to path: Path, rule: CGPathFillRule)
    func fill(_ path: Path, with color: RGBA, rule: CGPathFillRule)
    func stroke(_ path: Path, with color: RGBA, style: StrokeStyle)

    /// What is drawn until `endGroup()` is composed first and then drawn with an opacity as a whole.
    func beginGroup(alpha: CGFloat)
    func endGroup()
}
