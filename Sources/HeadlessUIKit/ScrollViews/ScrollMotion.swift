import Foundation

/// The way of content along one axis once the finger let go: it slows down, and at the end it springs back.
struct ScrollMotion {
    /// A critically damped spring of mass 1 and stiffness 100, which is what UIScrollView's bounce looks like.
    private static let springFrequency: CGFloat = 10

    /// When the content counts as at rest: less than half a pixel at 2x is left to go.
    private static let restingDistance: CGFloat = 0.25

    private let start: CGFloat
    private let target: CGFloat
    private let decayPerSecond: CGFloat
    /// Seconds until the spring takes over; infinite where it does not.
    private let springStart: CGFloat
    private let springEdge: CGFloat
    private let springDisplacement: CGFloat
    private let springVelocity: CGFloat

    /// Seconds until the content is at rest.
    let duration: TimeInterval

    /// Where content of that velocity, in points a second, would come to rest if it had no end.
    static func projectedOffset(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        offset + velocity / 1000 * rate / (1 - rate)
    }

    /// Starts at an offset towards a target, which may lie beyond the range: the content then bounces, or stops at the
    /// end where it may not. The velocity, in points a second, counts where the start lies beyond the range.
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
            // Let go beyond the end: straight back.
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
        // The end comes when this much of the distance is left.
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

    /// Where the content is after so many seconds.
    func offset(after time: TimeInterval) -> CGFloat {
        if time >= duration { return springStart.isFinite ? springEdge : target }
        let time = CGFloat(time)
        guard time >= springStart else {
            return target - (target - start) * exp(-decayPerSecond * time)
        }
        return springEdge
            + Self.spring(after: time - springStart, displacement: springDisplacement, velocity: springVelocity)
    }

    /// How fast the content is after so many seconds, in points a second.
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
