import BatchDiffing
import Expectations
import PortableUIKit
import Testing

@testable import DeclarativeCollections

@Suite("Collection geometry")
struct CollectionGeometryTests {
    @Test("header, inset, rows with spacing, inset and footer follow each other")
    func order() {
        let layout = CollectionViewSectionLayout(
            insets: UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20),
            rowSpacing: 3
        )
        var geometry = CollectionGeometry(
            shapes: [SectionShape(itemCount: 2, layout: layout, hasHeader: true, hasFooter: true)],
            width: 100,
            scale: 2
        )
        _ = geometry.measure(visible: 0..<10_000) { element, width in
            switch element {
            case .header: 40
            case .item(let path): path.element == 0 ? width : 30.3
            case .footer: 11
            case .background: 0
            }
        }
        expectEqual(geometry.frame(of: .header(section: 0)), PixelFrame(columns: 20..<160, rows: 0..<80))
        expectEqual(geometry.frame(of: .item(path(0, 0))), PixelFrame(columns: 20..<160, rows: 90..<230))
        expectEqual(geometry.frame(of: .item(path(0, 1))), PixelFrame(columns: 20..<160, rows: 236..<297))
        expectEqual(geometry.frame(of: .footer(section: 0)), PixelFrame(columns: 20..<160, rows: 311..<333))
        expectEqual(geometry.height, 333)
        expect(geometry.frame(of: .item(path(0, 2))) == nil)
        expect(geometry.frame(of: .header(section: 1)) == nil)
    }

    @Test("columns of a minimum width get fewer as texts get larger, fixed ones do not")
    func textScale() {
        var grid = SectionShape(itemCount: 6)
        grid.layout.columns = .adaptive(minWidth: 100)
        var fixed = SectionShape(itemCount: 6)
        fixed.layout.columns = .fixed(3)
        var geometry = CollectionGeometry(shapes: [grid, fixed], width: 320, scale: 2)
        expectEqual(geometry.sections.map(\.columns.count), [3, 3])
        for (scale, count) in [(1.06, 3), (1.5, 2), (3.1, 1), (1, 3)] as [(CGFloat, Int)] {
            geometry.resize(width: 320, scale: 2, textScale: scale)
            expectEqual(geometry.sections.map(\.columns.count), [count, 3])
            let isReshaped = geometry.reshape([grid, fixed])
            expect(!isReshaped)
        }
        geometry.resize(width: 320, scale: 2, textScale: 1.5)
        grid.hasHeader = true
        let isReshaped = geometry.reshape([grid, fixed])
        expect(isReshaped)
        expectEqual(geometry.sections[0].columns.count, 2)
        geometry.apply(BatchUpdateStep(insertedSections: [1]), shapes: [grid, grid, fixed])
        expectEqual(geometry.sections.map(\.columns.count), [2, 2, 3])
    }

    @Test("headers and footers stand above the texts of rows, and above the edges of cards")
    func headerEdges() {
        let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        func columns(_ change: (inout SectionShape) -> Void) -> [Range<Int>?] {
            var shape = SectionShape(itemCount: 2, hasHeader: true, hasFooter: true)
            shape.layout.insets = insets
            change(&shape)
            let geometry = CollectionGeometry(shapes: [shape], width: 100, scale: 1)
            return [.header(section: 0), .footer(section: 0)].map { geometry.frame(of: $0)?.columns }
        }
        expectEqual(columns { _ in }, [10..<90, 10..<90])
        expectEqual(columns { $0.itemCount = 0 }, [10..<90, 10..<90])
        expectEqual(columns { $0.hasCards = true }, [0..<100, 0..<100])
        expectEqual(columns { $0.layout.columns = .fixed(2) }, [10..<90, 10..<90])
        expectEqual(
            columns {
                $0.hasCards = true
                $0.background = CollectionViewSectionBackgroundArea()
            },
            [10..<90, 10..<90]
        )
    }

    @Test("a section without rows has no insets")
    func headerOnly() {
        let layout = CollectionViewSectionLayout(insets: UIEdgeInsets(top: 9, left: 0, bottom: 9, right: 0))
        var geometry = CollectionGeometry(
            shapes: [
                SectionShape(itemCount: 0, layout: layout, hasHeader: true), SectionShape(itemCount: 0, layout: layout),
            ],
            width: 100
        )
        _ = geometry.measure(visible: 0..<100) { _, _ in 30 }
        expectEqual(geometry.height, 30)
        expectEqual(geometry.elements(in: 0..<100), [.header(section: 0)])
    }

    @Test("only what is visible is measured, however long the list is", arguments: [100, 10_000, 1_000_000])
    func laziness(count: Int) {
        var geometry = CollectionGeometry(shapes: [SectionShape(itemCount: count)], width: 100)
        var asked = 0
        _ = geometry.measure(visible: 0..<800) { _, _ in
            asked += 1
            return 50
        }
        expectEqual(asked, 16)
        expectEqual(geometry.height, count * 50)
    }

    @Test("a window as tall as the content measures everything")
    func tallWindow() {
        var geometry = CollectionGeometry(shapes: [SectionShape(itemCount: 500)], width: 100)
        _ = geometry.measure(visible: 0..<1_000_000) { element, _ in
            guard case .item(let path) = element else { return 0 }
            return CGFloat(path.element % 7 + 1)
        }
        expectEqual(geometry.height, (0..<500).map { $0 % 7 + 1 }.reduce(0, +))
    }

    @Test("measuring rows above the visible ones does not move the visible ones")
    func correctionKeepsPlace() {
        var geometry = CollectionGeometry(shapes: [SectionShape(itemCount: 1_000)], width: 100)
        let height: CollectionGeometry.Measure = { element, _ in
            guard case .item(let path) = element else { return 0 }
            return path.element < 500 ? 20 : 90
        }
        let start = geometry.frame(of: .item(path(0, 500)))?.rows.lowerBound ?? 0
        var visible = start..<(start + 400)
        visible = shifted(visible, by: geometry.measure(visible: visible, using: height))
        for _ in 0..<20 {
            visible = shifted(visible, by: -15)
            let seen = geometry.elements(in: visible).last
            let before = seen.flatMap { geometry.frame(of: $0)?.rows.lowerBound }.map { $0 - visible.lowerBound }
            visible = shifted(visible, by: geometry.measure(visible: visible, using: height))
            let after = seen.flatMap { geometry.frame(of: $0)?.rows.lowerBound }.map { $0 - visible.lowerBound }
            expectEqual(before, after)
            expect(geometry.isMeasured(in: visible))
        }
    }

    @Test("cells in a row have their own heights, or equal heights on request")
    func columns() {
        for hasEqualHeights in [false, true] {
            let layout = CollectionViewSectionLayout(
                columnSpacing: 10,
                columns: .fixed(2),
                hasEqualHeights: hasEqualHeights
            )
            var geometry = CollectionGeometry(shapes: [SectionShape(itemCount: 3, layout: layout)], width: 110)
            _ = geometry.measure(visible: 0..<1_000) { element, width in
                guard case .item(let path) = element, width == 50 else { return 0 }
                return [20, 60, 10][path.element]
            }
            expectEqual(geometry.frame(of: .item(path(0, 0)))?.rows, 0..<(hasEqualHeights ? 60 : 20))
            expectEqual(geometry.frame(of: .item(path(0, 1))), PixelFrame(columns: 60..<110, rows: 0..<60))
            expectEqual(geometry.frame(of: .item(path(0, 2))), PixelFrame(columns: 0..<50, rows: 60..<70))
        }
    }

    @Test("another width invalidates all heights, which serve as estimates until measured")
    func resize() {
        var geometry = CollectionGeometry(shapes: [SectionShape(itemCount: 10)], width: 100)
        _ = geometry.measure(visible: 0..<1_000) { _, width in 1_000 / width }
        expectEqual(geometry.height, 100)
        geometry.resize(width: 50, scale: 1)
        expectEqual(geometry.height, 100)
        expect(!geometry.isMeasured(in: 0..<10))
        _ = geometry.measure(visible: 0..<1_000) { _, width in 1_000 / width }
        expectEqual(geometry.height, 200)
    }

    @Test("invalid heights count as 0")
    func invalidHeights() {
        for height in [CGFloat.nan, .infinity, -.infinity, -5] {
            var geometry = CollectionGeometry(shapes: [SectionShape(itemCount: 3)], width: 100)
            _ = geometry.measure(visible: 0..<1_000) { _, _ in height }
            expectEqual(geometry.height, 0)
        }
    }

    @Test("a sticky header stays at the top edge and is pushed out by the end of its section")
    func stickyHeader() {
        let layout = CollectionViewSectionLayout(isHeaderSticky: true)
        let shape = SectionShape(itemCount: 5, layout: layout, hasHeader: true)
        var geometry = CollectionGeometry(shapes: [shape, shape], width: 100)
        _ = geometry.measure(visible: 0..<1_000) { _, _ in 20 }
        expectEqual(geometry.stickyHeader(in: 0..<50)?.offset, 0)
        expectEqual(geometry.stickyHeader(in: 30..<80)?.offset, 30)
        expectEqual(geometry.stickyHeader(in: 110..<160)?.offset, 100)
        expectEqual(geometry.stickyHeader(in: 130..<180)?.section, 1)
    }

    private func path(_ section: Int, _ element: Int) -> ElementPath {
        ElementPath(section: section, element: element)
    }

    private func shifted(_ range: Range<Int>, by shift: Int) -> Range<Int> {
        (range.lowerBound + shift)..<(range.upperBound + shift)
    }
}
