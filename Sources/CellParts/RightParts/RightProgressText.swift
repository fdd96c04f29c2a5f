import PortableUIKit

/// A progress bar with a text before it at the right of a row. Below the left part it fills the width of the row.
public struct RightProgressText: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightProgressText>

    /// The progress, from 0 to 1.
    public var progress: Double

    /// The text, such as "3 of 5".
    public var text: String

    /// The color of the progress.
    public var style: DetailStyle

    /// Creates a progress bar with a text, by default with the accent color.
    public init(
        progress: Double,
        text: String,
        style: DetailStyle = .accent
    ) {
        self.progress = progress
        self.text = text
        self.style = style
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        [
            TextElement(theme.detail(text)),
            ProgressBarElement(
                progress: progress,
                tint: style.color(in: theme.palette),
                trackColor: theme.palette.overlayFill
            ),
        ]
    }
}
