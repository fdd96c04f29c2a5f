#if canImport(UIKit)
import UIKit

/// The context menu that is open on a screen. On Apple platforms a process can neither open nor read it.
@MainActor public struct ScreenContextMenu {
    /// The title of the menu.
    public var title: String { "" }

    /// The visible elements of the menu.
    public var elements: [UIMenuElement] { [] }

    /// Does nothing and returns `false`.
    @discardableResult
    public func performAction(_ action: UIAction) -> Bool { false }

    /// Does nothing and returns `false`.
    @discardableResult
    public func performAction(titled title: String) -> Bool { false }

    /// Does nothing.
    public func dismiss() {}

    private init() {}
}

/// The edit menu that is open on a screen. On Apple platforms a process can neither open nor read it.
@MainActor public struct ScreenEditMenu {
    /// The titles of the elements.
    public var titles: [String] { [] }

    /// Does nothing and returns `false`.
    @discardableResult
    public func performCommand(titled title: String) -> Bool { false }

    /// Does nothing.
    public func dismiss() {}

    private init() {}
}

extension ScreenHost {
    /// Always nil: a process cannot read an open context menu.
    public var contextMenu: ScreenContextMenu? { nil }

    /// Always nil: a process cannot read an open edit menu.
    public var editMenu: ScreenEditMenu? { nil }
}
#endif
