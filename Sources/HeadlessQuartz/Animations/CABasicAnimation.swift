import Foundation

/// Animates a property from one value to another.
///
/// A missing value is derived from the other two, or is what the layer would show without the animation.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between the start and the end.
    open var byValue: Any?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func value(at moment: MediaMoment, base: AnimatableValue) -> AnimatableValue? {
        let rest = isAdditive ? base.zero : base
        let (first, last) = ends(from: rest)
        return first.interpolated(to: last, progress: progress(at: moment))
    }

    /// The progress between the values: 0 at the start, 1 at the end.
    func progress(at moment: MediaMoment) -> Double { moment.fraction }

    private func ends(from base: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
        let first = AnimatableValue(fromValue, like: base)
        let last = AnimatableValue(toValue, like: base)
        let step = AnimatableValue(byValue, like: base)
        if let first, let last { return (first, last) }
        if let first, let step { return (first, first.adding(step)) }
        if let last, let step { return (last.adding(step.negated), last) }
        if let step { return (base, base.adding(step)) }
        return (first ?? base, last ?? base)
    }
}
