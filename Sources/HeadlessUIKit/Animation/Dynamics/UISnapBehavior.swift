import Foundation

/// Pulls an item to a point, where it comes to rest upright after some oscillation.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private var point: CGPoint

    /// The angular frequency of the spring in radians per second.
    private static let frequency: CGFloat = 18

    /// Creates a behavior that snaps an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        self.point = point
        super.init()
    }

    /// The point to which the item snaps.
    open var snapPoint: CGPoint {
        get { point }
        set {
            point = newValue
            itemsDidChange()
        }
    }

    /// How soon the oscillation ends: from 0 (late) to 1 (at once).
    open var damping: CGFloat = 0.5

    override var affectedItems: [any UIDynamicItem] { [item] }

    override func applyForces(in world: DynamicWorld, seconds: CGFloat) {
        let body = world.body(of: item)
        guard !body.isAnchored else { return }
        let ratio = 0.25 + 0.75 * min(max(damping, 0), 1)
        let (stiffness, slowing) = (Self.frequency * Self.frequency, 2 * ratio * Self.frequency)
        let pull = point.minus(body.position).times(stiffness).minus(body.velocity.times(slowing))
        body.velocity = body.velocity.plus(pull.times(seconds))
        if body.allowsRotation {
            let turn = body.angle.remainder(dividingBy: 2 * .pi)
            body.spin += (-turn * stiffness - body.spin * slowing) * seconds
        }
    }
}
