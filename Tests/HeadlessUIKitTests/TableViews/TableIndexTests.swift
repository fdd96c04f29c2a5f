import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("The index of a table and the lines below its rows") @MainActor
struct TableIndexTests {
    private func makeScreen(
        prepare: (UITableView, TableSource) -> Void = { _, _ in }
    ) -> (screen: TableScreen, source: TableSource) {
        let source = TableSource(sections: [])
        source.indexTitles = ["A", "B", "C"]
        source.headers = ["A", "B", "C"]
        let screen = TableScreen(
            (0..<3).map { section in (0..<10).map { "\(section) \($0)" } },
            size: CGSize(width: 320, height: 400),
            source: source
        ) { table, _ in
            table.sectionHeaderHeight = 20
            table.sectionHeaderTopPadding = 0
            prepare(table, source)
        }
        return (screen, source)
    }

    private func index(_ screen: TableScreen) -> SectionIndexView? {
        screen.table.subviews.compactMap { $0 as? SectionIndexView }.first
    }

    @Test("a touch on a title scrolls to its section at once, and goes on with the finger")
    func touches() throws {
        let (screen, source) = makeScreen()
        let view = try require(index(screen))
        expectEqual(view.frame, CGRect(x: 305, y: 0, width: 15, height: 400))
        // Three titles of 14 points, vertically centered.
        screen.window.hostTouchDown(at: CGPoint(x: 312, y: 200))
        expectEqual(screen.table.contentOffset.y, 460)
        screen.window.hostTouchMoved(to: CGPoint(x: 312, y: 216))
        expectEqual(source.askedIndexTitles, ["B 1", "C 2"])
        expectEqual(screen.table.contentOffset.y, 920)
        expectEqual(index(screen)?.frame.minY, 920)
        screen.window.hostTouchMoved(to: CGPoint(x: 200, y: 30))
        expectEqual(screen.table.contentOffset.y, 0)
        screen.window.hostTouchUp()
        expectEqual(screen.table.indexPathForSelectedRow, nil)
    }

    @Test("cells leave room for the index, on the other side from right to left")
    func room() throws {
        let (screen, _) = makeScreen()
        expectEqual(screen.cell(0)?.contentView.frame, CGRect(x: 0, y: 0, width: 305, height: 44))
        screen.window.hostTraits = UITraitCollection(traitsFrom: [
            screen.window.hostTraits, UITraitCollection(layoutDirection: .rightToLeft),
        ])
        screen.window.hostLayout()
        expectEqual(index(screen)?.frame.minX, 0)
        expectEqual(screen.cell(0)?.contentView.frame.minX, 15)
    }

    @Test("the index disappears without titles or with too few rows")
    func presence() {
        let (screen, source) = makeScreen { table, _ in table.sectionIndexMinimumDisplayRowCount = 31 }
        expectEqual(index(screen), nil)
        screen.table.sectionIndexMinimumDisplayRowCount = 30
        screen.window.hostLayout()
        expectEqual(index(screen)?.titles, ["A", "B", "C"])
        source.indexTitles = ["A"]
        screen.window.hostLayout()
        expectEqual(index(screen)?.titles.count, 3)
        screen.table.reloadSectionIndexTitles()
        screen.window.hostLayout()
        expectEqual(index(screen)?.titles, ["A"])
        source.indexTitles = nil
        screen.table.reloadData()
        screen.window.hostLayout()
        expectEqual(index(screen), nil)
        expectEqual(screen.cell(0)?.contentView.frame.width, 320)
    }

    @Test("the magnifying glass scrolls to the top, and a title to the data source's section")
    func otherSections() {
        let (screen, source) = makeScreen { _, source in
            source.indexTitles = [UITableView.indexSearch, "x"]
            source.sectionOfIndexTitle = { _ in 2 }
        }
        screen.table.contentOffset.y = 300
        screen.window.hostLayout()
        screen.window.hostTouchDown(at: CGPoint(x: 312, y: 205))
        expectEqual(screen.table.contentOffset.y, 920)
        screen.window.hostTouchMoved(to: CGPoint(x: 312, y: 190))
        expectEqual(screen.table.contentOffset.y, 0)
        expectEqual(source.askedIndexTitles, ["x 1"])
        screen.window.hostTouchUp()
    }

    @Test("more titles than fit are drawn with dots between them, each in its color")
    func drawing() throws {
        let (screen, _) = makeScreen { table, source in
            source.indexTitles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
            table.sectionIndexColor = .red
            table.sectionIndexBackgroundColor = .yellow
            table.frame.size.height = 100
        }
        let view = try require(index(screen))
        expectEqual(view.backgroundColor, .yellow)
        let pixels = try HostRenderer.pixels(of: screen.window, scale: 1)
        let start = (50 * pixels.width + 306) * 4
        expect(pixels.rgba[start] == 255 && pixels.rgba[start + 2] == 0)
    }

    // MARK: Lines below the rows

    private func emptyRowSeparators(_ screen: TableScreen) -> EmptyRowSeparatorsView? {
        screen.table.subviews.compactMap { $0 as? EmptyRowSeparatorsView }.first
    }

    @Test("a plain table draws separators for empty rows of a height, unless it has a footer")
    func fillerRows() throws {
        let screen = TableScreen([["a", "b"]], size: CGSize(width: 320, height: 400))
        expect(screen.table.fillerRowHeight == 0 && emptyRowSeparators(screen) == nil)
        screen.table.fillerRowHeight = UITableView.automaticDimension
        screen.window.hostLayout()
        expectEqual(emptyRowSeparators(screen)?.frame, CGRect(x: 0, y: 88, width: 320, height: 312))
        expect(
            emptyRowSeparators(screen)?.appearance.rowHeight == 44 && emptyRowSeparators(screen)?.appearance.left == 16
        )
        let pixels = try HostRenderer.pixels(of: screen.window, scale: 2)
        func isLine(_ x: Int, _ y: Int) -> Bool { pixels.rgba[(y * pixels.width + x) * 4] < 250 }
        expect(isLine(100, 263) && isLine(100, 351) && !isLine(100, 300) && !isLine(20, 263))
        screen.table.tableFooterView = UIView()
        screen.window.hostLayout()
        expectEqual(emptyRowSeparators(screen), nil)
    }

    @Test("a full table, another style and a table without lines need none")
    func noFiller() {
        expectEqual(emptyRowSeparators(TableScreen(rows: 20)), nil)
        expectEqual(emptyRowSeparators(TableScreen([["a"]], style: .grouped)), nil)
        let screen = TableScreen([["a"]]) { table, _ in table.separatorStyle = .none }
        expectEqual(emptyRowSeparators(screen), nil)
    }

    @Test("the separators of empty rows move for inserted rows")
    func fillerFollows() {
        let screen = TableScreen([["a"]], size: CGSize(width: 320, height: 400)) { table, _ in
            table.fillerRowHeight = UITableView.automaticDimension
        }
        screen.update([["a", "b"]]) { $0.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
        screen.finishAnimations()
        expectEqual(emptyRowSeparators(screen)?.frame.minY, 88)
    }
}
