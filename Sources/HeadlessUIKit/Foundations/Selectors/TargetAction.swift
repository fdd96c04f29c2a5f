/// A target, which isn't kept alive, and the action that is sent to it.
struct TargetAction {
    /// The target; `nil` if none was set, or if it was deallocated.
    private(set) weak var target: AnyObject?
    private let hasTarget: Bool
    /// The action to send.
    let action: Selector

    init(target: Any?, action: Selector) {
        self.target = target.map { $0 as AnyObject }
        hasTarget = target != nil
        self.action = action
    }

    /// Whether the target was deallocated.
    var isDead: Bool { hasTarget && target == nil }

    /// Returns whether the target and the action are these; `nil` matches any.
    func matches(target: Any?, action: Selector?) -> Bool {
        (target.map { $0 as AnyObject === self.target } ?? true) && (action ?? self.action) == self.action
    }

    /// Returns whether the target and the action are these; a target of `nil` matches only itself.
    func isSame(target: Any?, action: Selector) -> Bool {
        (target != nil) == hasTarget && matches(target: target, action: action)
    }
}
