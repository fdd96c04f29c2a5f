import Foundation

/// One screen over another, from its coming to its going.
@MainActor final class ModalPresentation {
    enum Phase {
        case presenting, presented, dismissing, dismissed
    }

    let presented: UIViewController
    private(set) weak var presenting: UIViewController?
    private(set) var phase = Phase.presenting
    private let container: ModalContainerView
    private let controller: UIPresentationController?
    private var completions: [() -> Void] = []

    static let duration: TimeInterval = 0.4

    init(of presented: UIViewController, by presenting: UIViewController) {
        self.presented = presented
        self.presenting = presenting
        controller = presented.presentationController(presenting: presenting)
        container = ModalContainerView(style: presented.modalPresentationStyle, controller: controller)
        controller?.begin(presenting: presenting, in: container)
        container.dismissalRequested = { [weak self] in self?.dismissByHand() }
    }

    /// A screen that is covered whole leaves the window meanwhile.
    private var hidesPresenting: Bool { controller?.shouldRemovePresentersView ?? false }

    // MARK: Coming

    func present(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        presenting?.presentation = self
        presented.presentedBy = self
        if let completion { completions.append(completion) }
        let view: UIView = presented.view
        window.performLayoutNow()
        if hidesPresenting { presenting?.beginDisappearance(animated: animated) }
        presented.transition = AppearanceTransition(isAnimated: animated)
        container.frame = window.bounds
        if let popover = controller as? UIPopoverPresentationController {
            let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
            delegate?.prepareForPopoverPresentation(popover)
        }
        container.presentedView = view
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
        controller?.presentationTransitionDidEnd(true)
        if hidesPresenting { presenting?.viewIfLoaded?.removeFromSuperview() }
        runCompletions()
    }

    // MARK: Going

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard phase != .dismissing, phase != .dismissed else {
            if let completion { completions.append(completion) }
            return
        }
        finishPresenting()
        // What the screen itself presented goes with it.
        presented.presentation?.dismiss(animated: false, completion: nil)
        phase = .dismissing
        if let completion { completions.append(completion) }
        guard let window = container.window else {
            didDismiss()
            return
        }
        presented.beginDisappearance(animated: animated)
        controller?.dismissalTransitionWillBegin()
        if hidesPresenting, let presenting, let view = presenting.view {
            presenting.transition = AppearanceTransition(isAnimated: animated)
            view.frame = window.bounds
            window.insertSubview(view, belowSubview: container)
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
        controller?.dismissalTransitionDidEnd(true)
        presented.keptPresentationController = nil
        runCompletions()
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

    private func runCompletions() {
        let due = completions
        completions = []
        for completion in due { completion() }
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
    }
}
