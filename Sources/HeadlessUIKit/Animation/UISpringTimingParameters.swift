import Foundation

/// A spring timing curve. An animator with a spring takes the animator's duration.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    nonisolated final let dampingRatio: CGFloat
    nonisolated private let velocity: CGVector

    /// The initial velocity in total distances a second.
    open var initialVelocity: CGVector { velocity }

    /// Creates a spring that doesn't overshoot, as UIKit's own animations do.
    public override init() {
        dampingRatio = 1
        velocity = CGVector(dx: 0, dy: 0)
        super.init()
    }

    /// Timing parameters can't be decoded from archives here. Always returns `nil`.
    public init?(coder: NSCoder) {
        return nil
    }

    /// Creates a spring. A damping ratio of 1 does not overshoot; smaller ratios oscillate.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Creates a spring with an initial velocity in total distances a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        self.velocity = velocity
        super.init()
    }

    /// Creates a spring with the mass at its end, its stiffness, its damping and an initial velocity in total distances
    /// a second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (max(mass, 0) * max(stiffness, 0)).squareRoot()
        dampingRatio = critical > 0 ? damping / critical : 1
        self.velocity = velocity
        super.init()
    }

    /// Always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }

    /// Always `nil`.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
