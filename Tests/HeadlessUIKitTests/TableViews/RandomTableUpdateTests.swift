import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit
import SeededRandom

@Suite("Random updates of tables") @MainActor
struct RandomTableUpdateTests {
    @Test("after any update at any offset the visible rows match the list", arguments: [false, true])
    func updates(selfSizing: Bool) {
        var random = SeededGenerator(seed: selfSizing ? 3 : 11)
        for round in 0..<60 {
            let model = UpdateModel(using: &random)
            func titles(_ sections: [[Int]]) -> [[String]] { sections.map { $0.map(String.init) } }
            let screen = TableScreen(titles(model.before), rowHeight: selfSizing ? nil : 44) { table, source in
                table.estimatedRowHeight = 30
                source.headers = (0..<8).map { $0 % 2 == 0 ? "\($0)" : nil }
            }
            screen.scroll(to: min(CGFloat(round % 5) * 30, max(0, screen.table.contentSize.height - 176)))
            screen.update(titles(model.after)) { table in table.updates.record { $0.add(model.update) } }
            if round % 3 == 0 { screen.window.clock.advance(by: 0.1) }
            screen.finishAnimations()
            check(screen, titles(model.after), round)
        }
    }

    private func check(_ screen: TableScreen, _ sections: [[String]], _ round: Int) {
        let table = screen.table
        expect(screen.source.displayMistakes.isEmpty, "round \(round)")
        let shown = table.indexPathsForVisibleRows ?? []
        expectEqual(shown, table.indexPathsForRows(in: table.bounds), "round \(round)")
        let names = screen.visibleTitles
        expect(names == shown.map { sections[$0.section][$0.row] }, "round \(round)")
        for (path, cell) in zip(shown, table.visibleCells) {
            expectEqual(cell.frame, table.rectForRow(at: path), "round \(round)")
            expectEqual(cell.alpha, 1, "round \(round)")
            expect(cell.superview === table, "round \(round)")
        }
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        expectEqual(cells.count, names.count, "round \(round)")
        expectEqual(screen.source.displayed.count, table.visibleElements.views.count, "round \(round)")
    }
}
