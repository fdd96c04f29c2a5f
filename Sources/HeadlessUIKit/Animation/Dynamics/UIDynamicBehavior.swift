import Foundation

/// What moves the items of a dynamic animator, or a group of such behaviors.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    private var children: [UIDynamicBehavior] = []
    private weak var parent: UIDynamicBehavior?
    weak var world: DynamicWorld?

    /// Creates a behavior without children.
    public override init() {
        super.init()
    }

    /// Adds a behavior that runs with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !children.contains(where: { $0 === behavior }) else { return }
        children.append(behavior)
        behavior.parent = self
        if let world {
            behavior.hierarchy.forEach { $0.move(to: world) }
            world.wake()
        }
    }

    /// Removes a child behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard children.contains(where: { $0 === behavior }) else { return }
        children.removeAll { $0 === behavior }
        behavior.parent = nil
        if let world {
            behavior.hierarchy.forEach { $0.move(to: nil) }
            world.dropUnusedBodies()
            world.wake()
        }
    }

    /// The behaviors that run with this one.
    open var childBehaviors: [UIDynamicBehavior] { children }

    /// Called in every frame.
    open var action: (() -> Void)?

    /// Called before the behavior is added to an animator, or with `nil` before it is removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The animator of the behavior or of the behavior that it is a child of.
    open var dynamicAnimator: UIDynamicAnimator? { world?.animator }

    // MARK: For the behaviors of this module

    /// The items that the behavior moves.
    var affectedItems: [any UIDynamicItem] { [] }

    /// Changes velocities in a step.
    func applyForces(in world: DynamicWorld, seconds: CGFloat) {}

    /// Changes velocities in a step so that items stay where they may be.
    func applyConstraints(in world: DynamicWorld, seconds: CGFloat) {}

    /// Moves items after a step to where they may be.
    func correctPositions(in world: DynamicWorld) {}

    /// All steps of a frame are done.
    func frameDidEnd(in world: DynamicWorld) {}

    /// The behavior was added to an animator or removed.
    func didMove() {}

    final func move(to world: DynamicWorld?) {
        willMove(to: world?.animator)
        self.world = world
        if let world {
            for item in affectedItems { _ = world.body(of: item) }
        }
        didMove()
    }

    /// The behavior, its children and theirs.
    final var hierarchy: [UIDynamicBehavior] { [self] + children.flatMap(\.hierarchy) }

    /// The items or properties changed.
    final func itemsDidChange() {
        guard let world else { return }
        for item in affectedItems { _ = world.body(of: item) }
        world.dropUnusedBodies()
        world.wake()
    }
}

/// A list of items without duplicates.
@MainActor struct DynamicItems {
    private(set) var all: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem]) {
        all = []
        for item in items { add(item) }
    }

    mutating func add(_ item: any UIDynamicItem) {
        if !all.contains(where: { $0 === item }) { all.append(item) }
    }

    mutating func remove(_ item: any UIDynamicItem) {
        all.removeAll { $0 === item }
    }
}

/// A vector as a direction and a length.
struct PolarVector {
    var angle: CGFloat
    var magnitude: CGFloat

    var vector: CGVector {
        get { CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }
        set {
            angle = atan2(newValue.dy, newValue.dx)
            magnitude = hypot(newValue.dx, newValue.dy)
        }
    }
}
