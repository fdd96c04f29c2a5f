/// Everything that tools need to know of a part: the matrix of items, documents, the schema and the catalog.
public struct PartDeclaration<Content>: Sendable {
    /// How documents name the part: "imageTitleSubtitle".
    public let name: String

    /// What the part adds to the names of items: "ImageTitleSubtitle".
    public let itemName: String

    /// What the part is, as the end of a sentence: "an image with a title and a subtitle".
    public let summary: String

    /// Whether the part shows something that is on or off. Two of them in one row would contradict each other.
    public let isSelection: Bool

    /// What documents may say of the part.
    public let fields: [PartField<Content>]

    /// What the catalog shows: the part as it usually is, then its variants.
    public let examples: [PartExample<Content>]

    /// A part of which documents have said nothing yet.
    public let prototype: @Sendable () -> Content

    /// Declares a part.
    ///
    /// - Parameter itemName: The name with a capital letter when `nil`.
    public init(
        _ name: String,
        itemName: String? = nil,
        summary: String,
        isSelection: Bool = false,
        fields: [PartField<Content>],
        examples: [PartExample<Content>],
        prototype: @escaping @Sendable () -> Content
    ) {
        self.name = name
        self.itemName = itemName ?? name.prefix(1).uppercased() + name.dropFirst()
        self.summary = summary
        self.isSelection = isSelection
        self.fields = fields
        self.examples = examples
        self.prototype = prototype
    }

    /// The part as it usually is: the first example.
    public var usual: Content {
        examples.first?.make() ?? prototype()
    }
}

/// A part as the catalog shows it.
public struct PartExample<Content>: Sendable {
    /// What is special about the example: "Long title".
    public let title: String

    /// Makes the part.
    public let make: @Sendable () -> Content

    /// Names an example.
    public init(_ title: String, make: @escaping @Sendable () -> Content) {
        self.title = title
        self.make = make
    }
}
