import Expectations
import PortableUIKit
import Testing

@testable import DeclarativeCollections

@Suite("Columns")
struct ColumnGridTests {
    @Test("columns and spacings add up to the width at every scale", arguments: [1.0, 2.0, 3.0] as [CGFloat])
    func sumsToWidth(scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        for width in [320, 375, 390, 402, 1_024] as [CGFloat] {
            for count in 1...7 {
                let layout = CollectionViewSectionLayout(
                    insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 12),
                    columnSpacing: 7,
                    columns: .fixed(count)
                )
                let columns = ColumnGrid(
                    width: grid.rounded(width),
                    shape: SectionShape(itemCount: 1, layout: layout),
                    grid: grid
                )
                let ranges = (0..<count).map(columns.range)
                expectEqual(columns.count, count)
                expectEqual(ranges.first?.lowerBound, grid.rounded(16))
                expectEqual(ranges.last?.upperBound, grid.rounded(width - 12))
                for (left, right) in zip(ranges, ranges.dropFirst()) {
                    expectEqual(right.lowerBound - left.upperBound, grid.rounded(7))
                    expect(abs(right.count - left.count) <= 1)
                }
            }
        }
    }

    @Test("adaptive columns are as many as fit, spacing included, and no more than the maximum")
    func adaptive() {
        expectEqual(count(.adaptive(minWidth: 100), width: 320, spacing: 10), 3)
        expectEqual(count(.adaptive(minWidth: 100), width: 319, spacing: 10), 2)
        expectEqual(count(.adaptive(minWidth: 100, max: 2), width: 1_000, spacing: 10), 2)
        expectEqual(count(.adaptive(minWidth: 400), width: 320, spacing: 10), 1)
    }

    @Test(
        "column counts and widths that mean nothing give one column",
        arguments: [
            .fixed(0), .fixed(-3), .adaptive(minWidth: 0), .adaptive(minWidth: -1), .adaptive(minWidth: .nan),
            .adaptive(minWidth: .infinity), .adaptive(minWidth: 10, max: 0),
        ] as [CollectionViewSectionColumns]
    )
    func meaningless(columns: CollectionViewSectionColumns) {
        expectEqual(count(columns, width: 320, spacing: 0), 1)
    }

    @Test("there are never more columns than pixels, nor negative widths")
    func tooMany() {
        expectEqual(count(.fixed(.max), width: 320, spacing: 0), 320)
        expectEqual(count(.adaptive(minWidth: 1e-300), width: 320, spacing: 1), 160)
        expectEqual(count(.fixed(4), width: 0, spacing: 8), 1)
        let layout = CollectionViewSectionLayout(insets: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100))
        let narrow = ColumnGrid(width: 50, shape: SectionShape(itemCount: 1, layout: layout), grid: PixelGrid(scale: 1))
        expect(narrow.range(of: 0).isEmpty)
    }

    private func count(_ columns: CollectionViewSectionColumns, width: CGFloat, spacing: CGFloat) -> Int {
        let grid = PixelGrid(scale: 1)
        let layout = CollectionViewSectionLayout(columnSpacing: spacing, columns: columns)
        return ColumnGrid(width: grid.rounded(width), shape: SectionShape(itemCount: 1, layout: layout), grid: grid)
            .count
    }
}
