import Foundation

/// A drawing destination: pixels, a PDF page, an SVG document or a recording. Coordinates are in points, with the
/// y-axis pointing down.
///
/// Colors are resolved: canvases don't know about traits.
package protocol Canvas: AnyObject {
    /// Whether the canvas rasterizes, so that content covered by opaque content need not be drawn. `false` for documents
    /// and recordings.
    var paintsPixels: Bool { get }
    /// The best resolution for bitmaps at the current position, in pixels per point.
    var pixelsPerPoint: CGFloat { get }
    func save()
    func restore()
    /// Moves the origin until `endOffset()`, which expects all other state to be restored.
    func beginOffset(_ offset: CGPoint)
    func endOffset()
    func concatenate(_ transform: CGAffineTransform)
    func clip(to path: Path, rule: CGPathFillRule)
    /// Clips to the pixels that a rectangle touches. Canvases without pixels don't clip.
    func clipToPixels(touching rect: CGRect)
    func fill(_ path: Path, with color: RGBA, rule: CGPathFillRule)
    func stroke(_ path: Path, with color: RGBA, style: StrokeStyle)
    func fill(_ path: Path, with gradient: Gradient)

    /// Draws a line of text with its baseline at a point. Colors are indexed by the runs of the content.
    func drawText(_ line: any DrawableLine, at baseline: CGPoint, colors: [RGBA])
    func drawImage(_ image: RasterImage, in rect: CGRect, interpolation: CGInterpolationQuality)
    /// Draws an SVG document, with its colors replaced by `tint` if not `nil`.
    func drawDocument(_ document: SVGDocument, in rect: CGRect, tint: RGBA?)
    /// Draws a recording.
    func drawList(_ list: DisplayList)
    /// Draws a recording clipped to a rectangle.
    func drawList(_ list: DisplayList, clippedTo rect: CGRect)
    /// Draws a recording with a size, scaled and clipped to a rectangle.
    func drawPicture(_ picture: Picture, in rect: CGRect)
    /// Draws a recording of a single image clipped to an outline, over a background.
    ///
    /// - Returns: `false` if nothing was drawn because the recording is more than an image or can't be cached.
    func drawRounded(_ list: DisplayList, over background: RGBA?, in outline: RoundedOutline) -> Bool

    /// Replaces what was drawn inside an outline by its blurred and tinted self; canvases without pixels draw the tint.
    func drawBackdrop(_ filter: BackdropFilter, in outline: RoundedOutline)

    /// Starts a group, whose content is drawn as a whole with an alpha by `endGroup()`.
    func beginGroup(alpha: CGFloat)
    /// Starts a group that covers no more than a rectangle.
    func beginGroup(alpha: CGFloat, within rect: CGRect)
    func endGroup()

    /// Sets the way in which drawing is combined with what is there, until the state is restored. Groups start with
    /// the normal one, and are combined as a whole.
    func setBlendMode(_ mode: CGBlendMode)

    /// Sets whether edges are drawn with partly covered pixels, until the state is restored.
    func setAntialiasing(_ isOn: Bool)

    /// Starts masked content, which covers no more than a rectangle. `beginMask()` starts its mask, and `endMask()`
    /// draws the content with the alpha of the mask.
    func beginMasked(within rect: CGRect)
    func beginMask()
    func endMask()
    /// Starts content that `endMaskedByImage()` draws with the alpha of an image, and only inside its frame.
    func beginMasked(by mask: RasterImage, in rect: CGRect)
    func endMaskedByImage()
}

extension Canvas {
    package var paintsPixels: Bool { false }

    /// The resolution of bitmaps in documents, in pixels per point.
    static var documentPixelsPerPoint: CGFloat { 2 }

    package var pixelsPerPoint: CGFloat { Self.documentPixelsPerPoint }

    package func clipToPixels(touching rect: CGRect) {}

    package func drawRounded(_ list: DisplayList, over background: RGBA?, in outline: RoundedOutline) -> Bool { false }

    package func drawBackdrop(_ filter: BackdropFilter, in outline: RoundedOutline) {
        fill(outline.path, with: filter.tint, rule: .winding)
    }

    package func setBlendMode(_ mode: CGBlendMode) {}

    package func setAntialiasing(_ isOn: Bool) {}

    package func beginMasked(by mask: RasterImage, in rect: CGRect) {}

    package func endMaskedByImage() {}

    package func beginOffset(_ offset: CGPoint) {
        save()
        concatenate(CGAffineTransform(translationX: offset.x, y: offset.y))
    }

    package func endOffset() {
        restore()
    }

    package func drawList(_ list: DisplayList, clippedTo rect: CGRect) {
        save()
        clip(to: .rect(rect), rule: .winding)
        drawList(list)
        restore()
    }

    package func drawPicture(_ picture: Picture, in rect: CGRect) {
        save()
        concatenate(picture.transform(to: rect))
        clip(to: .rect(CGRect(origin: .zero, size: picture.size)), rule: .winding)
        drawList(picture.list)
        restore()
    }

    package func beginGroup(alpha: CGFloat, within rect: CGRect) {
        beginGroup(alpha: alpha)
    }

    package func drawList(_ list: DisplayList) {
        list.replay(on: self)
    }
}
