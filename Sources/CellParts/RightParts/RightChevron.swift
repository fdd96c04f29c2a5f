import PortableUIKit

/// A chevron at the right of a row that leads elsewhere.
public struct RightChevron: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightChevron>

    /// Creates a chevron.
    public init() {}

    /// What the part consists of.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(chevronColor: theme.palette.control)
    }
}
