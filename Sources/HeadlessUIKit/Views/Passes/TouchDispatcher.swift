import Foundation

/// Delivers the touches of a window to gesture recognizers and views, and arbitrates between recognizers.
@MainActor final class TouchDispatcher {
    private unowned let window: UIWindow
    private var touches: [UITouch] = []
    /// The recognizers that track an active touch, or whose gesture is undecided.
    private var recognizers: [UIGestureRecognizer] = []
    /// Whether an event is being delivered. State changes in the meantime are settled after the delivery.
    private var isSending = false
    private var needsSettling = false

    init(window: UIWindow) {
        self.window = window
    }

    /// Delivers an event to the recognizers, then to the views unless a recognizer delays or cancels its touches.
    func send(_ event: UIEvent) {
        guard !isSending, let changed = event.allTouches, !changed.isEmpty else { return }
        if UIApplication.shared.isIgnoringInteractionEvents, changed.contains(where: { $0.phase == .began }) { return }
        isSending = true
        for touch in changed where touch.phase == .began { begin(touch, event) }
        deliverToRecognizers(changed, event)
        settlePending(event)
        isSending = false
    }

    /// Runs a change of recognizers outside an event, for example from a timer, and settles its consequences.
    func settle(_ change: () -> Void) {
        guard !isSending else {
            change()
            return
        }
        isSending = true
        change()
        settlePending(nil)
        isSending = false
    }

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        if let cover = window.cover, !cover.isContent(at: touch.locationInWindow) {
            touch.gestureRecognizers = []
            touches.append(touch)
            cover.end()
            return
        }
        let view = window.hitTest(touch.locationInWindow, with: event)
        touch.view = view
        touch.gestureRecognizers = []
        var ancestor = view
        while let candidate = ancestor {
            for recognizer in candidate.rareStorage?.gestureRecognizers ?? [] where recognizer.isEnabled {
                guard !recognizer.isFinished, recognizer.accepts(touch, of: event) else { continue }
                touch.gestureRecognizers?.append(recognizer)
                recognizer.dispatcher = self
                if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
            }
            ancestor = candidate.superview
        }
        if let view, !view.isMultipleTouchEnabled, touches.contains(where: { $0.view === view && $0.phase != .ended }) {
            touch.delivery = .withheld
        }
        if let view, touches.contains(where: { excludes($0, view) }) { touch.delivery = .withheld }
        touches.append(touch)
    }

    /// Whether an active touch blocks new touches in another view, because either view is exclusive.
    private func excludes(_ touch: UITouch, _ view: UIView) -> Bool {
        guard let other = touch.view, other !== view, touch.phase != .ended, touch.delivery != .withheld else {
            return false
        }
        return other.isExclusiveTouch || view.isExclusiveTouch
    }

    private func deliverToRecognizers(_ changed: Set<UITouch>, _ event: UIEvent) {
        for recognizer in recognizers {
            let own = changed.filter { touch in
                touch.gestureRecognizers?.contains { $0 === recognizer } ?? false
            }
            guard let phase = own.first?.phase else { continue }
            if let touch = own.first { recognizer.lastLocationInWindow = touch.locationInWindow }
            if phase == .began {
                recognizer.trackedTouches += own.filter { touch in
                    !recognizer.trackedTouches.contains { $0 === touch }
                }
            }
            if !recognizer.isFinished {
                switch phase {
                case .began: recognizer.touchesBegan(own, with: event)
                case .moved: recognizer.touchesMoved(own, with: event)
                case .ended: recognizer.touchesEnded(own, with: event)
                case .cancelled: recognizer.touchesCancelled(own, with: event)
                case .stationary, .regionEntered, .regionMoved, .regionExited: break
                }
            }
            if phase == .ended || phase == .cancelled { recognizer.trackedTouches.removeAll(where: own.contains) }
        }
    }

    /// Settles the consequences of a change: continues waiting recognizers, calls actions, delivers touches to views, and
    /// removes finished touches and recognizers.
    private func settlePending(_ event: UIEvent?) {
        repeat {
            needsSettling = false
            while decideWaiting() {}
            for recognizer in recognizers { recognizer.sendActionsIfNeeded() }
            for touch in touches { deliver(touch, event) }
            for touch in touches where touch.phase == .began || touch.phase == .moved { touch.phase = .stationary }
        } while needsSettling
        removeFinished()
    }
}

// MARK: - Arbitrating between recognizers

extension TouchDispatcher {
    /// Decides whether a recognizer may change to a recognized state.
    func decide(_ recognizer: UIGestureRecognizer, _ newState: UIGestureRecognizer.State) {
        if recognizer.pendingState != nil {
            // A waiting continuous gesture that ends before it may begin fails; a discrete one keeps waiting.
            if recognizer.pendingState == .began, newState == .ended { recognizer.state = .failed }
            return
        }
        let others = recognizers.filter { $0 !== recognizer && isCompeting($0, recognizer) }
        if others.contains(where: { $0.isRecognized && prevents($0, recognizer) }) || !mayBegin(recognizer) {
            recognizer.state = .failed
            return
        }
        let required = others.filter { isRequired($0, by: recognizer) }
        if required.contains(where: { $0.isRecognized }) {
            recognizer.state = .failed
        } else if required.contains(where: { $0.stateStorage == .possible }) {
            recognizer.pendingState = newState
        } else {
            recognizer.stateStorage = newState
            for other in others where other.stateStorage == .possible {
                if prevents(recognizer, other) || isRequired(recognizer, by: other) { other.state = .failed }
            }
            recognizerDidFinish(recognizer)
        }
    }

    /// Settles the recognizers that depend on one that began, ended or failed: now, or after the current event's
    /// delivery.
    func recognizerDidFinish(_ recognizer: UIGestureRecognizer) {
        settle { needsSettling = true }
    }

    /// Continues recognizers whose failure requirements are met; returns whether any state changed.
    private func decideWaiting() -> Bool {
        for recognizer in recognizers {
            guard let waiting = recognizer.pendingState else { continue }
            let required = recognizers.filter { $0 !== recognizer && isRequired($0, by: recognizer) }
            if required.contains(where: { $0.isRecognized }) {
                recognizer.state = .failed
                return true
            }
            if required.contains(where: { $0.stateStorage == .possible }) { continue }
            recognizer.pendingState = nil
            recognizer.state = waiting
            return true
        }
        return false
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard touchedViewsAllow(recognizer) else { return false }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// Asks the recognizer's view and the views between it and the touch: a control blocks tap recognizers of its
    /// ancestors.
    private func touchedViewsAllow(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let outermost = recognizer.view, outermost.gestureRecognizerShouldBegin(recognizer) else {
            return recognizer.view == nil
        }
        for touch in touches where touch.isWatched(by: recognizer) {
            var view = touch.view
            while let asked = view, asked !== outermost {
                guard asked.gestureRecognizerShouldBegin(recognizer) else { return false }
                view = asked.superview
            }
        }
        return true
    }

    /// Whether two recognizers track a common touch.
    private func isCompeting(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        touches.contains { touch in
            guard let watching = touch.gestureRecognizers else { return false }
            return watching.contains { $0 === one } && watching.contains { $0 === other }
        }
    }

    private func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
        let mayBoth =
            winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: loser) ?? false
            || loser.delegate?.gestureRecognizer(loser, shouldRecognizeSimultaneouslyWith: winner) ?? false
        return !mayBoth
    }

    private func isRequired(_ required: UIGestureRecognizer, by recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.failureRequirements[ObjectIdentifier(required)]?.recognizer === required { return true }
        return recognizer.shouldRequireFailure(of: required) || required.shouldBeRequiredToFail(by: recognizer)
    }
}

// MARK: - Views

extension TouchDispatcher {
    private func deliver(_ touch: UITouch, _ event: UIEvent?) {
        guard touch.delivery != .withheld, let view = touch.view else { return }
        let watching = touch.gestureRecognizers ?? []
        let event = event ?? UIEvent(touches: [touch], timestamp: touch.timestamp)
        if touch.phase == .cancelled || watching.contains(where: { $0.isRecognized && $0.cancelsTouchesInView }) {
            let wasDelivered = touch.delivery == .delivered
            touch.delivery = .withheld
            if wasDelivered { view.touchesCancelled([touch], with: event) }
            return
        }
        if touch.delivery == .held {
            if watching.contains(where: { $0.delaysTouchesBegan && $0.stateStorage == .possible }) { return }
            guard view.enclosingScrollViewsAllow(touch, event) else {
                touch.delivery = .withheld
                return
            }
            touch.delivery = .delivered
            let phase = touch.phase
            touch.phase = .began
            view.touchesBegan([touch], with: event)
            touch.phase = phase
        } else if touch.phase == .moved {
            view.touchesMoved([touch], with: event)
        }
        if touch.phase == .ended, touch.delivery == .delivered {
            if watching.contains(where: { $0.delaysTouchesEnded && $0.stateStorage == .possible }) { return }
            touch.delivery = .withheld
            view.touchesEnded([touch], with: event)
        }
    }

    private func removeFinished() {
        touches.removeAll { touch in
            touch.phase == .cancelled || (touch.phase == .ended && (touch.delivery == .withheld || touch.view == nil))
        }
        for recognizer in recognizers where recognizer.isFinished && recognizer.trackedTouches.isEmpty {
            guard !touches.contains(where: { $0.phase == .ended && $0.isWatched(by: recognizer) }) else { continue }
            recognizer.prepareForNextGesture()
        }
        recognizers.removeAll { $0.dispatcher !== self }
    }
}

extension UIView {
    /// Returns whether all enclosing scroll views let the view receive a new touch.
    fileprivate final func enclosingScrollViewsAllow(_ touch: UITouch, _ event: UIEvent) -> Bool {
        var ancestor = superview
        while let candidate = ancestor {
            guard candidate.allowsTouch(touch, with: event, toBeginIn: self) else { return false }
            ancestor = candidate.superview
        }
        return true
    }
}
