/// What the driver asks an erased element for: each answer comes from the protocol the element adopts, or says no.
extension CollectionViewDiffableSupplementaryElement {
    var willDisplayHandler: (@MainActor () -> Void)? {
        (base as? any WillDisplayHandlerContainable)?.willDisplayHandler
    }

    var didEndDisplayingHandler: (@MainActor () -> Void)? {
        (base as? any DidEndDisplayingHandlerContainable)?.didEndDisplayingHandler
    }

    var didSelectHandler: (@MainActor () -> Void)? {
        (base as? any DidSelectHandlerContainable)?.didSelectHandler
    }

    /// Whether the element has something to do when it is tapped.
    var isTappable: Bool {
        didSelectHandler != nil && (base as? any IsEnabledContainable)?.isEnabled ?? true
    }
}
