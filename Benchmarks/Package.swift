// swift-tools-version: 6.1

import PackageDescription

// Benchmarks are a package of their own, so that whoever uses the libraries never resolves a harness.
//
// `swift package benchmark` prints raw figures of every shape, on the harness. The limits of `make bench-diff` are
// shares of a yardstick: what is compared must run alternately in one process, or the machine's mood would be part of
// the result. The harness finishes all runs of one benchmark before it begins another, so `diff-shares` measures them.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "diff-shares", targets: ["diff-shares"]),
        .executable(name: "layout-figures", targets: ["layout-figures"]),
        .executable(name: "list-figures", targets: ["list-figures"]),
        .executable(name: "uikit-figures", targets: ["uikit-figures"]),
    ],
    dependencies: [
        .package(name: "Honeycomb", path: "../"),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "DiffShapes", dependencies: [.product(name: "Diffing", package: "Honeycomb")]),
        .executableTarget(name: "diff-shares", dependencies: ["DiffShapes"]),

        // What is measured, and against what: the same rows by plain Pango and Cairo calls, without views.
        .systemLibrary(name: "CMalloc"),
        .target(name: "Figures"),
        .target(name: "CairoFloor", dependencies: [.product(name: "ScreenHosting", package: "Honeycomb")]),
        .executableTarget(
            name: "list-figures",
            dependencies: [
                "CairoFloor", "CMalloc", "Figures",
                .product(name: "Honeycomb", package: "Honeycomb"),
                .product(name: "ScreenHosting", package: "Honeycomb"),
            ]
        ),

        .executableTarget(
            name: "uikit-figures",
            dependencies: ["CairoFloor", "Figures", .product(name: "ScreenHosting", package: "Honeycomb")]
        ),

        .executableTarget(
            name: "layout-figures",
            dependencies: ["Figures", .product(name: "ConstraintSolver", package: "Honeycomb")]
        ),

        .executableTarget(
            name: "DiffingBenchmarks",
            dependencies: ["DiffShapes", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/DiffingBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
