import Foundation

/// Pops the top of a navigation stack while the user drags it away from the screen's edge.
@MainActor final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    /// The fraction of the width, and the speed in points a second, from which a released screen goes on to pop.
    private static let fractionToPop: CGFloat = 0.5
    private static let speedToPop: CGFloat = 300

    private weak var navigation: UINavigationController?
    /// The interaction while the user drags.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
        edges = .left
    }

    override var state: State {
        didSet {
            guard state != oldValue || state == .changed else { return }
            switch state {
            case .began: begin()
            case .changed: interaction?.update(progress)
            case .ended: end(isCancelled: progress < Self.fractionToPop && speed < Self.speedToPop)
            case .cancelled: end(isCancelled: true)
            case .possible, .failed: break
            }
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = isMirrored ? .right : .left
        super.touchesBegan(touches, with: event)
        if state == .possible, navigation?.canPopInteractively(asked: delegate != nil) != true { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            let translation = translation(in: view)
            // A vertical drag scrolls.
            if abs(translation.y) > abs(translation.x) {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollViewPanGestureRecognizer
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }

    private var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var progress: CGFloat {
        guard let view, view.bounds.width > 0 else { return 0 }
        return translation(in: view).x * (isMirrored ? -1 : 1) / view.bounds.width
    }

    private var speed: CGFloat { velocity(in: view).x * (isMirrored ? -1 : 1) }

    private func begin() {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        self.interaction = interaction
        navigation?.popViewController(animated: true)
        interaction.update(progress)
    }

    private func end(isCancelled: Bool) {
        let ended = interaction
        interaction = nil
        if isCancelled { ended?.cancel() } else { ended?.finish() }
    }
}
