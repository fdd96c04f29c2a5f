/// The arrangement of items in rows: full-width items have their own rows, the others fill rows column by column.
///
/// Memory and time depend on the number of full-width items; a section without them stores only counts.
struct RowArrangement: Equatable {
    let itemCount: Int
    let columnCount: Int
    let rowCount: Int
    /// The full-width items in ascending order, and the row of each.
    private let fullWidthItems: [Int]
    private let fullWidthRows: [Int]

    /// Creates an arrangement.
    ///
    /// - Parameter fullWidthItems: Indexes in ascending order.
    init(itemCount: Int, columnCount: Int, fullWidthItems: [Int]) {
        self.itemCount = itemCount
        self.columnCount = columnCount
        // With one column, every item has its own row anyway.
        self.fullWidthItems = columnCount > 1 ? fullWidthItems : []
        var rows: [Int] = []
        var row = 0
        var next = 0
        for item in self.fullWidthItems {
            row += Self.rowCount(items: item - next, columns: columnCount)
            rows.append(row)
            row += 1
            next = item + 1
        }
        fullWidthRows = rows
        rowCount = row + Self.rowCount(items: itemCount - next, columns: columnCount)
    }

    /// Returns the row of an item. Complexity: O(log full-width items).
    func row(ofItem item: Int) -> Int {
        let run = run(before: item, in: fullWidthItems)
        return item < run.item ? run.row - 1 : run.row + (item - run.item) / columnCount
    }

    /// Returns the column of an item; `nil` for a full-width item.
    func column(ofItem item: Int) -> Int? {
        let run = run(before: item, in: fullWidthItems)
        return item < run.item ? nil : (item - run.item) % columnCount
    }

    /// Returns the items of a row. Complexity: O(log full-width items).
    func items(inRow row: Int) -> Range<Int> {
        let run = run(before: row, in: fullWidthRows)
        guard row >= run.row else { return (run.item - 1)..<run.item }
        let start = run.item + (row - run.row) * columnCount
        let end = run.index < fullWidthItems.count ? fullWidthItems[run.index] : itemCount
        return start..<min(end, start + columnCount)
    }

    /// Returns the number of leading rows that contain the same items as in another arrangement, up to an item.
    func commonRowCount(with other: RowArrangement, upTo item: Int) -> Int {
        guard columnCount == other.columnCount else { return 0 }
        let difference = zip(fullWidthItems, other.fullWidthItems).first { $0 != $1 }.map { min($0, $1) }
        let shared = min(fullWidthItems.count, other.fullWidthItems.count)
        let surplus = [fullWidthItems, other.fullWidthItems].compactMap { $0.dropFirst(shared).first }.min()
        let end = min(item, difference ?? surplus ?? .max, itemCount, other.itemCount)
        guard end > 0 else { return 0 }
        // The last row counts only if it ends within the common items.
        let last = row(ofItem: end - 1)
        let isIntact = items(inRow: last) == other.items(inRow: last) && items(inRow: last).upperBound <= end
        return isIntact ? last + 1 : last
    }

    /// Items in columns that follow a full-width item or the start of the section.
    private struct Run {
        /// The number of full-width items above.
        var index: Int
        var item: Int
        var row: Int
    }

    /// The run after the last full-width item at or before a position.
    private func run(before position: Int, in positions: [Int]) -> Run {
        var low = 0
        var high = positions.count
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] <= position { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return Run(index: 0, item: 0, row: 0) }
        return Run(index: low, item: fullWidthItems[low - 1] + 1, row: fullWidthRows[low - 1] + 1)
    }

    private static func rowCount(items: Int, columns: Int) -> Int {
        (items + columns - 1) / columns
    }
}
