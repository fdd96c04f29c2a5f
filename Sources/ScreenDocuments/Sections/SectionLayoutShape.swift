import Honeycomb

extension Shape<CollectionViewSectionLayout> {
    /// The layout of the rows of a section.
    static let sectionLayout = object(
        .optional("insets", .insets),
        .optional("rowSpacing", .spacing),
        .optional("columnSpacing", .spacing),
        .optional("columns", .columns),
        .optional("hasEqualHeights", .boolean),
        .optional("isHeaderSticky", .boolean),
        .optional("maximumWidth", .positiveLength)
    ) { insets, rowSpacing, columnSpacing, columns, hasEqualHeights, isHeaderSticky, maximumWidth in
        var layout = CollectionViewSectionLayout()
        assign(insets, to: &layout.insets)
        assign(rowSpacing, to: &layout.rowSpacing)
        assign(columnSpacing, to: &layout.columnSpacing)
        assign(columns, to: &layout.columns)
        assign(hasEqualHeights, to: &layout.hasEqualHeights)
        assign(isHeaderSticky, to: &layout.isHeaderSticky)
        assign(maximumWidth.map(CGFloat?.some), to: &layout.maximumWidth)
        return layout
    }
}

extension Shape<CollectionViewSectionColumns> {
    private static let columnCount = Shape<Int>.integer(in: 1...100)

    /// `{"fixed": 2}` or `{"adaptive": {"minWidth": 160}}`.
    static let columns = alternatives(
        Alternative("fixed", columnCount) { .fixed($0) },
        Alternative("adaptive", adaptiveColumns) { $0 }
    )

    private static let adaptiveColumns = object(
        .required("minWidth", .positiveLength),
        .optional("max", columnCount)
    ) { minWidth, max in
        .adaptive(minWidth: minWidth, max: max)
    }
}
