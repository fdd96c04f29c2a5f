#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

/// The edit menu that is open on a screen, with commands such as Copy and Paste.
@MainActor public struct ScreenEditMenu {
    private let window: UIWindow

    /// The visible elements of the menu: without hidden ones, and with the children of inline menus in their place.
    public let elements: [UIMenuElement]

    init?(in window: UIWindow) {
        guard let elements = window.hostEditMenuElements else { return nil }
        self.window = window
        self.elements = elements
    }

    /// The frame of the menu, in window coordinates.
    public var frame: CGRect { window.hostEditMenuFrame ?? .zero }

    /// The titles of the elements.
    public var titles: [String] { elements.map(\.title) }

    /// Performs the first command with a title. Returns `false` if there is none or it is disabled.
    @discardableResult
    public func performCommand(titled title: String) -> Bool {
        elements.first { $0.title == title && !($0 is UIMenu) }.map(window.hostChooseInEditMenu) ?? false
    }

    /// Dismisses the menu.
    public func dismiss() {
        window.hostDismissEditMenu()
    }
}

// UIKit has no public way to inspect or operate an open edit menu, so these exist only where UIKit is headless.
extension ScreenHost {
    /// The open edit menu; `nil` if there is none. A double tap or a long press on the text of a text field that is being
    /// edited opens it.
    public var editMenu: ScreenEditMenu? { ScreenEditMenu(in: window) }
}
#endif
