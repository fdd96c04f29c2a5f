import Honeycomb
import ScreenHosting

/// A board as a picture, and where its cells are in it.
public struct CatalogPicture {
    /// The name of the file, without an extension.
    public let name: String

    /// What the picture shows.
    public let title: String

    /// The picture in the format that was asked for.
    public let data: Data

    /// The size of the image, in points.
    public let size: CGSize

    /// The cells in the picture.
    public let cells: [CatalogPictureCell]
}

/// A cell in a picture of the catalog.
public struct CatalogPictureCell: Hashable, Sendable {
    /// The item or the content: "TitleChevronItem".
    public let name: String

    /// The title of the row.
    public let row: String

    /// The title of the column, where there are several.
    public let column: String?

    /// Where the cell is, in points from the top left corner.
    public let frame: CGRect

    /// The texts in the cell in reading order.
    public let texts: [String]

    /// What a screen reader says.
    public let accessibilityLabel: String?

    /// The state that a screen reader adds.
    public let accessibilityValue: String?

    /// Frames hash by their numbers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(row)
        hasher.combine(column)
        hasher.combine(texts)
    }
}
