import Foundation

extension UIControl {
    /// The distance outside of its bounds within which a tracked touch counts as inside, in points, as in UIKit.
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
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
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
        sendActions(for: events, with: event)
    }

    func endTouch(_ touch: UITouch, with event: UIEvent?) {
        guard followsTouch else { return }
        guard isEnabled else {
            cancelTouch(with: event)
            return
        }
        hasTouchInside = containsTracked(touch)
        isHighlighted = false
        // A handler may remove the control from its window, which must not cancel the touch.
        isEndingTouch = true
        endTracking(touch, with: event)
        isEndingTouch = false
        let events: Event = hasTouchInside ? touchUpInsideEvents : .touchUpOutside
        stopTracking()
        sendActions(for: events, with: event)
    }

    func cancelTouch(with event: UIEvent?) {
        guard followsTouch else { return }
        isHighlighted = false
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, with: event)
    }

    /// Returns whether the control prevents an ancestor's gesture recognizer from beginning. UIKit's controls do so for
    /// single taps with one finger.
    func preventsRecognizer(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, let view = tap.view, view !== self else {
            return false
        }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && isDescendant(of: view)
    }

    /// Performs the actions for events that a touch event caused.
    private func sendActions(for controlEvents: Event, with event: UIEvent?) {
        let outer = handlers.event
        handlers.event = event
        sendActions(for: controlEvents)
        handlers.event = outer
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
