import Honeycomb
import ScreenHosting

/// The scenarios of a catalog that look different with another theme.
///
/// Scenarios are compared cell by cell, in size and pixels, so that a cell that only moved is the same.
@MainActor
public struct CatalogComparison {
    /// A scenario that looks different.
    public struct Cell {
        /// The title of its group.
        public let group: String
        /// The title of the scenario.
        public let title: String
        /// The cell with the old theme, as PNG.
        public let before: Data
        /// The cell with the new theme, as PNG.
        public let after: Data
    }

    private let groups: [ScenarioGroup]
    private let configuration: ScreenConfiguration
    /// The groups with the old theme.
    private let old: [(board: DrawnBoard, png: Data)]

    /// Draws a catalog with the old theme.
    ///
    /// - Parameters:
    ///   - catalog: The catalog; its matrix is left out, since it repeats the parts of the groups.
    ///   - theme: The old theme.
    ///   - configuration: The traits of the pictures.
    /// - Throws: `ScreenRenderingError` if nothing can be drawn.
    public init(_ catalog: Catalog, theme: CellTheme, configuration: ScreenConfiguration) throws {
        groups = catalog.groups
        self.configuration = configuration
        let renderer = CatalogRenderer(configuration: configuration, theme: theme)
        old = try groups.map { group in
            let board = try DrawnBoard(CatalogBoard(group, theme: theme), renderer)
            return (board, try board.host.data(format: .png))
        }
    }

    /// Returns the scenarios that look different with another theme, in the order of the catalog.
    public func cells(changedBy theme: CellTheme) throws -> [Cell] {
        let renderer = CatalogRenderer(configuration: configuration, theme: theme)
        return try zip(groups, old).flatMap { group, old -> [Cell] in
            let new = try DrawnBoard(CatalogBoard(group, theme: theme), renderer)
            let changed = new.titles.indices.filter { new.pixels(ofCell: $0) != old.board.pixels(ofCell: $0) }
            guard !changed.isEmpty else { return [] }
            let (before, after) = (UIImage(data: old.png), UIImage(data: try new.host.data(format: .png)))
            return changed.map { index in
                Cell(
                    group: group.title,
                    title: new.titles[index],
                    before: old.board.picture(ofCell: index, in: before),
                    after: new.picture(ofCell: index, in: after)
                )
            }
        }
    }
}

/// A board with its pixels.
@MainActor
private struct DrawnBoard {
    let host: ScreenHost
    let titles: [String]
    private let bitmap: ScreenBitmap
    /// The frames of the cells, in pixels.
    private let frames: [CGRect]

    init(_ board: CatalogBoard, _ renderer: CatalogRenderer) throws {
        let shown = renderer.show(board)
        let scale = shown.host.configuration.scale
        host = shown.host
        titles = shown.layout.cells.map { board.rows[$0.row].title }
        bitmap = try host.bitmap()
        frames = shown.view.cellViews.map { view in
            let frame = view.frame
            let origin = CGPoint(x: (frame.minX * scale).rounded(), y: (frame.minY * scale).rounded())
            let size = CGSize(width: (frame.width * scale).rounded(), height: (frame.height * scale).rounded())
            return CGRect(origin: origin, size: size)
        }
    }

    /// The bytes of a cell, row by row.
    func pixels(ofCell index: Int) -> [ArraySlice<UInt8>] {
        let frame = frames[index].intersection(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard !frame.isNull else { return [] }
        return (Int(frame.minY)..<Int(frame.maxY)).map { y in
            let start = y * bitmap.width
            return bitmap.bytes[(start + Int(frame.minX)) * 4..<(start + Int(frame.maxX)) * 4]
        }
    }

    /// A cell as PNG, cut out of the picture of the board.
    func picture(ofCell index: Int, in image: UIImage?) -> Data {
        image?.cgImage?.cropping(to: frames[index]).flatMap { UIImage(cgImage: $0).pngData() } ?? Data()
    }
}
