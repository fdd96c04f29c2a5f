/// What documents for one app can say: the parts with their fields, and the names of icons, colors, themes and more.
///
/// It is data: an app writes it to a file, and tools read it from there to validate documents without the app.
public struct DocumentFormat: Hashable, Sendable {
    /// The newest version of the format that this build supports.
    public static let newestVersion = 2

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

    /// The keys of a whole document; empty for those of the design system.
    public var screen: [KeyFormat] = []
    /// The keys of a section, without those that every element may have; empty for those of the design system.
    public var section: [KeyFormat] = []
    /// The keys of a row, without those that every element may have; empty for those of the design system.
    public var row: [KeyFormat] = []

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
    /// The names of corner radii.
    public var radii: [String] = []
    /// The names of picture sizes.
    public var pictureSizes: [String] = []
    /// The names of colors of backgrounds.
    public var colors: [String] = []
    /// The colors of runs of text by meaning.
    public var textStyles: [String] = []
    /// The names of text sizes.
    public var textSizes: [String] = []
    /// The styles of badges.
    public var badgeStyles: [String] = []
    /// The names of the weights of texts.
    public var weights: [String] = []

    /// The names of fonts of runs of text.
    public var fonts: [String] = []

    /// The functions that the app adds to those of expressions.
    package var functions: [FunctionSignature] = []

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
    public var fields: [KeyFormat]
    /// A part that shows what it is; `nil` for one that is made up from the kinds of the fields.
    public var example: DocumentValue?

    /// Creates the format of a part.
    public init(name: String, summary: String = "", fields: [KeyFormat] = [], example: DocumentValue? = nil) {
        self.name = name
        self.summary = summary
        self.fields = fields
        self.example = example
    }
}

/// A key of a part, a row, a section or a whole document.
public struct KeyFormat: Hashable, Sendable {
    /// The key.
    public var name: String
    /// Whether the key must be there.
    public var isRequired: Bool
    /// The kind of value.
    public var kind: FieldKind
    /// What the key means, its default and examples of it.
    public var documentation: FieldDocumentation
    /// Whether the value may come from the state: `{"$state": "name"}`.
    public var isBindable: Bool
    /// The first version of the format that has the key.
    public var since: Int

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - isRequired: Whether the key must be there.
    ///   - kind: The kind of value.
    ///   - documentation: What the key means.
    ///   - isBindable: Whether the value may come from the state. By default, all values but actions and checks may.
    ///   - since: The first version of the format that has the key.
    public init(
        name: String,
        isRequired: Bool = false,
        kind: FieldKind,
        documentation: FieldDocumentation = FieldDocumentation(),
        isBindable: Bool? = nil,
        since: Int = 1
    ) {
        self.name = name
        self.isRequired = isRequired
        self.kind = kind
        self.documentation = documentation
        self.isBindable = isBindable ?? kind.isUsuallyBindable
        self.since = since
    }
}
