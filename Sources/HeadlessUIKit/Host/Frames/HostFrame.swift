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
@_spi(Host) @preconcurrency @MainActor public final class HostFrame {
    /// The window that is painted.
    public let window: UIWindow
    /// Pixels a point.
    public let scale: CGFloat

    private var pixels: FramePixels?
    /// Which of the window's frames the pixels are.
    private var number = 0

    /// A frame of a window, with nothing painted yet.
    public init(of window: UIWindow, scale: CGFloat) {
        self.window = window
        self.scale = scale
    }

    /// Paints what changed since the last time, the window being laid out.
    @discardableResult
    public func paint() throws(HostRenderingError) -> HostFrameChange {
        let (width, height) = try HostRenderer.pixelSize(of: window.bounds.size, scale: scale)
        let hasSize = pixels?.buffer.width == width && pixels?.buffer.height == height
        let isKept = hasSize && number == window.frameNumber
        window.needsPaint = false
        window.paintedNodeCount = 0
        if isKept, window.paintRecord.changes.isEmpty { return HostFrameChange() }
        let picture = HostPixelRect(x: 0, y: 0, width: width, height: height)
        if !hasSize { pixels = FramePixels(width: width, height: height, scale: scale) }
        guard pixels != nil else { throw .outOfMemory }
        let timePassed = window.frameTime != window.clock.now
        var damage = FrameDamage(picture: picture, scale: scale, timePassed: timePassed)
        damage.collect(window)
        window.frameTime = window.clock.now
        window.frameNumber += 1
        number = window.frameNumber
        var change = HostFrameChange()
        if isKept {
            change.move = damage.move
            change.paintedRects = damage.region.rects
        } else {
            change.paintedRects = [picture]
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

    /// Has the next call of `paint()` paint everything. What views drew and how texts lie is kept.
    public func discard() {
        number = -1
    }

    /// The picture as it was painted last.
    public func bitmap() throws(HostRenderingError) -> HostBitmap {
        let pixels = try painted()
        return HostBitmap(width: pixels.width, height: pixels.height, rgba: pixels.rgbaBytes)
    }

    /// A part of the picture as it was painted last; what of the rectangle lies outside is left out.
    public func bitmap(in rect: HostPixelRect) throws(HostRenderingError) -> HostBitmap {
        let pixels = try painted()
        let part = rect.intersection(HostPixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        return HostBitmap(width: part.width, height: part.height, rgba: pixels.rgbaBytes(in: part))
    }

    /// The picture as it was painted last, as a PNG file; `isSmall` takes longer for a smaller file.
    public func png(isSmall: Bool = false) throws(HostRenderingError) -> Data {
        guard let data = PNGCoder.encode(try painted(), compression: isSmall ? .small : .fast) else {
            throw .outOfMemory
        }
        return data
    }

    /// The pixels, painted now if nobody did yet.
    func painted() throws(HostRenderingError) -> PixelBuffer {
        if pixels == nil { try paint() }
        guard let pixels else { throw .outOfMemory }
        return pixels.buffer
    }
}
