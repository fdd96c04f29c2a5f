import Foundation

/// A closure that creates the view controller for a context menu's preview; `nil` means the interaction's view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that creates a context menu from suggested elements; `nil` means no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu, which creates the menu and its preview on demand.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    private let identifierStorage: any NSCopying
    final let previewProvider: UIContextMenuContentPreviewProvider?
    final let actionProvider: UIContextMenuActionProvider?

    private init(
        for identifier: any NSCopying,
        preview: UIContextMenuContentPreviewProvider?,
        actions: UIContextMenuActionProvider?
    ) {
        identifierStorage = identifier
        previewProvider = preview
        actionProvider = actions
        super.init()
    }

    /// Creates a configuration. The default identifier is unique.
    public convenience init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(for: identifier ?? NSUUID(), preview: previewProvider, actions: actionProvider)
    }

    /// An identifier of the menu's subject.
    open var identifier: any NSCopying { identifierStorage }
}
