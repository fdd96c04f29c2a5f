import Foundation

/// A context menu that is shown.
@_spi(Host) @preconcurrency @MainActor public struct HostContextMenu {
    private let presentation: ContextMenuPresentation

    init(_ presentation: ContextMenuPresentation) {
        self.presentation = presentation
    }

    /// What it is for.
    public var configuration: UIContextMenuConfiguration { presentation.configuration }

    /// The menu, nil where only a preview is shown.
    public var menu: UIMenu? { presentation.menu }

    /// The view controller that is shown as a preview.
    public var preview: UIViewController? { presentation.preview }

    /// What stands out of the screen, where the delegate said so.
    public var highlightPreview: UITargetedPreview? { presentation.highlightPreview }

    /// Where the finger was, in the window.
    public var location: CGPoint { presentation.location }

    /// What the menu lists: without what is hidden, menus shown inline in the place of their own children.
    public var visibleElements: [UIMenuElement] { presentation.menu?.visibleElements ?? [] }
}

@_spi(Host) extension UIWindow {
    /// The context menu that is shown.
    public var hostContextMenu: HostContextMenu? { contextMenu.map(HostContextMenu.init) }

    /// Chooses an action of the context menu. Returns whether it is there and can be chosen.
    @discardableResult
    public func hostChoose(_ action: UIAction) -> Bool {
        defer { hostLayout() }
        return contextMenu?.choose(action) ?? false
    }

    /// Taps the preview of the context menu.
    public func hostTapContextMenuPreview() {
        contextMenu?.commitPreview()
        hostLayout()
    }

    /// Closes the context menu.
    public func hostDismissContextMenu() {
        contextMenu?.end()
        hostLayout()
    }
}

extension UIMenu {
    final var visibleElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let leaf = child as? any UIMenuLeaf, leaf.attributes.contains(.hidden) { return [] }
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.visibleElements }
            return [child]
        }
    }
}
