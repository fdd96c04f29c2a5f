import Foundation

@_spi(Host) extension UIWindow {
    /// The visible elements of the edit menu on screen, with the children of inline menus in their place; `nil` if there
    /// is no edit menu.
    public var hostEditMenuElements: [UIMenuElement]? { editMenu?.menu.visibleElements }

    /// The frame of the edit menu on screen, in window coordinates.
    public var hostEditMenuFrame: CGRect? { editMenu?.frame }

    /// Chooses an element of the edit menu; returns whether it exists and can be chosen.
    @discardableResult
    public func hostChooseInEditMenu(_ element: UIMenuElement) -> Bool {
        defer { hostLayout() }
        return (element as? any UIMenuLeaf).flatMap { editMenu?.choose($0) } ?? false
    }

    /// Dismisses the edit menu.
    public func hostDismissEditMenu() {
        editMenu?.end()
        hostLayout()
    }
}
