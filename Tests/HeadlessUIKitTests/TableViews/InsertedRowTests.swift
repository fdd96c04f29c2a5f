import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Rows that an animated update inserts") @MainActor
struct InsertedRowTests {
    private final class FilledCell: UITableViewCell {
        let box = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if box.superview == nil { contentView.addSubview(box) }
            box.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
        }
    }

    private final class FilledHeader: UIView {
        let box = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if box.superview == nil { addSubview(box) }
            box.frame = bounds.insetBy(dx: 10, dy: 5)
        }
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [2]

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { FilledHeader() }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    }

    private let window = UIWindow(hostSize: CGSize(width: 100, height: 400), traits: UITraitCollection(displayScale: 2))
    private let table: UITableView
    private let source = Source()

    init() {
        table = UITableView(frame: window.bounds)
        table.rowHeight = 40
        table.sectionHeaderTopPadding = 0
        table.register(FilledCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        window.isHidden = false
        window.addSubview(table)
        window.hostLayout()
    }

    @Test("rows take touches at their final places while an update is animated")
    func touches() throws {
        source.counts = [3]
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        let inserted = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let moved = try require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        for cell in [inserted, moved] {
            let touched = table.hitTest(CGPoint(x: 50, y: cell.frame.midY), with: nil)
            expectEqual(touched?.isDescendant(of: cell), true)
        }
    }

    @Test("a row fades in at its place, and its content is laid out without an animation")
    func row() throws {
        source.counts = [3]
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? FilledCell)
        expectEqual(cell.box.frame, cell.contentView.bounds.insetBy(dx: 10, dy: 10))
        expect(cell.box.frame.width > 50)
        expectEqual(shown(cell.box).frame, cell.box.frame)
        expectEqual(shown(cell).frame, CGRect(x: 0, y: 70, width: 100, height: 40))
        expectEqual(shown(cell).opacity, 0)
        window.clock.advance(by: 1)
        expectEqual(shown(cell).opacity, 1)
    }

    @Test("the header of an inserted section is laid out without an animation")
    func header() throws {
        source.counts = [2, 1]
        table.insertSections([1], with: .fade)
        let header = try require(table.subviews.compactMap { $0 as? FilledHeader }.first { $0.frame.minY == 110 })
        expectEqual(shown(header.box).frame, CGRect(x: 10, y: 5, width: 80, height: 20))
        expectEqual(shown(header).opacity, 0)
    }

    @Test("a table without a data source has one section without rows")
    func noDataSource() {
        let table = UITableView()
        expectEqual(table.numberOfSections, 1)
        expectEqual(table.numberOfRows(inSection: 0), 0)
        table.dataSource = source
        source.counts = [1, 1]
        expectEqual(table.numberOfSections, 2)
    }

    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
}
