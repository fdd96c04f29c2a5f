import PortableUIKit

/// What the driver asks an erased item for: each answer comes from the protocol the item adopts, or says no.
extension CollectionViewDiffableItem {
    var isEnabled: Bool {
        (base as? any IsEnabledContainable)?.isEnabled ?? true
    }

    var isFullWidth: Bool {
        (base as? any IsFullWidthContainable)?.isFullWidth ?? false
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

    /// Whether a press can pick the item up.
    var canMove: Bool {
        isEnabled && (base as? any ReorderHandlerContainable)?.canMove ?? false
    }

    /// Whether the item can be part of a selection while it is enabled.
    var isSelectable: Bool {
        (base as? any IsSelectableContainable)?.isSelectable ?? true
    }

    /// Whether the item has something to do when it is tapped.
    var isTappable: Bool {
        isEnabled && didSelectHandler != nil
    }
}
