import PortableUIKit

/// The positions and widths of a section's columns, in pixels from the leading edge.
///
/// The remaining pixels of a division are distributed one each to the first columns, so that columns and spacings
/// always add up to the width.
struct ColumnGrid: Equatable {
    let count: Int
    /// The range of the section's content with its horizontal insets: the width, or the centered maximum width.
    let outerRange: Range<Int>
    private let leading: Int
    private let available: Int
    private let spacing: Int

    init(width: Int, shape: SectionShape, grid: PixelGrid) {
        let layout = shape.layout
        let insets = grid.rounded(layout.insets.left) + grid.rounded(layout.insets.right)
        let limit = layout.maximumWidth.flatMap { $0.isFinite && $0 > 0 ? grid.rounded($0) : nil } ?? width
        let inner = max(0, min(width - insets, limit))
        let margin = layout.maximumWidth == nil ? 0 : max(0, width - insets - inner) / 2
        outerRange = margin..<max(margin, width - margin)
        leading = margin + grid.rounded(layout.insets.left)
        let wanted = Self.count(shape.columns, inner: inner, spacing: layout.columnSpacing, grid: grid)
        let wantedSpacing = grid.rounded(layout.columnSpacing)
        // At least one pixel per column: more columns could not be seen or touched.
        count = max(1, min(wanted, (inner + wantedSpacing) / (1 + wantedSpacing)))
        spacing = count > 1 ? wantedSpacing : 0
        available = inner - (count - 1) * spacing
    }

    /// The horizontal range of a column.
    func range(of column: Int) -> Range<Int> {
        let (width, extra) = available.quotientAndRemainder(dividingBy: count)
        let start = leading + column * (width + spacing) + min(column, extra)
        return start..<(start + width + (column < extra ? 1 : 0))
    }

    /// The horizontal range of all columns with the spacings between them.
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
            // A tiny minimum width yields a number that would overflow an integer.
            let count = Int(min(fitting, CGFloat(Int32.max)))
            return max(1, min(count, maximum ?? .max))
        }
    }
}
