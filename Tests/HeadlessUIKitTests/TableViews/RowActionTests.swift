import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@MainActor private final class ActionDelegate: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        [
            UITableViewRowAction(style: .destructive, title: "Remove") { [unowned self] action, path in
                log.append("\(action.title ?? "") \(path.row)")
            },
            UITableViewRowAction(style: .normal, title: "Mark") { [unowned self] _, path in
                log.append("mark \(path.row)")
            },
        ]
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("perform \(indexPath.row)")
    }
}

@Suite("Row actions of before, and primary actions of rows") @MainActor
struct RowActionTests {
    private let delegate = ActionDelegate()
    private let screen: TableScreen

    init() {
        screen = TableScreen([(0..<6).map(String.init)], size: CGSize(width: 320, height: 300))
        screen.table.delegate = delegate
        screen.window.hostLayout()
    }

    @Test("a swipe shows the actions, and a tap on one calls its handler with the row")
    func actions() throws {
        screen.window.hostTouchDown(at: CGPoint(x: 300, y: 66))
        for step in 1...4 {
            screen.window.clock.advance(by: 0.05)
            screen.window.hostTouchMoved(to: CGPoint(x: 300 - CGFloat(step) * 40, y: 66))
        }
        screen.window.clock.advance(by: 0.2)
        screen.window.hostTouchUp()
        screen.finishAnimations()
        let actions = try require(screen.table.subviews.compactMap { $0 as? RowSwipeActionsView }.first)
        expectEqual(actions.frame.minY, 44)
        screen.tap(at: 66, x: 310)
        expectEqual(delegate.log, ["Remove 1"])
    }

    @Test("a tap performs the action of a row after it selected it")
    func primary() {
        screen.tap(at: 22, x: 100)
        expectEqual(delegate.log, ["select 0", "perform 0"])
    }
}
