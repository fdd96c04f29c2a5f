import Foundation

/// The motion along one axis after the finger lifts: exponential deceleration, and a spring at the edge.
struct ScrollMotion {
    /// The frequency of a critically damped spring of mass 1 and stiffness 100, which matches UIScrollView's bounce.
    private static let springFrequency: CGFloat = 10

    /// The motion ends when less than this many points are left: half a pixel at 2x.
    private static let restingDistance: CGFloat = 0.25

    private let start: CGFloat
    private let target: CGFloat
    private let decayPerSecond: CGFloat
    /// Seconds until the spring takes over; infinite if it does not.
    private let springStart: CGFloat
    private let springEdge: CGFloat
    private let springDisplacement: CGFloat
    private let springVelocity: CGFloat

    /// Seconds until the motion ends.
    let duration: TimeInterval

    /// Returns where content with a velocity in points a second would stop if it had no edges.
    static func projectedOffset(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        offset + velocity / 1000 * rate / (1 - rate)
    }

    /// Creates a motion from an offset to a target.
    ///
    /// If the target is outside the range, the content bounces, or stops at the edge when `bounces` is `false`. The
    /// velocity, in points a second, is used only if the start is outside the range.
    init(
        from start: CGFloat,
        velocity: CGFloat,
        towards target: CGFloat,
        in range: ClosedRange<CGFloat>,
        rate: CGFloat,
        bounces: Bool
    ) {
        let decay = -log(rate) * 1000
        self.start = start
        decayPerSecond = decay
        let edge = min(max(start, range.lowerBound), range.upperBound)
        if start != edge {
            // Released past the edge: springs straight back.
            self.target = edge
            springStart = 0
            springEdge = edge
            springDisplacement = start - edge
            springVelocity = velocity
            duration = Self.springDuration(displacement: start - edge, velocity: velocity)
            return
        }
        let end = min(max(target, range.lowerBound), range.upperBound)
        guard end != target else {
            self.target = target
            springStart = .infinity
            springEdge = target
            springDisplacement = 0
            springVelocity = 0
            duration = Self.decayDuration(distance: target - start, decay: decay)
            return
        }
        // The time at the edge is when this share of the distance is left.
        let distance = target - start
        let rest = (target - end) / distance
        let time = -log(rest) / decay
        self.target = target
        springStart = time
        springEdge = end
        springDisplacement = 0
        springVelocity = bounces ? distance * decay * rest : 0
        let bounce = bounces ? Self.springDuration(displacement: 0, velocity: distance * decay * rest) : 0
        duration = TimeInterval(time) + bounce
    }

    /// Returns the offset after a time in seconds.
    func offset(after time: TimeInterval) -> CGFloat {
        if time >= duration { return springStart.isFinite ? springEdge : target }
        let time = CGFloat(time)
        guard time >= springStart else {
            return target - (target - start) * exp(-decayPerSecond * time)
        }
        return springEdge
            + Self.spring(after: time - springStart, displacement: springDisplacement, velocity: springVelocity)
    }

    /// Returns the velocity after a time in seconds, in points a second.
    func velocity(after time: TimeInterval) -> CGFloat {
        guard time < duration else { return 0 }
        let time = CGFloat(time)
        guard time >= springStart else { return decayPerSecond * (target - start) * exp(-decayPerSecond * time) }
        let elapsed = time - springStart
        let frequency = Self.springFrequency
        let slope = springVelocity + frequency * springDisplacement
        return exp(-frequency * elapsed) * (slope - frequency * (springDisplacement + slope * elapsed))
    }

    private static func spring(after time: CGFloat, displacement: CGFloat, velocity: CGFloat) -> CGFloat {
        exp(-springFrequency * time) * (displacement + (velocity + springFrequency * displacement) * time)
    }

    private static func springDuration(displacement: CGFloat, velocity: CGFloat) -> TimeInterval {
        let slope = abs(velocity + springFrequency * displacement)
        // exp(-w t) (|d| + s t) only falls after its peak; search in steps of a frame from there.
        var time: CGFloat = slope > 0 ? max(0, 1 / springFrequency - abs(displacement) / slope) : 0
        while exp(-springFrequency * time) * (abs(displacement) + slope * time) > restingDistance { time += 1 / 120 }
        return TimeInterval(time)
    }

    private static func decayDuration(distance: CGFloat, decay: CGFloat) -> TimeInterval {
        let distance = abs(distance)
        guard distance > restingDistance else { return 0 }
        return TimeInterval(log(distance / restingDistance) / decay)
    }
}
