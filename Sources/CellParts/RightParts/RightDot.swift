import PortableUIKit

/// A dot at the right of a row: something new, or a status.
public struct RightDot: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightDot>

    /// The color of the dot.
    public var style: DetailStyle

    /// What VoiceOver says, such as "Unread".
    public var label: String?

    /// Creates a dot, by default with the accent color.
    public init(
        style: DetailStyle = .accent,
        label: String? = nil
    ) {
        self.style = style
        self.label = label
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        [DotElement(color: style.color(in: theme.palette), spokenLabel: label)]
    }

    /// Returns `true`: the dot belongs to the whole row.
    public var staysBeside: Bool { true }
}
