import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
    private let screen = TestScreen()
    private let log = Log()

    private func menu(_ title: String) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [log] _ in
            UIMenu(title: title, children: [UIAction(title: "Delete") { _ in log.add("delete \(title)") }])
        }
    }

    @Test("a long press opens an item's context menu, and its action is performed")
    func contextMenu() {
        screen.apply([BlockItem("a"), BlockItem("b").contextMenu { menu("b") }])
        screen.host.longPress(at: CGPoint(x: 100, y: 75))
        expectEqual(screen.host.contextMenu?.title, "b")
        screen.host.contextMenu?.performAction(titled: "Delete")
        expectEqual(log.entries, ["delete b"])
    }

    @Test("no menu opens on a row without a provider, with a nil menu or that is disabled")
    func noMenu() {
        screen.apply([
            BlockItem("a"), BlockItem("b").contextMenu { nil }, BlockItem("c").contextMenu { menu("c") }.enabled(false),
        ])
        for item in 0..<3 {
            screen.host.longPress(at: CGPoint(x: 100, y: 50 * item + 25))
            expect(screen.host.contextMenu == nil)
        }
    }

    @Test("the newest provider is called even if contents are equal")
    func newestProvider() {
        screen.apply([BlockItem("a").contextMenu { menu("old") }])
        screen.apply([BlockItem("a").contextMenu { menu("new") }])
        screen.host.longPress(at: CGPoint(x: 100, y: 25))
        expectEqual(screen.host.contextMenu?.title, "new")
        expectEqual(screen.cell(0)?.updateCount, 1)
    }

    @Test("a host's delegate provides the menus of rows without one")
    func host() {
        let host = MenuDelegate(configuration: menu("host"))
        screen.driver.delegate = host
        screen.apply([BlockItem("a"), BlockItem("b").contextMenu { menu("b") }])
        screen.host.longPress(at: CGPoint(x: 100, y: 25))
        expectEqual(screen.host.contextMenu?.title, "host")
        screen.host.contextMenu?.dismiss()
        screen.host.advance(by: 1)
        screen.host.longPress(at: CGPoint(x: 100, y: 75))
        expectEqual(screen.host.contextMenu?.title, "b")
    }
}

private final class MenuDelegate: NSObject, UICollectionViewDelegate {
    private let configuration: UIContextMenuConfiguration

    init(configuration: UIContextMenuConfiguration) {
        self.configuration = configuration
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        configuration
    }
}
