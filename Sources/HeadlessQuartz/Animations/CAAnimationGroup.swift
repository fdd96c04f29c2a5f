import Foundation

/// Runs several animations together, in the group's time. They end with the group.
open class CAAnimationGroup: CAAnimation {
    /// The animations. Their delegates are not called.
    open var animations: [CAAnimation]?

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func collect(after elapsed: TimeInterval, duration: TimeInterval, into changes: inout [AnimatedChange]) {
        guard let moment = moment(after: elapsed, within: duration) else { return }
        let inner = self.duration > 0 ? self.duration : duration
        for animation in animations ?? [] {
            animation.collect(after: moment.seconds - animation.beginTime, duration: inner, into: &changes)
        }
    }
}
