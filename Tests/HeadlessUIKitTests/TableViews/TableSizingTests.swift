import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Heights of rows, headers and footers") @MainActor
struct TableSizingTests {
    /// A content with a given height, laid out by constraints.
    private func fill(_ cell: UITableViewCell, height: CGFloat, bottom priority: UILayoutPriority = .required) {
        let view = cell.contentView.subviews.first { $0.tag == 7 } ?? UIView()
        if view.superview == nil {
            view.tag = 7
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let bottom = view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
            bottom.priority = priority
            let constraint = view.heightAnchor.constraint(equalToConstant: height)
            constraint.identifier = "height"
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor), bottom, constraint,
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
        }
        view.constraints.first { $0.identifier == "height" }?.constant = height
    }

    @Test("rows are as high as their constraints need")
    func constraints() {
        let screen = TableScreen([["a", "b", "c"]], rowHeight: nil) { _, source in
            source.configure = { cell, path in self.fill(cell, height: 20 + 10 * CGFloat(path.row)) }
        }
        expectEqual(screen.table.visibleCells.map(\.frame.height), [20, 30, 40])
        expectEqual(screen.table.contentSize.height, 90)
    }

    @Test("a visible row is measured again if its cell invalidates its size or its constraints are tracked")
    func growing() throws {
        let screen = TableScreen([["a", "b"]], rowHeight: nil) { _, source in
            source.configure = { cell, _ in self.fill(cell, height: 30, bottom: .defaultHigh) }
        }
        let cells = [try require(screen.cell(0)), try require(screen.cell(1))]
        fill(cells[0], height: 70)
        screen.window.hostLayout()
        expectEqual(screen.table.visibleCells.map(\.frame.height), [30, 30])
        cells[0].invalidateIntrinsicContentSize()
        screen.window.hostLayout()
        expectEqual(screen.table.visibleCells.map(\.frame.height), [70, 30])
        screen.table.selfSizingInvalidation = .enabledIncludingConstraints
        fill(cells[1], height: 50)
        screen.window.hostLayout()
        expectEqual(screen.table.visibleCells.map(\.frame.height), [70, 50])
        screen.table.selfSizingInvalidation = .disabled
        cells[0].invalidateIntrinsicContentSize()
        fill(cells[0], height: 20)
        screen.window.hostLayout()
        expectEqual(screen.table.visibleCells.map(\.frame.height), [70, 50])
    }

    @Test("a first frame of self-sizing rows measures those in sight only", arguments: [100, 100_000])
    func cost(count: Int) {
        let screen = TableScreen(rows: count, rowHeight: nil) { table, source in
            table.estimatedRowHeight = 20
            source.configure = { cell, _ in self.fill(cell, height: 88) }
        }
        expectEqual(screen.source.requestedRows.count, 2)
        expectEqual(screen.table.contentSize.height, 2 * 88 + CGFloat(count - 2) * 20)
        screen.source.forgetRequests()
        screen.scroll(to: 10)
        expectEqual(screen.source.requestedRows.count, 1)
    }

    @Test("scrolling up past rows that are higher than estimated does not move visible rows")
    func anchor() throws {
        let screen = TableScreen(rows: 200, rowHeight: nil) { table, source in
            table.estimatedRowHeight = 20
            source.configure = { cell, _ in self.fill(cell, height: 50) }
        }
        screen.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
        screen.window.hostLayout()
        let cell = try require(screen.cell(100))
        expectEqual(cell.convert(CGPoint.zero, to: nil).y, 0)
        let before = cell.convert(CGPoint.zero, to: nil).y
        screen.scroll(to: screen.table.contentOffset.y - 10)
        expectEqual(cell.convert(CGPoint.zero, to: nil).y, before + 10)
        expectEqual(screen.cell(99)?.frame.height, 50)
        expectEqual(screen.cell(99)?.frame.maxY, cell.frame.minY)
    }

    @Test("without estimates the delegate is asked for every height, else for those in sight")
    func delegateHeights() {
        let all = HeightSource(sections: [])
        _ = TableScreen([(0..<100).map(String.init)], source: all) { table, _ in table.estimatedRowHeight = 0 }
        expectEqual(all.heightRequests, 100)
        let some = HeightSource(sections: [])
        let screen = TableScreen([(0..<100).map(String.init)], source: some)
        expect(some.heightRequests <= 8)
        expectEqual(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 50)
    }

    @Test("a row of labels is 44 points high, and higher with larger text or a second line")
    func labels() {
        func height(_ style: UITableViewCell.CellStyle, _ category: UIContentSizeCategory = .large) -> CGFloat {
            let window = UIWindow(
                hostSize: CGSize(width: 320, height: 400),
                traits: UITraitCollection(traitsFrom: [
                    UITraitCollection(displayScale: 2), UITraitCollection(preferredContentSizeCategory: category),
                ])
            )
            let table = UITableView(frame: window.bounds)
            let source = StyleSource(style: style)
            table.dataSource = source
            window.isHidden = false
            window.addSubview(table)
            window.hostLayout()
            return table.visibleCells.first?.frame.height ?? 0
        }
        expectEqual(height(.default), 44)
        expectEqual(height(.value1), 44)
        expect(height(.subtitle) > 44)
        expect(height(.default, .accessibilityExtraExtraExtraLarge) > 80)
    }

    @Test("headers are as high as their titles need, and sections without one have the gap of their style")
    func headers() {
        func screen(_ style: UITableView.Style, _ titles: [String?]) -> TableScreen {
            TableScreen(titles.map { _ in ["row"] }, style: style, size: CGSize(width: 320, height: 600)) { _, source in
                source.headers = titles
            }
        }
        let plain = screen(.plain, [nil, "Title"])
        expectEqual(plain.table.rectForHeader(inSection: 0).height, 0)
        expect(plain.table.rectForHeader(inSection: 1).height >= 28)
        // iOS adds space above headers of plain tables.
        expectEqual(plain.table.rectForHeader(inSection: 1).minY, 66)
        let grouped = screen(.grouped, [nil, nil])
        expectEqual(grouped.table.rectForHeader(inSection: 0).height, 35)
        expectEqual(grouped.table.rectForHeader(inSection: 1).height, 17.5)
        expectEqual(grouped.table.rectForFooter(inSection: 1).height, 17.5)
        expectEqual(grouped.table.headerView(forSection: 0), nil)
        let long = screen(.grouped, [String(repeating: "long ", count: 40), "short"])
        let heights = [0, 1].map { long.table.rectForHeader(inSection: $0).height }
        expect(heights[0] > heights[1] + 30)
    }

    @Test("a header of the app's own is as high as its constraints ask for")
    func ownHeader() {
        let source = OwnHeaderSource(sections: [])
        let screen = TableScreen([["a"], ["b"]], source: source) { table, _ in
            table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "own")
            table.sectionHeaderTopPadding = 0
        }
        expect(screen.table.headerView(forSection: 0) is OwnHeader)
        expectEqual(screen.table.headerView(forSection: 0)?.frame.height, 33)
        expectEqual(screen.cell(0)?.frame.minY, 33)
        expect(screen.source.displayMistakes.isEmpty)
    }

    @Test("the table's own header and footer lie around the sections")
    func tableParts() {
        let screen = TableScreen([["a"]])
        let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        screen.table.tableHeaderView = header
        screen.table.tableFooterView = footer
        screen.window.hostLayout()
        expectEqual(header.frame, CGRect(x: 0, y: 0, width: 100, height: 70))
        expectEqual(screen.cell(0)?.frame.minY, 70)
        expectEqual(footer.frame, CGRect(x: 0, y: 114, width: 100, height: 30))
        expectEqual(screen.table.contentSize.height, 144)
        screen.table.tableHeaderView = nil
        screen.window.hostLayout()
        expectEqual(header.superview, nil)
        expectEqual(screen.cell(0)?.frame.minY, 0)
    }

    @Test("another width measures rows again and keeps the top row in place")
    func width() {
        let screen = TableScreen([(0..<40).map { "\($0)" }], rowHeight: nil) { _, source in
            source.configure = { cell, _ in
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = String(repeating: "word ", count: 12)
            }
        }
        let narrow = screen.cell(0)?.frame.height ?? 0
        screen.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        screen.table.frame.size.width = 400
        screen.window.hostLayout()
        expectEqual(screen.table.indexPathsForVisibleRows?.first?.row, 20)
        let wide = screen.cell(20)?.frame.height ?? 0
        expect(wide < narrow)
        expectEqual(screen.cell(20)?.frame.width, 400)
    }
}

/// One row in a table of a style.
@MainActor private final class StyleSource: NSObject, UITableViewDataSource {
    let style: UITableViewCell.CellStyle

    init(style: UITableViewCell.CellStyle) {
        self.style = style
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }
}

@MainActor private final class OwnHeaderSource: TableSource {
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "own")
    }
}

private final class OwnHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: 33),
        ])
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
