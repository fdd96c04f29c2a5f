import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// Slides the new view in from below, or the old one out, with the duration of one second.
@MainActor private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    let isComing: Bool

    init(_ log: CallLog, isComing: Bool) {
        self.log = log
        self.isComing = isComing
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("animate \(isComing ? "coming" : "going") from view \(context.view(forKey: .from) != nil)")
        let key = isComing ? UITransitionContextViewControllerKey.to : .from
        guard let controller = context.viewController(forKey: key), let view = controller.view else { return }
        let height = context.containerView.bounds.height
        if isComing {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: controller)
            view.frame.origin.y = height
        } else if let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, at: 0)
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [isComing] in
            view.frame.origin.y = isComing ? 0 : height
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("ended \(transitionCompleted)")
    }
}

@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
{
    let log: CallLog
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ log: CallLog) {
        self.log = log
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SlideAnimator(log, isComing: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SlideAnimator(log, isComing: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        LoggingPresentation(log, presented, presenting)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add(operation == .push ? "push" : "pop")
        return SlideAnimator(log, isComing: operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.add("did show")
    }
}

@MainActor private final class LoggingPresentation: UIPresentationController {
    let log: CallLog

    init(_ log: CallLog, _ presented: UIViewController, _ presenting: UIViewController?) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { $0.bounds.insetBy(dx: 20, dy: 0) } ?? .zero
    }

    override func presentationTransitionWillBegin() { log.add("presentation begins") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.add("presentation ended \(completed)") }
    override func dismissalTransitionWillBegin() { log.add("dismissal begins") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("dismissal ended \(completed)") }
}

@MainActor private final class Screen: UIViewController {
    private let name: String
    private let log: CallLog
    var didSeeCoordinator = false

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillAppear(_ animated: Bool) {
        log.add("\(name) will appear")
        didSeeCoordinator = transitionCoordinator?.transitionDuration == 1
    }

    override func viewDidAppear(_ animated: Bool) { log.add("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) did disappear") }
}

@MainActor @Suite("Custom transitions")
struct CustomTransitionTests {
    private let log = CallLog()
    private let window = makeWindow()
    private let first: Screen
    private let second: Screen
    private let transitions: Transitions

    init() {
        first = Screen("first", log)
        second = Screen("second", log)
        transitions = Transitions(log)
        second.transitioningDelegate = transitions
        window.rootViewController = first
        window.hostLayout()
        _ = log.take()
    }

    private var position: CGFloat { second.view.layer.presentation()?.frame.minY ?? -1 }

    @Test("a custom presentation runs the app's animator, and ends when the animator says so")
    func present() {
        second.modalPresentationStyle = .custom
        var isDone = false
        first.present(second, animated: true) { isDone = true }
        expectEqual(
            log.take(),
            ["presentation begins", "second will appear", "animate coming from view false"]
        )
        expect(second.didSeeCoordinator)
        window.clock.advance(by: 0.5)
        expect(abs(position - window.bounds.height / 2) < 1)
        expect(second.isBeingPresented)
        expect(!isDone)
        window.clock.advance(by: 0.6)
        expectEqual(log.take(), ["second did appear", "presentation ended true", "ended true"])
        expect(isDone)
        expectEqual(second.view.frame, window.bounds.insetBy(dx: 20, dy: 0))
        expect(first.view.window != nil)

        second.dismiss(animated: true)
        expectEqual(log.take(), ["second will disappear", "dismissal begins", "animate going from view true"])
        window.clock.advance(by: 1.1)
        expectEqual(log.take(), ["second did disappear", "dismissal ended true", "ended true"])
        expectEqual(first.presentedViewController, nil)
        expectEqual(second.view.window, nil)
    }

    @Test("a full screen presentation hands both views to the animator and removes the covered one")
    func fullScreen() {
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true)
        expectEqual(
            log.take(),
            ["first will disappear", "second will appear", "animate coming from view true"]
        )
        expect(first.view.superview === second.view.superview)
        window.clock.advance(by: 1.1)
        expectEqual(log.take(), ["second did appear", "first did disappear", "ended true"])
        expectEqual(first.view.window, nil)

        second.dismiss(animated: true)
        expectEqual(log.take(), ["second will disappear", "first will appear", "animate going from view true"])
        window.clock.advance(by: 1.1)
        expectEqual(log.take(), ["first did appear", "second did disappear", "ended true"])
        expect(first.view.superview === window)
    }

    @Test("the user moves an interactive presentation, which then runs to its end")
    func interactivePresentation() {
        let interaction = UIPercentDrivenInteractiveTransition()
        transitions.interaction = interaction
        second.modalPresentationStyle = .custom
        first.present(second, animated: true)
        let coordinator = second.transitionCoordinator
        expectEqual(coordinator?.initiallyInteractive, true)
        var ends: [Bool] = []
        coordinator?.notifyWhenInteractionChanges { ends.append($0.isInteractive) }
        window.clock.advance(by: 5)
        expectEqual(position, window.bounds.height)
        interaction.update(0.25)
        expect(abs(position - window.bounds.height * 0.75) < 1)
        expectEqual(coordinator?.percentComplete, 0.25)
        interaction.completionCurve = .linear
        interaction.finish()
        expectEqual(ends, [false])
        window.clock.advance(by: 0.375)
        expect(abs(position - window.bounds.height * 0.375) < 1)
        window.clock.advance(by: 0.4)
        expectEqual(log.take().suffix(3), ["second did appear", "presentation ended true", "ended true"])
        expectEqual(position, 0)
    }

    @Test("a canceled interactive presentation returns to the start")
    func cancelledPresentation() {
        let interaction = UIPercentDrivenInteractiveTransition()
        transitions.interaction = interaction
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true)
        interaction.update(0.5)
        _ = log.take()
        interaction.cancel()
        window.clock.advance(by: 0.6)
        expectEqual(
            log.take(),
            [
                "first will appear", "first did appear", "second will disappear", "second did disappear", "ended false",
            ]
        )
        expectEqual(first.presentedViewController, nil)
        expect(first.view.superview === window)
        expectEqual(second.view.window, nil)
        expect(second.transitionCoordinator == nil)
    }

    @Test("a canceled interactive dismissal leaves the screen as it was")
    func cancelledDismissal() {
        second.modalPresentationStyle = .custom
        first.present(second, animated: false)
        window.hostLayout()
        let frame = second.view.frame
        let interaction = UIPercentDrivenInteractiveTransition()
        transitions.interaction = interaction
        second.dismiss(animated: true)
        interaction.update(0.5)
        expect(abs(position - window.bounds.height / 2) < 1)
        _ = log.take()
        interaction.cancel()
        window.clock.advance(by: 0.6)
        expectEqual(
            log.take(),
            ["second will appear", "second did appear", "dismissal ended false", "ended false"]
        )
        expectEqual(second.view.frame, frame)
        expect(first.presentedViewController === second)
        expect(!second.isBeingDismissed)
        transitions.interaction = nil
        second.dismiss(animated: true)
        window.clock.advance(by: 1.1)
        expectEqual(first.presentedViewController, nil)
    }

    @Test("a navigation controller's delegate animates a push and a pop")
    func navigation() {
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        navigation.delegate = transitions
        window.hostLayout()
        _ = log.take()
        navigation.pushViewController(second, animated: true)
        expectEqual(
            log.take(),
            [
                "push", "first will disappear", "second will appear", "animate coming from view true",
            ]
        )
        window.clock.advance(by: 1.1)
        expectEqual(log.take(), ["first did disappear", "second did appear", "did show", "ended true"])
        navigation.popViewController(animated: true)
        window.clock.advance(by: 1.1)
        expectEqual(navigation.viewControllers, [first])
        expectEqual(log.take().suffix(4), ["second did disappear", "first did appear", "did show", "ended true"])
    }

    @Test("a canceled interactive pop restores the stack and the bar")
    func cancelledPop() {
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.hostLayout()
        navigation.pushViewController(second, animated: false)
        window.hostLayout()
        navigation.delegate = transitions
        let interaction = UIPercentDrivenInteractiveTransition()
        transitions.interaction = interaction
        _ = log.take()
        navigation.popViewController(animated: true)
        interaction.update(0.3)
        interaction.cancel()
        window.clock.advance(by: 0.5)
        expectEqual(
            log.take(),
            [
                "pop", "second will disappear", "first will appear", "animate going from view true",
                "second will appear", "first will disappear", "first did disappear", "second did appear",
                "ended false",
            ]
        )
        expectEqual(navigation.viewControllers, [first, second])
        expect(navigation.navigationBar.topItem === second.navigationItem)
        expect(second.parent === navigation)
        expectEqual(second.view.frame.minY, 0)
        expectEqual(first.view.window, nil)
    }

    @Test("a drag from the edge pops a screen, or leaves it where it is if it is short and slow")
    func drag() {
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.hostLayout()
        navigation.pushViewController(second, animated: false)
        window.hostLayout()
        let width = window.bounds.width
        drag(to: width * 0.3)
        expect(abs(second.view.layer.presentation()?.frame.minX ?? 0) > 10)
        window.clock.advance(by: 1)
        window.hostTouchUp()
        window.clock.advance(by: 1)
        expectEqual(navigation.viewControllers, [first, second])
        expect(second.view.transform.isIdentity)
        drag(to: width * 0.8)
        window.hostTouchUp()
        window.clock.advance(by: 1)
        expectEqual(navigation.viewControllers, [first])
        expectEqual(first.view.frame.minX, 0)
        expectEqual(second.view.window, nil)
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        navigation.pushViewController(second, animated: false)
        window.hostLayout()
        drag(to: width * 0.8)
        window.hostTouchUp()
        window.clock.advance(by: 1)
        expectEqual(navigation.viewControllers, [first, second])
    }

    private func drag(to x: CGFloat) {
        window.hostTouchDown(at: CGPoint(x: 5, y: 200))
        for step in 1...5 {
            window.clock.advance(by: 0.1)
            window.hostTouchMoved(to: CGPoint(x: 5 + (x - 5) * CGFloat(step) / 5, y: 200))
        }
    }
}
