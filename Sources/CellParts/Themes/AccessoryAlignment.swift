/// Where accessories (chevrons, badges, icons and controls) are placed beside texts with several lines.
///
/// At accessibility text sizes accessories beside a text are always on its first line. Texts at the right of a row are always on
/// the baseline of the first line.
public enum AccessoryAlignment: String, CaseIterable, Hashable, Sendable {
    /// In the middle of the row.
    case centered

    /// Beside the first line of the left part.
    case firstLine
}
