import PortableUIKit

/// A chevron at the right of a row that leads elsewhere.
public struct RightChevron: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightChevron>

    /// The theme of this part alone.
    public var theme: CellTheme?

    /// Creates a chevron.
    public init() {}

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(chevronColor: theme.palette.control)
    }
}

extension RightChevron: DeclaredPart {
    /// Name, fields and examples of the part.
    public static let declaration = PartDeclaration(
        "chevron",
        summary: "a chevron",
        fields: [],
        examples: [
            PartExample("Chevron") { RightChevron() }
        ]
    ) {
        RightChevron()
    }
}
