import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Diffable data sources of tables") @MainActor
struct TableDiffableTests {
    private final class Titled: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    private let window = UIWindow(hostSize: CGSize(width: 320, height: 480), traits: UITraitCollection(displayScale: 2))

    private func makeSource() -> (table: UITableView, source: Titled) {
        let table = UITableView(frame: window.bounds)
        table.register(TableTestCell.self, forCellReuseIdentifier: "cell")
        let source = Titled(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        window.isHidden = false
        window.addSubview(table)
        return (table, source)
    }

    private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func titles(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test("snapshots are shown, differences keep the cells of what stays")
    func apply() {
        let (table, source) = makeSource()
        source.apply(snapshot([("A", [1, 2]), ("B", [3])]), animatingDifferences: false)
        window.hostLayout()
        expectEqual(titles(table), ["1", "2", "3"])
        expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "B")
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        var isDone = false
        source.apply(snapshot([("B", [3, 2]), ("A", [4, 1])])) { isDone = true }
        expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        expect(!isDone)
        window.clock.advance(by: 1)
        expect(isDone)
        expectEqual(titles(table), ["3", "2", "4", "1"])
        expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "B")
        expectEqual(source.itemIdentifier(for: IndexPath(row: 0, section: 1)), 4)
        expectEqual(source.indexPath(for: 2), IndexPath(row: 1, section: 0))
        expectEqual(source.index(for: "A"), 1)
        expectEqual(source.snapshot().itemIdentifiers, [3, 2, 4, 1])
    }

    @Test("reconfigured items keep their cells, a snapshot without differences asks for everything")
    func reconfigure() {
        let (table, source) = makeSource()
        source.apply(snapshot([("A", [1, 2])]), animatingDifferences: false)
        window.hostLayout()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        cell?.textLabel?.text = "old"
        var changed = source.snapshot()
        changed.reconfigureItems([1])
        source.apply(changed)
        expectEqual(cell?.textLabel?.text, "1")
        expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        source.applySnapshotUsingReloadData(snapshot([("C", [9])]))
        expectEqual(titles(table), ["9"])
    }

    @Test("rows use the data source's animation", arguments: [UITableView.RowAnimation.left, .none])
    func animation(style: UITableView.RowAnimation) throws {
        let (table, source) = makeSource()
        source.apply(snapshot([("A", [1])]), animatingDifferences: false)
        window.hostLayout()
        source.defaultRowAnimation = style
        source.apply(snapshot([("A", [1, 2])]))
        let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        window.clock.advance(by: 0.1)
        let shown = cell.layer.presentation()?.frame.minX ?? 0
        expect(style == .left ? shown < 0 : shown == 0)
    }

    @Test("rows of a diffable data source are not edited unless it says so")
    func editing() {
        let (table, source) = makeSource()
        source.apply(snapshot([("A", [1])]), animatingDifferences: false)
        table.isEditing = true
        window.hostLayout()
        expectEqual(table.visibleCells.first?.isEditing, false)
    }
}
