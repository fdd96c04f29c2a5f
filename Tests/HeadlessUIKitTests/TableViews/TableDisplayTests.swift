import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Tables show what is in sight") @MainActor
struct TableDisplayTests {
    @Test("only the rows in sight have cells, whatever the number of rows", arguments: [100, 10_000, 100_000])
    func visibleRows(count: Int) {
        let screen = TableScreen(rows: count)
        expectEqual(screen.visibleTitles, ["0", "1", "2", "3"])
        expectEqual(screen.source.requestedRows.count, 4)
        expectEqual(screen.table.contentSize, CGSize(width: 100, height: 44 * CGFloat(count)))
        screen.source.forgetRequests()
        screen.scroll(to: 44 * CGFloat(count / 2) + 1)
        expectEqual(screen.source.requestedRows.count, 5)
        expectEqual(screen.visibleTitles.first, "\(count / 2)")
        expectEqual(screen.source.displayed.count, 5)
        expect(screen.source.displayMistakes.isEmpty)
    }

    @Test("cells that leave sight are used again")
    func reuse() {
        let screen = TableScreen(rows: 100)
        let first = screen.cell(0)
        screen.scroll(to: 44 * 4)
        expectEqual(screen.visibleTitles, ["4", "5", "6", "7"])
        expect(screen.table.visibleCells.contains { $0 === first })
        expectEqual(first?.reuseCount, 1)
        expectEqual(screen.cell(0), nil)
    }

    @Test("display is announced and ended in pairs")
    func displayOrder() {
        let screen = TableScreen(rows: 100)
        screen.source.log = []
        screen.scroll(to: 44)
        expectEqual(screen.source.log, ["did end displaying 0", "will display 4"])
    }

    @Test("a plain table keeps the header of the section at the top in sight until the next one pushes it out")
    func stickyHeaders() throws {
        let screen = TableScreen([["a", "b", "c", "d"], ["e", "f", "g", "h"]]) { table, source in
            source.headers = ["One", "Two"]
            table.sectionHeaderHeight = 30
            table.sectionHeaderTopPadding = 0
        }
        let header = try require(screen.table.headerView(forSection: 0))
        expectEqual(header.textLabel?.text, "One")
        expectEqual(header.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.scroll(to: 100)
        expectEqual(header.frame.minY, 100)
        // The section ends at 206.
        screen.scroll(to: 190)
        expectEqual(header.frame.maxY, 206)
        expectEqual(screen.table.headerView(forSection: 1)?.frame.minY, 206)
        expectEqual(screen.table.rectForHeader(inSection: 0).minY, 0)
        let row = try require(screen.cell(0, 1))
        let subviews = screen.table.subviews
        let rowIndex = try require(subviews.firstIndex { $0 === row })
        let headerIndex = try require(subviews.firstIndex { $0 === header })
        expect(rowIndex < headerIndex)
    }

    @Test("a grouped table scrolls its headers away")
    func groupedHeaders() throws {
        let screen = TableScreen([["a", "b", "c", "d"], ["e"]], style: .grouped) { table, source in
            source.headers = ["One", nil]
            table.sectionHeaderHeight = 30
        }
        let header = try require(screen.table.headerView(forSection: 0))
        expectEqual(header.textLabel?.text, "ONE")
        screen.scroll(to: 20)
        expectEqual(header.frame.minY, 0)
    }

    @Test("a plain table keeps the footer of the section at the bottom in sight")
    func stickyFooters() throws {
        let screen = TableScreen([["a", "b", "c", "d", "e", "f"], ["g"]]) { table, source in
            source.footers = ["End", nil]
            table.sectionFooterHeight = 20
        }
        let footer = try require(screen.table.footerView(forSection: 0))
        expectEqual(footer.frame.maxY, 176)
        screen.scroll(to: 50)
        expectEqual(footer.frame.maxY, 226)
        screen.scroll(to: 130)
        expectEqual(footer.frame.minY, 264)
    }
}
