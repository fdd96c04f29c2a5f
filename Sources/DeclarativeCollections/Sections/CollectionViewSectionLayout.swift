import PortableUIKit

/// How a section arranges its rows. All lengths are in points; what is negative or not finite counts as 0.
public struct CollectionViewSectionLayout: Equatable, Sendable {
    /// The space around the rows. Headers and footers lie outside of it; without rows it is not applied.
    ///
    /// `left` is the leading side: it is on the right where the interface runs from right to left.
    public var insets: UIEdgeInsets
    /// The vertical space between two rows.
    public var rowSpacing: CGFloat
    /// The horizontal space between two columns.
    public var columnSpacing: CGFloat
    /// How many cells stand side by side.
    public var columns: CollectionViewSectionColumns
    /// Whether cells that stand side by side are all as high as the highest of them.
    public var hasEqualHeights: Bool
    /// Whether the header stays at the top edge while its section is on screen.
    public var isHeaderSticky: Bool

    /// Describes an arrangement; without arguments one column without any space.
    public init(
        insets: UIEdgeInsets = .zero,
        rowSpacing: CGFloat = 0,
        columnSpacing: CGFloat = 0,
        columns: CollectionViewSectionColumns = .fixed(1),
        hasEqualHeights: Bool = false,
        isHeaderSticky: Bool = false
    ) {
        self.insets = insets
        self.rowSpacing = rowSpacing
        self.columnSpacing = columnSpacing
        self.columns = columns
        self.hasEqualHeights = hasEqualHeights
        self.isHeaderSticky = isHeaderSticky
    }
}
