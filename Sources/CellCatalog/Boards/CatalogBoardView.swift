import Honeycomb

/// The view of a board.
final class CatalogBoardView: UIView {
    private let board: CatalogBoard
    private let layout: CatalogBoardLayout
    private let titleLabel = UILabel()
    private let columnLabels: [UILabel]
    private let rowLabels: [UILabel]
    /// The marks of crossings that make no sense.
    private let emptyLabels: [UILabel]
    private static let emptyMark = "—"

    /// The views of the cells, in the order of the layout.
    let cellViews: [UIView]

    init(_ board: CatalogBoard, layout: CatalogBoardLayout) {
        self.board = board
        self.layout = layout
        columnLabels = board.columnTitles.map { _ in UILabel() }
        rowLabels = board.rows.map { _ in UILabel() }
        emptyLabels = layout.emptyFrames.map { _ in UILabel() }
        cellViews = layout.cells.map { $0.cell.makeView(board.theme) }

        super.init(frame: CGRect(origin: .zero, size: layout.size))

        backgroundColor = board.theme.palette.fill
        for label in [titleLabel] + columnLabels + rowLabels + emptyLabels { addSubview(label) }
        for view in cellViews {
            view.backgroundColor = board.theme.palette.background
            addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CatalogBoardView is made in code; it cannot be decoded.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        traitCollection.performAsCurrent { layoutTitles() }
        for (placed, view) in zip(layout.cells, cellViews) {
            view.frame = directed(placed.frame)
        }
    }

    private func layoutTitles() {
        titleLabel.frame = directed(layout.titleFrame)
        BoardTitle.board.apply(board.title, theme: board.theme, to: titleLabel)
        for (index, label) in columnLabels.enumerated() {
            label.frame = directed(layout.columnTitleFrames[index])
            BoardTitle.part.apply(board.columnTitles[index], theme: board.theme, to: label)
        }
        for (index, label) in rowLabels.enumerated() {
            label.frame = directed(layout.rowTitleFrames[index])
            BoardTitle.part.apply(board.rows[index].title, theme: board.theme, to: label)
        }
        for (label, frame) in zip(emptyLabels, layout.emptyFrames) {
            label.frame = directed(frame)
            BoardTitle.part.apply(Self.emptyMark, theme: board.theme, to: label)
        }
    }

    private func directed(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
