import Foundation

/// A visible context menu.
@_spi(Host) @preconcurrency @MainActor public struct HostContextMenu {
    private let presentation: ContextMenuPresentation

    init(_ presentation: ContextMenuPresentation) {
        self.presentation = presentation
    }

    /// The configuration of the menu.
    public var configuration: UIContextMenuConfiguration { presentation.configuration }

    /// The menu; `nil` if only a preview is shown.
    public var menu: UIMenu? { presentation.menu }

    /// The view controller of the preview.
    public var preview: UIViewController? { presentation.preview as? UIViewController }

    /// The preview of the highlighted item, if the delegate provides one.
    public var highlightPreview: UITargetedPreview? { presentation.highlightPreview }

    /// The location of the press, in window coordinates.
    public var location: CGPoint { presentation.location }

    /// The visible elements of the menu: without hidden ones, and with the children of inline menus in their place.
    public var visibleElements: [UIMenuElement] { presentation.menu?.visibleElements ?? [] }
}

@_spi(Host) extension UIWindow {
    /// The visible context menu.
    public var hostContextMenu: HostContextMenu? { contextMenu.map(HostContextMenu.init) }

    /// Chooses an action of the context menu; returns whether it exists and can be chosen.
    @discardableResult
    public func hostChoose(_ action: UIAction) -> Bool {
        defer { hostLayout() }
        return contextMenu?.choose(action) ?? false
    }

    /// Taps the preview of the context menu, which commits it.
    public func hostTapContextMenuPreview() {
        contextMenu?.commitPreview()
        hostLayout()
    }

    /// Dismisses the context menu.
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
