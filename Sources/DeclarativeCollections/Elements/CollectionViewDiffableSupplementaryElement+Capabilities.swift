/// The capabilities of an erased element, read from the protocols that it conforms to, with defaults for the others.
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

    /// Whether the element handles taps.
    var isTappable: Bool {
        didSelectHandler != nil && (base as? any IsEnabledContainable)?.isEnabled ?? true
    }
}
