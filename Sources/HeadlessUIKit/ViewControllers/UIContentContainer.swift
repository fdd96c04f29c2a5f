import Foundation

/// What view controllers have in common that are given their size by a container.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size the content would like to have.
    var preferredContentSize: CGSize { get }

    /// Called after a child asked for another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child will have once this container has the given one.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the content takes another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}
