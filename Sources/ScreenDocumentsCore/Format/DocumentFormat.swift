/// What documents for one app can say: the parts with their fields, and the names of icons, colors, themes and more.
///
/// It is data: an app writes it to a file, and tools read it from there to validate documents without the app.
public struct DocumentFormat: Hashable, Sendable {
    /// The newest version of the format that this build supports.
    public static let newestVersion = 1

    /// The version of the format.
    public var version = DocumentFormat.newestVersion

    /// The left parts.
    public var lefts: [PartFormat] = []
    /// The right parts.
    public var rights: [PartFormat] = []
    /// The headers of sections.
    public var headers: [PartFormat] = []
    /// The footers of sections.
    public var footers: [PartFormat] = []
    /// The contents of `custom` parts.
    public var customs: [PartFormat] = []

    /// The names of icons and images.
    public var icons: [String] = []
    /// The names of tints.
    public var tints: [String] = []
    /// The names of themes.
    public var themes: [String] = []
    /// The names of separators, without `none`.
    public var separators: [String] = []
    /// The names of spacings.
    public var spacings: [String] = []
    /// The names of picture sizes.
    public var pictureSizes: [String] = []
    /// The names of colors of section backgrounds.
    public var colors: [String] = []
    /// The styles of runs of text.
    public var textStyles: [String] = []

    /// The names of fonts of runs of text.
    public var fonts: [String] = []

    /// Creates an empty format.
    public init() {}

    /// The names of all parts, for `requires`.
    public var partNames: Set<String> {
        Set((lefts + rights + headers + footers + customs).map(\.name))
    }
}

/// A part in documents: its name and its fields.
public struct PartFormat: Hashable, Sendable {
    /// The value of `type`.
    public var name: String
    /// A noun phrase, such as "an image with a title".
    public var summary: String
    /// The fields.
    public var fields: [FieldFormat]
    /// A part that shows what it is; `nil` for one that is made up from the kinds of the fields.
    public var example: DocumentValue?

    /// Creates the format of a part.
    public init(name: String, summary: String = "", fields: [FieldFormat] = [], example: DocumentValue? = nil) {
        self.name = name
        self.summary = summary
        self.fields = fields
        self.example = example
    }
}

/// A field of a part in documents.
public struct FieldFormat: Hashable, Sendable {
    /// The key.
    public var name: String
    /// Whether a part must have the field.
    public var isRequired: Bool
    /// The kind of value.
    public var kind: FieldKind
    /// What the field means, its default and examples of it.
    public var documentation: FieldDocumentation

    /// Creates the format of a field.
    public init(
        name: String,
        isRequired: Bool = false,
        kind: FieldKind,
        documentation: FieldDocumentation = FieldDocumentation()
    ) {
        self.name = name
        self.isRequired = isRequired
        self.kind = kind
        self.documentation = documentation
    }
}

/// The kinds of values of fields.
public enum FieldKind: Hashable, Sendable {
    /// A text, which may be empty if allowed.
    case text(isEmptyAllowed: Bool)
    /// A truth value.
    case boolean
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A list of texts.
    case texts
    /// A date, with or without a time.
    case date
    /// One of several names. The noun describes a name in messages.
    case name(noun: String, [String])
    /// The name of an icon.
    case icon
    /// The name of a tint.
    case tint
    /// The name of an icon, or the address of an image.
    case image
    /// A list of images.
    case images
    /// A size of pictures, by name or in points.
    case pictureSize
    /// A text, or a list of runs with styles.
    case richText
    /// A list of indexes, from 0.
    case indexes
    /// An action.
    case action
}
