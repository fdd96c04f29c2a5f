import Foundation

/// A closure that creates a context menu from suggested elements; `nil` means no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu, which creates the menu and its preview on demand.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    private let identifierStorage: any NSCopying
    /// Creates the view controller of the preview, which is on a higher floor.
    final let previewProvider: (() -> UIResponder?)?
    final let actionProvider: UIContextMenuActionProvider?

    init(
        for identifier: (any NSCopying)?,
        preview: (() -> UIResponder?)?,
        actions: UIContextMenuActionProvider?
    ) {
        identifierStorage = identifier ?? NSUUID()
        previewProvider = preview
        actionProvider = actions
        super.init()
    }

    /// An identifier of the menu's subject.
    open var identifier: any NSCopying { identifierStorage }
}
