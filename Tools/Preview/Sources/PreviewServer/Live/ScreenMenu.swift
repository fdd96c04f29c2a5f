import Honeycomb
import ScreenHosting

/// A context menu or an edit menu that is open on a screen, for the page's DOM.
struct ScreenMenu: Encodable, Equatable, Sendable {
    struct Element: Encodable, Equatable, Sendable {
        let title: String
        var subtitle: String?
        var isOn = false
        var isDestructive = false
        var isDisabled = false
        /// The elements of a submenu.
        var children: [Element]?
    }

    let title: String
    /// Where the menu is shown, in points.
    let point: [Double]
    let elements: [Element]
}

@MainActor
extension ScreenMenu {
    /// Returns nil if no menu is open.
    init?(on host: ScreenHost) {
        if let menu = host.contextMenu {
            self.init(
                title: menu.title,
                point: [menu.location.x, menu.location.y],
                elements: menu.elements.map(Element.init)
            )
        } else if let menu = host.editMenu {
            self.init(
                title: "",
                point: [menu.frame.midX, menu.frame.midY],
                elements: menu.elements.map(Element.init)
            )
        } else {
            return nil
        }
    }

    /// Performs the element at a path of indexes; paths that lead nowhere, or to a submenu, change nothing.
    static func choose(_ path: [Int], on host: ScreenHost) {
        if let menu = host.contextMenu, let action = element(at: path, in: menu.elements) as? UIAction {
            menu.performAction(action)
        } else if let menu = host.editMenu, let element = element(at: path, in: menu.elements) {
            menu.performCommand(titled: element.title)
        }
    }

    static func dismiss(on host: ScreenHost) {
        host.contextMenu?.dismiss()
        host.editMenu?.dismiss()
    }

    private static func element(at path: [Int], in elements: [UIMenuElement]) -> UIMenuElement? {
        guard let index = path.first, elements.indices.contains(index) else { return nil }
        guard path.count > 1 else { return elements[index] }
        return (elements[index] as? UIMenu).flatMap { element(at: Array(path.dropFirst()), in: $0.visibleChildren) }
    }
}

extension ScreenMenu.Element {
    @MainActor
    init(_ element: UIMenuElement) {
        title = element.title
        subtitle = element.subtitle
        switch element {
        case let menu as UIMenu: children = menu.visibleChildren.map(Self.init)
        case let action as UIAction: read(action.attributes, action.state)
        case let command as UICommand: read(command.attributes, command.state)
        // What is still being loaded.
        default: isDisabled = true
        }
    }

    private mutating func read(_ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State) {
        isOn = state == .on
        isDestructive = attributes.contains(.destructive)
        isDisabled = attributes.contains(.disabled)
    }
}

extension UIMenu {
    /// The elements of a submenu: without hidden ones, and with the children of inline menus in their place.
    fileprivate var visibleChildren: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if (child as? UIAction)?.attributes.contains(.hidden) == true { return [] }
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.visibleChildren }
            return [child]
        }
    }
}
