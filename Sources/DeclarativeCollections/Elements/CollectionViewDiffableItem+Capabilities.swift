import PortableUIKit

/// The capabilities of an erased item, read from the protocols that it conforms to, with defaults for the others.
extension CollectionViewDiffableItem {
    var isEnabled: Bool {
        (base as? any IsEnabledContainable)?.isEnabled ?? true
    }

    var isFullWidth: Bool {
        (base as? any IsFullWidthContainable)?.isFullWidth ?? false
    }

    var isOnCard: Bool {
        (base as? any IsOnCardContainable)?.isOnCard ?? false
    }

    var didSelectHandler: (@MainActor () -> Void)? {
        (base as? any DidSelectHandlerContainable)?.didSelectHandler
    }

    var didLongPressHandler: (@MainActor () -> Void)? {
        (base as? any DidLongPressHandlerContainable)?.didLongPressHandler
    }

    var willDisplayHandler: (@MainActor () -> Void)? {
        (base as? any WillDisplayHandlerContainable)?.willDisplayHandler
    }

    var didEndDisplayingHandler: (@MainActor () -> Void)? {
        (base as? any DidEndDisplayingHandlerContainable)?.didEndDisplayingHandler
    }

    var didDeselectHandler: (@MainActor () -> Void)? {
        (base as? any DidDeselectHandlerContainable)?.didDeselectHandler
    }

    var contextMenuProvider: (@MainActor () -> UIContextMenuConfiguration?)? {
        (base as? any ContextMenuProviderContainable)?.contextMenuProvider
    }

    var impression: CollectionViewImpression? {
        (base as? any ImpressionContainable)?.impression
    }

    var prefetchHandler: (@MainActor () -> Void)? {
        (base as? any PrefetchHandlerContainable)?.prefetchHandler
    }

    var cancelPrefetchHandler: (@MainActor () -> Void)? {
        (base as? any PrefetchHandlerContainable)?.cancelPrefetchHandler
    }

    var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)? {
        (base as? any ReorderHandlerContainable)?.didMoveHandler
    }

    /// Whether a long press can pick the item up.
    var canMove: Bool {
        isEnabled && (base as? any ReorderHandlerContainable)?.canMove ?? false
    }

    /// Whether the item is dragged after its context menu has opened, instead of being picked up by the press.
    var isMovedByDrag: Bool {
        canMove && contextMenuProvider != nil
    }

    /// Whether the item can be selected while it is enabled.
    var isSelectable: Bool {
        (base as? any IsSelectableContainable)?.isSelectable ?? true
    }

    /// Whether the item handles taps.
    var isTappable: Bool {
        isEnabled && didSelectHandler != nil
    }
}
