#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

/// A part of a screen's picture that is no longer what it was.
public struct ScreenPatch: Equatable, Sendable {
    /// The pixels from the left edge of the screen to the patch.
    public let x: Int

    /// The pixels from the top edge of the screen to the patch.
    public let y: Int

    /// What is there now.
    public let bitmap: ScreenBitmap
}

// UIKit does not tell what it painted, so these exist only where UIKit is headless.
extension ScreenHost {
    /// Lays out and paints what changed since the last picture of any kind was taken, and returns that alone: drawn over
    /// the last picture, in this order, the patches make the present one. The first time that is the whole screen.
    ///
    /// - Throws: ``ScreenRenderingError`` where the size is empty or too large.
    public func changes() throws -> [ScreenPatch] {
        layout()
        return try platformWindow.changes()
    }

    /// How many views were painted for the last picture: none where nothing had changed.
    public var paintedNodeCount: Int { window.hostPaintedNodeCount }
}
#endif
