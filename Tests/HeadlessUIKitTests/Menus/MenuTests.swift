import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Menus")
struct MenuTests {
    private final class Subject: NSObject, UIContextMenuInteractionDelegate {
        var menu: UIMenu?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in self.menu })
        }
    }

    private let window = makeWindow()
    private let subject = Subject()

    private func showMenu(_ menu: UIMenu) {
        subject.menu = menu
        window.addInteraction(UIContextMenuInteraction(delegate: subject))
        window.hostTouchDown(at: CGPoint(x: 50, y: 50))
        window.clock.advance(by: 1)
        window.hostTouchUp()
    }

    private var titles: [String] { window.hostContextMenu?.visibleElements.map(\.title) ?? [] }

    @Test("a deferred element is replaced when its elements are known, and asked once")
    func deferred() {
        var completion: (([UIMenuElement]) -> Void)?
        var calls = 0
        let element = UIDeferredMenuElement { provide in
            calls += 1
            completion = provide
        }
        let menu = UIMenu(children: [UIAction(title: "First") { _ in }, element])
        showMenu(menu)
        expectEqual(titles, ["First", ""])
        completion?([UIAction(title: "Second") { _ in }, UIAction(title: "Third") { _ in }])
        expectEqual(titles, ["First", "Second", "Third"])
        window.hostDismissContextMenu()
        showMenu(menu)
        expectEqual(titles, ["First", "Second", "Third"])
        expectEqual(calls, 1)
    }

    @Test("an uncached deferred element is asked each time")
    func uncached() {
        var calls = 0
        let element = UIDeferredMenuElement.uncached { provide in
            calls += 1
            provide([UIAction(title: "\(calls)") { _ in }])
        }
        let menu = UIMenu(children: [UIMenu(options: .displayInline, children: [element])])
        showMenu(menu)
        expectEqual(titles, ["1"])
        window.hostDismissContextMenu()
        showMenu(menu)
        expectEqual(titles, ["2"])
    }

    @Test("a builder replaces, inserts and removes menus")
    func builder() {
        let copy = UICommand(title: "Copy", action: Selector("copy:"))
        let root = UIMenu(
            identifier: .root,
            children: [UIMenu(identifier: .edit, children: [UIMenu(identifier: .standardEdit, children: [copy])])]
        )
        let builder = MenuBuilder(system: .main, root: root)
        expect(builder.command(for: Selector("copy:")) === copy)
        builder.insertSibling(UIMenu(identifier: .view), afterMenu: .edit)
        builder.insertChild(UIMenu(identifier: .find), atStartOfMenu: .edit)
        builder.replaceChildren(ofMenu: .standardEdit) { $0 + [UIAction(title: "More", identifier: .paste) { _ in }] }
        expect(builder.root.children.compactMap { ($0 as? UIMenu)?.identifier } == [.edit, .view])
        let edit = builder.menu(for: .edit)
        expect(edit?.children.compactMap { ($0 as? UIMenu)?.identifier } == [.find, .standardEdit])
        expectEqual(builder.action(for: .paste)?.title, "More")
        builder.remove(menu: .standardEdit)
        expectEqual(builder.menu(for: .standardEdit), nil)
        expectEqual(builder.command(for: Selector("copy:")), nil)
    }
}
