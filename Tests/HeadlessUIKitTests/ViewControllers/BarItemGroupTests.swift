import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Groups, badges and prominent buttons of bars")
struct BarItemGroupTests {
    private let controller = UIViewController()
    private let window: UIWindow
    private let bar: UINavigationBar

    init() {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        window.hostTraits = UITraitCollection(traitsFrom: [.headlessDefault, UITraitCollection(systemVersion: 26)])
        controller.title = "Title"
        let navigation = UINavigationController(rootViewController: controller)
        bar = navigation.navigationBar
        window.rootViewController = navigation
        window.isHidden = false
        window.hostLayout()
    }

    private func item(_ symbol: String = "plus") -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
    }

    private var glass: [GlassView] {
        bar.subviews.compactMap { $0 as? GlassView }.sorted { $0.frame.minX < $1.frame.minX }
    }

    @Test("neighbors share glass; spaces, prominent buttons and those that want none are apart")
    func glassGroups() throws {
        let done = item("checkmark")
        done.style = .prominent
        let alone = item("star")
        alone.sharesBackground = false
        let bare = item("trash")
        bare.hidesSharedBackground = true
        window.frame.size.width = 600
        controller.navigationItem.rightBarButtonItems = [done, item(), item(), .fixedSpace(0), item()]
        controller.navigationItem.leftBarButtonItems = [alone, bare, item(), item()]
        window.hostLayout()
        // Leading: alone, two; trailing: one, two, done.
        expectEqual(glass.count, 5)
        let frames = glass.map(\.frame)
        for (left, right) in zip(frames, frames.dropFirst()) { expect(left.maxX <= right.minX, "\(frames)") }
        expect(abs((frames.last?.maxX ?? 0) - (600 - 16)) < 0.01)
        expectEqual(glass.last?.effect.tintColor, bar.tintColor)
        expect(glass.dropLast().allSatisfy { $0.effect.tintColor == nil })
        let button = try require(bar.trailingViews.first)
        expectEqual(button.tintColor, .white)
        done.tintColor = .red
        window.hostLayout()
        expectEqual(glass.last?.effect.tintColor, .red)
        expectEqual(UIBarButtonItem.Style.prominent, .done)
    }

    @Test("a badge is at the upper trailing corner, with a localized number, a text or as a dot")
    func badges() throws {
        let bell = item("bell")
        bell.badge = .count(12)
        controller.navigationItem.rightBarButtonItem = bell
        window.hostLayout()
        func badge() throws -> UILabel {
            let button = try require(bar.trailingViews.first)
            return try require(button.subviews.compactMap { $0 as? BarBadgeView }.first)
        }
        expectEqual(try badge().text, "12")
        expectEqual(try badge().backgroundColor, .systemRed)
        let button = try require(bar.trailingViews.first)
        expectEqual(try badge().center.x, button.bounds.width)
        expectEqual(button.accessibilityValue, "12")
        var text = UIBarButtonItem.Badge.string("New")
        text.backgroundColor = .blue
        text.foregroundColor = .yellow
        bell.badge = text
        window.hostLayout()
        expect(try badge().text == "New" && badge().backgroundColor == .blue && badge().textColor == .yellow)
        bell.badge = .indicator()
        window.hostLayout()
        expectEqual(try badge().bounds.size, CGSize(width: 10, height: 10))
        expectEqual(UIBarButtonItem.Badge.count(-4).stringValue, "0")
        bell.badge = nil
        window.hostLayout()
        expect(bar.trailingViews.first?.subviews.contains { $0 is BarBadgeView } == false)
    }

    @Test("groups lie at their edges in reading direction, and hidden ones nowhere")
    func itemGroups() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let items = names.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        let navigationItem = controller.navigationItem
        navigationItem.leadingItemGroups = [.fixedGroup(items: [items[0], items[1]])]
        navigationItem.centerItemGroups = [items[2].creatingFixedGroup()]
        let trailing = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "t", items: [items[3], items[4]])
        navigationItem.trailingItemGroups = [trailing]
        navigationItem.pinnedTrailingGroup = items[5].creatingFixedGroup()
        window.hostLayout()
        func shown() -> [String] {
            (bar.leadingViews + bar.trailingViews).sorted { $0.frame.minX < $1.frame.minX }
                .compactMap { ($0 as? UIButton)?.currentTitle }
        }
        // A narrow bar hides the center.
        expectEqual(shown(), ["a", "b", "d", "e", "f"])
        expectEqual(glass.count, 3)
        expect(items[3].buttonGroup === trailing)
        trailing.isHidden = true
        window.hostLayout()
        expectEqual(shown(), ["a", "b", "f"])
        trailing.isHidden = false
        items[4].isHidden = true
        trailing.barButtonItems[0].title = "D"
        window.hostLayout()
        expectEqual(shown(), ["a", "b", "D", "f"])
        let optional = items[2].creatingOptionalGroup(customizationIdentifier: "c", isInDefaultCustomization: false)
        navigationItem.trailingItemGroups = [optional]
        window.hostLayout()
        expectEqual(shown(), ["a", "b", "f"])
        navigationItem.leadingItemGroups = []
        window.traitOverrides.horizontalSizeClass = .regular
        navigationItem.rightBarButtonItem = items[3]
        window.hostLayout()
        expectEqual(shown(), ["c", "D", "f"].filter { shown().contains($0) })
        expect(shown().first == "c")
    }

    @Test("a subtitle is below the title, and a browser's title at the leading edge")
    func subtitle() {
        controller.navigationItem.subtitle = "Subtitle"
        window.hostLayout()
        expectEqual(bar.titleLabel.text, "Title\nSubtitle")
        expect(bar.titleLabel.frame.height > 30 && abs(bar.titleLabel.frame.midX - 196.5) < 1)
        controller.navigationItem.style = .browser
        window.hostLayout()
        expectEqual(bar.titleLabel.frame.minX, 16)
        controller.navigationItem.subtitle = nil
        window.hostLayout()
        expectEqual(bar.titleLabel.text, "Title")
    }
}
