import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Scrolling tables and what they announce") @MainActor
struct TableScrollingTests {
    @Test("a row is scrolled to a place of the visible rectangle")
    func positions() {
        let screen = TableScreen(rows: 100)
        func offset(_ position: UITableView.ScrollPosition) -> CGFloat {
            screen.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: position, animated: false)
            return screen.table.contentOffset.y
        }
        expectEqual(offset(.top), 2200)
        expectEqual(offset(.bottom), 2068)
        expectEqual(offset(.middle), 2134)
        expectEqual(offset(.none), 2134)
        screen.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        expectEqual(screen.table.contentOffset.y, 4224)
    }

    @Test("a row is not scrolled to under a header that stays in sight")
    func underHeader() {
        let screen = TableScreen([(0..<50).map(String.init)]) { table, source in
            source.headers = ["Title"]
            table.sectionHeaderHeight = 30
            table.sectionHeaderTopPadding = 0
        }
        screen.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        expectEqual(screen.table.contentOffset.y, 880)
        expectEqual(screen.cell(20)?.frame.minY, screen.table.headerView(forSection: 0)?.frame.maxY)
    }

    @Test("an animated way to a row ends where it really is")
    func animated() {
        let screen = TableScreen(rows: 100, rowHeight: nil) { table, source in
            table.estimatedRowHeight = 10
            source.configure = { cell, _ in cell.textLabel?.text = "text" }
        }
        screen.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
        for _ in 0..<60 {
            screen.window.clock.advance(by: 1 / 60)
            screen.window.hostLayout()
        }
        expectEqual(screen.cell(60)?.frame.minY, screen.table.contentOffset.y)
    }

    @Test("index paths are found by point, rectangle and section")
    func places() {
        let screen = TableScreen([["a", "b"], ["c"]])
        let table = screen.table
        expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 50)), IndexPath(row: 1, section: 0))
        expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 500)), nil)
        expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)), CGRect(x: 0, y: 88, width: 100, height: 44))
        expectEqual(table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 100, height: 88))
        expectEqual(table.rectForRow(at: IndexPath(row: 9, section: 9)), .zero)
        expectEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 44, width: 1, height: 50))?.count, 2)
        expectEqual(table.indexPath(for: table.visibleCells[2]), IndexPath(row: 0, section: 1))
        expectEqual(table.indexPathsForVisibleRows?.count, 3)
    }

    @Test("rows ahead are prefetched, and canceled when they are no longer ahead")
    func prefetching() {
        let prefetcher = Prefetcher()
        let screen = TableScreen(rows: 100) { table, _ in table.prefetchDataSource = prefetcher }
        expectEqual(prefetcher.announced.map(\.row), [4, 5, 6, 7])
        screen.scroll(to: 44 * 50)
        expectEqual(prefetcher.cancelled.map(\.row), [4, 5, 6, 7])
        expectEqual(prefetcher.announced.suffix(4).map(\.row), [54, 55, 56, 57])
    }

    @Test("a cell with the first responder stays when it is scrolled away, and is announced anew when it comes back")
    func firstResponder() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        let screen = TableScreen(rows: 100) { _, source in
            source.configure = { cell, path in if path.row == 0 { cell.contentView.addSubview(field) } }
        }
        expect(field.becomeFirstResponder())
        let cell = screen.cell(0)
        screen.scroll(to: 44 * 30)
        expect(field.isFirstResponder)
        expect(screen.cell(0) === cell)
        screen.source.forgetRequests()
        screen.scroll(to: 0)
        expect(screen.cell(0) === cell)
        expect(!screen.source.requestedRows.contains(IndexPath(row: 0, section: 0)))
        expect(screen.source.displayMistakes.isEmpty)
    }

    @Test("content stays inside the horizontal safe areas, and headers stay below the top one")
    func safeArea() throws {
        let screen = TableScreen([(0..<50).map(String.init)], size: CGSize(width: 320, height: 300)) { table, source in
            source.headers = ["Title"]
            table.sectionHeaderHeight = 30
            table.sectionHeaderTopPadding = 0
        }
        screen.window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 40, bottom: 0, right: 0)
        screen.window.hostLayout()
        expectEqual(screen.table.contentOffset.y, -20)
        expectEqual(screen.cell(0)?.contentView.frame.minX, 40)
        screen.scroll(to: 100)
        expectEqual(screen.table.headerView(forSection: 0)?.frame.minY, 120)
    }
}

@MainActor private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var announced: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { announced += indexPaths }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths
    }
}
