/// A file format that a screen can be rendered to.
public enum ScreenFileFormat: String, CaseIterable, Sendable {
    /// Pixels, at the configuration's scale.
    case png

    /// Vectors with real text; not available on Apple's platforms.
    case svg

    /// Vectors with real text, one page as large as the screen; a point is 1/72 inch.
    case pdf
}
