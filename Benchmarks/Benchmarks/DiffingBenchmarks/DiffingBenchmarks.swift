import Benchmark
import DiffShapes

/// Raw figures of every shape with every kind of identity; `diff-shares` checks the limits.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(metrics: [.wallClock, .throughput], maxDuration: .seconds(2))
    for name in Shape.names {
        register(name, IntKind.self)
        register(name, StringKind.self)
        register(name, UUIDKind.self)
        register(name, ErasedStringKind.self)
    }
}

/// Registers one benchmark; its lists are created when it runs.
private func register<Kind: IdentityKind>(_ name: String, _ kind: Kind.Type) {
    Benchmark(
        "diff/\(name)/\(Kind.name)",
        closure: { _, workload in blackHole(workload?.plan()) },
        setup: { Shape.named(name).map { Workload($0, kind) } }
    )
}
