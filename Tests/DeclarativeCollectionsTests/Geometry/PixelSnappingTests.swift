import Expectations
import PortableUIKit
import Testing

@testable import DeclarativeCollections
import SeededRandom

@Suite("Pixel snapping")
struct PixelSnappingTests {
    @Test(
        "columns, spacing and insets add up to the width at every scale and width, and lie on whole pixels",
        arguments: [1, 2, 3] as [CGFloat]
    )
    func columnsAddUp(scale: CGFloat) {
        var generator = SeededGenerator(seed: UInt64(scale))
        for _ in 0..<500 {
            let width = CGFloat.random(in: 1...1_400, using: &generator)
            let layout = CollectionViewSectionLayout(
                insets: UIEdgeInsets(
                    top: 0,
                    left: .random(in: 0...20, using: &generator),
                    bottom: 0,
                    right: .random(in: 0...20, using: &generator)
                ),
                columnSpacing: .random(in: 0...12, using: &generator),
                columns: .fixed(Int.random(in: 1...7, using: &generator))
            )
            let geometry = CollectionGeometry(
                shapes: [SectionShape(itemCount: 7, layout: layout)],
                width: width,
                scale: scale
            )
            let columns = geometry.sections[0].columns
            let ranges = (0..<columns.count).map(columns.range)
            expectEqual(ranges.first?.lowerBound, columns.fullRange.lowerBound)
            expectEqual(ranges.last?.upperBound, columns.fullRange.upperBound)
            let spacing = geometry.grid.rounded(layout.columnSpacing)
            for (left, right) in zip(ranges, ranges.dropFirst()) {
                expectEqual(right.lowerBound - left.upperBound, spacing)
            }
            let widths = ranges.map(\.count)
            expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
            let insets = geometry.grid.rounded(layout.insets.left) + geometry.grid.rounded(layout.insets.right)
            expectEqual(widths.reduce(insets, +) + (columns.count - 1) * spacing, max(geometry.width, insets))
        }
    }
}
