import Foundation

extension UIScrollView {
    /// The time between two ticks of a motion, in seconds.
    private static let tickInterval: TimeInterval = 1 / 60

    /// Runs a motion until `step` returns `true`. `step` receives the seconds since the start at each tick.
    final func runMotion(
        _ motion: ScrollInteraction.Motion,
        step: @escaping @MainActor (TimeInterval) -> Bool,
        completion: @escaping @MainActor () -> Void
    ) {
        guard let begin = window?.clock.now else {
            stopMotion()
            return
        }
        interaction.motion = motion
        scheduleTick(since: begin, step: step, completion: completion)
    }

    private func scheduleTick(
        since begin: TimeInterval,
        step: @escaping @MainActor (TimeInterval) -> Bool,
        completion: @escaping @MainActor () -> Void
    ) {
        interaction.tick = window?.clock.schedule(after: Self.tickInterval) { [weak self] in
            guard let self, interaction.motion != nil, let now = window?.clock.now else { return }
            let tick = interaction.tick
            let isOver = step(now - begin)
            // A delegate may have stopped the motion or started another one during the step.
            guard interaction.tick == tick, interaction.motion != nil else { return }
            if isOver {
                interaction.motion = nil
                interaction.tick = nil
                completion()
            } else {
                scheduleTick(since: begin, step: step, completion: completion)
            }
        }
    }

    /// Stops the motion at the current offset.
    final func stopMotion() {
        if let tick = interaction.tick { window?.clock.cancel(tick) }
        interaction.tick = nil
        interaction.motion = nil
        zoom.isBouncing = false
    }

    /// Decelerates from a velocity in points a second towards a target offset.
    final func decelerate(velocity: CGPoint, towards target: CGPoint) {
        var deceleration = ScrollDeceleration(of: self, velocity: velocity, towards: target)
        runMotion(.decelerating) { [weak self] elapsed in
            guard let self else { return true }
            let step = deceleration.step(self, at: elapsed)
            scroll(to: step.offset)
            return step.isOver
        } completion: { [weak self] in
            guard let self else { return }
            keepOffsetInRange()
            hideIndicatorsSoon()
            delegateStorage?.scrollViewDidEndDecelerating(self)
        }
    }
}
