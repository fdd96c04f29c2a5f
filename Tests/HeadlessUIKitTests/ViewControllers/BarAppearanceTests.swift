import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Appearances and images of bars")
struct BarAppearanceTests {
    private let window = makeWindow(width: 300, height: 400)

    private func picture(_ color: UIColor, _ size: CGSize = CGSize(width: 4, height: 4)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func navigationBar(_ item: UINavigationItem = UINavigationItem(title: "Title")) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
        bar.items = [item]
        window.addSubview(bar)
        window.hostLayout()
        return bar
    }

    private func background(of bar: UIView) throws -> BarBackgroundView {
        try require(bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
    }

    private func images(in view: UIView) -> [UIImage] {
        view.subviews.flatMap { [($0 as? UIImageView)?.image].compactMap { $0 } + images(in: $0) }
    }

    @Test("a background image replaces the color, and an empty shadow image the line")
    func legacyImages() throws {
        let bar = navigationBar()
        bar.barTintColor = .red
        window.hostLayout()
        let background = try background(of: bar)
        expectEqual(background.backgroundColor, .red)
        let image = picture(.blue)
        bar.setBackgroundImage(image, for: .default)
        bar.shadowImage = UIImage()
        window.hostLayout()
        expect(bar.backgroundImage(for: .default) === image)
        expectEqual(bar.backgroundImage(for: .compact), nil)
        expectEqual(background.ground, .clear)
        expect(images(in: background).contains { $0 === image })
        let color = BarBackgroundView.standardLineColor
        expect(background.subviews.contains { $0.backgroundColor == color && $0.isHidden })
        bar.setBackgroundImage(picture(.green), for: .top, barMetrics: .default)
        window.hostLayout()
        expect(!images(in: background).contains { $0 === image })
    }

    @Test("images and adjustments are kept by bar metrics")
    func metrics() {
        let bar = navigationBar()
        let image = picture(.blue)
        bar.setBackgroundImage(image, for: .compact)
        bar.setTitleVerticalPositionAdjustment(3, for: .compact)
        expectEqual(bar.backgroundImage(for: .default), nil)
        expect(bar.backgroundImage(for: .compact) === image)
        expectEqual(bar.titleVerticalPositionAdjustment(for: .compact), 3)
        expectEqual(bar.titleVerticalPositionAdjustment(for: .default), 0)
        expectEqual(
            [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt].map(\.rawValue),
            [0, 1, 101, 102]
        )
    }

    @Test("a black bar has a dark material and a white title")
    func blackBar() throws {
        let bar = navigationBar()
        bar.barStyle = .black
        window.hostLayout()
        let tint = try require(background(of: bar).backdrop?.tint)
        expect(tint.red < 0.2 && tint.green < 0.2 && tint.blue < 0.2)
        bar.isTranslucent = false
        window.hostLayout()
        expectEqual(try background(of: bar).ground, .color(.black))
        expect(labels(in: bar).first { $0.text == "Title" }?.textColor == .white)
    }

    @Test("the delegate of a bar may forbid to push and pop, and is told")
    func delegate() {
        final class Delegate: NSObject, UINavigationBarDelegate {
            var allows = false
            var log: [String] = []

            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }

            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                log.append("push")
            }

            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                log.append("pop")
            }

            func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
        }
        let bar = navigationBar()
        expectEqual(bar.barPosition, .top)
        let delegate = Delegate()
        bar.delegate = delegate
        expectEqual(bar.barPosition, .topAttached)
        bar.pushItem(UINavigationItem(title: "Next"), animated: false)
        expectEqual(bar.items?.count, 1)
        delegate.allows = true
        bar.pushItem(UINavigationItem(title: "Next"), animated: false)
        expectEqual(bar.topItem?.title, "Next")
        delegate.allows = false
        expectEqual(bar.popItem(animated: false), nil)
        delegate.allows = true
        expect(bar.popItem(animated: false) != nil)
        expectEqual(delegate.log, ["push", "pop"])
    }

    @Test("an appearance is copied when it is set, and the copy with its button appearances can be changed in place")
    func copies() throws {
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })
        let bar = navigationBar(item)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .yellow
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance = appearance
        appearance.backgroundColor = .red
        window.hostLayout()
        expect(try background(of: bar).backgroundColor == .yellow)
        expect(labels(in: bar).first { $0.text == "Go" }?.textColor == .green)
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
        window.hostLayout()
        expect(labels(in: bar).first { $0.text == "Go" }?.textColor == .purple)
        let copy = try require(bar.standardAppearance.copy() as? UINavigationBarAppearance)
        expectEqual(copy.backgroundColor, .yellow)
        let tabs = UITabBarAppearance(barAppearance: appearance)
        expectEqual(tabs.backgroundColor, .red)
    }

    @Test("the title moves by its adjustments")
    func titleAdjustment() throws {
        let bar = navigationBar()
        let before = try require(labels(in: bar).first { $0.text == "Title" }).frame
        bar.setTitleVerticalPositionAdjustment(5, for: .default)
        window.hostLayout()
        let after = try require(labels(in: bar).first { $0.text == "Title" }).frame
        expectEqual(after, before.offsetBy(dx: 0, dy: 5))
        expectEqual(bar.titleVerticalPositionAdjustment(for: .default), 5)
    }

    @Test("a prompt makes the bar higher, and the screen begins below it")
    func prompt() throws {
        let controller = UIViewController()
        controller.navigationItem.title = "Title"
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.hostLayout()
        expectEqual(controller.view.safeAreaInsets.top, 44)
        controller.navigationItem.prompt = "Prompt"
        window.hostLayout()
        expectEqual(controller.view.safeAreaInsets.top, 74)
        let bar = try require(controller.navigationController?.navigationBar)
        expectEqual(bar.frame.height, 74)
        expect(labels(in: bar).first { $0.text == "Prompt" }?.frame.maxY == 30)
        expect(try require(labels(in: bar).first { $0.text == "Title" }).frame.midY == 52)
    }

    @Test("bar buttons show their background images and title attributes by state")
    func barButtons() throws {
        let item = UINavigationItem(title: "")
        let button = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })
        let image = picture(.blue)
        button.setBackgroundImage(image, for: .normal, barMetrics: .default)
        button.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
        button.isEnabled = false
        item.rightBarButtonItem = button
        let bar = navigationBar(item)
        let shown = try require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
        expect(shown.currentBackgroundImage === image)
        expectEqual(shown.currentTitleColor, .brown)
        expect(button.backgroundImage(for: .normal, barMetrics: .default) === image)
    }

    @Test("tabs take colors, attributes and badges from the appearance of their state")
    func tabs() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 300, height: 49))
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: picture(.black), selectedImage: nil) }
        items[1].badgeValue = "3"
        bar.items = items
        bar.selectedItem = items[0]
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .purple
        appearance.stackedLayoutAppearance.selected.iconColor = .green
        appearance.backgroundColor = .yellow
        bar.standardAppearance = appearance
        window.addSubview(bar)
        window.hostLayout()
        expect(try background(of: bar).backgroundColor == .yellow)
        let tabs = bar.subviews.compactMap { $0 as? TabBarButton }
        expect(labels(in: tabs[1]).first { $0.text == "B" }?.textColor == .brown)
        expect(labels(in: tabs[1]).first { $0.text == "3" }?.backgroundColor == .purple)
        let icons = tabs.map { tab in tab.subviews.lazy.compactMap { $0 as? UIImageView }.first?.tintColor }
        expectEqual(icons[0], .green)
    }

    @Test("centered tabs have the width and the spacing that was set")
    func centeredTabs() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 300, height: 49))
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        window.addSubview(bar)
        window.hostLayout()
        let tabs = bar.subviews.compactMap { $0 as? TabBarButton }
        expectEqual(tabs.map(\.frame.minX), [0, 150])
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 20
        window.hostLayout()
        expectEqual(tabs.map(\.frame.minX), [80, 160])
        expectEqual(tabs.map(\.frame.width), [60, 60])
    }

    @Test("a toolbar shows the image of its position")
    func toolbar() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 300, height: 44))
        window.addSubview(bar)
        let image = picture(.blue)
        bar.setBackgroundImage(picture(.red), forToolbarPosition: .any, barMetrics: .default)
        bar.setBackgroundImage(image, forToolbarPosition: .bottom, barMetrics: .default)
        window.hostLayout()
        expectEqual(images(in: try background(of: bar)).map(ObjectIdentifier.init), [ObjectIdentifier(image)])
        let appearance = UIToolbarAppearance()
        appearance.backgroundColor = .green
        bar.standardAppearance = appearance
        window.hostLayout()
        expect(try background(of: bar).backgroundColor == .green)
        expect(images(in: try background(of: bar)).isEmpty)
    }
}
