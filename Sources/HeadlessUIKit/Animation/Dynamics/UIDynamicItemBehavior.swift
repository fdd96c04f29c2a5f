import Foundation

/// Physical properties of items.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var stored: DynamicItems
    /// Velocities that were added before the behavior had an animator.
    private var pending: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

    /// Creates a behavior for items.
    public init(items: [any UIDynamicItem]) {
        stored = DynamicItems(items)
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        stored.add(item)
        itemsDidChange()
        apply()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        stored.remove(item)
        itemsDidChange()
    }

    /// The items.
    open var items: [any UIDynamicItem] { stored.all }

    /// How much speed collisions leave, from 0 (none) to 1 (all).
    open var elasticity: CGFloat = 0 {
        didSet { apply() }
    }

    /// The friction between touching items; 0 for none.
    open var friction: CGFloat = 0 {
        didSet { apply() }
    }

    /// The mass per area; a square of 100 points has a mass of 1 at a density of 1.
    open var density: CGFloat = 1 {
        didSet { apply() }
    }

    /// How much items slow down: the share of their speed per second; 0 for none.
    open var resistance: CGFloat = 0 {
        didSet { apply() }
    }

    /// How much rotations slow down: the share of their speed per second; 0 for none.
    open var angularResistance: CGFloat = 0 {
        didSet { apply() }
    }

    /// The electric charge. No effect here.
    open var charge: CGFloat = 0

    /// Whether the items stay where they are, whatever they collide with.
    open var isAnchored = false {
        didSet { apply() }
    }

    /// Whether the items rotate.
    open var allowsRotation = true {
        didSet { apply() }
    }

    /// Adds to the velocity of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        addVelocity(velocity, spin: 0, to: item)
    }

    /// Returns the velocity of an item in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        body(of: item)?.velocity ?? .zero
    }

    /// Adds to the angular velocity of an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        addVelocity(.zero, spin: velocity, to: item)
    }

    /// Returns the angular velocity of an item in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        body(of: item)?.spin ?? 0
    }

    private func body(of item: any UIDynamicItem) -> DynamicBody? {
        stored.all.contains { $0 === item } ? world?.body(of: item) : nil
    }

    private func addVelocity(_ velocity: CGPoint, spin: CGFloat, to item: any UIDynamicItem) {
        guard let world else {
            pending.append((item, velocity, spin))
            return
        }
        guard let body = body(of: item) else { return }
        body.velocity = body.velocity.plus(velocity)
        body.spin += spin
        world.wake()
    }

    private func apply() {
        guard let world else { return }
        for body in stored.all.map({ world.body(of: $0) }) {
            body.elasticity = elasticity
            body.friction = friction
            body.density = density
            body.resistance = resistance
            body.angularResistance = angularResistance
            body.isAnchored = isAnchored
            body.allowsRotation = allowsRotation
        }
        world.wake()
    }

    override var affectedItems: [any UIDynamicItem] { stored.all }

    override func didMove() {
        apply()
        guard world != nil else { return }
        let added = pending
        pending = []
        for change in added { addVelocity(change.velocity, spin: change.spin, to: change.item) }
    }
}

// Apple's initializer is inherited, and nonisolated as that of `NSObject` is; a class of the main actor can't override it so.
extension UIDynamicItemBehavior {
    /// Creates a behavior without items.
    @_documentation(visibility: private)
    public convenience init(_empty: Void = ()) {
        self.init(items: [])
    }
}
