import PortableUIKit
import ScreenHosting

/// The items of an open context menu, which has no views of the app.
@MainActor
struct MenuElements {
    let menu: ScreenContextMenu
    let window: UIWindow

    /// Adds items, and those of submenus below them.
    func add(_ elements: [UIMenuElement], to parent: ElementNode) {
        for element in elements {
            let node = ElementNode(.menuItem, view: window, frame: .zero, part: part(of: element))
            parent.add(node)
            if let submenu = element as? UIMenu { add(submenu.children, to: node) }
        }
    }

    private func part(of element: UIMenuElement) -> ElementNode.Part {
        let action = element as? UIAction
        return ElementNode.Part(
            identifier: action?.identifier.rawValue,
            label: element.title,
            isEnabled: !(action?.attributes.contains(.disabled) ?? false),
            isSelected: action?.state == .on
        ) { [menu] in
            if let action {
                menu.performAction(action)
            } else if !(element is UIMenu) {
                menu.performAction(titled: element.title)
            }
        }
    }
}
