import Foundation

/// The gesture recognizer that drags the content of a scroll view.
@MainActor final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    /// The translation before the gesture was recognized. It is subtracted, so that the content does not jump.
    private var hysteresisTranslation = CGPoint.zero

    private var scrollView: UIScrollView? { view as? UIScrollView }

    func translationWithoutHysteresis(in view: UIView) -> CGPoint {
        let translation = translation(in: view)
        return CGPoint(x: translation.x - hysteresisTranslation.x, y: translation.y - hysteresisTranslation.y)
    }

    /// Returns the axis with the larger translation.
    func mainAxis(in view: UIView) -> NSLayoutConstraint.Axis {
        let translation = translation(in: view)
        return abs(translation.y) >= abs(translation.x) ? .vertical : .horizontal
    }

    override var state: State {
        didSet {
            guard state != oldValue || state == .changed else { return }
            switch state {
            case .began:
                let translation = translation(in: view)
                let length = max(hypot(translation.x, translation.y), Self.hysteresis)
                hysteresisTranslation = CGPoint(
                    x: translation.x / length * Self.hysteresis,
                    y: translation.y / length * Self.hysteresis
                )
                scrollView?.beginDragging()
            case .changed:
                scrollView?.drag()
            case .ended, .cancelled:
                scrollView?.endDragging(isCancelled: state == .cancelled)
            case .possible, .failed:
                break
            }
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.touchDidBegin()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        scrollView?.touchesDidEnd()
        hysteresisTranslation = .zero
    }
}

/// Delays the delivery of touches to the content while they may still become a drag.
@MainActor final class ScrollViewDelayedTouchesGestureRecognizer: UIGestureRecognizer {
    /// UIKit's delay, in seconds.
    private static let delay: TimeInterval = 0.15

    private var timeout: VirtualClock.Token?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
            !touches.contains(where: { $0.view is any ScrollingExempt })
        else {
            state = .failed
            return
        }
        timeout = clock?.schedule(after: Self.delay) { [weak self] in
            self?.change(to: .failed)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        if let timeout { clock?.cancel(timeout) }
        timeout = nil
    }
}
