import Honeycomb

/// A table of cells with titles, drawn as one picture of the catalog.
@MainActor
struct CatalogBoard {
    /// A row of the table.
    struct Row {
        let title: String
        /// The cells by column; `nil` if a column has no cell.
        let cells: [CatalogCell?]
    }

    /// The name of the picture without an extension.
    let name: String
    let title: String
    let place: CatalogPlace
    let columnTitles: [String]
    let rows: [Row]

    /// The width of a cell, in points.
    let columnWidth: CGFloat
    let theme: CellTheme
}

extension CatalogBoard {
    /// The width of a phone, in points.
    static let groupColumnWidth: CGFloat = 390

    /// Creates the board of a group, with a row for each scenario and its variants.
    init(_ group: ScenarioGroup, theme: CellTheme) {
        self.init(
            name: group.fileName,
            title: group.title,
            place: group.place,
            columnTitles: [],
            rows: group.scenarios.flatMap { scenario in
                ([scenario] + scenario.variants).map { Row(title: $0.title, cells: [$0.cell]) }
            },
            columnWidth: Self.groupColumnWidth,
            theme: theme
        )
    }
}
