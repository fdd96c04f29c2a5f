import Expectations
import Testing

@testable import DeclarativeCollections

@Suite("Row heights")
struct RowHeightsTests {
    @Test("offsets mix measured heights and estimates, across chunks")
    func offsets() {
        var rows = RowHeights(count: 1_000, estimate: 10)
        let measured = [0: 4, 1: 30, 255: 7, 256: 9, 700: 1, 999: 100]
        for (row, height) in measured { rows[row] = .exact(height) }
        var offset = 0
        for row in 0..<1_000 {
            expectEqual(rows.offset(of: row), offset)
            offset += measured[row] ?? 10
        }
        expectEqual(rows.total, offset)
    }

    @Test("the row at an offset is the last one that starts at or above it")
    func rowAtOffset() {
        var rows = RowHeights(count: 600, estimate: 10)
        for row in [0, 3, 256, 257, 599] { rows[row] = .exact(25) }
        for spacing in [0, 3] {
            let starts = (0..<600).map { rows.offset(of: $0) + $0 * spacing }
            for offset in stride(from: -5, to: starts[599] + 60, by: 7) {
                let expected = starts.lastIndex { $0 <= offset } ?? 0
                expectEqual(rows.row(at: offset, spacing: spacing), expected)
            }
        }
    }

    @Test("an outdated height is still used, but is no longer exact")
    func outdated() {
        var rows = RowHeights(count: 3, estimate: 10)
        rows[1] = .exact(50)
        rows.markOutdated()
        expectEqual(rows.total, 70)
        expect(!rows[1].isExact)
        rows[1] = .exact(20)
        expectEqual(rows.total, 40)
        expect(rows[1].isExact)
    }

    @Test("a million rows cost memory only where they were measured")
    func sparse() {
        var rows = RowHeights(count: 1_000_000, estimate: 44)
        rows[500_000] = .exact(100)
        expectEqual(rows.total, 44 * 999_999 + 100)
        expectEqual(rows.offset(of: 500_001), 44 * 500_000 + 100)
        expectEqual(rows.row(at: rows.offset(of: 777_777), spacing: 0), 777_777)
    }

    @Test("rows of zero height have the same offset, without an endless loop")
    func zeroHeights() {
        var rows = RowHeights(count: 10, estimate: 0)
        expectEqual(rows.total, 10, "a row that was never measured has to come into sight")
        for row in 0..<10 { rows[row] = .exact(0) }
        expectEqual(rows.total, 0)
        expectEqual(rows.row(at: 0, spacing: 0), 9)
    }
}
