extension SectionGeometry {
    /// The section after items came and went; heights of the rows that stay are kept. Edits are sorted.
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
            // From the first change on, rows are made up of other cells.
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
