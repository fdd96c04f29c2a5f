/// What a screen and the controllers in it hear while it comes on screen or leaves it by a transition.
@MainActor final class AppearanceTransition {
    /// A controller keeps its transition, so that the transition keeps no controller.
    private struct Waiting {
        weak var controller: UIViewController?
    }

    let isAnimated: Bool
    /// Whether those that are appearing wait for the transition rather than for the next layout.
    var isHeld = true
    /// Called when the screen itself did appear after the next layout.
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
