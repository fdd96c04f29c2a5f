#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

/// A context menu that is open on a screen.
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

    /// The visible elements of the menu: without hidden ones, and with inline submenus replaced by their children.
    public var elements: [UIMenuElement] { menu.visibleElements }

    /// What the menu is for.
    public var configuration: UIContextMenuConfiguration { menu.configuration }

    /// The view controller of the preview.
    public var preview: UIViewController? { menu.preview }

    /// Chooses an action of the menu or of one inside it. Returns false where it cannot be chosen.
    @discardableResult
    public func choose(_ action: UIAction) -> Bool {
        window.hostChoose(action)
    }

    /// Chooses the first action in the menu, or in one inside it, that has a title. Returns false where none has it or it
    /// cannot be chosen.
    @discardableResult
    public func choose(titled title: String) -> Bool {
        Self.action(titled: title, in: elements).map(window.hostChoose) ?? false
    }

    /// Taps the preview.
    public func tapPreview() {
        window.hostTapContextMenuPreview()
    }

    /// Closes the menu.
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

// UIKit has no public way to see or to operate an open context menu, so this exists only where UIKit is headless.
extension ScreenHost {
    /// The context menu that is open, nil when there is none. A long press opens it.
    public var contextMenu: ScreenContextMenu? { ScreenContextMenu(in: window) }
}
#endif
