import Foundation

extension UIControl {
    /// How far outside of its bounds a finger still counts as inside while the control follows it, in points: as far as
    /// UIKit's controls let it go.
    private static let trackingOutset: CGFloat = 70

    func beginTouch(_ touch: UITouch, with event: UIEvent?) {
        guard isEnabled, !followsTouch else { return }
        hasTouchInside = true
        followsTouch = beginTracking(touch, with: event)
        guard followsTouch else {
            hasTouchInside = false
            return
        }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    func moveTouch(_ touch: UITouch, with event: UIEvent?) {
        guard followsTouch else { return }
        guard isEnabled else {
            cancelTouch(with: event)
            return
        }
        let wasInside = hasTouchInside
        hasTouchInside = containsTracked(touch)
        isHighlighted = hasTouchInside
        followsTouch = continueTracking(touch, with: event)
        guard followsTouch else {
            stopTracking()
            return
        }
        var events: Event = hasTouchInside ? .touchDragInside : .touchDragOutside
        if hasTouchInside != wasInside { events.insert(hasTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events)
    }

    func endTouch(_ touch: UITouch, with event: UIEvent?) {
        guard followsTouch else { return }
        guard isEnabled else {
            cancelTouch(with: event)
            return
        }
        hasTouchInside = containsTracked(touch)
        isHighlighted = false
        // What hears of the end may take the control out of its window, which is no reason to cancel the touch.
        isEndingTouch = true
        endTracking(touch, with: event)
        isEndingTouch = false
        let events: Event = hasTouchInside ? touchUpInsideEvents : .touchUpOutside
        stopTracking()
        sendActions(for: events)
    }

    func cancelTouch(with event: UIEvent?) {
        guard followsTouch else { return }
        isHighlighted = false
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    /// Whether a recogniser outside of the control is not to see what the control follows: UIKit's controls keep single
    /// taps with one finger to themselves.
    func isKeptFrom(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, let view = tap.view, view !== self else {
            return false
        }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && isDescendant(of: view)
    }

    private func containsTracked(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        if point(inside: location, with: nil) { return true }
        return bounds.insetBy(dx: -Self.trackingOutset, dy: -Self.trackingOutset).contains(location)
    }

    private func stopTracking() {
        followsTouch = false
        hasTouchInside = false
        isHighlighted = false
    }
}
