import PortableUIKit

/// A ring that closes with the progress at the right of a row, optionally with a text before it.
public struct RightProgressRing: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightProgressRing>

    /// The progress, from 0 to 1.
    public var progress: Double

    /// The text, such as "60 %".
    public var text: String?

    /// The color of the progress.
    public var style: DetailStyle

    /// Creates a ring, by default with the accent color.
    public init(
        progress: Double,
        text: String? = nil,
        style: DetailStyle = .accent
    ) {
        self.progress = progress
        self.text = text
        self.style = style
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        let ring = ProgressRingElement(
            progress: progress,
            tint: style.color(in: theme.palette),
            trackColor: theme.palette.control.withAlphaComponent(theme.details.opacities.track)
        )
        return text.map { [TextElement(theme.detail($0)), ring] } ?? [ring]
    }
}
