import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private final class TallBar: UITabBar {}
private final class AppBar: UINavigationBar {}

private class BaseModel: NSObject {
    var inherited = 7
}

private final class Model: BaseModel {
    var name: String?
    var note: String?
    var other: Model?

    init(name: String = "A", other: Model? = nil) {
        self.name = name
        self.other = other ?? (name == "A" ? Model(name: "B") : nil)
    }
}

private final class ModelView: UIView {
    let model = Model()
}

private final class Holder: NSObject {
    let entries = NSMutableDictionary()
    let layer = CALayer()
}

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
        expect(controller.tabBar === bar && controller.value(forKey: "tabBar") as? UITabBar === bar)
        expect(bar.superview === controller.view && controller.view.subviews.count { $0 is UITabBar } == 1)
        expect(bar.items?.map(\.title) == ["A", "B"] && bar.selectedItem?.title == "B")
        expectEqual(bar.frame.maxY, 480)
        let point = CGPoint(x: 80, y: 460)
        window.hostTouchDown(at: point)
        window.hostTouchUp()
        expectEqual(controller.selectedIndex, 0)
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
        expect(navigation.navigationBar === bar && bar.superview === navigation.view)
        expect(bar.items?.map(\.title) == ["A", "B"] && bar.frame.width == 320)
        window.hostTouchDown(at: CGPoint(x: 20, y: bar.frame.midY))
        window.hostTouchUp()
        window.clock.advance(by: 1)
        window.hostLayout()
        expectEqual(navigation.viewControllers.count, 1)
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
        expect(action.button?.titleColor(for: .normal) == .purple && action.button?.image(for: .normal) != nil)
        let labels = descendants(of: alert.view).compactMap { $0 as? UILabel }
        expect(labels.contains { $0.attributedText?.string == "Red" } && !labels.contains { $0.text == "Title" })
        expect(content.parent === alert && content.view.frame.height == 100 && content.view.frame.width == 270)
        let texts = try require(content.view.superview)
        content.preferredContentSize.height = 40
        window.hostLayout()
        expectEqual(content.view.frame.height, 40)
        let message = try require(labels.first { $0.text == "Message" })
        expect(message.frame.maxY < content.view.frame.minY && content.view.frame.maxY <= texts.bounds.height)
        alert.setValue(nil, forKey: "contentViewController")
        expect(content.parent == nil && content.view.superview == nil)
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
        expect(
            button?.window === window
                && button?.isDescendant(of: controllers[0].navigationController?.navigationBar ?? window) == true
        )
        let tab = tabs.tabBar.items?.last?.value(forKey: "view") as? UIView
        expect(tab?.isDescendant(of: tabs.tabBar) == true && (tab?.frame.minX ?? 0) >= 160)
        expect(item.value(forKey: "nothing") == nil)
    }

    @Test("parts of search bars and text fields are found, and the placeholder gets a color")
    func parts() {
        let bar = UISearchBar()
        expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        expect((bar.value(forKey: "_cancelButton") as? UIButton)?.currentTitle != nil)
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        expectEqual(field.placeholder, "Name")
        expectEqual(
            field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
            .red
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
        expect(descendants(of: picker).contains { ($0 as? UILabel)?.textColor == .red })
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
        expect(device.orientation == .landscapeRight && count == 1)
        device.setValue(UIDeviceOrientation.portrait.rawValue, forKey: "orientation")
        expect(device.orientation == .portrait && count == 2)
        device.setValue("nonsense", forKey: "orientation")
        expectEqual(device.orientation, .unknown)
        device.setValue(NSNumber(value: 1), forKey: "orientation")
        expectEqual(device.orientation, .portrait)
    }

    @Test("an alert is as high as the view of its screen, if that prefers no size")
    func fittingContent() {
        let root = UIViewController()
        show(root)
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        let content = UIViewController()
        content.view = picker
        let alert = UIAlertController(title: "Date", message: nil, preferredStyle: .alert)
        alert.setValue(content, forKey: "contentViewController")
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        window.hostLayout()
        expect(picker.frame.height == picker.intrinsicContentSize.height && picker.frame.height > 100)
    }

    @Test("names that nobody knows are reported, and do nothing")
    func unknownNames() {
        let reports = interfaceReports {
            UIAlertAction(title: "A", style: .default).setValue(1, forKey: "nothing")
            UIDevice.current.setValue(1, forKey: "nothing")
            UIView().setValue(1, forKeyPath: "layer.nothing")
            UITabBarController().setValue("text", forKey: "tabBar")
            UINavigationController().setValue(nil, forKey: "navigationBar")
            UIAction { _ in }.setValue("title", forKey: "attributedTitle")
        }
        expectEqual(reports.count, 6)
        expect(UIView().value(forKeyPath: "a.b.c") == nil && UIView().value(forKeyPath: "") == nil)
    }

    @Test("stored properties of an app's objects are read by their names, those of UIKit's classes are not")
    func storedProperties() {
        let model = Model()
        expect(model.value(forKey: "name") as? String == "A" && model.value(forKey: "note") == nil)
        expectEqual(model.value(forKey: "inherited") as? Int, 7)
        expect(model.value(forKeyPath: "other.name") as? String == "B" && model.value(forKeyPath: "name.x.y") == nil)
        let view = ModelView()
        expect(view.value(forKey: "model") as? Model === view.model && view.value(forKey: "layerStorage") == nil)
        expectEqual(view.value(forKeyPath: "model.name") as? String, "A")
    }

    @Test("settings and dictionaries have values by their names")
    func settings() throws {
        let name = "NamedPropertyTests"
        let defaults = try require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.setValue(5, forKey: "count")
        expect(defaults.value(forKey: "count") as? Int == 5 && defaults.integer(forKey: "count") == 5)
        defaults.setValue(nil, forKey: "count")
        expect(defaults.value(forKey: "count") == nil)
        let dictionary = NSMutableDictionary()
        dictionary.setValue("x", forKey: "a")
        expect(dictionary.value(forKey: "a") as? String == "x" && dictionary.value(forKey: "b") == nil)
        let constant: NSDictionary = ["c": 1]
        expectEqual(constant.value(forKey: "c") as? Int, 1)
        dictionary.setValue(nil, forKey: "a")
        expectEqual(dictionary.count, 0)
        expectEqual(interfaceReports { constant.setValue(1, forKey: "c") }.count, 1)
    }

    @Test("classes find their names for values of a general type, and at the end of a path")
    func dispatch() throws {
        let device: NSObject = UIDevice.current
        defer { device.setValue(UIDeviceOrientation.portrait.rawValue, forKey: "orientation") }
        device.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKeyPath: "orientation")
        expectEqual(UIDevice.current.orientation, .landscapeLeft)
        let action: NSObject = UIAlertAction(title: "A", style: .default)
        action.setValue(UIColor.red, forKeyPath: "titleTextColor")
        expectEqual(action.value(forKey: "titleTextColor") as? UIColor, .red)
        let alert: NSObject = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.setValue(NSAttributedString(string: "B"), forKey: "attributedTitle")
        expectEqual((alert.value(forKeyPath: "attributedTitle") as? NSAttributedString)?.string, "B")
        let item: NSObject = UIBarButtonItem(title: "Add")
        expect(item.value(forKeyPath: "view") == nil)
        expectEqual(interfaceReports { item.setValue(1, forKey: "nothing") }.count, 1)
        let layer: NSObject = CALayer()
        layer.setValue(0.5, forKeyPath: "opacity")
        expect((layer as? CALayer)?.opacity == 0.5 && layer.value(forKey: "opacity") as? Float == 0.5)
        let holder = Holder()
        holder.setValue(3, forKeyPath: "entries.a")
        expect(holder.value(forKeyPath: "entries.a") as? Int == 3 && holder.entries.count == 1)
        holder.setValue(0.25, forKeyPath: "layer.opacity")
        expectEqual(holder.layer.opacity, 0.25)
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews + view.subviews.flatMap { descendants(of: $0) }
    }
}
