import Expectations
import Testing

@testable import DeclarativeCollections
import SeededRandom

@Suite("Arrangement of items in rows")
struct RowArrangementTests {
    /// The rows by a straightforward reference implementation.
    private func rows(itemCount: Int, columnCount: Int, fullWidth: Set<Int>) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        for item in 0..<itemCount {
            let startsRow =
                rows.last.map { last in
                    columnCount == 1 || last.count == columnCount || fullWidth.contains(item)
                        || fullWidth.contains(last.lowerBound)
                } ?? true
            if startsRow {
                rows.append(item..<(item + 1))
            } else {
                rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<(item + 1)
            }
        }
        return rows
    }

    @Test("items fill rows column by column, and full-width items have rows of their own", arguments: 1...4)
    func rowsAndColumns(columnCount: Int) {
        var generator = SeededGenerator(seed: UInt64(columnCount))
        for _ in 0..<200 {
            let itemCount = Int.random(in: 0...20, using: &generator)
            let fullWidth = Set((0..<itemCount).filter { _ in Int.random(in: 0...3, using: &generator) == 0 })
            let expected = rows(itemCount: itemCount, columnCount: columnCount, fullWidth: fullWidth)
            let arrangement = RowArrangement(
                itemCount: itemCount,
                columnCount: columnCount,
                fullWidthItems: fullWidth.sorted()
            )
            expectEqual(arrangement.rowCount, expected.count)
            for (row, items) in expected.enumerated() {
                expectEqual(arrangement.items(inRow: row), items)
                for item in items {
                    let isFullWidth = columnCount > 1 && fullWidth.contains(item)
                    expectEqual(arrangement.row(ofItem: item), row)
                    expectEqual(arrangement.column(ofItem: item), isFullWidth ? nil : item - items.lowerBound)
                }
            }
        }
    }

    @Test("the common rows of two arrangements contain the same items, all of them before a change")
    func commonRows() {
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<300 {
            let arrangements = (0..<2).map { _ in
                let itemCount = Int.random(in: 0...9, using: &generator)
                return RowArrangement(
                    itemCount: itemCount,
                    columnCount: 2,
                    fullWidthItems: (0..<itemCount).filter { _ in Int.random(in: 0...2, using: &generator) == 0 }
                )
            }
            let end = Int.random(in: 0...9, using: &generator)
            let common = arrangements[0].commonRowCount(with: arrangements[1], upTo: end)
            for row in 0..<common {
                let items = arrangements.map { $0.items(inRow: row) }
                expect(items[0] == items[1] && items[0].upperBound <= end)
            }
        }
    }
}
