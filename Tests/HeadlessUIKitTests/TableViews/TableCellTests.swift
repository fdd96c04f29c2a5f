import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Cells of tables") @MainActor
struct TableCellTests {
    private func screen(
        _ style: UITableView.Style = .plain,
        sections: [[String]] = [["a", "b", "c"]],
        configure: @escaping (TableTestCell, IndexPath) -> Void = { _, _ in }
    ) -> TableScreen {
        TableScreen(sections, style: style, size: CGSize(width: 320, height: 600)) { _, source in
            source.configure = configure
        }
    }

    /// The one-pixel lines of a cell.
    private func lines(_ cell: UITableViewCell?) -> [CGRect] {
        (cell?.subviews ?? []).map(\.frame).filter { $0.height == 0.5 }
    }

    @Test("the text begins at the margin, and the accessory stands at the other one")
    func layout() throws {
        let screen = screen { cell, path in
            cell.accessoryType = path.row == 1 ? .disclosureIndicator : .none
        }
        let plain = try require(screen.cell(0))
        expectEqual(plain.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        expectEqual(plain.textLabel?.frame.minX, 16)
        let arrow = try require(screen.cell(1))
        let accessory = try require(arrow.subviews.first { $0 is CellAccessoryView })
        expectEqual(accessory.frame.maxX, 304)
        expectEqual(arrow.contentView.frame.maxX, accessory.frame.minX - 8)
    }

    @Test("where text is read from the right the cell is mirrored")
    func mirrored() throws {
        let screen = screen { cell, _ in cell.accessoryType = .disclosureIndicator }
        screen.table.semanticContentAttribute = .forceRightToLeft
        for cell in screen.table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
        screen.window.hostLayout()
        let cell = try require(screen.cell(0))
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        let accessory = try require(cell.subviews.first { $0 is CellAccessoryView })
        expectEqual(accessory.frame.minX, 16)
        expectEqual(cell.contentView.frame.minX, accessory.frame.maxX + 8)
        expectEqual(lines(cell), [CGRect(x: 0, y: 43.5, width: 304, height: 0.5)])
    }

    @Test("separators begin at the text; in grouped tables those around a section are full width")
    func separators() {
        let plain = screen()
        expectEqual(lines(plain.cell(0)), [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
        expectEqual(lines(plain.cell(2)), lines(plain.cell(0)))
        let grouped = screen(.grouped)
        expectEqual(
            lines(grouped.cell(0)),
            [
                CGRect(x: 0, y: 0, width: 320, height: 0.5), CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
            ]
        )
        expectEqual(lines(grouped.cell(2)), [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)])
        let inset = screen(.insetGrouped)
        expectEqual(lines(inset.cell(0)), [CGRect(x: 16, y: 43.5, width: 272, height: 0.5)])
        expect(lines(inset.cell(2)).isEmpty)
        plain.table.separatorStyle = .none
        plain.window.hostLayout()
        expect(lines(plain.cell(0)).isEmpty)
    }

    @Test("insets and color of lines are the table's, unless the cell has insets of its own")
    func separatorInsets() {
        let screen = screen { cell, path in
            if path.row == 1 { cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20) }
        }
        screen.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        screen.table.separatorColor = .red
        screen.window.hostLayout()
        expectEqual(lines(screen.cell(0)), [CGRect(x: 5, y: 43.5, width: 310, height: 0.5)])
        expectEqual(lines(screen.cell(1)), [CGRect(x: 40, y: 43.5, width: 260, height: 0.5)])
        expect(screen.cell(0)?.subviews.contains { $0.backgroundColor == .red } == true)
        screen.table.separatorInsetReference = .fromAutomaticInsets
        screen.window.hostLayout()
        expectEqual(lines(screen.cell(0)).first?.minX, 21)
    }

    @Test("sections of an inset table have round corners around all of their rows")
    func corners() {
        let screen = screen(.insetGrouped, sections: [["a", "b"], ["c"]])
        expectEqual(screen.cell(0)?.frame.minX, 16)
        expectEqual(screen.cell(0)?.frame.width, 288)
        expectEqual(screen.cell(0)?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        expectEqual(screen.cell(1)?.layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        expectEqual(
            screen.cell(0, 1)?.layer.maskedCorners,
            [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ]
        )
        expectEqual(screen.cell(0)?.layer.cornerRadius, 10)
        screen.update([["a", "b", "z"], ["c"]]) {
            $0.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        }
        expectEqual(screen.cell(1)?.layer.cornerRadius, 0)
    }

    @Test("the color behind a row is the table's until the app sets one")
    func colors() {
        expectEqual(screen().cell(0)?.backgroundColor, .systemBackground)
        expectEqual(screen(.grouped).cell(0)?.backgroundColor, .secondarySystemGroupedBackground)
        expect(screen { cell, _ in cell.backgroundColor = .red }.cell(0)?.backgroundColor == .red)
        expectEqual(UITableView(frame: .zero, style: .insetGrouped).backgroundColor, .systemGroupedBackground)
    }

    @Test("styles have the labels of their names")
    func styles() {
        func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: "id")
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.layoutIfNeeded()
            return cell
        }
        expectEqual(cell(.default).detailTextLabel, nil)
        expectEqual(cell(.value2).imageView, nil)
        expectEqual(cell(.default).reuseIdentifier, "id")
        let value = cell(.value1)
        expectEqual(value.detailTextLabel?.frame.maxX, 304)
        expectEqual(value.textLabel?.frame.minX, 16)
        let subtitle = cell(.subtitle)
        expect((subtitle.detailTextLabel?.frame.minY ?? 0) >= (subtitle.textLabel?.frame.maxY ?? 100))
        let caption = cell(.value2)
        expectEqual(caption.detailTextLabel?.frame.minX ?? 0, (caption.textLabel?.frame.maxX ?? 0) + 8)
    }

    @Test("a content configuration takes the place of the content and follows the state")
    func configurations() throws {
        var states: [UICellConfigurationState] = []
        let screen = screen { cell, path in
            guard path.row == 0 else { return }
            var content = cell.defaultContentConfiguration()
            content.text = "Configured"
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listPlainCell()
            cell.configurationUpdateHandler = { _, state in states.append(state) }
        }
        let cell = try require(screen.cell(0))
        expect(cell.contentView is UIListContentView)
        expectEqual(cell.backgroundColor, nil)
        screen.tap(at: 10)
        screen.window.hostLayout()
        expectEqual(states.last?.isSelected, true)
        expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
        screen.table.setEditing(true, animated: false)
        screen.window.hostLayout()
        expectEqual(states.last?.isEditing, true)
    }

    @Test("cells and headers can be made without a style, and so can those of subclasses")
    func plainInitializers() {
        expectEqual(UITableViewCell().reuseIdentifier, nil)
        expectEqual(TableTestCell().frame.height, 44)
        expectEqual(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).frame.height, 20)
        let header = UITableViewHeaderFooterView()
        expect(header.contentView.superview === header)
        expectEqual(UITableView().style, .plain)
    }

    @Test("content keeps to a readable width where that is wanted")
    func readableWidth() throws {
        let screen = TableScreen([["a"]], size: CGSize(width: 1200, height: 200))
        expectEqual(screen.cell(0)?.textLabel?.frame.minX, 20)
        screen.table.cellLayoutMarginsFollowReadableWidth = true
        screen.window.hostLayout()
        let cell = try require(screen.cell(0))
        let start = try require(cell.textLabel?.frame.minX)
        expectEqual(start, (1200 - ReadableWidth.limit(for: .large)) / 2)
        expect(start > 200)
    }

    @Test("rows of an indentation level begin further in")
    func indentation() throws {
        let screen = screen { cell, path in cell.indentationLevel = path.row }
        expectEqual(screen.cell(0)?.contentView.frame.minX, 0)
        expectEqual(screen.cell(2)?.contentView.frame.minX, 20)
    }

    @Test("the detail button calls the delegate")
    func accessoryButton() throws {
        let source = AccessorySource(sections: [])
        let screen = TableScreen([["a", "b"]], size: CGSize(width: 320, height: 100), source: source) { _, source in
            source.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
        }
        screen.tap(at: 66, x: 320 - 16 - 8 - 12 - 11)
        expectEqual(source.tapped, [IndexPath(row: 1, section: 0)])
        expectEqual(screen.table.indexPathForSelectedRow, nil)
    }

    @Test("a view of the app's own stands at the end of the row")
    func accessoryView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let screen = screen { cell, path in if path.row == 0 { cell.accessoryView = view } }
        expect(view.superview === screen.cell(0))
        expectEqual(view.frame, CGRect(x: 254, y: 12, width: 50, height: 20))
        screen.cell(0)?.accessoryView = nil
        screen.window.hostLayout()
        expectEqual(view.superview, nil)
        expectEqual(screen.cell(0)?.contentView.frame.width, 320)
    }
}

@MainActor private final class AccessorySource: TableSource {
    var tapped: [IndexPath] = []

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        tapped.append(indexPath)
    }
}
