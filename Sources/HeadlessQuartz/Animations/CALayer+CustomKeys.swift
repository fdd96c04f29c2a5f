import Foundation

// Custom keys are those that no property of the layer has. An app's class draws by their values, which animations change:
// `needsDisplay(forKey:)` says which ones.
extension CALayer {
    /// Stores the value of a custom key, and runs the action that the app has for it.
    final func setCustomValue(_ value: Any?, forKey key: String) {
        let action = customAction(forKey: key)
        ensuredExtras.undefinedKeyValues[key] = value
        action?.run(on: self)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private func customAction(forKey key: String) -> LayerAction? {
        guard extras?.actions != nil || extras?.delegate != nil || !Self.isOwnClass, MainQueue.isCurrent,
            !MainActor.assumeIsolated({ LayerTransaction.disablesActions }), let action = action(forKey: key)
        else { return nil }
        return LayerAction(key: key, action: action, oldValue: presentedCustomValues[key] ?? 0)
    }

    /// The values of custom keys on screen now: the model's unless animations are running.
    final var presentedCustomValues: [String: Any] {
        var values = extras?.undefinedKeyValues ?? [:]
        for change in customChanges {
            guard let key = change.animation.keyPath, let base = AnimatableValue(custom: values[key] ?? CGFloat(0)),
                let value = change.animation.result(at: change.moment, base: base)
            else { continue }
            values[key] = value.unboxed(like: values[key])
        }
        return values
    }

    /// The changes that animations make to custom keys now.
    private var customChanges: [AnimatedChange] {
        guard let animations = extras?.animations, !animations.isEmpty else { return [] }
        let changes = MainActor.assumeIsolated { Unchecked(value: animations.flatMap { $0.changes() }) }.value
        return changes.filter { change in
            let names = (change.animation.keyPath ?? "").split(separator: ".")[...]
            return !names.isEmpty && animatableValue(names) == nil
        }
    }

    /// Whether an animation changes now what the layer draws.
    package final var drawsAnimatedKeys: Bool {
        guard !Self.isOwnClass, extras?.animations.isEmpty == false else { return false }
        return customChanges.contains { Self.needsDisplay(forKey: $0.animation.keyPath ?? "") }
    }

    /// Runs code for which custom keys have the values that animations give them now.
    package final func withPresentedCustomValues(_ body: () -> Void) {
        guard let extras else { return body() }
        let model = extras.undefinedKeyValues
        let animatedKeys = Set(customChanges.compactMap(\.animation.keyPath))
        extras.undefinedKeyValues = presentedCustomValues
        body()
        for key in animatedKeys { extras.undefinedKeyValues[key] = model[key] }
    }

    /// Draws the content of a layer without a view: in each frame while animations change what it shows.
    final func displayForFrame() {
        guard host == nil, drawsAnimatedKeys else { return displayIfNeeded() }
        withPresentedCustomValues { display() }
        // The last frame is drawn when no animation changes it any more.
        ensuredExtras.needsDisplay = true
    }

    private struct Unchecked: @unchecked Sendable {
        let value: [AnimatedChange]
    }
}

extension AnimatableValue {
    /// Creates a value from that of a custom key; `nil` if values of its type are not animated.
    fileprivate init?(custom value: Any) {
        switch value {
        case let value as CGPoint: self.init(value)
        case let value as CGSize: self.init(value)
        case let value as CGRect: self.init(value)
        case let value as CGColor: self.init(value)
        case let value as CGPath: self.init(value)
        case let value as CGAffineTransform: self.init(value)
        default: self.init(value, like: AnimatableValue(0))
        }
    }

    /// The value in the type of another.
    fileprivate func unboxed(like other: Any?) -> Any {
        switch kind {
        case .number:
            switch other {
            case is Double: return number
            case is Float: return Float(number)
            case is Int: return Int(exactly: number.rounded()) ?? 0
            case is NSNumber where !(other is CGFloat): return NSNumber(value: number)
            default: return CGFloat(number)
            }
        case .point: return point
        case .size: return size
        case .rect: return rect
        case .transform: return transform
        default: return boxed
        }
    }
}
