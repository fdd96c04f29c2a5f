import Foundation

/// Changes the menus of a system while they are built.
@preconcurrency @MainActor public protocol UIMenuBuilder {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }

    /// Returns the menu with an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// Returns the action with an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces the elements of a menu with those that a closure returns for them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    )

    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu at the start of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts a menu at the end of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// Returns the command with an action and, unless it is `nil`, a property list.
    @preconcurrency @MainActor
    public func command(for action: Selector, propertyList: Any? = nil) -> UICommand? {
        (self as? MenuBuilder)?.foundCommand(for: action, propertyList: propertyList)
    }
}

/// Builds the menus of a system from its standard menus.
@MainActor final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(identifiedBy: identifier) }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func foundCommand(for action: Selector, propertyList: Any?) -> UICommand? {
        let value = propertyList as? NSObject
        return root.leaves.lazy.compactMap { $0 as? UICommand }.first {
            $0.action == action && (value == nil || value?.isEqual($0.propertyList) == true)
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        change(removedIdentifier) { _ in [] }
    }

    private func change(_ identifier: UIMenu.Identifier, to elements: (UIMenu) -> [UIMenu]) {
        guard let menu = menu(for: identifier) else { return }
        let new = elements(menu)
        if menu === root { root = new.first ?? root } else { root = root.replacing(menu, with: new) }
    }
}

extension UIMenu {
    /// Returns the menu with an identifier: this one or a submenu.
    fileprivate final func menu(identifiedBy identifier: Identifier) -> UIMenu? {
        if self.identifier == identifier { return self }
        return children.lazy.compactMap { ($0 as? UIMenu)?.menu(identifiedBy: identifier) }.first
    }
}
