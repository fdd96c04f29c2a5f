extension SectionGeometry {
    /// Returns the section after insertions and deletions; the heights of remaining rows are preserved. Edits must be
    /// sorted.
    func edited(by edits: SectionEdits, shape: SectionShape, width: Int, grid: PixelGrid) -> SectionGeometry {
        var result = reshaped(shape, width: width, grid: grid, rescale: 1)
        guard !edits.isEmpty, result.columns.count == columns.count else { return result }
        result.rows = RowHeights(count: result.rows.count, estimate: rows.estimate)
        let isSameWidth = result.columns == columns
        if columns.count == 1 {
            var walk = IndexWalk(edits)
            rows.forEachMeasured { row, height in
                guard let newRow = walk.newIndex(of: row), newRow < result.rows.count else { return }
                result.rows[newRow] = isSameWidth ? height : height.outdated
            }
        } else {
            // From the first change on, rows consist of other cells.
            let firstChange = min(edits.removed.first ?? .max, edits.added.first ?? .max)
            let intact = arrangement.commonRowCount(with: result.arrangement, upTo: firstChange)
            rows.forEachMeasured { row, height in
                guard row < intact else { return }
                result.rows[row] = height.outdated
            }
        }
        return result
    }
}
