import Foundation

/// Returns the processor time of this thread for running `body`; other programs do not count.
public func processorTime<Result>(of body: () throws -> Result) rethrows -> Duration {
    let start = processorTime()
    let result = try body()
    let end = processorTime()
    withExtendedLifetime(result) {}
    return end - start
}

private func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

extension [Duration] {
    /// The median.
    public var median: Duration {
        quantile(0.5)
    }

    /// Returns the smallest value that is not exceeded by a share of all values: 0.99 for the 99th percentile.
    public func quantile(_ share: Double) -> Duration {
        guard !isEmpty else { return .zero }
        return sorted()[Swift.min(count - 1, Int(Double(count) * share))]
    }
}

extension Duration {
    /// `1.250 ms`.
    public var milliseconds: String {
        String(format: "%.3f ms", self / .milliseconds(1))
    }
}
