import Foundation

/// Leads a property to a value as a spring would.
open class CASpringAnimation: CABasicAnimation {
    /// The mass that moves.
    open var mass: CGFloat = 1
    /// How hard the spring pulls.
    open var stiffness: CGFloat = 100
    /// How much the movement is braked.
    open var damping: CGFloat = 10
    /// The velocity at the beginning, in whole distances a second.
    open var initialVelocity: CGFloat = 0
    /// Whether a movement may be braked so much that it is slower than it need be without overshooting.
    open var allowsOverdamping = false

    /// What is left of the distance where a spring counts as settled.
    private static let settledRemainder = 0.001

    /// Makes a spring that seems to take so many seconds, and overshoots the more the nearer the bounce is to 1.
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

    /// Seconds until no more than a thousandth of the distance is left.
    open var settlingDuration: CFTimeInterval {
        let spring = spring
        let decay = spring.ratio * spring.frequency
        guard decay > 0 else { return .infinity }
        let step = 1 / (60 * max(1, spring.frequency))
        var time = log(1 / Self.settledRemainder) / decay
        while abs(1 - spring.value(at: time)) > Self.settledRemainder { time += step }
        return time
    }

    override func takeOver(_ other: CAAnimation) {
        super.takeOver(other)
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

    /// A harmonic oscillator that starts at 0 and comes to rest at 1.
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
