/// Delays `viewDidAppear(_:)` of a controller and its descendants until a transition ends.
@MainActor final class AppearanceTransition {
    /// Holds a controller weakly, because controllers own their transition.
    private struct Waiting {
        weak var controller: UIViewController?
    }

    let isAnimated: Bool
    /// Whether appearing controllers wait for the end of the transition instead of the next layout pass.
    var delaysAppearance = true
    /// Called after the controller's own `viewDidAppear(_:)`.
    var completion: (() -> Void)?
    private var waiting: [Waiting] = []

    init(isAnimated: Bool) {
        self.isAnimated = isAnimated
    }

    func wait(_ controller: UIViewController) {
        waiting.append(Waiting(controller: controller))
    }

    func takeWaiting() -> [UIViewController] {
        defer { waiting = [] }
        return waiting.compactMap(\.controller)
    }

    func forget(_ controller: UIViewController) {
        waiting.removeAll { $0.controller === controller }
    }
}
