import PortableUIKit

/// The layout of the rows of a section. All lengths are in points; negative or nonfinite ones count as 0.
public struct CollectionViewSectionLayout: Equatable, Sendable {
    /// The insets around the rows, in points. Headers and footers are outside of them; they do not apply to a section
    /// without rows.
    ///
    /// `left` is the leading edge, which is on the right in right-to-left layouts.
    public var insets: UIEdgeInsets
    /// The vertical spacing between rows, in points.
    public var rowSpacing: CGFloat
    /// The horizontal spacing between columns, in points.
    public var columnSpacing: CGFloat
    /// The number of columns.
    public var columns: CollectionViewSectionColumns
    /// Whether all cells of a row are as high as the highest of them.
    public var hasEqualHeights: Bool
    /// Whether the header is pinned to the top edge while its section is visible.
    public var isHeaderSticky: Bool

    /// Creates a layout; by default one column without spacing.
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
