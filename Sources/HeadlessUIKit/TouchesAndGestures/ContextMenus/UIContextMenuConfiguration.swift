import Foundation

/// Makes the view controller that a context menu shows as a preview; nil shows the pressed view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu from what the system suggests; nil shows none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Says what a context menu is for, and makes it and its preview once they are needed.
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

    /// Makes a configuration. Without an identifier it gets a unique one.
    public convenience init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(for: identifier ?? NSUUID(), preview: previewProvider, actions: actionProvider)
    }

    /// Names what the menu is for.
    open var identifier: any NSCopying { identifierStorage }
}
