/// When letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The keys that are shown.
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
}

/// Light or dark keys.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2
}

/// What the return key says.
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

/// What a text means, for filling it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String

    /// Makes a meaning of that name.
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
    /// A street address line 1.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// A street address line 2.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// An address city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// An address state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// An address city and state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A sublocality.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country name.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// An username.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// An one time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
