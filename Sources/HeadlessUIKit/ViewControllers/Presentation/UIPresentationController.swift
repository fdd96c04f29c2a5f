import Foundation

/// Manages the presentation of a view controller: its frame, and additional views around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment
{
    private unowned let presented: UIViewController
    /// A strong reference to the presented controller after the dismissal. Until then the presented controller owns
    /// this object.
    private var retainedPresentedViewController: UIViewController?
    private weak var presentingStorage: UIViewController?
    /// The container of the presented view.
    final weak var container: ModalContainerView?

    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presentingStorage = presentingViewController
        super.init()
    }

    final func begin(presenting: UIViewController, in container: ModalContainerView) {
        presentingStorage = presenting
        self.container = container
    }

    /// Keeps the presented controller alive as long as this object, so that `presentedViewController` stays valid.
    final func retainPresentedViewController() {
        retainedPresentedViewController = presented
    }

    /// The presented view controller.
    open var presentedViewController: UIViewController { presented }

    /// The presenting view controller; the presented one until the presentation begins.
    open var presentingViewController: UIViewController { presentingStorage ?? presented }

    /// The presentation style.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

    /// The container of the presented view; `nil` while it is not presented.
    open var containerView: UIView? { container }

    /// The delegate that responds to a dismissal by the user.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The presented view controller's view.
    open var presentedView: UIView? { presented.viewIfLoaded }

    /// The frame of the presented view in the container, by default the container's bounds.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// The style to which the presentation adapts in the current traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// Returns the style to which the presentation adapts in a trait collection.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard presentationStyle == .popover else { return .none }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    /// Whether the presentation covers the screen.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting view is removed from the window during the presentation.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    /// Called before the container lays out its views.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container laid out its views.
    open func containerViewDidLayoutSubviews() {}

    /// Called before the presentation begins.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation ended.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal ended.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Traits that override those of the presented view controller.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presented.viewIfLoaded?.updateTraits() }
    }

    /// The container of the focus items of the presentation.
    open var focusItemContainer: (any UIFocusItemContainer)? { container }

    /// The environments that receive the focus first. There is no focus engine here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presented] }

    /// The container of the presentation.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { container }

    /// Requests a focus update. No effect here: there is no focus engine.
    open func setNeedsFocusUpdate() {}

    /// Updates the focus at once. No effect here: there is no focus engine.
    open func updateFocusIfNeeded() {}

    /// Returns whether the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus moved. Never called here: there is no focus engine.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The traits of the container.
    open var traitCollection: UITraitCollection { container?.traitCollection ?? presented.traitCollection }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The preferred size of the presented view controller.
    open var preferredContentSize: CGSize { presented.preferredContentSize }

    /// Lays out the container again because the preferred size changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Called after Auto Layout changed a child's fitting size. No effect here.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child in a container of a given size: the size of the container.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    { parentSize }

    /// Called before the size of the container changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Called before the traits change.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}
