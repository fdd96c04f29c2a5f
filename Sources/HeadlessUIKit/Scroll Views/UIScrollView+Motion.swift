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
        let start = contentOffset
        let rate = decelerationRate.rawValue
        let horizontal = ScrollMotion(
            from: start.x,
            velocity: velocity.x,
            towards: target.x,
            in: horizontalRange,
            rate: rate,
            bounces: bounces
        )
        let vertical = ScrollMotion(
            from: start.y,
            velocity: velocity.y,
            towards: target.y,
            in: verticalRange,
            rate: rate,
            bounces: bounces
        )
        let duration = max(horizontal.duration, vertical.duration)
        runMotion(.decelerating) { [weak self] time in
            guard let self else { return true }
            scroll(to: CGPoint(x: horizontal.offset(after: time), y: vertical.offset(after: time)))
            return time >= duration
        } completion: { [weak self] in
            guard let self else { return }
            delegateStorage?.scrollViewDidEndDecelerating(self)
        }
    }
}
