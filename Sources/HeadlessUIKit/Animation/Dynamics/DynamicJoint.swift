import Foundation

/// Holds a point of one body to a point of another, or to an anchor point.
@MainActor struct DynamicJoint {
    let first: DynamicBody
    /// `nil` for an anchor point.
    let second: DynamicBody?
    let firstArm: CGPoint
    let secondArm: CGPoint
    let anchor: CGPoint

    /// The share of an error that is corrected per step.
    private static let correction: CGFloat = 0.2

    var firstPoint: CGPoint { first.position.plus(firstArm) }
    var secondPoint: CGPoint { second.map { $0.position.plus(secondArm) } ?? anchor }

    /// The relative velocity of the second point.
    private var relativeVelocity: CGPoint {
        let own = first.velocity(at: firstArm)
        return (second.map { $0.velocity(at: secondArm) } ?? .zero).minus(own)
    }

    /// Removes an error along a direction, from the first point to the second: as a rigid rod, or as a spring of a
    /// frequency in hertz with a damping from 0 to 1.
    func solve(
        along direction: CGPoint,
        error: CGFloat,
        seconds: CGFloat,
        frequency: CGFloat = 0,
        damping: CGFloat = 0
    ) {
        let firstTurn = firstArm.cross(direction)
        let secondTurn = secondArm.cross(direction)
        let inverse =
            first.inverseMass + first.inverseInertia * firstTurn * firstTurn
            + (second.map { $0.inverseMass + $0.inverseInertia * secondTurn * secondTurn } ?? 0)
        guard inverse > 0, seconds > 0 else { return }
        var (softness, bias): (CGFloat, CGFloat) = (0, error * Self.correction / seconds)
        if frequency > 0 {
            let mass = 1 / inverse
            let speed = 2 * CGFloat.pi * frequency
            let stiffness = mass * speed * speed
            softness = 1 / (seconds * (2 * mass * damping * speed + seconds * stiffness))
            bias = error * seconds * stiffness * softness
        }
        let impulse = -(relativeVelocity.dot(direction) + bias) / (inverse + softness)
        first.applyImpulse(direction.times(-impulse), at: firstArm)
        second?.applyImpulse(direction.times(impulse), at: secondArm)
    }

    /// Removes the difference of two angles in radians.
    func solve(angle error: CGFloat, seconds: CGFloat) {
        let inverse = first.inverseInertia + (second?.inverseInertia ?? 0)
        guard inverse > 0, seconds > 0 else { return }
        let spin = (second?.spin ?? 0) - first.spin
        let impulse = -(spin + error * Self.correction / seconds) / inverse
        first.spin -= impulse * first.inverseInertia
        second?.spin += impulse * (second?.inverseInertia ?? 0)
    }
}
