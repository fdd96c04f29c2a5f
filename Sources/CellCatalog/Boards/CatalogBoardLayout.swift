import Honeycomb

/// The frames of the titles and cells of a board, measured from the leading edge, for the current traits.
@MainActor
struct CatalogBoardLayout {
    /// A cell and its frame.
    struct PlacedCell {
        let row: Int
        let column: Int
        let cell: CatalogCell
        let frame: CGRect
    }

    let titleFrame: CGRect
    let columnTitleFrames: [CGRect]
    let rowTitleFrames: [CGRect]
    let cells: [PlacedCell]
    /// The frames of the marks of columns without a cell.
    let emptyFrames: [CGRect]
    let size: CGSize

    private static let rowTitleWidth: CGFloat = 152
    private static let margin: CGFloat = .l
    private static let gap: CGFloat = .m

    init(_ board: CatalogBoard) {
        let margin = Self.margin
        let gap = Self.gap
        let columnCount = max(board.columnTitles.count, board.rows.map(\.cells.count).max() ?? 0)
        let cellsX = margin + Self.rowTitleWidth + gap
        func x(ofColumn column: Int) -> CGFloat { cellsX + CGFloat(column) * (board.columnWidth + gap) }
        let width = max(x(ofColumn: columnCount) - gap, cellsX) + margin

        let titleSize = BoardTitle.board.size(board.title, theme: board.theme, fitting: width - margin * 2)
        titleFrame = CGRect(x: margin, y: margin, width: width - margin * 2, height: titleSize.height)
        var y = titleFrame.maxY + gap

        let columnTitleHeight =
            board.columnTitles.map { title in
                BoardTitle.part.size(title, theme: board.theme, fitting: board.columnWidth - gap).height
            }
            .max() ?? 0
        columnTitleFrames = board.columnTitles.indices.map { column in
            CGRect(
                x: x(ofColumn: column) + gap,
                y: y,
                width: board.columnWidth - gap,
                height: columnTitleHeight
            )
        }
        if columnTitleHeight > 0 { y += columnTitleHeight + gap / 2 }

        var rowTitleFrames: [CGRect] = []
        var placed: [PlacedCell] = []
        var emptyFrames: [CGRect] = []
        for (rowIndex, row) in board.rows.enumerated() {
            let titleSize = BoardTitle.part.size(row.title, theme: board.theme, fitting: Self.rowTitleWidth)
            let titleHeight = titleSize.height
            let sizes = row.cells.map { $0?.size(board.columnWidth, board.theme) ?? .zero }
            let height = max(sizes.map(\.height).max() ?? 0, gap + titleHeight)
            // Aligned with the first line of the cells.
            rowTitleFrames.append(CGRect(x: margin, y: y + gap, width: Self.rowTitleWidth, height: titleHeight))
            for (column, cell) in row.cells.enumerated() {
                guard let cell else {
                    emptyFrames.append(
                        CGRect(x: x(ofColumn: column) + gap, y: y + gap, width: board.columnWidth, height: titleHeight)
                    )
                    continue
                }
                let frame = CGRect(
                    x: x(ofColumn: column),
                    y: y,
                    width: board.columnWidth,
                    height: sizes[column].height
                )
                placed.append(PlacedCell(row: rowIndex, column: column, cell: cell, frame: frame))
            }
            y += height + gap / 2
        }
        self.rowTitleFrames = rowTitleFrames
        cells = placed
        self.emptyFrames = emptyFrames
        size = CGSize(width: width, height: y - gap / 2 + margin)
    }
}
