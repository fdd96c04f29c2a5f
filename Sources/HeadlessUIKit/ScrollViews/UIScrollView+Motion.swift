import Foundation

extension UIScrollView {
    /// The time between two ticks of movement, in seconds.
    private static let tickInterval: TimeInterval = 1 / 60

    /// Runs a movement tick by tick until it says that it is over; it is told the seconds since it began.
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
            // What heard of the step may have stopped the movement or begun another one.
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

    /// Stops whatever moves by itself, where it is.
    final func stopMotion() {
        if let tick = interaction.tick { window?.clock.cancel(tick) }
        interaction.tick = nil
        interaction.motion = nil
    }

    /// Lets the content go on with a velocity in points a second towards where it comes to rest.
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
