import Foundation

/// Renders views without a display. Views, usually windows, must be laid out; bitmaps and documents have the size of
/// the view's bounds.
@_spi(Host) @preconcurrency @MainActor public enum HostRenderer {
    /// The maximum width and height of a rendered bitmap, in pixels.
    public nonisolated static let maximumSide = RenderingLimits.maximumSide

    /// Returns a bitmap of a view with a scale in pixels per point.
    public static func pixels(of view: UIView, scale: CGFloat) throws(HostRenderingError) -> HostBitmap {
        let pixels = try paint(view, scale: scale)
        return HostBitmap(width: pixels.width, height: pixels.height, rgba: pixels.rgbaBytes)
    }

    /// Returns PNG data of a view with a scale in pixels per point. `isSmall` trades time for a smaller file.
    public static func png(
        of view: UIView,
        scale: CGFloat,
        isSmall: Bool = false
    ) throws(HostRenderingError) -> Data {
        guard let data = PNGCoder.encode(try paint(view, scale: scale), compression: isSmall ? .small : .fast) else {
            throw .outOfMemory
        }
        return data
    }

    /// Returns an SVG document of a view, with selectable text.
    public static func svg(of view: UIView) throws(HostRenderingError) -> Data {
        let size = view.bounds.size
        _ = try pixelSize(of: size, scale: 1)
        let canvas = SVGCanvas(size: size)
        ViewPainter.paint(view, on: canvas)
        return canvas.document
    }

    /// Returns a single-page PDF document of a view, with selectable text. One point is 1/72 inch.
    public static func pdf(of view: UIView) throws(HostRenderingError) -> Data {
        let size = view.bounds.size
        _ = try pixelSize(of: size, scale: 1)
        guard let document = PDFDocument(size: size) else { throw .outOfMemory }
        return document.draw { ViewPainter.paint(view, on: $0) }
    }

    static func paint(_ view: UIView, scale: CGFloat) throws(HostRenderingError) -> PixelBuffer {
        let (width, height) = try pixelSize(of: view.bounds.size, scale: scale)
        guard let pixels = PixelBuffer(width: width, height: height) else { throw .outOfMemory }
        ViewPainter.paint(view, on: CairoCanvas(pixels: pixels, scale: scale))
        return pixels
    }

    static func pixelSize(
        of size: CGSize,
        scale: CGFloat
    ) throws(HostRenderingError) -> (width: Int, height: Int) {
        try HostFonts.check()
        let lengths = [size.width, size.height, scale]
        guard lengths.allSatisfy({ $0 > 0 && $0.isFinite }) else { throw .nothingToRender(size: size, scale: scale) }
        // Subtracts a tolerance, so that floating-point errors don't add a pixel.
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        guard max(width, height) <= CGFloat(maximumSide) else { throw .tooLarge(width: width, height: height) }
        return (max(1, Int(width)), max(1, Int(height)))
    }
}
