import Foundation

/// The presentation of one view controller over another, from its start to its dismissal.
@MainActor final class ModalPresentation {
    enum Phase {
        case presenting, presented, dismissing, dismissed
    }

    let presented: UIViewController
    private(set) weak var presenting: UIViewController?
    private(set) var phase = Phase.presenting
    /// Whether the presented controller has not received `viewDidAppear(_:)` yet.
    private(set) var isBeingPresented = true
    let container: ModalContainerView
    let controller: UIPresentationController?
    private var presentCompletion: (() -> Void)?
    private var dismissCompletions: [() -> Void] = []
    /// The first responder before the presentation, restored after the dismissal.
    private weak var previousFirstResponder: UIResponder?
    /// The superview to which a removed presenting view returns.
    private weak var presentingSuperview: UIView?
    /// The view controller that was asked to present.
    private weak var source: UIViewController?

    static let duration: TimeInterval = 0.4

    init(of presented: UIViewController, by presenting: UIViewController, source: UIViewController) {
        self.presented = presented
        self.presenting = presenting
        self.source = source
        controller = presented.presentationController(presenting: presenting, source: source)
        container = ModalContainerView(
            style: presented.modalPresentationStyle,
            controller: controller,
            traits: presenting.traitCollection
        )
        controller?.begin(presenting: presenting, in: container)
        container.dismissalRequested = { [weak self] in self?.dismissByUser() }
    }

    /// Whether the controller is being dismissed, or was dismissed and has not received `viewDidDisappear(_:)` yet.
    var isBeingDismissed: Bool { phase == .dismissing || phase == .dismissed }

    /// Whether the presenting view stays visible, so that dark mode uses the elevated, lighter background.
    var isElevated: Bool { container.showsPresentingView }

    /// Whether the presenting view leaves the window during the presentation because it is covered completely.
    private var hidesPresenting: Bool { controller?.shouldRemovePresentersView ?? false }

    // MARK: Presenting

    func present(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        presenting?.presentation = self
        presented.presentedBy = self
        presentCompletion = completion
        let view: UIView = presented.view
        previousFirstResponder = window.firstResponder
        window.performLayoutIfNeeded()
        container.frame = window.bounds
        let custom = animated ? customPresentation() : nil
        if animated { beginTransition(in: window, from: presenting, to: presented, by: custom) }
        if hidesPresenting { presenting?.beginDisappearance(animated: animated) }
        presented.transition = AppearanceTransition(isAnimated: animated)
        if let popover = controller as? UIPopoverPresentationController {
            let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
            delegate?.prepareForPopoverPresentation(popover)
        }
        if let custom { return present(by: custom, in: window) }
        container.presentedView = controller?.presentedView ?? view
        window.addSubview(container)
        window.keyboard?.comeToFront()
        controller?.presentationTransitionWillBegin()
        window.performLayoutIfNeeded()
        guard animated else {
            // Without animation the controller has appeared after the window's next layout pass.
            presented.transition?.completion = { [weak self] in self?.didPresent() }
            window.appearingControllers += presented.transition?.takeWaiting() ?? []
            presented.transition?.delaysAppearance = false
            return
        }
        animate(from: true) { [weak self] in self?.didPresent() }
    }

    /// The presentation by the app's own animator; `nil` if there is none.
    private func customPresentation() -> CustomTransition? {
        guard let presenting, let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(
                forPresented: presented,
                presenting: presenting,
                source: source ?? presenting
            )
        else { return nil }
        let place = container.bounds
        return CustomTransition(
            in: container,
            from: .init(
                controller: presenting,
                view: hidesPresenting ? presenting.viewIfLoaded : nil,
                initialFrame: place,
                finalFrame: hidesPresenting ? .zero : place
            ),
            to: .init(
                controller: presented,
                view: controller?.presentedView ?? presented.view,
                initialFrame: .zero,
                finalFrame: container.frameOfPresentedView
            ),
            style: presented.modalPresentationStyle,
            animator: animator,
            interaction: delegate.interactionControllerForPresentation(using: animator)
        )
    }

    private func present(by transition: CustomTransition, in window: UIWindow) {
        container.isAnimatedByApp = true
        window.addSubview(container)
        window.keyboard?.comeToFront()
        if hidesPresenting, let view = presenting?.viewIfLoaded {
            presentingSuperview = view.superview
            container.addSubview(view)
        }
        transition.view(forKey: .to)?.frame = transition.finalFrame(for: presented)
        controller?.presentationTransitionWillBegin()
        // The presented view enters the window when the animator adds it.
        presented.beginAppearance(animated: true)
        window.performLayoutIfNeeded()
        start(transition) { [self] didComplete in
            guard didComplete else { return didCancelPresenting() }
            container.keepPresentedView(controller?.presentedView ?? presented.view)
            didPresent()
        }
    }

    private func start(_ transition: CustomTransition, completion: @escaping (Bool) -> Void) {
        guard let coordinator = presented.activeTransition else { return }
        transition.start(with: coordinator, completion: completion)
    }

    private func didCancelPresenting() {
        phase = .dismissed
        isBeingPresented = false
        if hidesPresenting, let presenting, let view = presenting.viewIfLoaded {
            presenting.beginAppearance(animated: true)
            presentingSuperview?.addSubview(view)
            presenting.endOwnAppearance()
        }
        container.removeFromSuperview()
        presented.transition = nil
        presented.presentedBy = nil
        presenting?.presentation = nil
        endTransition()
        controller?.presentationTransitionDidEnd(false)
        presented.cachedPresentationController = nil
        restoreFirstResponder()
        let completion = presentCompletion
        presentCompletion = nil
        completion?()
    }

    private func didPresent() {
        guard phase == .presenting else { return }
        phase = .presented
        presented.finishTransition()
        isBeingPresented = false
        endTransition()
        controller?.presentationTransitionDidEnd(true)
        // The controller may have been dismissed in its own `viewDidAppear(_:)`.
        if hidesPresenting, phase == .presented { removePresenting() }
        let completion = presentCompletion
        presentCompletion = nil
        completion?()
    }

    // MARK: Dismissing

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard phase != .dismissing, phase != .dismissed else {
            if let completion { dismissCompletions.append(completion) }
            return
        }
        finishPresenting()
        isBeingPresented = false
        // What the controller presented is dismissed with it.
        presented.presentation?.dismiss(animated: false, completion: nil)
        phase = .dismissing
        if let completion { dismissCompletions.append(completion) }
        guard let window = container.window else {
            didDismiss()
            return
        }
        let custom = animated ? customDismissal() : nil
        if animated { beginTransition(in: window, from: presented, to: presenting, by: custom) }
        presented.beginDisappearance(animated: animated)
        controller?.dismissalTransitionWillBegin()
        if let custom { return dismiss(by: custom, in: window) }
        if hidesPresenting, let presenting, let view = presenting.view {
            presenting.transition = AppearanceTransition(isAnimated: animated)
            restorePresentingView(view, in: window)
            window.performLayoutIfNeeded()
        }
        guard animated else {
            didDismiss()
            return
        }
        animate(from: false) { [weak self] in self?.didDismiss() }
    }

    /// The dismissal by the app's own animator; `nil` if there is none.
    private func customDismissal() -> CustomTransition? {
        guard let presenting, let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: presented)
        else { return nil }
        return CustomTransition(
            in: container,
            from: .init(
                controller: presented,
                view: controller?.presentedView ?? presented.viewIfLoaded,
                initialFrame: presented.viewIfLoaded?.frame ?? .zero,
                finalFrame: .zero
            ),
            to: .init(
                controller: presenting,
                view: hidesPresenting ? presenting.view : nil,
                initialFrame: hidesPresenting ? .zero : container.bounds,
                finalFrame: container.bounds
            ),
            style: presented.modalPresentationStyle,
            animator: animator,
            interaction: delegate.interactionControllerForDismissal(using: animator)
        )
    }

    private func dismiss(by transition: CustomTransition, in window: UIWindow) {
        container.isAnimatedByApp = true
        if hidesPresenting, let presenting {
            presenting.transition = AppearanceTransition(isAnimated: true)
            presenting.view?.frame = container.bounds
            presenting.beginAppearance(animated: true)
        }
        start(transition) { [self] didComplete in
            container.isAnimatedByApp = false
            guard didComplete else { return didCancelDismissing() }
            if hidesPresenting, let view = presenting?.viewIfLoaded { restorePresentingView(view, in: window) }
            didDismiss()
        }
    }

    private func didCancelDismissing() {
        guard phase == .dismissing else { return }
        phase = .presented
        presented.beginAppearance(animated: true)
        if hidesPresenting {
            if presenting?.viewIfLoaded?.superview != nil {
                presenting?.viewIfLoaded?.removeFromSuperview()
            } else {
                presenting?.beginOwnAppearance(false, animated: true)
                presenting?.endOwnAppearance()
            }
            presenting?.transition = nil
        }
        presented.endOwnAppearance()
        endTransition()
        controller?.dismissalTransitionDidEnd(false)
        container.setNeedsLayout()
        let completions = dismissCompletions
        dismissCompletions = []
        for completion in completions { completion() }
    }

    private func didDismiss() {
        guard phase == .dismissing else { return }
        phase = .dismissed
        presenting?.finishTransition()
        container.removeFromSuperview()
        container.presentedView = nil
        presented.presentedBy = nil
        presenting?.presentation = nil
        endTransition()
        controller?.dismissalTransitionDidEnd(true)
        controller?.retainPresentedViewController()
        presented.cachedPresentationController = nil
        restoreFirstResponder()
        let completions = dismissCompletions
        dismissCompletions = []
        for completion in completions { completion() }
    }

    // MARK: The presenting view

    private func removePresenting() {
        guard let view = presenting?.viewIfLoaded else { return }
        if view.superview !== container { presentingSuperview = view.superview }
        view.removeFromSuperview()
    }

    /// Returns the presenting view to its former superview, or inserts it below all presented views.
    private func restorePresentingView(_ view: UIView, in window: UIWindow) {
        if let superview = view.superview, superview !== container { return }
        if let place = presentingSuperview, place !== window {
            place.addSubview(view)
        } else {
            view.frame = window.bounds
            window.insertSubview(view, belowSubview: container)
        }
    }

    /// Makes the former first responder first responder again unless there is another one by now.
    private func restoreFirstResponder() {
        guard let previousFirstResponder, !previousFirstResponder.isFirstResponder,
            let window = previousFirstResponder.responderWindow,
            window.firstResponder == nil
        else { return }
        previousFirstResponder.becomeFirstResponder()
    }

    /// The user tapped the dimming view.
    private func dismissByUser() {
        guard phase == .presented, let controller else { return }
        let delegate = controller.delegate
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return
        }
        delegate?.presentationControllerWillDismiss(controller)
        dismiss(animated: true) { delegate?.presentationControllerDidDismiss(controller) }
    }

    private func finishPresenting() {
        guard phase == .presenting else { return }
        container.stopAnimations()
        didPresent()
    }

    // MARK: Animation

    private func animate(from isBeingPresented: Bool, completion: @escaping () -> Void) {
        let style = presented.modalTransitionStyle
        let container = container
        if isBeingPresented {
            UIView.performWithoutAnimation { container.show(style, isOnScreen: false) }
        }
        UIView.animate(
            withDuration: Self.duration,
            delay: 0,
            options: [.curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: { container.show(style, isOnScreen: isBeingPresented) },
            completion: { _ in completion() }
        )
        presented.activeTransition?.run()
    }

    private func beginTransition(
        in window: UIWindow,
        from old: UIViewController?,
        to new: UIViewController?,
        by custom: CustomTransition?
    ) {
        let coordinator = TransitionCoordinator(in: window, duration: Self.duration, from: old, to: new)
        coordinator.custom = custom
        presented.activeTransition = coordinator
        presenting?.activeTransition = coordinator
    }

    private func endTransition() {
        let coordinator = presented.activeTransition
        presented.activeTransition = nil
        presenting?.activeTransition = nil
        coordinator?.finish()
    }
}
