import Honeycomb
import PartDeclarations
import ScreenAudits
import ScreenHosting

/// Draws the pictures of a catalog.
@MainActor
public struct CatalogRenderer {
    /// The traits of the pictures. The size is determined by each board.
    public var configuration: ScreenConfiguration

    /// The theme of the cells.
    public var theme: CellTheme

    /// The file format of the pictures.
    public var format: ScreenFileFormat

    /// Creates a renderer.
    public init(configuration: ScreenConfiguration, theme: CellTheme = .standard, format: ScreenFileFormat = .png) {
        self.configuration = configuration
        self.theme = theme
        self.format = format
    }

    /// Draws all pictures of a catalog in order.
    ///
    /// - Parameters:
    ///   - catalog: The catalog to draw.
    ///   - body: Called with each picture as soon as it is drawn.
    public func render(_ catalog: Catalog, body: (CatalogPicture) throws -> Void) throws {
        for board in catalog.boards(theme: theme) {
            try body(picture(of: board))
        }
    }

    /// Writes all pictures of a catalog and `catalog.json`, the index of all cells, to a directory.
    ///
    /// - Parameters:
    ///   - catalog: The catalog to draw.
    ///   - directory: The folder that is written to.
    ///   - report: Called with the name of each file and the number of cells in the picture.
    /// - Throws: Errors of the file system and of drawing. Files that were already written are not removed.
    public func write(
        _ catalog: Catalog,
        to directory: URL,
        report: (_ fileName: String, _ cellCount: Int?) -> Void = { _, _ in }
    ) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        var index = CatalogIndex()
        try render(catalog) { picture in
            let fileName = "\(picture.name).\(format.rawValue)"
            try picture.data.write(to: directory.appendingPathComponent(fileName), options: .atomic)
            index.add(picture, fileName: fileName)
            report(fileName, picture.cells.count)
        }
        let indexName = "catalog.json"
        try index.json().write(to: directory.appendingPathComponent(indexName), options: .atomic)
        report(indexName, nil)
    }

    /// Draws the matrix of all combinations of parts.
    public func matrix(of parts: DeclaredParts = .designSystem) throws -> CatalogPicture {
        try picture(of: MatrixBoard.board(of: parts, theme: theme))
    }

    func picture(of board: CatalogBoard) throws -> CatalogPicture {
        let shown = show(board)
        var partWidths: [CatalogPartWidths?] = []
        shown.host.configuration.traitCollection.performAsCurrent {
            partWidths = shown.layout.cells.map { $0.cell.partWidths(board.theme) }
        }
        let names = TokenNames(theme)
        let cells = shown.layout.cells.indices.map { index in
            let placed = shown.layout.cells[index]
            let view = shown.view.cellViews[index]
            return CatalogPictureCell(
                name: placed.cell.name,
                row: board.rows[placed.row].title,
                column: board.columnTitles.isEmpty ? nil : board.columnTitles[placed.column],
                frame: view.frame,
                texts: view.shownTexts,
                accessibilityLabel: view.subviews.first?.spokenText,
                accessibilityValue: view.subviews.first?.accessibilityValue,
                elements: CatalogElement.all(ofCell: view, from: shown.view, names: names),
                partWidths: partWidths[index]
            )
        }
        return CatalogPicture(
            name: board.name,
            title: board.title,
            place: board.place,
            data: try shown.host.data(format: format),
            size: shown.layout.size,
            cells: cells
        )
    }

    /// The scale, less than that of the configuration if the picture would have more pixels than a picture can have.
    private func limitedScale(for size: CGSize) -> CGFloat {
        guard format != .svg, format != .pdf else { return configuration.scale }
        let largest = CGFloat(ScreenHost.maximumPixelsPerSide) / max(size.width, size.height, 1)
        return min(configuration.scale, max(largest.rounded(.down), 1))
    }

    /// Lays out a board in a window of its size.
    func show(_ board: CatalogBoard) -> (host: ScreenHost, layout: CatalogBoardLayout, view: CatalogBoardView) {
        let traits = configuration.traitCollection
        var layout: CatalogBoardLayout?
        traits.performAsCurrent { layout = CatalogBoardLayout(board) }
        var placed = layout ?? CatalogBoardLayout(board)
        var configuration = configuration
        let limited = limitedScale(for: placed.size)
        if limited < configuration.scale {
            configuration.scale = limited
            configuration.traitCollection.performAsCurrent { placed = CatalogBoardLayout(board) }
        }
        configuration.size = placed.size
        let view = CatalogBoardView(board, layout: placed)
        let controller = UIViewController()
        let host = ScreenHost(controller, configuration: configuration)
        view.frame = controller.view.bounds
        controller.view.addSubview(view)
        host.layout()
        return (host, placed, view)
    }
}

extension UIView {
    /// The texts of all visible labels in the view from top to bottom.
    fileprivate var shownTexts: [String] {
        if isHidden { return [] }
        if let label = self as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
        return subviews.flatMap(\.shownTexts)
    }

    /// The accessibility label of the view, or the texts in it.
    fileprivate var spokenText: String? {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        let texts = shownTexts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
