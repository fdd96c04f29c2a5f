import Benchmark
import DiffShapes

/// Raw figures of every shape with every kind of identity; `diff-shares` has the limits.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(metrics: [.wallClock, .throughput], maxDuration: .seconds(2))
    for name in Shape.names {
        register(name, IntKind.self)
        register(name, StringKind.self)
        register(name, UUIDKind.self)
        register(name, ErasedStringKind.self)
    }
}

/// One benchmark; its lists are made when it is run and not before.
private func register<Kind: IdentityKind>(_ name: String, _ kind: Kind.Type) {
    Benchmark("diff/\(name)/\(Kind.name)") { benchmark in
        guard let shape = Shape.named(name) else {
            benchmark.error("There is no shape \(name).")
            return
        }
        let workload = Workload(shape, kind)
        benchmark.startMeasurement()
        blackHole(workload.plan())
        benchmark.stopMeasurement()
    }
}
