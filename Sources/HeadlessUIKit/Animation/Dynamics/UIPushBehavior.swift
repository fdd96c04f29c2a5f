import Foundation

/// Pushes items once or all the time. A magnitude of 1 accelerates a square of 100 points by 100 points per second
/// squared.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behavior is active.
        case continuous
        /// A moment, after which the behavior isn't active anymore.
        case instantaneous
    }

    private var stored: DynamicItems
    private let pushMode: Mode
    private var push = PolarVector(angle: 0, magnitude: 0)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var isActive = true

    private static let unit: CGFloat = 100

    /// Creates a push without a magnitude.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        stored = DynamicItems(items)
        pushMode = mode
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

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { stored.all }

    /// Returns where an item is pushed, from its center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed, from its center. A push beside the center turns the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        itemsDidChange()
    }

    /// How long the push lasts.
    open var mode: UIPushBehavior.Mode { pushMode }

    /// Whether the behavior pushes. Activating an instantaneous push again pushes again.
    open var active: Bool {
        get { isActive }
        set {
            isActive = newValue
            itemsDidChange()
        }
    }

    /// The direction in radians, clockwise from the x-axis.
    open var angle: CGFloat {
        get { push.angle }
        set { setAngle(newValue, magnitude: push.magnitude) }
    }

    /// The magnitude of the force or, for an instantaneous push, of the change of momentum.
    open var magnitude: CGFloat {
        get { push.magnitude }
        set { setAngle(push.angle, magnitude: newValue) }
    }

    /// The direction and magnitude as a vector.
    open var pushDirection: CGVector {
        get { push.vector }
        set {
            push.vector = newValue
            itemsDidChange()
        }
    }

    /// Sets the direction in radians and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        push = PolarVector(angle: angle, magnitude: magnitude)
        itemsDidChange()
    }

    override var affectedItems: [any UIDynamicItem] { stored.all }

    override func applyForces(in world: DynamicWorld, seconds: CGFloat) {
        guard isActive else { return }
        let factor = Self.unit * (pushMode == .continuous ? seconds : 1)
        let impulse = CGPoint(x: push.vector.dx * factor, y: push.vector.dy * factor)
        for item in stored.all {
            let body = world.body(of: item)
            body.applyImpulse(impulse, at: body.arm(targetOffsetFromCenter(for: item)))
        }
        if pushMode == .instantaneous { isActive = false }
    }
}
