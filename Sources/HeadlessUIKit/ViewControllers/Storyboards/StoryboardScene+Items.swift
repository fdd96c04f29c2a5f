import Foundation

extension StoryboardScene {
    /// Creates the items that bars show for a view controller, and sets what the file says about them.
    func decodeItems(of controller: UIViewController, _ objects: InterfaceObjects) {
        if let item = element.value(for: "navigationItem") { decode(item, into: controller.navigationItem, objects) }
        if let item = element.value(for: "tabBarItem") { controller.tabBarItem = tabBarItem(item, objects) }
        let toolbar = element.child("toolbarItems")?.children ?? []
        if !toolbar.isEmpty { controller.toolbarItems = toolbar.map { barButtonItem($0, objects) } }
    }

    private func decode(_ element: InterfaceElement, into item: UINavigationItem, _ objects: InterfaceObjects) {
        objects[element.id] = item
        if let title = element.string("title") { item.title = title }
        if let prompt = element.string("prompt") { item.prompt = prompt }
        if let mode: UINavigationItem.LargeTitleDisplayMode = element.choice("largeTitleDisplayMode") {
            item.largeTitleDisplayMode = mode
        }
        for child in element.children {
            switch child["key"] ?? child.name {
            case "leftBarButtonItem": item.leftBarButtonItem = barButtonItem(child, objects)
            case "rightBarButtonItem": item.rightBarButtonItem = barButtonItem(child, objects)
            case "backBarButtonItem": item.backBarButtonItem = barButtonItem(child, objects)
            case "leftBarButtonItems": item.leftBarButtonItems = child.children.map { barButtonItem($0, objects) }
            case "rightBarButtonItems": item.rightBarButtonItems = child.children.map { barButtonItem($0, objects) }
            case "titleView": item.titleView = objects.makeView(child)
            default: break
            }
        }
        objects.connect(element)
    }

    private func barButtonItem(_ element: InterfaceElement, _ objects: InterfaceObjects) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let system: UIBarButtonItem.SystemItem = element.choice("systemItem") {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else if let view = element.value(for: "customView").flatMap({ objects.makeView($0) }) {
            item = UIBarButtonItem(customView: view)
        } else {
            item = UIBarButtonItem(title: element.string("title"), style: .plain, target: nil, action: nil)
        }
        if element["style"] == "done" { item.style = .done }
        if let image = objects.image("image", of: element) { item.image = image }
        if let width = element.number("width") { item.width = width }
        if let color = objects.color("tintColor", of: element) { item.tintColor = color }
        item.isEnabled = element.flag("enabled") ?? true
        item.tag = element["tag"].flatMap { Int($0) } ?? 0
        objects[element.id] = item
        return item
    }

    private func tabBarItem(_ element: InterfaceElement, _ objects: InterfaceObjects) -> UITabBarItem {
        let tag = element["tag"].flatMap { Int($0) } ?? 0
        let item: UITabBarItem
        if let system: UITabBarItem.SystemItem = element.choice("systemItem") {
            item = UITabBarItem(tabBarSystemItem: system, tag: tag)
        } else {
            item = UITabBarItem(title: element.string("title"), image: objects.image("image", of: element), tag: tag)
        }
        if let image = objects.image("selectedImage", of: element) { item.selectedImage = image }
        if let badge = element.string("badgeValue") { item.badgeValue = badge }
        objects[element.id] = item
        return item
    }
}

extension UIBarButtonItem: InterfaceActionSender {
    func addInterfaceAction(_ action: Selector, target: AnyObject?, event: String?) {
        self.target = target
        self.action = action
    }
}
