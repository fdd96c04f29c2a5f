import Honeycomb

/// The cells of a group of the catalog as rows of a screen, for audits and other tools.
@MainActor
public struct CatalogScreen {
    /// The name of the group's picture.
    public let name: String

    /// The screen; the identifiers of its rows are the names of the cells.
    public let state: CollectionViewState

    /// What the rows of each section are called: the names of combinations in the matrix, and titles of scenarios in groups.
    public let rowNames: [[String]]
}

extension Catalog {
    /// All cells as rows: a screen for the matrix, with a section for each left part, and one for each group.
    public var screens: [CatalogScreen] {
        boards(theme: .standard).map { board in
            CatalogScreen(
                name: board.name,
                state: CollectionViewState(
                    sections: board.rows.enumerated().map { number, row in
                        CollectionViewSection(
                            differenceIdentifier: "\(number) \(row.title)",
                            items: row.cells.enumerated().compactMap { column, cell in
                                cell?.makeItem("\(column) \(cell?.name ?? "")")
                            }
                        )
                    }
                ),
                rowNames: board.rows.map { row in
                    row.cells.compactMap { board.columnTitles.isEmpty ? row.title : $0?.name }
                }
            )
        }
    }
}
