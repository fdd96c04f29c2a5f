import Honeycomb

/// A table of cells with titles: one picture of the catalog.
@MainActor
struct CatalogBoard {
    /// A row of the table.
    struct Row {
        let title: String
        /// `nil` where a column has no cell.
        let cells: [CatalogCell?]
    }

    /// The name of the picture, without an extension.
    let name: String
    let title: String
    let columnTitles: [String]
    let rows: [Row]

    /// The width of a cell in points.
    let columnWidth: CGFloat
    let theme: CellTheme
}

extension CatalogBoard {
    /// The width of a phone.
    private static let groupColumnWidth: CGFloat = 390

    /// The board of a group: a scenario and its variants in a row each.
    init(_ group: ScenarioGroup, theme: CellTheme) {
        self.init(
            name: group.fileName,
            title: group.title,
            columnTitles: [],
            rows: group.scenarios.flatMap { scenario in
                ([scenario] + scenario.variants).map { Row(title: $0.title, cells: [$0.cell]) }
            },
            columnWidth: Self.groupColumnWidth,
            theme: theme
        )
    }
}
