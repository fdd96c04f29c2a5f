import DeclarativeCollections
import PortableUIKit

/// A text field at the left of a row.
///
/// What the user types stays in the field while the content does not change; the handler is told of it.
public struct LeftTextField: LeftContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextFieldView

    /// The text in the field.
    public var text: String

    /// What to type, shown while the field is empty. Screen readers take it for the name of the field.
    public var placeholder: String

    /// Whether the text is hidden, as passwords are.
    public var isSecure: Bool

    /// Whether the field takes text.
    public var isEnabled: Bool

    /// How tests find the field. The placeholder when `nil`.
    public var accessibilityIdentifier: String?

    /// Called with the text after every change that the user makes.
    @ForceEquatable public var didChangeHandler: (@MainActor (String) -> Void)?

    /// Creates a text field, by default empty.
    public init(
        text: String = "",
        placeholder: String,
        isSecure: Bool = false,
        isEnabled: Bool = true,
        accessibilityIdentifier: String? = nil,
        didChangeHandler: (@MainActor (String) -> Void)? = nil
    ) {
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
        self.isEnabled = isEnabled
        self.accessibilityIdentifier = accessibilityIdentifier
        self.didChangeHandler = didChangeHandler
    }
}
