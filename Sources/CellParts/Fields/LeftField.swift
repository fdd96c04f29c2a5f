import DeclarativeCollections
import PortableUIKit

/// A field that its state holds, at the left of a row: a label, a text and a message below it.
///
/// The field shows the value of the content. What the user types is reported to the handler, without separators and
/// characters that are not accepted; the app is expected to apply a content with it. The field is as wide as its row,
/// and one with several lines grows with its text.
public struct LeftField: LeftColumnContent, Sendable {
    /// The view of the part.
    public typealias View = LeftColumnView<LeftField>

    /// Identifies the field for the focus and for the fields before it; also its accessibility identifier.
    public var identifier: String

    /// The value, without the separators of the format.
    public var value: String

    /// The text above. An empty one takes no space.
    public var label: String

    /// The text of the empty field.
    public var placeholder: String

    /// The text below. An empty one takes no space.
    public var helper: String

    /// An error, which replaces the helper; empty if there is none.
    public var error: String

    /// The text before the value, such as a currency.
    public var prefix: String

    /// The text after the value, such as a unit.
    public var suffix: String

    /// What the field accepts and how it shows it.
    public var rules: FieldRules

    /// How the field stands out from its row.
    public var style: FieldStyle

    /// What the field is typed with.
    public var input: FieldInput

    /// Whether the field has several lines and grows with its text. Return then begins a line.
    public var isMultiline: Bool

    /// Whether the field is enabled.
    public var isEnabled: Bool

    /// The identifier of the field that Return goes on to; `nil` for none.
    public var next: String?

    /// Called with the value after each change by the user.
    @ForceEquatable public var didChangeHandler: (@MainActor (String) -> Void)?

    /// Called when Return is pressed.
    @ForceEquatable public var didSubmitHandler: (@MainActor () -> Void)?

    /// Called when the user leaves the field, after the last change.
    @ForceEquatable public var didEndEditingHandler: (@MainActor () -> Void)?

    /// Creates a field, by default an empty one of one line without rules.
    public init(
        identifier: String,
        value: String = "",
        label: String = "",
        placeholder: String = "",
        helper: String = "",
        error: String = "",
        prefix: String = "",
        suffix: String = "",
        style: FieldStyle = .plain,
        rules: FieldRules = .none,
        input: FieldInput = .text,
        isMultiline: Bool = false,
        isEnabled: Bool = true,
        next: String? = nil,
        didChangeHandler: (@MainActor (String) -> Void)? = nil,
        didSubmitHandler: (@MainActor () -> Void)? = nil,
        didEndEditingHandler: (@MainActor () -> Void)? = nil
    ) {
        self.identifier = identifier
        self.value = value
        self.label = label
        self.placeholder = placeholder
        self.helper = helper
        self.error = error
        self.prefix = prefix
        self.suffix = suffix
        self.style = style
        self.rules = rules
        self.input = input
        self.isMultiline = isMultiline
        self.isEnabled = isEnabled
        self.next = next
        self.didChangeHandler = didChangeHandler
        self.didSubmitHandler = didSubmitHandler
        self.didEndEditingHandler = didEndEditingHandler
    }

    /// Whether the value is read from left to right in every language, as numbers and addresses are.
    var isLeftToRight: Bool {
        switch input.keyboard {
        case .phonePad, .numberPad, .decimalPad, .numbersAndPunctuation, .emailAddress, .URL: true
        default: rules.format != .plain
        }
    }

    /// Returns the elements of the part in a theme.
    @MainActor
    public func column(in theme: CellTheme) -> LeftColumn {
        let focus = CollectionViewEnvironment.current[FieldFocusKey.self]
        var caption = theme.caption(label)
        if !error.isEmpty {
            caption.color = theme.palette.destructive
        } else if focus?.identifier == identifier {
            caption.color = theme.palette.accent
        }
        var message = theme.caption(error.isEmpty ? helper : error)
        if !error.isEmpty { message.color = theme.palette.destructive }
        let field: any PartElement =
            isMultiline
            ? FieldAreaElement(field: self, theme: theme, focus: focus)
            : FieldElement(field: self, theme: theme, focus: focus)
        return LeftColumn(
            lines: [
                TextElement(caption),
                style.element(
                    of: field,
                    in: theme,
                    isFocused: focus?.identifier == identifier,
                    hasError: !error.isEmpty
                ), TextElement(message),
            ],
            lineGap: theme.spacing.xxs
        )
    }
}
