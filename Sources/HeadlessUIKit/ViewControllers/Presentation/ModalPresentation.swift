import Foundation

/// One screen over another, from its coming to its going.
@MainActor final class ModalPresentation {
    enum Phase {
        case presenting, presented, dismissing, dismissed
    }

    let presented: UIViewController
    private(set) weak var presenting: UIViewController?
    private(set) var phase = Phase.presenting
    /// Whether the screen has not yet heard that it did appear.
    private(set) var isComing = true
    private let container: ModalContainerView
    private let controller: UIPresentationController?
    private var presentCompletion: (() -> Void)?
    private var dismissCompletions: [() -> Void] = []
    /// What had the keyboard before, and gets it back.
    private weak var earlierResponder: UIResponder?
    /// What a covered screen that left the window comes back to.
    private weak var presentingPlace: UIView?

    static let duration: TimeInterval = 0.4

    init(of presented: UIViewController, by presenting: UIViewController) {
        self.presented = presented
        self.presenting = presenting
        controller = presented.presentationController(presenting: presenting)
        container = ModalContainerView(style: presented.modalPresentationStyle, controller: controller)
        controller?.begin(presenting: presenting, in: container)
        container.dismissalRequested = { [weak self] in self?.dismissByHand() }
    }

    /// Whether the screen goes, or went and has not yet heard that it did disappear.
    var isGoing: Bool { phase == .dismissing || phase == .dismissed }

    /// Whether the screen lies before another one that is still to be seen, which in the dark makes it lighter.
    var isElevated: Bool { container.showsWhatIsBehind }

    /// A screen that is covered whole leaves the window meanwhile.
    private var hidesPresenting: Bool { controller?.shouldRemovePresentersView ?? false }

    // MARK: Coming

    func present(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        presenting?.presentation = self
        presented.presentedBy = self
        presentCompletion = completion
        let view: UIView = presented.view
        earlierResponder = window.firstResponder
        window.performLayoutNow()
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
        window.performLayoutNow()
        guard animated else {
            // The screen did appear once the window was laid out.
            presented.transition?.completion = { [weak self] in self?.didPresent() }
            window.appearingControllers += presented.transition?.takeWaiting() ?? []
            presented.transition?.isHeld = false
            return
        }
        animate(from: true) { [weak self] in self?.didPresent() }
    }

    private func didPresent() {
        guard phase == .presenting else { return }
        phase = .presented
        presented.finishTransition()
        isComing = false
        endTransition()
        controller?.presentationTransitionDidEnd(true)
        // The screen may have gone again as it did appear.
        if hidesPresenting, phase == .presented { removePresenting() }
        let completion = presentCompletion
        presentCompletion = nil
        completion?()
    }

    // MARK: Going

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard phase != .dismissing, phase != .dismissed else {
            if let completion { dismissCompletions.append(completion) }
            return
        }
        finishPresenting()
        isComing = false
        // What the screen itself presented goes with it.
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
            bringBack(view, in: window)
            window.performLayoutNow()
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
        controller?.keepPresented()
        presented.keptPresentationController = nil
        giveKeyboardBack()
        let completions = dismissCompletions
        dismissCompletions = []
        for completion in completions { completion() }
    }

    // MARK: What is covered

    private func removePresenting() {
        guard let view = presenting?.viewIfLoaded else { return }
        presentingPlace = view.superview
        view.removeFromSuperview()
    }

    /// A screen that is presented itself belongs in what presents it, others below all that is presented.
    private func bringBack(_ view: UIView, in window: UIWindow) {
        if view.superview != nil { return }
        if let place = presentingPlace, place !== window {
            place.addSubview(view)
        } else {
            view.frame = window.bounds
            window.insertSubview(view, belowSubview: container)
        }
    }

    /// Whoever had the keyboard before has it again, unless somebody else has it by now.
    private func giveKeyboardBack() {
        guard let earlierResponder, !earlierResponder.isFirstResponder, let window = earlierResponder.responderWindow,
            window.firstResponder == nil
        else { return }
        earlierResponder.becomeFirstResponder()
    }

    /// Somebody touched what is behind a sheet.
    private func dismissByHand() {
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

    // MARK: Motion

    private func animate(from isComing: Bool, completion: @escaping () -> Void) {
        let style = presented.modalTransitionStyle
        let container = container
        if isComing {
            UIView.performWithoutAnimation { container.show(style, isOnScreen: false) }
        }
        UIView.animate(
            withDuration: Self.duration,
            delay: 0,
            options: [.curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: { container.show(style, isOnScreen: isComing) },
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
