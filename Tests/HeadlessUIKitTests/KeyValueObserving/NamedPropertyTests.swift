import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private final class TallBar: UITabBar {}
private final class AppBar: UINavigationBar {}

@MainActor @Suite("Properties that apps set and look for by their names")
struct NamedPropertyTests {
    private let window = makeWindow(width: 320, height: 480)

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.hostLayout()
    }

    private func screens(_ titles: String...) -> [UIViewController] {
        titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
    }

    @Test(
        "a tab bar of the app takes the place of UIKit's, before and after the view is loaded",
        arguments: [false, true]
    )
    func tabBar(isLoaded: Bool) {
        let controller = UITabBarController()
        controller.viewControllers = screens("A", "B")
        controller.selectedIndex = 1
        if isLoaded { show(controller) }
        let bar = TallBar()
        controller.setValue(bar, forKey: "tabBar")
        if !isLoaded { show(controller) }
        window.hostLayout()
        #expect(controller.tabBar === bar && controller.value(forKey: "tabBar") as? UITabBar === bar)
        #expect(bar.superview === controller.view && controller.view.subviews.count { $0 is UITabBar } == 1)
        #expect(bar.items?.map(\.title) == ["A", "B"] && bar.selectedItem?.title == "B")
        #expect(bar.frame.maxY == 480)
        let point = CGPoint(x: 80, y: 460)
        window.hostTouchDown(at: point)
        window.hostTouchUp()
        #expect(controller.selectedIndex == 0)
    }

    @Test("a navigation bar of the app takes the place of UIKit's, and pops", arguments: [false, true])
    func navigationBar(isLoaded: Bool) throws {
        let controllers = screens("A", "B")
        let navigation = UINavigationController(rootViewController: controllers[0])
        navigation.pushViewController(controllers[1], animated: false)
        if isLoaded { show(navigation) }
        let bar = AppBar()
        navigation.setValue(bar, forKeyPath: "navigationBar")
        if !isLoaded { show(navigation) }
        window.hostLayout()
        #expect(navigation.navigationBar === bar && bar.superview === navigation.view)
        #expect(bar.items?.map(\.title) == ["A", "B"] && bar.frame.width == 320)
        window.hostTouchDown(at: CGPoint(x: 20, y: bar.frame.midY))
        window.hostTouchUp()
        window.clock.advance(by: 1)
        window.hostLayout()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("an alert has a title and a message with attributes, colors and images of buttons, and a screen of the app")
    func alert() throws {
        let root = UIViewController()
        show(root)
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        let title = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
        alert.setValue(title, forKey: "attributedTitle")
        let content = UIViewController()
        content.view.backgroundColor = .green
        content.preferredContentSize = CGSize(width: 200, height: 100)
        alert.setValue(content, forKey: "contentViewController")
        let action = UIAlertAction(title: "OK", style: .destructive)
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        action.setValue(UIImage(systemName: "star"), forKey: "image")
        alert.addAction(action)
        root.present(alert, animated: false)
        window.hostLayout()
        #expect(action.button?.titleColor(for: .normal) == .purple && action.button?.image(for: .normal) != nil)
        let labels = descendants(of: alert.view).compactMap { $0 as? UILabel }
        #expect(labels.contains { $0.attributedText?.string == "Red" } && !labels.contains { $0.text == "Title" })
        #expect(content.parent === alert && content.view.frame.height == 100 && content.view.frame.width == 270)
        let texts = try #require(content.view.superview)
        content.preferredContentSize.height = 40
        window.hostLayout()
        #expect(content.view.frame.height == 40)
        let message = try #require(labels.first { $0.text == "Message" })
        #expect(message.frame.maxY < content.view.frame.minY && content.view.frame.maxY <= texts.bounds.height)
        alert.setValue(nil, forKey: "contentViewController")
        #expect(content.parent == nil && content.view.superview == nil)
    }

    @Test("the views of bar items are found")
    func barItems() {
        let controllers = screens("A", "B")
        let item = UIBarButtonItem(title: "Add")
        controllers[0].navigationItem.rightBarButtonItem = item
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controllers[0]), controllers[1]]
        show(tabs)
        let button = item.value(forKey: "view") as? UIView
        #expect(
            button?.window === window
                && button?.isDescendant(of: controllers[0].navigationController?.navigationBar ?? window) == true
        )
        let tab = tabs.tabBar.items?.last?.value(forKey: "view") as? UIView
        #expect(tab?.isDescendant(of: tabs.tabBar) == true && (tab?.frame.minX ?? 0) >= 160)
        #expect(item.value(forKey: "nothing") == nil)
    }

    @Test("parts of search bars and text fields are found, and the placeholder gets a color")
    func parts() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        #expect((bar.value(forKey: "_cancelButton") as? UIButton)?.currentTitle != nil)
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        #expect(field.placeholder == "Name")
        #expect(
            field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red
        )
    }

    @Test("pickers draw their titles in a color")
    func pickers() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        let controller = UIViewController()
        controller.view.addSubview(picker)
        show(controller)
        picker.setValue(UIColor.red, forKey: "textColor")
        window.hostLayout()
        #expect(descendants(of: picker).contains { ($0 as? UILabel)?.textColor == .red })
    }

    @Test("the orientation of the device can be set, and is told")
    func orientation() {
        let device = UIDevice.current
        nonisolated(unsafe) var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        device.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
        #expect(device.orientation == .landscapeRight && count == 1)
        device.setValue(UIDeviceOrientation.portrait.rawValue, forKey: "orientation")
        #expect(device.orientation == .portrait && count == 2)
        device.setValue("nonsense", forKey: "orientation")
        #expect(device.orientation == .unknown)
        device.setValue(NSNumber(value: 1), forKey: "orientation")
        #expect(device.orientation == .portrait)
    }

    @Test("names that nobody knows are reported, and do nothing")
    func unknownNames() {
        var reports: [String] = []
        let handler = InterfaceLog.handler
        InterfaceLog.handler = { reports.append($0) }
        defer { InterfaceLog.handler = handler }
        UIAlertAction(title: "A", style: .default).setValue(1, forKey: "nothing")
        UIDevice.current.setValue(1, forKey: "nothing")
        UIView().setValue(1, forKeyPath: "layer.nothing")
        UITabBarController().setValue("text", forKey: "tabBar")
        UINavigationController().setValue(nil, forKey: "navigationBar")
        #expect(reports.count == 5)
        #expect(UIView().value(forKeyPath: "a.b.c") == nil && UIView().value(forKeyPath: "") == nil)
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews + view.subviews.flatMap { descendants(of: $0) }
    }
}
