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
    private let container: ModalContainerView
    private let controller: UIPresentationController?
    private var presentCompletion: (() -> Void)?
    private var dismissCompletions: [() -> Void] = []
    /// The first responder before the presentation, restored after the dismissal.
    private weak var previousFirstResponder: UIResponder?
    /// The superview to which a removed presenting view returns.
    private weak var presentingSuperview: UIView?

    static let duration: TimeInterval = 0.4

    init(of presented: UIViewController, by presenting: UIViewController) {
        self.presented = presented
        self.presenting = presenting
        controller = presented.presentationController(presenting: presenting)
        container = ModalContainerView(style: presented.modalPresentationStyle, controller: controller)
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
        if animated { beginTransition(in: window, from: presenting, to: presented) }
        if hidesPresenting { presenting?.beginDisappearance(animated: animated) }
        presented.transition = AppearanceTransition(isAnimated: animated)
        container.frame = window.bounds
        if let popover = controller as? UIPopoverPresentationController {
            let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
            delegate?.prepareForPopoverPresentation(popover)
        }
        container.presentedView = controller?.presentedView ?? view
        window.addSubview(container)
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
        if animated { beginTransition(in: window, from: presented, to: presenting) }
        presented.beginDisappearance(animated: animated)
        controller?.dismissalTransitionWillBegin()
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
        presentingSuperview = view.superview
        view.removeFromSuperview()
    }

    /// Returns the presenting view to its former superview, or inserts it below all presented views.
    private func restorePresentingView(_ view: UIView, in window: UIWindow) {
        if view.superview != nil { return }
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

    private func beginTransition(in window: UIWindow, from old: UIViewController?, to new: UIViewController?) {
        let coordinator = TransitionCoordinator(in: window, duration: Self.duration, from: old, to: new)
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
