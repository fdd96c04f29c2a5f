import Foundation

/// A time in which a cell emits at one rate.
struct EmissionPeriod {
    var start: TimeInterval
    var end: TimeInterval
    /// Particles in a second.
    var rate: Double
    var number: Int
}

/// When a cell emitted at which rate, so that particles live on after the rate changed.
final class EmissionHistory {
    private(set) weak var cell: CAEmitterCell?
    private(set) var periods: [EmissionPeriod] = []

    init(of cell: CAEmitterCell) {
        self.cell = cell
    }

    /// Begins another period if the rate changed, and forgets those whose particles are gone.
    ///
    /// - Parameters:
    ///   - rate: Particles in a second.
    ///   - start: When emission begins if it hasn't begun before.
    ///   - now: The time on the clock.
    ///   - longest: How long a particle lives at most.
    func update(rate: Double, start: TimeInterval, now: TimeInterval, longest: TimeInterval) {
        let rate = rate.isFinite ? max(0, rate) : 0
        guard let last = periods.last else {
            periods = [EmissionPeriod(start: start, end: .infinity, rate: rate, number: 0)]
            return
        }
        if last.rate != rate {
            periods[periods.count - 1].end = now
            let begin = max(now, min(start, last.start))
            periods.append(EmissionPeriod(start: begin, end: .infinity, rate: rate, number: last.number + 1))
        }
        periods.removeAll { $0.end + longest < now }
    }
}
