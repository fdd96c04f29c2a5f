import Foundation

/// What a layer does when something happens to it.
public protocol CAAction {
    /// Does it: the event is the key of a property, the object the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Does nothing, and keeps others from being asked what to do.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// What is to be done for the keys of properties. Layers do not animate by themselves here, so that none is run but
    /// by one who asks for it.
    public final var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { madeExtras.actions = newValue }
    }

    /// What is to be done for an event: what the delegate says, else what `actions` says.
    final func findAction(forKey event: String) -> (any CAAction)? {
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event]
        return found is NSNull ? nil : found
    }
}

extension UIView {
    /// Outside of animations nothing; in the block of one, an animation that runs like it from what is seen.
    final func findAction(for layer: CALayer, forKey event: String) -> any CAAction {
        guard let animation = ViewAnimation.current, ViewAnimation.areEnabled,
            let shown = layer.presentation()?.value(forKeyPath: event)
        else { return NSNull() }
        let action = CABasicAnimation(keyPath: event)
        action.fromValue = shown
        action.timing = animation.timing
        return action
    }
}

extension CAAnimation {
    /// How an animation of views runs, in the words of Core Animation. A spring is told by the course it takes at first
    /// glance: slow at its end.
    final var timing: AnimationTiming {
        get { AnimationTiming(duration: duration, curve: timingFunction?.curve ?? .linear) }
        set {
            duration = newValue.duration
            autoreverses = newValue.autoreverses
            repeatCount = newValue.repeats ? .infinity : 0
            switch newValue.curve {
            case .linear: timingFunction = CAMediaTimingFunction(name: .linear)
            case .spring: timingFunction = CAMediaTimingFunction(name: .easeOut)
            case .cubic(let x1, let y1, let x2, let y2):
                timingFunction = CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            }
        }
    }
}
