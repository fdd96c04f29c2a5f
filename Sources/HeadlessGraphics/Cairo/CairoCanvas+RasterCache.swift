import CCairo
import Foundation

extension CairoCanvas {
    /// Draws an area from the raster cache, aligned to whole pixels.
    ///
    /// - Parameter draw: Draws the area in the current coordinates, if it isn't cached yet.
    /// - Returns: `false` if nothing was drawn: in documents, or if the area is rotated or too large to cache.
    func drawCached(
        _ key: RasterCache.Key,
        of source: any AnyObject & Sendable,
        area: CGRect,
        draw: (CairoCanvas) -> Void
    ) -> Bool {
        guard paintsPixels, let place = PixelPlace(of: area, matrix: matrix) else { return false }
        var key = key
        key.scaleX = place.scaleX
        key.scaleY = place.scaleY
        key.phaseX = place.phaseX
        key.phaseY = place.phaseY
        let pixels = RasterCache.shared.pixels(for: key, of: source) {
            guard let pixels = PixelBuffer(width: place.width, height: place.height) else { return nil }
            let canvas = CairoCanvas(pixels: pixels, scale: 1)
            canvas.concatenate(place.transform(of: area))
            draw(canvas)
            return pixels
        }
        guard let pixels else { return false }
        copy(pixels, toX: place.x, y: place.y)
        return true
    }

    private func copy(_ pixels: PixelBuffer, toX x: Int, y: Int) {
        withPixelMatrix { context in
            pixels.withSurface { surface in
                cairo_set_source_surface(context, surface, Double(x), Double(y))
                cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
                cairo_paint(context)
                // Releases the surface while it is locked.
                cairo_set_source_rgba(context, 0, 0, 0, 1)
            }
        }
    }
}

/// The position of an axis-aligned area on the pixels.
private struct PixelPlace {
    let scaleX: CGFloat
    let scaleY: CGFloat
    let x: Int
    let y: Int
    let phaseX: Int
    let phaseY: Int
    let width: Int
    let height: Int

    /// The number of subpixel positions that Cairo distinguishes.
    private static let phases: CGFloat = 256

    init?(of area: CGRect, matrix: CGAffineTransform) {
        guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else { return nil }
        let width = area.width * matrix.a
        let height = area.height * matrix.d
        let limit = CGFloat(RenderingLimits.maximumSide * 4)
        guard width > 0, height > 0, width * height <= CGFloat(RasterCache.largestArea), width < limit, height < limit
        else { return nil }
        let left = ((area.minX * matrix.a + matrix.tx) * Self.phases).rounded()
        let top = ((area.minY * matrix.d + matrix.ty) * Self.phases).rounded()
        guard abs(left) < limit * Self.phases, abs(top) < limit * Self.phases else { return nil }
        scaleX = matrix.a
        scaleY = matrix.d
        x = Int((left / Self.phases).rounded(.down))
        y = Int((top / Self.phases).rounded(.down))
        phaseX = Int(left) - x * Int(Self.phases)
        phaseY = Int(top) - y * Int(Self.phases)
        self.width = max(1, Int((CGFloat(phaseX) / Self.phases + width - 0.001).rounded(.up)))
        self.height = max(1, Int((CGFloat(phaseY) / Self.phases + height - 0.001).rounded(.up)))
    }

    /// Returns the transform from the area's coordinates to its cached pixels.
    func transform(of area: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: scaleX,
            b: 0,
            c: 0,
            d: scaleY,
            tx: CGFloat(phaseX) / Self.phases - area.minX * scaleX,
            ty: CGFloat(phaseY) / Self.phases - area.minY * scaleY
        )
    }
}
