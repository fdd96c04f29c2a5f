import PortableUIKit

/// The geometry of one section, in pixels from its top: header, inset, rows, inset, footer.
struct SectionGeometry {
    /// The initial estimate for rows, headers and footers in points: the default height of UIKit's table rows.
    static let initialEstimate: CGFloat = 44

    private(set) var shape: SectionShape
    private(set) var columns: ColumnGrid
    private(set) var arrangement: RowArrangement
    private(set) var topInset: Int
    private(set) var bottomInset: Int
    private(set) var rowSpacing: Int
    /// The horizontal range of the header and the footer, from the leading edge.
    let supplementaryRange: Range<Int>

    /// The basis of the row estimate; see ``RowEstimates``.
    private var estimateBasis = 0
    var rows: RowHeights
    var header: MeasuredHeight = .unknown
    var footer: MeasuredHeight = .unknown
    /// The heights of single cells, stored only if cells in one row may differ in height.
    private var cellHeights: [Int: MeasuredHeight] = [:]

    init(shape: SectionShape, width: Int, grid: PixelGrid) {
        let columns = ColumnGrid(width: width, shape: shape, grid: grid)
        self.shape = shape
        self.columns = columns
        supplementaryRange = Self.supplementaryRange(shape: shape, columns: columns, grid: grid)
        topInset = grid.rounded(shape.layout.insets.top)
        bottomInset = grid.rounded(shape.layout.insets.bottom)
        rowSpacing = grid.rounded(shape.layout.rowSpacing)
        arrangement = RowArrangement(
            itemCount: shape.itemCount,
            columnCount: columns.count,
            fullWidthItems: shape.fullWidthItems
        )
        rows = RowHeights(count: arrangement.rowCount, estimate: grid.rounded(Self.initialEstimate))
        supplementaryEstimate = grid.rounded(Self.initialEstimate)
    }

    private let supplementaryEstimate: Int

    // MARK: Heights

    var headerHeight: Int {
        shape.hasHeader ? header.height ?? supplementaryEstimate : 0
    }

    var footerHeight: Int {
        shape.hasFooter ? footer.height ?? supplementaryEstimate : 0
    }

    /// The offset of the first row.
    var rowsTop: Int {
        headerHeight + (rows.count > 0 ? topInset : 0)
    }

    /// The offset of the footer.
    var footerTop: Int {
        guard rows.count > 0 else { return headerHeight }
        return rowsTop + rows.total + (rows.count - 1) * rowSpacing + bottomInset
    }

    var height: Int {
        footerTop + footerHeight
    }

    // MARK: Rows

    func rowOffset(_ row: Int) -> Int {
        rowsTop + rows.offset(of: row) + row * rowSpacing
    }

    /// Returns the row at an offset from the section's top, or the nearest one.
    func row(at offset: Int) -> Int {
        rows.row(at: offset - rowsTop, spacing: rowSpacing)
    }

    func row(ofItem item: Int) -> Int {
        arrangement.row(ofItem: item)
    }

    func items(inRow row: Int) -> Range<Int> {
        arrangement.items(inRow: row)
    }

    /// Returns the horizontal range of an item, from the leading edge.
    func columnRange(ofItem item: Int) -> Range<Int> {
        arrangement.column(ofItem: item).map(columns.range) ?? columns.fullRange
    }

    /// Measures the cells of a row; the highest one determines the height of the row.
    mutating func measureRow(_ row: Int, measure: (_ item: Int, _ column: Range<Int>) -> Int) {
        var highest = 0
        for item in items(inRow: row) {
            let height = measure(item, columnRange(ofItem: item))
            highest = max(highest, height)
            if keepsCellHeights {
                cellHeights[item] = .exact(height)
            }
        }
        rows[row] = .exact(highest)
    }

    /// Updates the row estimate if its basis has changed since the last time.
    mutating func estimate(from estimates: RowEstimates, section: Int, grid: PixelGrid) {
        let basis = estimates.basis()
        guard basis != estimateBasis, let height = estimates.height(section) else { return }
        estimateBasis = basis
        rows.estimate = grid.rounded(height)
    }

    // MARK: Frames

    func frame(ofItem item: Int) -> PixelFrame {
        let row = row(ofItem: item)
        let top = rowOffset(row)
        let height = (keepsCellHeights ? cellHeights[item]?.height : nil) ?? rows.height(of: row)
        return PixelFrame(columns: columnRange(ofItem: item), rows: top..<(top + height))
    }

    // MARK: Changes

    /// Turns all heights into estimates, to be measured again.
    mutating func markOutdated() {
        rows.markOutdated()
        header = header.outdated
        footer = footer.outdated
    }

    mutating func markItemOutdated(_ item: Int) {
        let row = row(ofItem: item)
        rows[row] = rows[row].outdated
    }

    /// Returns the section with another shape, width or scale. Heights are preserved as far as they are still
    /// meaningful.
    func reshaped(_ shape: SectionShape, width: Int, grid: PixelGrid, rescale: CGFloat) -> SectionGeometry {
        if rescale == 1, shape == self.shape, columns == ColumnGrid(width: width, shape: shape, grid: grid) {
            return self
        }
        var result = SectionGeometry(shape: shape, width: width, grid: grid)
        guard rescale == 1 else { return result }
        result.estimateBasis = estimateBasis
        let isSameWidth = result.columns == columns
        if result.arrangement == arrangement {
            result.rows = rows
            result.cellHeights = cellHeights
            if !isSameWidth || shape.layout.hasEqualHeights != self.shape.layout.hasEqualHeights {
                result.rows.markOutdated()
            }
        } else {
            result.rows.estimate = rows.estimate
        }
        let areSupplementsValid = result.supplementaryRange.count == supplementaryRange.count
        result.header = areSupplementsValid ? header : header.outdated
        result.footer = areSupplementsValid ? footer : footer.outdated
        return result
    }

    private var keepsCellHeights: Bool {
        columns.count > 1 && !shape.layout.hasEqualHeights
    }
}
