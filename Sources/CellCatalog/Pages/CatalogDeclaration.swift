import Honeycomb
import ScreenDocuments

/// A cell as Swift and as JSON.
struct CatalogDeclaration: Codable, Equatable {
    /// The Swift expression of a row, a header or a footer; `nil` if it has none.
    let swift: String?
    /// The object of a document; `nil` if a document cannot say it.
    let json: String?
    /// Why there is no JSON.
    let problem: String?
}

@MainActor
extension CatalogDeclaration {
    init(of cell: CatalogCell, identifier: String, vocabulary: ScreenVocabulary) {
        let parts = vocabulary.parts
        let isSupplementary = (parts.headers + parts.footers).contains { ObjectIdentifier($0) == cell.contentType }
        do throws(ScreenWritingError) {
            if isSupplementary {
                let element = cell.makeElement()
                swift = element.swiftExpression
                json = try element.documentJSON(vocabulary: vocabulary)
            } else {
                let item = cell.makeItem(identifier)
                swift = item.swiftExpression
                json = try item.documentJSON(vocabulary: vocabulary)
            }
            problem = nil
        } catch {
            json = nil
            problem = error.problems.map(\.message).joined(separator: "; ")
        }
    }

    /// The declarations of the cells of a board, in the order of its picture.
    static func all(of board: CatalogBoard, vocabulary: ScreenVocabulary) -> [CatalogDeclaration] {
        board.rows.flatMap { row in
            row.cells.compactMap { cell in
                cell.map { cell in
                    let isVariant = board.columnTitles.isEmpty
                    let identifier = isVariant ? ScenarioGroup.fileName(of: row.title) : identifier(of: cell)
                    return CatalogDeclaration(of: cell, identifier: identifier, vocabulary: vocabulary)
                }
            }
        }
    }

    /// "titleChevron" of TitleChevronItem.
    private static func identifier(of cell: CatalogCell) -> String {
        let name = cell.name.hasSuffix("Item") ? cell.name.dropLast("Item".count) : cell.name[...]
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
