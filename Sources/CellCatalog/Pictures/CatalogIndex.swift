import Honeycomb
import ScreenHosting

/// The index `catalog.json`: the frame, texts, minimum widths and accessibility information of each cell.
public struct CatalogIndex: Encodable {
    private struct Picture: Encodable {
        let file: String
        let title: String
        let size: [Double]
        let cells: [Cell]
    }

    private struct Cell: Encodable {
        let name: String
        let row: String
        let column: String?
        let frame: [Double]
        let content: [String]
        let accessibilityLabel: String?
        let accessibilityValue: String?
        let minimumWidths: CatalogPartWidths?
    }

    private var pictures: [Picture] = []

    /// Creates an empty index.
    public init() {}

    /// Adds a picture with its file name.
    public mutating func add(_ picture: CatalogPicture, fileName: String) {
        pictures.append(
            Picture(
                file: fileName,
                title: picture.title,
                size: [Double(picture.size.width), Double(picture.size.height)],
                cells: picture.cells.map { cell in
                    Cell(
                        name: cell.name,
                        row: cell.row,
                        column: cell.column,
                        frame: [cell.frame.minX, cell.frame.minY, cell.frame.width, cell.frame.height].map(Double.init),
                        content: cell.texts,
                        accessibilityLabel: cell.accessibilityLabel,
                        accessibilityValue: cell.accessibilityValue,
                        minimumWidths: cell.partWidths
                    )
                }
            )
        )
    }

    /// Returns the index as JSON with a stable order.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
