// swift-tools-version: 6.1

import PackageDescription

// The checks of `DiffingTests`, guided by coverage. A package of its own: only the root of a build may ask for
// instrumentation, and only what is compiled with it is watched. So the sources are built again here, through links.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Diffing", swiftSettings: instrumented),
        .target(name: "DiffingChecks", dependencies: ["Diffing"], swiftSettings: instrumented),
        .target(name: "CLibFuzzer"),
        .executableTarget(
            name: "diff-fuzzer",
            dependencies: ["CLibFuzzer", "DiffingChecks"],
            swiftSettings: instrumented,
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer"]),
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
