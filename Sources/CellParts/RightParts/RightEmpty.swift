import PortableUIKit

/// No right part. Items that have none leave out the argument.
public struct RightEmpty: RightContent, ThemeContainable, Sendable {
    /// The view of the part.
    public typealias View = RightEmptyView

    /// Creates an empty right part.
    public init() {}

    /// The theme of this part alone.
    public var theme: CellTheme?
}

extension RightEmpty: DeclaredPart {
    /// Name, fields and examples of the part.
    public static let declaration = PartDeclaration(
        "empty",
        itemName: "",
        summary: "no right part",
        fields: [],
        examples: [PartExample("None") { RightEmpty() }]
    ) {
        RightEmpty()
    }
}
