import Foundation

@testable @_spi(Host) import HeadlessUIKit

/// A table view in a window, with a data source that shows titles and a delegate that records every call.
@MainActor final class TableScreen {
    let window: UIWindow
    let table: UITableView
    let source: TableSource

    init(
        _ sections: [[String]],
        style: UITableView.Style = .plain,
        size: CGSize = CGSize(width: 100, height: 176),
        rowHeight: CGFloat? = 44,
        source: TableSource? = nil,
        prepare: (UITableView, TableSource) -> Void = { _, _ in }
    ) {
        window = UIWindow(hostSize: size, traits: UITraitCollection(displayScale: 2))
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.register(TableTestCell.self, forCellReuseIdentifier: "cell")
        if let rowHeight { table.rowHeight = rowHeight }
        self.source = source ?? TableSource(sections: sections)
        if source != nil { self.source.sections = sections }
        prepare(table, self.source)
        table.dataSource = self.source
        table.delegate = self.source
        window.isHidden = false
        window.addSubview(table)
        window.hostLayout()
    }

    convenience init(rows: Int, rowHeight: CGFloat? = 44, prepare: (UITableView, TableSource) -> Void = { _, _ in }) {
        self.init([(0..<rows).map(String.init)], rowHeight: rowHeight, prepare: prepare)
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        window.hostLayout()
    }

    func tap(at y: CGFloat, x: CGFloat = 50) {
        window.hostTouchDown(at: CGPoint(x: x, y: y))
        window.hostTouchUp()
    }

    func finishAnimations() {
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    /// Changes titles inside a batch.
    func update(_ sections: [[String]], _ changes: @escaping (UITableView) -> Void) {
        table.performBatchUpdates {
            self.source.sections = sections
            changes(self.table)
        }
    }

    func cell(_ row: Int, _ section: Int = 0) -> TableTestCell? {
        table.cellForRow(at: IndexPath(row: row, section: section)) as? TableTestCell
    }

    var visibleTitles: [String] {
        table.visibleCells.compactMap { ($0 as? TableTestCell)?.title }
    }
}
