import DeclarativeCollections
import PortableUIKit

/// A text button at the right of a row, tapped separately from the row.
public struct RightTextButton: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightTextButton>

    /// The text.
    public var title: String

    /// The appearance.
    public var style: ButtonElement.Style

    /// Whether the button is enabled.
    public var isEnabled: Bool

    /// Called when the button is tapped.
    @ForceEquatable public var didTapHandler: (@MainActor () -> Void)?

    /// Creates a button, by default a text without a background.
    public init(
        title: String,
        style: ButtonElement.Style = .plain,
        isEnabled: Bool = true,
        didTapHandler: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.isEnabled = isEnabled
        self.didTapHandler = didTapHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        [ButtonElement(title: title, style: style, isEnabled: isEnabled, theme: theme, handler: didTapHandler)]
    }
}
