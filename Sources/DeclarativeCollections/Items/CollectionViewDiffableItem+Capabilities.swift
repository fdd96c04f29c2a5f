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

    var isSelectable: Bool {
        isEnabled && didSelectHandler != nil
    }
}
