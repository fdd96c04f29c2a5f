import Foundation

/// The pacing of an animation from 0 to 1.
package enum TimingCurve {
    case linear
    /// A cubic Bézier curve, given by the coordinates of its two control points.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A damped spring that settles at time 1. The velocity is in total distances per duration.
    case spring(dampingRatio: Double, initialVelocity: Double)

    package static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    package static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)

    /// Returns the value at a time from 0 to 1.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch self {
        case .linear:
            return time
        case .cubic(let x1, let y1, let x2, let y2):
            let parameter = Self.parameter(forX: time, x1, x2)
            return Self.bezier(parameter, y1, y2)
        case .spring(let dampingRatio, let initialVelocity):
            return Self.spring(at: time, dampingRatio: dampingRatio, velocity: initialVelocity)
        }
    }

    /// Returns the first time, from 0 to 1, at which the curve has a value from 0 to 1.
    package func time(ofValue value: Double) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        if case .linear = self { return value }
        // The first step that passes the value, because a spring passes it more than once.
        let steps = 64
        let first = (1...steps).first { self.value(at: Double($0) / Double(steps)) >= value } ?? steps
        var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.value(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func bezier(_ parameter: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }

    /// Finds the curve parameter by bisection, because x grows with it. 40 steps are far below a pixel's precision.
    private static func parameter(forX x: Double, _ x1: Double, _ x2: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The remaining share of the distance at which a spring counts as settled.
    private static let settledRemainder = 0.001
    /// The frequency at which a critically damped spring settles at time 1: (1 + w) / e^w = 0.001.
    private static let criticalFrequency = 9.2334

    private static func spring(at time: Double, dampingRatio: Double, velocity: Double) -> Double {
        guard dampingRatio < 1 else {
            let frequency = criticalFrequency
            return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        let ratio = max(0.01, dampingRatio)
        let frequency = -log(settledRemainder) / ratio
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        let decay = exp(-ratio * frequency * time)
        return 1 - decay * (cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time))
    }
}
