import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Menus of buttons")
struct ButtonMenuTests {
    private let window = makeWindow()
    private let button = UIButton(type: .system)
    private let action = UIAction(title: "Do") { _ in }

    init() {
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.menu = UIMenu(children: [action])
        window.addSubview(button)
        window.hostLayout()
    }

    @Test("a touch shows the menu if it is the primary action, and performs no other")
    func primary() {
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
        button.showsMenuAsPrimaryAction = true
        window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        window.hostTouchUp()
        expectEqual(window.hostContextMenu?.menu?.children, [action])
        expectEqual(log, ["menu"])
        window.hostDismissContextMenu()
        button.showsMenuAsPrimaryAction = false
        window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        window.hostTouchUp()
        expectEqual(log, ["menu", "tap"])
    }

    @Test("otherwise a press shows the menu")
    func press() {
        window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        window.clock.advance(by: 1)
        expectEqual(window.hostContextMenu?.menu?.children, [action])
        window.hostTouchUp()
        button.isContextMenuInteractionEnabled = false
        expectEqual(button.contextMenuInteraction, nil)
    }

    @Test("the button of a bar shows its menu by a tap where it has no action")
    func barButton() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: [action]))
        bar.items = [item]
        window.addSubview(bar)
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 170, y: 122))
        window.hostTouchUp()
        expectEqual(window.hostContextMenu?.menu?.children, [action])
    }
}
