import Foundation

/// The rendered contents of a window, updated from frame to frame, so that painting costs only what changed.
///
/// ```swift
/// let frame = HostFrame(of: window, scale: 2)
/// window.hostLayout()                // lays out views and configures cells
/// try frame.paint()                  // only paints
/// ```
///
/// A window tracks its changes for one frame at a time: the last one that painted. If two frames paint the same window
/// alternately, each repaints everything every time.
@_spi(Host) @preconcurrency @MainActor public final class HostFrame {
    /// The window to paint.
    public let window: UIWindow
    /// The scale of the frame, in pixels per point.
    public let scale: CGFloat

    private var pixels: FramePixels?
    /// The frame number of the window that the pixels represent.
    private var number = 0

    /// Creates a frame of a window, with nothing painted yet.
    public init(of window: UIWindow, scale: CGFloat) {
        self.window = window
        self.scale = scale
    }

    /// Paints what changed since the last call. The window must be laid out.
    public func paint() throws(HostRenderingError) {
        _ = try paintChange()
    }

    /// Paints what changed since the last time, the window being laid out, and says what that was.
    package func paintChange() throws(HostRenderingError) -> FrameChange {
        let (width, height) = try HostRenderer.pixelSize(of: window.bounds.size, scale: scale)
        let hasSize = pixels?.buffer.width == width && pixels?.buffer.height == height
        let isIncremental = hasSize && number == window.frameNumber
        window.needsPaint = false
        window.paintedNodeCount = 0
        if isIncremental, window.paintRecord.changes.isEmpty { return FrameChange() }
        let frameBounds = PixelRect(x: 0, y: 0, width: width, height: height)
        if !hasSize { pixels = FramePixels(width: width, height: height, scale: scale) }
        guard pixels != nil else { throw .outOfMemory }
        let timePassed = window.frameTime != window.clock.now
        var damage = FrameDamage(frameBounds: frameBounds, scale: scale, timePassed: timePassed)
        damage.collect(window)
        window.frameTime = window.clock.now
        window.frameNumber += 1
        number = window.frameNumber
        var change = FrameChange()
        if isIncremental {
            change.move = damage.move
            change.paintedRects = damage.region.rects
        } else {
            change.paintedRects = [frameBounds]
        }
        if let move = change.move { pixels?.apply(move, before: change.paintedRects) }
        guard let canvas = pixels?.canvas else { throw .outOfMemory }
        for rect in change.paintedRects {
            canvas.beginPixels(rect, clears: hasSize)
            change.paintedNodeCount += ViewPainter.paint(window, in: rect.rect(scale: scale), on: canvas)
            canvas.restore()
        }
        window.paintedNodeCount = change.paintedNodeCount
        return change
    }

    /// Makes the next call of `paint()` repaint everything. Recorded drawing and text layouts are kept.
    public func discard() {
        number = -1
    }

    /// Returns the bitmap of the last painted frame.
    public func bitmap() throws(HostRenderingError) -> HostBitmap {
        let pixels = try painted()
        return HostBitmap(width: pixels.width, height: pixels.height, rgba: pixels.rgbaBytes)
    }

    /// Returns the pixels of the last painted frame, without a copy: painting the next one changes them.
    public func picture() throws(HostRenderingError) -> HostPicture {
        HostPicture(try painted())
    }

    /// Returns a part of the bitmap of the last painted frame; the rectangle is clipped to the frame.
    package func bitmap(in rect: PixelRect) throws(HostRenderingError) -> HostBitmap {
        let pixels = try painted()
        let part = rect.intersection(PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        return HostBitmap(width: part.width, height: part.height, rgba: pixels.rgbaBytes(in: part))
    }

    /// Returns the last painted frame as PNG data. `isSmall` trades time for a smaller file.
    public func png(isSmall: Bool = false) throws(HostRenderingError) -> Data {
        guard let data = PNGCoder.encode(try painted(), compression: isSmall ? .small : .fast) else {
            throw .outOfMemory
        }
        return data
    }

    /// Returns a part of the last painted frame as PNG data, quickly made; the rectangle is clipped to the frame.
    package func png(in rect: PixelRect) throws(HostRenderingError) -> Data {
        let pixels = try painted()
        let part = rect.intersection(PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        guard let data = PNGCoder.encode(pixels, in: part, compression: .fast) else { throw .outOfMemory }
        return data
    }

    /// Returns the size of the last painted frame, in pixels.
    package func paintedSize() throws(HostRenderingError) -> (width: Int, height: Int) {
        let pixels = try painted()
        return (pixels.width, pixels.height)
    }

    /// Returns the pixels; paints them first if nothing was painted yet.
    func painted() throws(HostRenderingError) -> PixelBuffer {
        if pixels == nil { try paint() }
        guard let pixels else { throw .outOfMemory }
        return pixels.buffer
    }
}
