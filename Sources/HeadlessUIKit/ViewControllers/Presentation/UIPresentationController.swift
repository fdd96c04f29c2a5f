import Foundation

/// Says how a screen covers another: in which rectangle, and what else is to be seen meanwhile.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    private unowned let presented: UIViewController
    /// The same once nothing else need keep it: until then the screen keeps this controller.
    private var keptPresented: UIViewController?
    private weak var presentingStorage: UIViewController?
    /// What the screens are in while they are on one another.
    final weak var container: ModalContainerView?

    /// Makes what says how a screen covers another.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presentingStorage = presentingViewController
        super.init()
    }

    final func begin(presenting: UIViewController, in container: ModalContainerView) {
        presentingStorage = presenting
        self.container = container
    }

    /// Has the screen live as long as who asks for it afterwards.
    final func keepPresented() {
        keptPresented = presented
    }

    /// The screen that covers.
    open var presentedViewController: UIViewController { presented }

    /// The screen that is covered; the one that covers where there is none yet.
    open var presentingViewController: UIViewController { presentingStorage ?? presented }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

    /// What both are in; nil where the screen is not shown.
    open var containerView: UIView? { container }

    /// Hears when somebody takes the screen away, and may refuse.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that covers: that of the screen.
    open var presentedView: UIView? { presented.viewIfLoaded }

    /// The rectangle of that view: all of the container.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// The style in the size that there is.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// The style in some traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard presentationStyle == .popover else { return .none }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    /// Whether the whole window is covered.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the covered screen leaves the window meanwhile.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    /// The container is about to place its views.
    open func containerViewWillLayoutSubviews() {}

    /// The container placed its views.
    open func containerViewDidLayoutSubviews() {}

    /// The screen is about to come.
    open func presentationTransitionWillBegin() {}

    /// The screen did come.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The screen is about to go.
    open func dismissalTransitionWillBegin() {}

    /// The screen went.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The traits of the container.
    open var traitCollection: UITraitCollection { container?.traitCollection ?? presented.traitCollection }

    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size that the screen asks for.
    open var preferredContentSize: CGSize { presented.preferredContentSize }

    /// The screen asks for another size: has the container laid out.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// A child was laid out to another size by constraints.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a child in a container of some size: that of its container.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    { parentSize }

    /// The container is about to have another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// The traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}
