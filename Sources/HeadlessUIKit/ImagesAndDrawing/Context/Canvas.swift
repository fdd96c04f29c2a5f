import Foundation

/// What can be drawn on: pixels, a PDF page, an SVG document, a recording. Coordinates are points, y grows downwards.
///
/// Colours are already resolved: nothing below this line knows about traits.
protocol Canvas: AnyObject {
    func save()
    func restore()
    /// Moves the origin until `endOffset()`; what else changes meanwhile is restored by then.
    func beginOffset(_ offset: CGPoint)
    func endOffset()
    func concatenate(_ transform: CGAffineTransform)
    func clip(to path: Path, rule: CGPathFillRule)
    func fill(_ path: Path, with color: RGBA, rule: CGPathFillRule)
    func stroke(_ path: Path, with color: RGBA, style: StrokeStyle)
    func fill(_ path: Path, with gradient: Gradient)

    /// Draws a line of text whose baseline begins at a point. Colours are by the index of the run in its content.
    func drawText(_ line: TextLine, at baseline: CGPoint, colors: [RGBA])
    func drawImage(_ image: RasterImage, in rect: CGRect, interpolation: CGInterpolationQuality)
    /// Draws an SVG document, its colours replaced by `tint` where there is one.
    func drawDocument(_ document: SVGDocument, in rect: CGRect, tint: RGBA?)
    /// Draws a recording.
    func drawList(_ list: DisplayList)
    /// Draws what of a recording lies in a rectangle.
    func drawList(_ list: DisplayList, clippedTo rect: CGRect)
    /// Draws a recording of a size, stretched to a rectangle and cut off at its edges.
    func drawPicture(_ picture: Picture, in rect: CGRect)

    /// What is drawn until `endGroup()` is composed first and then drawn with an opacity as a whole.
    func beginGroup(alpha: CGFloat)
    /// The same for a group that covers no more than a rectangle.
    func beginGroup(alpha: CGFloat, within rect: CGRect)
    func endGroup()

    /// What is drawn until `beginMask()`, in no more than a rectangle, is shown as far as what is drawn from there until
    /// `endMask()` is opaque.
    func beginMasked(within rect: CGRect)
    func beginMask()
    func endMask()
}

extension Canvas {
    func beginOffset(_ offset: CGPoint) {
        save()
        concatenate(CGAffineTransform(translationX: offset.x, y: offset.y))
    }

    func endOffset() {
        restore()
    }

    func drawList(_ list: DisplayList, clippedTo rect: CGRect) {
        save()
        clip(to: .rect(rect), rule: .winding)
        drawList(list)
        restore()
    }

    func drawPicture(_ picture: Picture, in rect: CGRect) {
        save()
        concatenate(picture.transform(to: rect))
        clip(to: .rect(CGRect(origin: .zero, size: picture.size)), rule: .winding)
        drawList(picture.list)
        restore()
    }

    func beginGroup(alpha: CGFloat, within rect: CGRect) {
        beginGroup(alpha: alpha)
    }

    func drawList(_ list: DisplayList) {
        list.replay(on: self)
    }
}
