// swift-tools-version: 6.1

import PackageDescription

// Runs the checks of `BatchDiffingTests` and the reader of documents with coverage-guided inputs. A separate package, because only the root package may
// enable instrumentation, and only instrumented code is tracked. So the sources are compiled again here, through links.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "BatchDiffing", swiftSettings: instrumented),
        .target(
            name: "BatchDiffingChecks",
            dependencies: ["BatchDiffing", "SeededRandom"],
            swiftSettings: instrumented
        ),
        .target(name: "CLibFuzzer"),
        .target(name: "PositionedJSON", swiftSettings: instrumented),
        .target(name: "SeededRandom", swiftSettings: instrumented),
        .target(
            name: "ScreenDocumentsCore",
            dependencies: ["PositionedJSON"],
            exclude: ["ScreenDocumentsCore.docc"],
            swiftSettings: instrumented
        ),
        .executableTarget(
            name: "document-fuzzer",
            dependencies: ["CLibFuzzer", "ScreenDocumentsCore"],
            swiftSettings: instrumented,
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer"]),
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]
        ),
        .executableTarget(
            name: "diff-fuzzer",
            dependencies: ["CLibFuzzer", "BatchDiffingChecks"],
            swiftSettings: instrumented,
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer"]),
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
