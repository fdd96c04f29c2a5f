/// How letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Whether words are corrected automatically.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether straight quotation marks are replaced by typographic ones while typing.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether two hyphens become a dash while typing.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether a space is added or removed around text that is pasted or cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// What passwords a system suggests.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
    private let descriptor: String

    /// Creates rules from a description in Apple's language, such as `required: upper; minlength: 8;`. It is not parsed: no
    /// passwords are suggested here.
    public convenience init(descriptor passwordRulesDescriptor: String) {
        self.init(passwordRulesDescriptor)
    }

    private init(_ descriptor: String) {
        self.descriptor = descriptor
        super.init()
    }

    /// Returns the rules themselves, which never change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The description of the rules.
    open var passwordRulesDescriptor: String { descriptor }
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    /// The old name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The old name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }

    case `default` = 0
    case dark = 1
    case light = 2
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// The semantic meaning of a text, used to fill it in automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as UIKit's.
    public let rawValue: String

    /// Creates a content type from UIKit's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A name prefix.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A name suffix.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organization name.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location.
    public static let location = UITextContentType(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The city and state of an address.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// The sublocality of an address.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The country of an address.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
