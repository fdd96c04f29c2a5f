#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

/// The context menu that is open on a screen.
@MainActor public struct ScreenContextMenu {
    private let window: UIWindow
    private let menu: HostContextMenu

    init?(in window: UIWindow) {
        guard let menu = window.hostContextMenu else { return nil }
        self.window = window
        self.menu = menu
    }

    /// The title of the menu.
    public var title: String { menu.menu?.title ?? "" }

    /// The location of the press that opened the menu, in window coordinates.
    public var location: CGPoint { menu.location }

    /// The visible elements of the menu: without hidden ones, and with the children of inline menus in their place.
    public var elements: [UIMenuElement] { menu.visibleElements }

    /// The configuration of the menu.
    public var configuration: UIContextMenuConfiguration { menu.configuration }

    /// The view controller of the preview.
    public var preview: UIViewController? { menu.preview }

    /// Performs an action of the menu or its submenus. Returns `false` if the action is disabled or not in the menu.
    @discardableResult
    public func performAction(_ action: UIAction) -> Bool {
        window.hostChoose(action)
    }

    /// Performs the first action with a title in the menu or its submenus. Returns `false` if there is none or it is
    /// disabled.
    @discardableResult
    public func performAction(titled title: String) -> Bool {
        Self.action(titled: title, in: elements).map(window.hostChoose) ?? false
    }

    /// Taps the preview.
    public func tapPreview() {
        window.hostTapContextMenuPreview()
    }

    /// Dismisses the menu.
    public func dismiss() {
        window.hostDismissContextMenu()
    }

    private static func action(titled title: String, in elements: [UIMenuElement]) -> UIAction? {
        for element in elements {
            if let action = element as? UIAction, action.title == title { return action }
            if let menu = element as? UIMenu, let action = action(titled: title, in: menu.children) { return action }
        }
        return nil
    }
}

// UIKit has no public way to inspect or operate an open context menu, so these exist only where UIKit is headless.
extension ScreenHost {
    /// The open context menu; `nil` if there is none. A long press opens it.
    public var contextMenu: ScreenContextMenu? { ScreenContextMenu(in: window) }
}
#endif
