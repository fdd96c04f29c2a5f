import Foundation

/// Activates what a drag rests over.
@MainActor final class SpringLoading {
    /// The times in seconds until a view is about to be activated, and from then until it is.
    private static let delays: [(state: UISpringLoadedInteractionEffectState, delay: TimeInterval)] = [
        (.activating, 0.5), (.activated, 0.5),
    ]
    /// The distance in points within which the finger rests.
    private static let tolerance: CGFloat = 10

    private let session: DragSession
    private let window: UIWindow
    private var interaction: UISpringLoadedInteraction?
    private var context: SpringLoadedContext?
    /// Where the finger began to rest.
    private var rest = CGPoint.zero
    private var timer: VirtualClock.Token?

    init(session: DragSession, window: UIWindow) {
        self.session = session
        self.window = window
    }

    /// Updates what the finger is over.
    func update() {
        let (found, foundContext) = interactionUnderFinger ?? (nil, nil)
        if found !== interaction {
            end()
            interaction = found
            context = foundContext
            start()
        } else if let context, context.state != .activated || context.hasNewTarget {
            let distance = hypot(session.location.x - rest.x, session.location.y - rest.y)
            if context.hasNewTarget || distance > Self.tolerance { start() }
        }
    }

    /// Called when the finger leaves what it was over, or the drag ends.
    func end() {
        cancelTimer()
        guard let interaction else { return }
        if context?.state != .inactive { set(.inactive) }
        interaction.interactionBehavior.interactionDidFinish(interaction)
        self.interaction = nil
        context = nil
    }

    private var interactionUnderFinger: (UISpringLoadedInteraction, SpringLoadedContext)? {
        var view = window.hitTest(session.location, with: nil)
        while let candidate = view {
            for case let found as UISpringLoadedInteraction in candidate.interactions {
                let known = found === interaction ? context : nil
                let context = known ?? SpringLoadedContext(session: session, view: candidate)
                if found.interactionBehavior.shouldAllow(found, with: context) { return (found, context) }
            }
            view = candidate.superview
        }
        return nil
    }

    private func start() {
        cancelTimer()
        guard let context else { return }
        rest = session.location
        if context.state != .possible { set(.possible) }
        context.keepTarget()
        schedule(0)
    }

    private func schedule(_ step: Int) {
        guard Self.delays.indices.contains(step) else { return }
        timer = window.clock.schedule(after: Self.delays[step].delay) { [weak self] in
            guard let self else { return }
            timer = nil
            set(Self.delays[step].state)
            if let interaction, let context, context.state == .activated { interaction.activate(context) }
            schedule(step + 1)
        }
    }

    private func set(_ state: UISpringLoadedInteractionEffectState) {
        guard let interaction, let context else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    private func cancelTimer() {
        if let timer { window.clock.cancel(timer) }
        timer = nil
    }
}

/// A drag over a view that it can activate.
@MainActor private final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
    private let session: DragSession
    private weak var activatedView: UIView?
    private var activatedItem: AnyHashable?
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(session: DragSession, view: UIView) {
        self.session = session
        targetView = view
        super.init()
    }

    func location(in view: UIView?) -> CGPoint { view.map(session.location) ?? session.location }

    /// Whether the target is another one than when the finger began to rest.
    var hasNewTarget: Bool { targetView !== activatedView || targetItem as? AnyHashable != activatedItem }

    func keepTarget() {
        activatedView = targetView
        activatedItem = targetItem as? AnyHashable
    }
}
