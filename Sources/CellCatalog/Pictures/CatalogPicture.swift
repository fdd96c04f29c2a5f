import Honeycomb
import ScreenHosting

/// The picture of a board, with the frames of its cells.
public struct CatalogPicture {
    /// The name of the file without an extension.
    public let name: String

    /// The title of the board.
    public let title: String

    /// Where the page lists the picture.
    let place: CatalogPlace

    /// The data of the picture in the format of the renderer.
    public let data: Data

    /// The size of the picture, in points.
    public let size: CGSize

    /// The cells in the picture.
    public let cells: [CatalogPictureCell]
}

/// A cell in a picture of the catalog.
public struct CatalogPictureCell: Hashable, Sendable {
    /// The name of the item or content type, such as "TitleChevronItem".
    public let name: String

    /// The title of the row.
    public let row: String

    /// The title of the column, if there are several columns.
    public let column: String?

    /// The frame of the cell, in points from the top left corner.
    public let frame: CGRect

    /// The texts in the cell in reading order.
    public let texts: [String]

    /// The accessibility label of the cell.
    public let accessibilityLabel: String?

    /// The accessibility value of the cell.
    public let accessibilityValue: String?

    /// The texts, images, controls and surfaces in the cell.
    public let elements: [CatalogElement]

    /// The minimum widths of the parts; `nil` if the cell is no row of two parts.
    public let partWidths: CatalogPartWidths?

    /// Hashes the names and texts; equality compares the other properties as well.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(row)
        hasher.combine(column)
        hasher.combine(texts)
    }
}
