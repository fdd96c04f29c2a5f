import PortableUIKit

/// An item that has a context menu.
public protocol ContextMenuProviderContainable {
    /// Returns the menu when the user touches and holds the row; `nil` for no menu this time.
    ///
    /// Not called for a disabled row.
    var contextMenuProvider: (@MainActor () -> UIContextMenuConfiguration?)? { get set }
}

extension ContextMenuProviderContainable {
    /// Returns a copy with another menu.
    public func contextMenu(_ provider: (@MainActor () -> UIContextMenuConfiguration?)?) -> Self {
        var copy = self
        copy.contextMenuProvider = provider
        return copy
    }
}
