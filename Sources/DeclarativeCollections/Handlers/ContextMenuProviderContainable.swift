import PortableUIKit

/// An item that offers a context menu.
public protocol ContextMenuProviderContainable {
    /// Asked for a menu when a touch has rested on the row; `nil` for no menu this time.
    ///
    /// A disabled row is not asked.
    var contextMenuProvider: (@MainActor () -> UIContextMenuConfiguration?)? { get set }
}

extension ContextMenuProviderContainable {
    /// A copy with another menu; the original keeps its own.
    public func contextMenu(_ provider: (@MainActor () -> UIContextMenuConfiguration?)?) -> Self {
        var copy = self
        copy.contextMenuProvider = provider
        return copy
    }
}
