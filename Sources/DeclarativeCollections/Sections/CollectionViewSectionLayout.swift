import PortableUIKit

/// The layout of the rows of a section. All lengths are in points; negative or nonfinite ones count as 0.
public struct CollectionViewSectionLayout: Equatable, Sendable {
    /// The insets around the rows, in points; they do not apply to a section without rows.
    ///
    /// Headers and footers are above and below them. At the sides they line up with what the section shows: they have the insets
    /// of its rows, whose texts they stand above, but not those of rows on cards, whose edges they stand above.
    /// In a section with a background they always have the insets.
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
    ///
    /// While rows are under it, it has the background color of the collection view and a hairline at its bottom.
    public var isHeaderSticky: Bool
    /// The maximum width of rows, header, footer and background between the insets, in points; wider screens center
    /// them. `nil`, values of 0 or less and nonfinite ones do not limit it.
    ///
    /// Screens of `CellParts` limit lists, fixed columns and carousels to ``readableWidth`` if it is `nil`.
    public var maximumWidth: CGFloat?

    /// The widest readable content at the standard text size, in points: that of `UIView.readableContentGuide`.
    public static let readableWidth: CGFloat = 672

    /// The arrangement of rows beside each other that scroll horizontally; `nil` for rows below each other.
    public var carousel: CollectionViewSectionCarousel?

    /// Creates a layout; by default one column without spacing.
    public init(
        insets: UIEdgeInsets = .zero,
        rowSpacing: CGFloat = 0,
        columnSpacing: CGFloat = 0,
        columns: CollectionViewSectionColumns = .fixed(1),
        hasEqualHeights: Bool = false,
        isHeaderSticky: Bool = false,
        maximumWidth: CGFloat? = nil,
        carousel: CollectionViewSectionCarousel? = nil
    ) {
        self.insets = insets
        self.rowSpacing = rowSpacing
        self.columnSpacing = columnSpacing
        self.columns = columns
        self.hasEqualHeights = hasEqualHeights
        self.isHeaderSticky = isHeaderSticky
        self.maximumWidth = maximumWidth
        self.carousel = carousel
    }
}
