import PortableUIKit

/// What a field is typed with: the keyboard, its return key, and what iOS suggests.
public struct FieldInput: Hashable, Sendable {
    /// The keyboard.
    public var keyboard: UIKeyboardType

    /// The meaning of the text, for suggestions such as one-time codes; `nil` for none.
    public var contentType: UITextContentType?

    /// Which letters are capitalized.
    public var capitalization: UITextAutocapitalizationType

    /// Whether iOS corrects the text.
    public var correction: UITextAutocorrectionType

    /// The title of the Return key. `.default` is "next" in a field with a next one, and "done" in the last one.
    public var returnKey: UIReturnKeyType

    /// Whether the text is hidden, with a button that reveals it.
    public var isSecure: Bool

    /// What VoiceOver calls the button that reveals and hides the text.
    public var revealLabel: String

    /// Creates the traits of an input, by default of a text.
    public init(
        keyboard: UIKeyboardType = .default,
        contentType: UITextContentType? = nil,
        capitalization: UITextAutocapitalizationType = .sentences,
        correction: UITextAutocorrectionType = .default,
        returnKey: UIReturnKeyType = .default,
        isSecure: Bool = false,
        revealLabel: String = "Show"
    ) {
        self.keyboard = keyboard
        self.contentType = contentType
        self.capitalization = capitalization
        self.correction = correction
        self.returnKey = returnKey
        self.isSecure = isSecure
        self.revealLabel = revealLabel
    }

    /// A text.
    public static let text = FieldInput()

    /// The name of a person.
    public static let name = FieldInput(contentType: .name, capitalization: .words, correction: .no)

    /// An email address.
    public static let email = FieldInput(
        keyboard: .emailAddress,
        contentType: .emailAddress,
        capitalization: .none,
        correction: .no
    )

    /// A phone number.
    public static let phone = FieldInput(keyboard: .phonePad, contentType: .telephoneNumber, correction: .no)

    /// A whole number.
    public static let number = FieldInput(keyboard: .numberPad, correction: .no)

    /// A decimal number.
    public static let decimal = FieldInput(keyboard: .decimalPad, correction: .no)

    /// A web address.
    public static let url = FieldInput(keyboard: .URL, contentType: .URL, capitalization: .none, correction: .no)

    /// A password that the user has.
    public static let password = FieldInput(
        contentType: .password,
        capitalization: .none,
        correction: .no,
        isSecure: true
    )

    /// A password that the user chooses.
    public static let newPassword = FieldInput(
        contentType: .newPassword,
        capitalization: .none,
        correction: .no,
        isSecure: true
    )

    /// A code from a message.
    public static let oneTimeCode = FieldInput(keyboard: .numberPad, contentType: .oneTimeCode, correction: .no)

    /// A search.
    public static let search = FieldInput(correction: .no, returnKey: .search)

    /// The named inputs, for documents and tools.
    public static let named: KeyValuePairs<String, FieldInput> = [
        "text": .text,
        "name": .name,
        "email": .email,
        "phone": .phone,
        "number": .number,
        "decimal": .decimal,
        "url": .url,
        "password": .password,
        "newPassword": .newPassword,
        "oneTimeCode": .oneTimeCode,
        "search": .search,
    ]
}
