import Foundation

/// An object that responds to an event of a layer, usually by animating it.
public protocol CAAction {
    /// Responds to an event. `event` is the key of the property that changed, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and stops the search for another one.
extension NSNull: CAAction {
    /// Performs no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// The actions for the layer's property keys. Layers have no implicit animations here, so an action runs only when
    /// code asks for it by `action(forKey:)` and runs it.
    public final var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { ensuredExtras.actions = newValue }
    }

    /// Returns the action for an event: the delegate's, or else the one in `actions`.
    final func performAction(forKey event: String) -> (any CAAction)? {
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event]
        return found is NSNull ? nil : found
    }
}

extension UIView {
    /// Returns an animation from the value on screen inside an animation block, with the block's timing; outside of
    /// one, `NSNull`.
    final func performAction(for layer: CALayer, forKey event: String) -> any CAAction {
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
    /// The timing of a view animation as properties of a `CAAnimation`. A spring is approximated by ease-out.
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
