import DeclarativeCollections
import PortableUIKit

/// A button as wide as its row.
public struct LeftButton: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftButton>

    /// The text.
    public var title: String

    /// The appearance.
    public var style: ButtonElement.Style

    /// Whether the button is enabled.
    public var isEnabled: Bool

    /// Whether an activity indicator replaces the text, while the button takes no taps.
    public var isActive: Bool

    /// Called when the button is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// Creates a button, by default with the accent color as background.
    public init(
        title: String,
        style: ButtonElement.Style = .filled,
        isEnabled: Bool = true,
        isActive: Bool = false,
        didTapHandler: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.isEnabled = isEnabled
        self.isActive = isActive
        self.didTapHandler = didTapHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        LeftColumn(
            lines: [
                ButtonElement(
                    title: title,
                    style: style,
                    isEnabled: isEnabled,
                    isActive: isActive,
                    isWide: true,
                    theme: theme,
                    handler: didTapHandler
                )
            ]
        )
    }
}
