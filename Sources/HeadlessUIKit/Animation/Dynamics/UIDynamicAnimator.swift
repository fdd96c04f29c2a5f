import Foundation

/// Moves items by the physical behaviors that are added to it, until they rest.
open class UIDynamicAnimator: NSObject {
    let world: DynamicWorld

    /// Creates an animator whose items are in no view, so that its behaviors have to say where they end.
    public convenience override init() {
        self.init(world: MainActor.assumeIsolated { DynamicWorld { nil } })
    }

    /// Creates an animator whose items are in the coordinates of a view.
    public init(referenceView view: UIView) {
        world = MainActor.assumeIsolated { DynamicWorld { view } }
        super.init()
        connect()
    }

    init(world: DynamicWorld) {
        self.world = world
        super.init()
        connect()
    }

    private func connect() {
        nonisolated(unsafe) let animator = self
        MainActor.assumeIsolated { animator.world.animator = animator }
    }

    /// Adds a behavior and starts.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        onMainActor { $0.add(behavior) }
    }

    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        onMainActor { $0.remove(behavior) }
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        onMainActor { world in
            for behavior in world.behaviors { world.remove(behavior) }
        }
    }

    /// The view whose coordinates the items are in.
    open var referenceView: UIView? { onMainActor { $0.referenceView } }

    /// The behaviors in the order in which they were added.
    open var behaviors: [UIDynamicBehavior] { onMainActor { $0.behaviors } }

    /// Returns the items whose bounds intersect a rectangle, in the coordinates of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        onMainActor { UncheckedItems($0.items(in: rect)) }.items
    }

    /// Takes position and rotation of an item that the app moved itself, and stops it.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        nonisolated(unsafe) let item = item
        onMainActor { world in
            world.body(of: item).reset()
            world.wake()
        }
    }

    /// Whether items are moving.
    open var isRunning: Bool { onMainActor { $0.isRunning } }

    /// The seconds for which the animator has run.
    open var elapsedTime: TimeInterval { onMainActor { $0.elapsedTime } }

    /// Told when the animator pauses and resumes.
    open weak var delegate: (any UIDynamicAnimatorDelegate)? {
        get { onMainActor { UncheckedDelegate($0.delegate) }.delegate }
        set {
            let delegate = UncheckedDelegate(newValue)
            onMainActor { $0.delegate = delegate.delegate }
        }
    }

    private func onMainActor<Result: Sendable>(_ body: @MainActor (DynamicWorld) -> Result) -> Result {
        let world = world
        return MainActor.assumeIsolated { body(world) }
    }

    // Animators are used on the main actor only, like items and behaviors; UIKit doesn't declare that.
    private struct UncheckedItems: @unchecked Sendable {
        let items: [any UIDynamicItem]

        init(_ items: [any UIDynamicItem]) {
            self.items = items
        }
    }

    private struct UncheckedDelegate: @unchecked Sendable {
        let delegate: (any UIDynamicAnimatorDelegate)?

        init(_ delegate: (any UIDynamicAnimatorDelegate)?) {
            self.delegate = delegate
        }
    }
}

extension DynamicWorld {
    func items(in rect: CGRect) -> [any UIDynamicItem] {
        bodies.filter { CGRect(containing: $0.outline).overlaps(rect) }.map(\.item)
    }
}
