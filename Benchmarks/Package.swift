// swift-tools-version: 6.1

import PackageDescription

// Benchmarks are a separate package, so that users of the libraries never resolve a benchmark harness.
//
// `swift package benchmark` prints raw figures of every shape. The limits of `make bench-diff` are ratios to a
// baseline: both have to run alternately in one process, because otherwise the load of the machine would affect the
// result. The harness finishes all runs of one benchmark before it begins the next, so `diff-shares` measures the
// ratios.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "diff-shares", targets: ["diff-shares"]),
        .executable(name: "layout-figures", targets: ["layout-figures"]),
        .executable(name: "list-figures", targets: ["list-figures"]),
        .executable(name: "uikit-figures", targets: ["uikit-figures"]),
        .executable(name: "token-figures", targets: ["token-figures"]),
        .executable(name: "document-figures", targets: ["document-figures"]),
        .executable(name: "testing-figures", targets: ["testing-figures"]),
    ],
    dependencies: [
        .package(name: "Honeycomb", path: "../"),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "DiffShapes", dependencies: [.product(name: "BatchDiffing", package: "Honeycomb")]),
        .executableTarget(name: "diff-shares", dependencies: ["DiffShapes"]),

        // The measured code and its baseline: the same rows drawn with plain Pango and Cairo calls, without views.
        .systemLibrary(name: "CMalloc"),
        .target(name: "Figures"),
        .target(name: "CairoBaseline", dependencies: [.product(name: "ScreenHosting", package: "Honeycomb")]),
        .executableTarget(
            name: "list-figures",
            dependencies: [
                "CairoBaseline", "CMalloc", "Figures",
                .product(name: "Honeycomb", package: "Honeycomb"),
                .product(name: "ScreenHosting", package: "Honeycomb"),
            ]
        ),

        .executableTarget(
            name: "uikit-figures",
            dependencies: ["CairoBaseline", "Figures", .product(name: "ScreenHosting", package: "Honeycomb")]
        ),

        .executableTarget(
            name: "layout-figures",
            dependencies: ["Figures", .product(name: "ConstraintSolver", package: "Honeycomb")]
        ),

        .executableTarget(
            name: "token-figures",
            dependencies: ["Figures", .product(name: "DTCGTokens", package: "Honeycomb")]
        ),

        .executableTarget(
            name: "document-figures",
            dependencies: [
                "Figures",
                .product(name: "Honeycomb", package: "Honeycomb"),
                .product(name: "ScreenDocuments", package: "Honeycomb"),
                .product(name: "ScreenDocumentsCore", package: "Honeycomb"),
                .product(name: "ScreenFunctions", package: "Honeycomb"),
                .product(name: "A2UIProtocol", package: "Honeycomb"),
            ]
        ),

        .executableTarget(
            name: "testing-figures",
            dependencies: [
                "CairoBaseline", "Figures",
                .product(name: "CellTesting", package: "Honeycomb"),
                .product(name: "Honeycomb", package: "Honeycomb"),
                .product(name: "ScreenHosting", package: "Honeycomb"),
            ]
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
