/// The name, fields and examples of a part, for the matrix of items, documents, their schema and the catalog.
public struct PartDeclaration<Content>: Sendable {
    /// The name of the part in documents, such as "imageTitleSubtitle".
    public let name: String

    /// The component of item names, such as "ImageTitleSubtitle".
    public let itemName: String

    /// A noun phrase for generated documentation, such as "an image with a title and a subtitle".
    public let summary: String

    /// When to use the part, and what to take instead, in one or two sentences; `nil` if nothing is known.
    public let usage: String?

    /// Whether the part has an on state. Two such parts are not combined in one row.
    public let isSelection: Bool

    /// Whether a left part needs the whole row, as a button does. It is combined with no right part.
    public let fillsRow: Bool

    /// The fields that documents can set.
    public let fields: [PartField<Content>]

    /// The examples in the catalog: the default one, then its variants.
    public let examples: [PartExample<Content>]

    /// Creates a part with the default values of all fields.
    public let prototype: @Sendable () -> Content

    /// Creates a declaration.
    ///
    /// - Parameters:
    ///   - name: The name in JSON.
    ///   - itemName: If `nil`, the name with a capital letter.
    ///   - summary: What the part is, in one sentence.
    ///   - usage: When to use the part, and what to take instead.
    ///   - isSelection: Whether the part shows a choice.
    ///   - fillsRow: Whether the part takes the whole row.
    ///   - fields: The fields of the JSON object.
    ///   - examples: Contents that show the part in the catalog.
    ///   - prototype: A content with the default values.
    public init(
        _ name: String,
        itemName: String? = nil,
        summary: String,
        usage: String? = nil,
        isSelection: Bool = false,
        fillsRow: Bool = false,
        fields: [PartField<Content>],
        examples: [PartExample<Content>],
        prototype: @escaping @Sendable () -> Content
    ) {
        self.name = name
        self.itemName = itemName ?? name.prefix(1).uppercased() + name.dropFirst()
        self.summary = summary
        self.usage = usage
        self.isSelection = isSelection
        self.fillsRow = fillsRow
        self.fields = fields
        self.examples = examples
        self.prototype = prototype
    }

    /// The default example of the part, which is the first one.
    public var usual: Content {
        examples.first?.make() ?? prototype()
    }
}

/// An example of a part in the catalog.
public struct PartExample<Content>: Sendable {
    /// The name of the example, such as "Long title".
    public let title: String

    /// Creates the part.
    public let make: @Sendable () -> Content

    /// Creates an example.
    public init(_ title: String, make: @escaping @Sendable () -> Content) {
        self.title = title
        self.make = make
    }
}
