import Foundation

/// Animates one property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property: `position`, `bounds.size`, `opacity`, `transform.rotation`, `strokeEnd` and so on.
    open var keyPath: String?
    /// Whether the values are added to what the layer would show without the animation.
    open var isAdditive = false
    /// Whether each run begins at the value where the previous one ended.
    open var isCumulative = false
    /// What makes a transform out of the animated numbers; `nil` to animate transforms themselves.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override func collect(after elapsed: TimeInterval, duration: TimeInterval, into changes: inout [AnimatedChange]) {
        guard let moment = moment(after: elapsed, within: duration) else { return }
        changes.append(AnimatedChange(animation: self, moment: moment))
    }

    /// Returns the value at a moment that replaces `base`; `nil` leaves it unchanged. Subclasses in this module
    /// override it.
    func value(at moment: MediaMoment, base: AnimatableValue) -> AnimatableValue? { nil }

    /// Returns the angle in radians by which the animation rotates the layer; `nil` for none.
    func turn(at moment: MediaMoment, base: AnimatableValue) -> Double? { nil }

    /// Returns the property's value at a moment, with additive and cumulative values applied.
    final func result(at moment: MediaMoment, base: AnimatableValue) -> AnimatableValue? {
        guard let valueFunction, base.kind == .transform else { return animated(at: moment, base: base) }
        guard let value = animated(at: moment, base: valueFunction.neutral) else { return nil }
        let transform = AnimatableValue(valueFunction.transform(of: value))
        return isAdditive ? base.adding(transform) : transform
    }

    private func animated(at moment: MediaMoment, base: AnimatableValue) -> AnimatableValue? {
        guard var value = value(at: moment, base: base) else { return nil }
        if isCumulative, moment.repetition > 0 {
            let end = MediaMoment(fraction: 1, seconds: .infinity, repetition: 0)
            if let step = self.value(at: end, base: base) {
                for _ in 0..<min(moment.repetition, Self.maximumRepetitions) { value = value.adding(step) }
            }
        }
        return isAdditive && valueFunction == nil ? base.adding(value) : value
    }

    /// Repetitions above this count no longer accumulate, which bounds the cost.
    private static let maximumRepetitions = 10_000
}
