import DeclarativeCollections
import PortableUIKit

/// A text field at the left of a row.
///
/// What the user types stays in the field while the content does not change; the handler is told of it.
public struct LeftTextField: LeftContent, ThemeContainable, Sendable {
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

    /// The theme of this part alone.
    public var theme: CellTheme?

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

extension LeftTextField: DeclaredPart {
    /// Name, fields and examples of the part.
    public static let declaration = PartDeclaration(
        "textField",
        summary: "a text field",
        fields: [
            .optionalText("text", \.text),
            .text("placeholder", \.placeholder),
            .boolean("isSecure", \.isSecure),
            .boolean("isEnabled", \.isEnabled),
            .action("action") { part, action in part.didChangeHandler = { action(.text($0)) } },
            .accessibilityIdentifier(\.accessibilityIdentifier),
        ],
        examples: [
            PartExample("Empty") { LeftTextField(placeholder: "Желаемая должность") },
            PartExample("Text") { LeftTextField(text: "Дизайнер", placeholder: "Желаемая должность") },
            PartExample("Secure") { LeftTextField(text: "12345", placeholder: "Пароль", isSecure: true) },
        ]
    ) {
        LeftTextField(placeholder: "")
    }
}
