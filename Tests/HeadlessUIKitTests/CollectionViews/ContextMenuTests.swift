import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Context menus of items") @MainActor
struct ContextMenuTests {
    private func makeScreen() -> (screen: CollectionScreen, menus: MenuDelegate) {
        let screen = CollectionScreen(rows: 10)
        let menus = MenuDelegate()
        screen.collectionView.delegate = menus
        screen.layOut()
        return (screen, menus)
    }

    private func press(_ screen: CollectionScreen, at y: CGFloat, for seconds: TimeInterval = 0.6) {
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: y))
        screen.window.clock.advance(by: seconds)
        screen.window.hostTouchUp()
    }

    @Test("a press of half a second asks for the menu of the item, then announces and shows it")
    func longPress() throws {
        let (screen, menus) = makeScreen()
        press(screen, at: 60)
        expectEqual(menus.log, ["highlight 1", "menu for [1] at (50.0, 60.0)", "will display", "unhighlight 1"])
        let menu = try require(screen.window.hostContextMenu)
        expectEqual(menu.menu?.title, "Row 1")
        expectEqual(menu.visibleElements.map(\.title), ["Open", "Delete", "Copy"])
        expect(menu.configuration === menus.configuration)
        screen.window.clock.advance(by: 0.3)
        expectEqual(menus.log.last, "displayed")
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [])
    }

    @Test("a shorter press selects, and a press without a menu selects when it ends")
    func noMenu() {
        let (screen, menus) = makeScreen()
        press(screen, at: 60, for: 0.3)
        expectEqual(menus.log, ["highlight 1", "select 1", "unhighlight 1"])
        menus.log = []
        menus.hasMenu = { $0 != 2 }
        press(screen, at: 100)
        expectEqual(menus.log, ["highlight 2", "menu for [2] at (50.0, 100.0)", "select 2", "unhighlight 2"])
        expect(screen.window.hostContextMenu == nil)
    }

    @Test("a drag does not open the menu")
    func drag() {
        let (screen, menus) = makeScreen()
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 100))
        screen.window.clock.advance(by: 0.3)
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 80))
        screen.window.clock.advance(by: 0.5)
        screen.window.hostTouchUp()
        expect(!menus.log.contains { $0.contains("menu") })
    }

    @Test("choosing an action dismisses the menu and then performs the action once")
    func chooseAction() throws {
        let (screen, menus) = makeScreen()
        press(screen, at: 60)
        menus.log = []
        let action = try require(screen.window.hostContextMenu?.visibleElements.first as? UIAction)
        expect(screen.window.hostChoose(action))
        expectEqual(menus.log, ["will end", "Open 1"])
        expect(screen.window.hostContextMenu == nil)
        expect(!screen.window.hostChoose(action))
        screen.window.clock.advance(by: 0.3)
        expectEqual(menus.log, ["will end", "Open 1", "displayed", "ended"])
    }

    @Test("a disabled action cannot be chosen, one that keeps the menu open leaves it there")
    func attributesOfActions() throws {
        let (screen, menus) = makeScreen()
        press(screen, at: 60)
        let elements = try require(screen.window.hostContextMenu?.visibleElements)
        menus.log = []
        let delete = try require(elements[1] as? UIAction)
        expect(!screen.window.hostChoose(delete))
        let copy = try require(elements[2] as? UIAction)
        expect(screen.window.hostChoose(copy))
        expectEqual(menus.log, ["Copy 1"])
        expect(screen.window.hostContextMenu != nil)
    }

    @Test("a touch beside the menu closes it and does nothing else")
    func touchOutside() {
        let (screen, menus) = makeScreen()
        press(screen, at: 60)
        menus.log = []
        screen.window.hostTouchDown(at: CGPoint(x: 2, y: 2))
        screen.window.clock.advance(by: 0.2)
        screen.window.hostTouchUp()
        expectEqual(menus.log, ["will end", "displayed"])
        screen.window.clock.advance(by: 0.3)
        press(screen, at: 10, for: 0.2)
        expectEqual(menus.log.suffix(2), ["select 0", "unhighlight 0"])
    }

    @Test("a tap on the preview is announced, then the menu ends")
    func commitPreview() {
        let (screen, menus) = makeScreen()
        press(screen, at: 60)
        menus.log = []
        screen.window.hostTapContextMenuPreview()
        expectEqual(menus.log, ["preview action", "will end"])
    }

    @Test("pressing one of several selected items requests a menu for all of them, empty space for none")
    func severalItems() {
        let (screen, menus) = makeScreen()
        screen.collectionView.allowsMultipleSelection = true
        for item in [0, 2] { screen.collectionView.selectItem(at: path(item), animated: false, scrollPosition: []) }
        press(screen, at: 10)
        expect(menus.log.contains("menu for [0, 2] at (50.0, 10.0)"))
        let short = CollectionScreen(rows: 1)
        short.collectionView.delegate = menus
        menus.log = []
        press(short, at: 150)
        expectEqual(menus.log, ["menu for [] at (50.0, 150.0)"])
    }

    @Test("a delegate with only the iOS 13 method is called with the pressed item")
    func olderMethod() {
        let screen = CollectionScreen(rows: 3)
        let older = OlderMenuDelegate()
        screen.collectionView.delegate = older
        press(screen, at: 60)
        expectEqual(older.asked, [path(1)])
        expectEqual(screen.window.hostContextMenu?.menu?.title, "older")
    }

    @Test("one action of a menu with single selection is checked at a time")
    func singleSelection() {
        let first = UIAction(title: "A", state: .on) { _ in }
        let second = UIAction(title: "B") { _ in }
        let menu = UIMenu(options: .singleSelection, children: [first, second])
        let screen = CollectionScreen(rows: 3)
        let older = OlderMenuDelegate()
        older.menu = menu
        screen.collectionView.delegate = older
        press(screen, at: 60)
        expectEqual(menu.selectedElements, [first])
        screen.window.hostChoose(second)
        expectEqual(menu.selectedElements, [second])
    }
}

@MainActor private final class OlderMenuDelegate: NSObject, UICollectionViewDelegate {
    var asked: [IndexPath] = []
    var menu = UIMenu(title: "older")

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        asked.append(indexPath)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
    }
}

@MainActor private final class MenuDelegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var hasMenu: (Int) -> Bool = { _ in true }
    var configuration: UIContextMenuConfiguration?

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("menu for \(indexPaths.map(\.item)) at \((point.x, point.y))")
        guard let item = indexPaths.first?.item, hasMenu(item) else { return nil }
        let action = { (title: String, attributes: UIMenuElement.Attributes) in
            UIAction(title: title, attributes: attributes) { [weak self] _ in self?.log.append("\(title) \(item)") }
        }
        configuration = UIContextMenuConfiguration(actionProvider: { _ in
            let inline = UIMenu(options: .displayInline, children: [action("Copy", .keepsMenuPresented)])
            return UIMenu(
                title: "Row \(item)",
                children: [action("Open", []), action("Delete", .disabled), action("Secret", .hidden), inline]
            )
        })
        return configuration
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will display")
        animator?.addCompletion { [weak self] in self?.log.append("displayed") }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will end")
        animator?.addCompletion { [weak self] in self?.log.append("ended") }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("preview action")
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
}
