import Foundation

/// An object that responds to an event of a layer, usually by animating it.
public protocol CAAction {
    /// Responds to an event. `event` is the key of the property that changed, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and stops the search for another one.
extension NSNull: CAAction {}

extension CAAction where Self: NSNull {
    /// Performs no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// Returns the action for an event: the delegate's, or else the one in `actions`, or else the
    /// default of the class.
    package final func performAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        return found is NSNull ? nil : found
    }
}

/// An action that the change of a property runs.
struct LayerAction {
    package let key: String
    package let action: any CAAction
    package let oldValue: Any

    /// Runs the action after the change. An animation without values of its own starts at the old value.
    package func run(on layer: CALayer) {
        if let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil,
            animation.byValue == nil, let copy = animation.copy() as? CABasicAnimation
        {
            if copy.keyPath == nil { copy.keyPath = key }
            copy.fromValue = oldValue
            copy.run(forKey: key, object: layer, arguments: nil)
        } else {
            action.run(forKey: key, object: layer, arguments: nil)
        }
    }
}

extension CALayer {
    /// Returns the actions that the app has for a change of values. Most layers have none and aren't asked.
    final func actionsOfChange(to new: LayerValues) -> [LayerAction] {
        guard extras?.actions != nil || extras?.delegate != nil || !Self.isOwnClass, superlayer != nil,
            !MainActor.assumeIsolated({ LayerTransaction.disablesActions })
        else { return [] }
        return LayerAnimation.Change.keys(of: values, new).compactMap { key in
            guard let action = action(forKey: key), let old = animatableValue([key[...]]) else { return nil }
            return LayerAction(key: key, action: action, oldValue: old.boxed)
        }
    }
}

extension CAAnimation {
    /// The timing of a view animation as properties of a `CAAnimation`. A spring is approximated by ease-out.
    package final var timing: AnimationTiming {
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
