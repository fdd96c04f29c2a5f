import Foundation

/// Animates a property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The property: `position`, `bounds.size`, `opacity`, `transform.rotation`, `strokeEnd` and so on.
    open var keyPath: String?
    /// Whether its values are added to those that the layer would show without it.
    open var isAdditive = false
    /// Whether each run begins where the one before it ended.
    open var isCumulative = false

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func collect(after elapsed: TimeInterval, duration: TimeInterval, into changes: inout [AnimatedChange]) {
        guard let moment = moment(after: elapsed, within: duration) else { return }
        changes.append(AnimatedChange(animation: self, moment: moment))
    }

    /// What it shows at a moment, in place of that value; nil to leave it. Subclasses of this module answer.
    func value(at moment: MediaMoment, base: AnimatableValue) -> AnimatableValue? { nil }

    /// By what angle the layer turns with what it shows.
    func turn(at moment: MediaMoment, base: AnimatableValue) -> Double? { nil }

    /// What the property becomes.
    final func result(at moment: MediaMoment, base: AnimatableValue) -> AnimatableValue? {
        guard var value = value(at: moment, base: base) else { return nil }
        if isCumulative, moment.repetition > 0 {
            let end = MediaMoment(fraction: 1, seconds: .infinity, repetition: 0)
            if let step = self.value(at: end, base: base) {
                for _ in 0..<min(moment.repetition, Self.maximumRepetitions) { value = value.adding(step) }
            }
        }
        return isAdditive ? base.adding(value) : value
    }

    /// More repetitions than these do not add up any further.
    private static let maximumRepetitions = 10_000
}
