import Foundation

/// The picture of a window, kept from one frame to the next, so that painting costs what changed.
///
/// ```swift
/// let frame = HostFrame(of: window, scale: 2)
/// window.hostLayout()                // layout, and the configuring of cells with it
/// let change = try frame.paint()     // painting alone
/// ```
///
/// A window keeps track of its changes for one frame at a time: the one that painted last. Another frame that is asked in
/// turns with it paints everything each time.
@_spi(Host) @MainActor public final class HostFrame {
    /// The window that is painted.
    public let window: UIWindow
    /// Pixels a point.
    public let scale: CGFloat

    private var pixels: PixelBuffer?

    /// A frame of a window, with nothing painted yet.
    public init(of window: UIWindow, scale: CGFloat) {
        self.window = window
        self.scale = scale
    }

    /// Paints what changed since the last time, the window being laid out.
    @discardableResult
    public func paint() throws(HostRenderingError) -> HostFrameChange {
        let (width, height) = try HostRenderer.pixelSize(of: window.bounds.size, scale: scale)
        if pixels != nil, !window.needsPaint { return HostFrameChange() }
        guard let buffer = PixelBuffer(width: width, height: height) else { throw .outOfMemory }
        pixels = buffer
        var change = HostFrameChange()
        change.paintedNodeCount = ViewPainter.paint(window, on: CairoCanvas(pixels: buffer, scale: scale))
        change.paintedRects = [HostPixelRect(x: 0, y: 0, width: width, height: height)]
        return change
    }

    /// The picture as it was painted last.
    public func bitmap() throws(HostRenderingError) -> HostBitmap {
        let pixels = try painted()
        return HostBitmap(width: pixels.width, height: pixels.height, rgba: pixels.rgbaBytes)
    }

    /// The picture as it was painted last, as a PNG file; `isSmall` takes longer for a smaller file.
    public func png(isSmall: Bool = false) throws(HostRenderingError) -> Data {
        guard let data = PNGCoder.encode(try painted(), compression: isSmall ? .small : .fast) else {
            throw .outOfMemory
        }
        return data
    }

    /// The pixels, painted now if nobody did yet.
    private func painted() throws(HostRenderingError) -> PixelBuffer {
        if pixels == nil { try paint() }
        guard let pixels else { throw .outOfMemory }
        return pixels
    }
}
