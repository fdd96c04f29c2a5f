#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

/// A rectangle of a screen's picture that changed.
public struct ScreenPatch: Equatable, Sendable {
    /// The horizontal position of the patch from the left edge of the screen, in pixels.
    public let x: Int

    /// The vertical position of the patch from the top edge of the screen, in pixels.
    public let y: Int

    /// The new pixels.
    public let bitmap: ScreenBitmap
}

// UIKit does not report what it painted, so these methods exist only where UIKit is headless.
extension ScreenHost {
    /// Lays out, paints and returns only the changes since the last picture of any kind: drawn in order over the last
    /// picture, the patches produce the current one. The first call returns the whole screen.
    ///
    /// - Throws: ``ScreenRenderingError`` if the size is empty or too large.
    public func changes() throws -> [ScreenPatch] {
        layout()
        return try platformWindow.changes()
    }

    /// The number of views painted for the last picture; 0 if nothing had changed.
    public var paintedViewCount: Int { window.hostPaintedNodeCount }
}
#endif
