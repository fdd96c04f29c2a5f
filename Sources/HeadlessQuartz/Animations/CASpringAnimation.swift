import Foundation

/// Animates a property to a value like a damped spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    open var mass: CGFloat = 1
    /// The stiffness coefficient of the spring.
    open var stiffness: CGFloat = 100
    /// The damping coefficient.
    open var damping: CGFloat = 10
    /// The initial velocity in total distances a second.
    open var initialVelocity: CGFloat = 0
    /// Whether damping above the critical value is allowed, which slows the motion down without overshooting.
    @available(iOS 17, *)
    open var allowsOverdamping = false

    /// The reciprocal of the remaining share of the distance at which the spring counts as settled.
    private static let settlingPrecision = 1_000.0

    /// Creates a spring with a perceived duration in seconds and a bounce: 0 does not overshoot, values near 1
    /// overshoot most.
    @available(iOS 17, *)
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let duration = max(perceptualDuration, 0.001)
        let frequency = 2 * Double.pi / duration
        let ratio = bounce < 0 ? 1 / (1 + max(Double(bounce), -0.999)) : 1 - min(Double(bounce), 1)
        mass = 1
        stiffness = CGFloat(frequency * frequency)
        damping = CGFloat(2 * ratio * frequency)
        allowsOverdamping = bounce < 0
    }

    /// Seconds until a thousandth of the distance is the most that can remain.
    open var settlingDuration: CFTimeInterval {
        let spring = spring
        let decay = spring.ratio * spring.frequency
        guard decay > 0 else { return .infinity }
        if spring.ratio < 1 {
            // As recorded on iOS 17: the envelope of the motion, with its cosine and sine at their largest.
            let slope = spring.ratio / (1 - spring.ratio * spring.ratio).squareRoot()
            return log(Self.settlingPrecision * (1 + slope)) / decay
        }
        let step = 1 / (60 * max(1, spring.frequency))
        var time = log(Self.settlingPrecision) / decay
        while abs(1 - spring.value(at: time)) > 1 / Self.settlingPrecision { time += step }
        return time
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func progress(at moment: MediaMoment) -> Double {
        moment.seconds.isFinite ? spring.value(at: moment.seconds) : 1
    }

    private var spring: Spring {
        let mass = max(Double(mass), .leastNonzeroMagnitude)
        let frequency = (max(Double(stiffness), .leastNonzeroMagnitude) / mass).squareRoot()
        let ratio = max(0, Double(damping)) / (2 * mass * frequency)
        return Spring(
            frequency: frequency,
            ratio: allowsOverdamping ? ratio : min(1, ratio),
            velocity: Double(initialVelocity)
        )
    }

    /// A damped harmonic oscillator that moves from 0 to 1.
    private struct Spring {
        var frequency: Double
        var ratio: Double
        var velocity: Double

        func value(at time: Double) -> Double {
            let decay = ratio * frequency
            if ratio < 1 {
                let damped = frequency * (1 - ratio * ratio).squareRoot()
                let sine = (decay - velocity) / damped * sin(damped * time)
                return 1 - exp(-decay * time) * (cos(damped * time) + sine)
            }
            if ratio == 1 { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
            let root = frequency * (ratio * ratio - 1).squareRoot()
            let fast = -decay - root
            let slow = -decay + root
            let share = (velocity + fast) / (slow - fast)
            return 1 + share * exp(slow * time) - (share + 1) * exp(fast * time)
        }
    }
}
