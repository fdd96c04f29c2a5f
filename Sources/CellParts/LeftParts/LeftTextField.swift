import DeclarativeCollections
import PortableUIKit

/// A text field at the left of a row.
///
/// The field keeps what the user types until the content changes, and reports each change to the handler.
public struct LeftTextField: LeftContent, Sendable {
    /// The view of the part.
    public typealias View = LeftTextFieldView

    /// The text in the field.
    public var text: String

    /// The placeholder of the empty field, which is also its accessibility label.
    public var placeholder: String

    /// Whether the text is hidden, as for passwords.
    public var isSecure: Bool

    /// Whether the field is enabled.
    public var isEnabled: Bool

    /// The accessibility identifier of the field. If `nil`, the placeholder is used.
    public var accessibilityIdentifier: String?

    /// Called with the text after each change by the user.
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
