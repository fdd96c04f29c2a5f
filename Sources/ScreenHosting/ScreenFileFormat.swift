/// A file format that a screen can be rendered to.
public enum ScreenFileFormat: String, CaseIterable, Sendable {
    /// A bitmap at the configuration's scale.
    case png

    /// Vector graphics with real text; unavailable on Apple platforms.
    case svg

    /// Vector graphics with real text, one page of the screen's size; a point is 1/72 inch.
    case pdf
}
