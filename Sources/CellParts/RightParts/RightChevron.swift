import PortableUIKit

/// A disclosure chevron at the right of a row that navigates.
public struct RightChevron: RightElementsContent, Sendable {
    /// The view of the part.
    public typealias View = RightElementsView<RightChevron>

    /// Creates a chevron.
    public init() {}

    /// Returns the elements of the part in a theme.
    public func elements(in theme: CellTheme) -> RightElements {
        RightElements(chevronColor: theme.palette.control)
    }
}
