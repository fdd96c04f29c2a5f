import Foundation

/// A closure that creates a context menu from suggested elements; `nil` means no menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu, which creates the menu and its preview on demand.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements.
    @available(iOS 16, *)
    public enum ElementOrder: Int, Sendable {
        /// The order that the system prefers.
        case automatic = 0
        /// The first element is nearest to the touch.
        case priority = 1
        /// The first element is at the top.
        case fixed = 2
    }

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

    /// The identifiers of further items that the menu is about, beside the one that was pressed. No effect here.
    @available(iOS 16, *)
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// The number in the badge of the preview; 0 for the number of items. No effect here.
    @available(iOS 16, *)
    open var badgeCount = 0

    /// The preferred order of the menu's elements. No effect here.
    @available(iOS 16, *)
    open var preferredMenuElementOrder = ElementOrder.automatic
}
