extension ScreenHost {
    /// What pixels depend on besides the screen, one name and value per line: versions of libraries and of the renderer,
    /// and checksums of fonts. Equal fingerprints mean equal pixels.
    ///
    /// - Throws: ``ScreenRenderingError/fontsMissing(_:)`` if UIKit is headless and its fonts are missing.
    public static func rendererFingerprint() throws -> String {
        try PlatformWindow.rendererFingerprint()
    }
}
