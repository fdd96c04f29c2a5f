import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Context menus of rows") @MainActor
struct TableContextMenuTests {
    @Test("a long press on a row asks for its menu and shows it")
    func menu() throws {
        let delegate = MenuDelegate()
        let screen = TableScreen(rows: 10)
        screen.table.delegate = delegate
        screen.window.hostLayout()
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 60))
        screen.window.clock.advance(by: 2)
        expectEqual(delegate.asked, [IndexPath(row: 1, section: 0)])
        let menu = try require(screen.window.hostContextMenu)
        expectEqual(menu.visibleElements.map(\.title), ["Copy"])
        screen.window.hostTouchUp()
        expectEqual(screen.table.indexPathForSelectedRow, nil)
        expect(screen.table.contextMenuInteraction != nil)
    }
}

@MainActor private final class MenuDelegate: NSObject, UITableViewDelegate {
    var asked: [IndexPath] = []

    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        asked.append(indexPath)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }
}
