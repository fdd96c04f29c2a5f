import DiffShapes
import Foundation

/// What a shape costs, as a share of the yardstick.
struct Share {
    let shape: String
    let identity: String
    let plan: Duration
    let yardstick: Duration
    let limit: Double?

    /// Measures both in turn; at least nine times, and more often where that takes no time.
    init<Kind: IdentityKind>(_ shape: Shape, _ kind: Kind.Type) {
        let workload = Workload(shape, kind)
        let runs = shape.count < 50_000 ? 41 : shape.count < 500_000 ? 15 : 9
        var plans: [Duration] = []
        var yardsticks: [Duration] = []
        for _ in 0..<runs {
            plans.append(Share.time(workload.plan))
            yardsticks.append(Share.time(workload.insertIntoSets))
        }
        self.shape = shape.name
        identity = Kind.name
        plan = plans.sorted()[runs / 2]
        yardstick = yardsticks.sorted()[runs / 2]
        limit = Limits.limit(of: shape.name, kind)
    }

    var value: Double {
        plan / yardstick
    }

    var isOverLimit: Bool {
        limit.map { value > $0 } ?? false
    }

    /// How long something takes to be made; how long it takes to go away again is not part of it.
    ///
    /// Time the processor spends on other programs does not count.
    private static func time<Result>(_ body: () -> Result) -> Duration {
        let start = processorTime()
        let result = body()
        let end = processorTime()
        withExtendedLifetime(result) {}
        return end - start
    }

    private static func processorTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
