import DeclarativeCollections
import PortableUIKit

/// A button with the selected option at the right of a row, which opens a menu of all options.
///
/// The state belongs to the app: the handler is expected to change it and apply a new content.
public struct RightMenu: RightLineContent, Sendable {
    /// The view of the part.
    public typealias View = RightLineView<RightMenu>

    /// The options.
    public var options: [String]

    /// The index of the selected option; `nil` or an index without an option for none.
    public var selectedIndex: Int?

    /// The text if no option is selected.
    public var placeholder: String

    /// Whether the button is enabled.
    public var isEnabled: Bool

    /// Called with the index of an option that the user selects.
    @ForceEquatable public var didSelectHandler: (@MainActor (Int) -> Void)?

    /// Creates a menu button.
    public init(
        options: [String],
        selectedIndex: Int? = nil,
        placeholder: String = "",
        isEnabled: Bool = true,
        didSelectHandler: (@MainActor (Int) -> Void)? = nil
    ) {
        self.options = options
        self.selectedIndex = selectedIndex
        self.placeholder = placeholder
        self.isEnabled = isEnabled
        self.didSelectHandler = didSelectHandler
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func elements(in theme: CellTheme) -> [any PartElement] {
        [
            MenuElement(
                options: options,
                selectedIndex: selectedIndex,
                placeholder: placeholder,
                isEnabled: isEnabled,
                theme: theme,
                handler: didSelectHandler
            )
        ]
    }
}
