import PortableUIKit

/// The columns of a section: where each starts and how wide it is, in pixels from the leading edge.
///
/// The pixels that a division leaves over go one each to the first columns, so columns and spacings always add up to
/// the width.
struct ColumnGrid: Equatable {
    let count: Int
    private let leading: Int
    private let available: Int
    private let spacing: Int

    init(width: Int, layout: CollectionViewSectionLayout, grid: PixelGrid) {
        leading = grid.rounded(layout.insets.left)
        let inner = max(0, width - leading - grid.rounded(layout.insets.right))
        let wanted = Self.count(layout.columns, inner: inner, spacing: layout.columnSpacing, grid: grid)
        let wantedSpacing = grid.rounded(layout.columnSpacing)
        // At least one pixel a column: more columns than that could not be seen or touched.
        count = max(1, min(wanted, (inner + wantedSpacing) / (1 + wantedSpacing)))
        spacing = count > 1 ? wantedSpacing : 0
        available = inner - (count - 1) * spacing
    }

    /// Where a column starts and ends.
    func range(of column: Int) -> Range<Int> {
        let (width, extra) = available.quotientAndRemainder(dividingBy: count)
        let start = leading + column * (width + spacing) + min(column, extra)
        return start..<(start + width + (column < extra ? 1 : 0))
    }

    /// All columns and what is between them.
    var fullRange: Range<Int> {
        leading..<(leading + available + (count - 1) * spacing)
    }

    private static func count(
        _ columns: CollectionViewSectionColumns,
        inner: Int,
        spacing: CGFloat,
        grid: PixelGrid
    ) -> Int {
        switch columns {
        case .fixed(let count):
            return max(1, count)
        case .adaptive(let minWidth, let maximum):
            guard minWidth.isFinite, minWidth > 0 else { return 1 }
            let spacing = grid.points(grid.rounded(spacing))
            let fitting = ((grid.points(inner) + spacing) / (minWidth + spacing)).rounded(.down)
            // A hair's breadth of minimum width gives a number that no integer holds.
            let count = Int(min(fitting, CGFloat(Int32.max)))
            return max(1, min(count, maximum ?? .max))
        }
    }
}
