import Foundation

/// Accelerates items in a direction: by 1,000 points per second squared at a magnitude of 1.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var stored: DynamicItems
    private var direction = CGVector(dx: 0, dy: 1)

    private static let unit: CGFloat = 1000

    /// Creates a gravity that pulls items down.
    public init(items: [any UIDynamicItem]) {
        stored = DynamicItems(items)
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        stored.add(item)
        itemsDidChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        stored.remove(item)
        itemsDidChange()
    }

    /// The items that fall.
    open var items: [any UIDynamicItem] { stored.all }

    /// The direction and magnitude as a vector; (0, 1) by default.
    open var gravityDirection: CGVector {
        get { direction }
        set {
            direction = newValue
            itemsDidChange()
        }
    }

    /// The direction in radians, clockwise from the x-axis.
    open var angle: CGFloat {
        get { atan2(direction.dy, direction.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude.
    open var magnitude: CGFloat {
        get { hypot(direction.dx, direction.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction in radians and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = PolarVector(angle: angle, magnitude: magnitude).vector
    }

    override var affectedItems: [any UIDynamicItem] { stored.all }

    override func applyForces(in world: DynamicWorld, seconds: CGFloat) {
        for item in stored.all {
            let body = world.body(of: item)
            guard !body.isAnchored else { continue }
            body.velocity.x += direction.dx * Self.unit * seconds
            body.velocity.y += direction.dy * Self.unit * seconds
        }
    }
}

// Apple's initializer is inherited, and nonisolated as that of `NSObject` is; a class of the main actor can't override it so.
extension UIGravityBehavior {
    /// Creates a behavior without items.
    @_documentation(visibility: private)
    public convenience init(_empty: Void = ()) {
        self.init(items: [])
    }
}
