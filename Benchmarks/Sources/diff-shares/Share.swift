import DiffShapes
import Foundation

/// The cost of a shape as a share of the baseline.
struct Share {
    let shape: String
    let identity: String
    let plan: Duration
    let baseline: Duration
    let limit: Double?

    /// Measures both alternately; at least nine times, and more often if that is fast.
    init<Kind: IdentityKind>(_ shape: Shape, _ kind: Kind.Type) {
        let workload = Workload(shape, kind)
        let runs = shape.count < 50_000 ? 41 : shape.count < 500_000 ? 15 : 9
        var plans: [Duration] = []
        var baselines: [Duration] = []
        for _ in 0..<runs {
            plans.append(Share.time(workload.plan))
            baselines.append(Share.time(workload.insertIntoSets))
        }
        self.shape = shape.name
        identity = Kind.name
        plan = plans.sorted()[runs / 2]
        baseline = baselines.sorted()[runs / 2]
        limit = Limits.limit(of: shape.name, kind)
    }

    var value: Double {
        plan / baseline
    }

    var isOverLimit: Bool {
        limit.map { value > $0 } ?? false
    }

    /// Returns the time to create a result, excluding its deallocation.
    ///
    /// Processor time of other programs does not count.
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
