// swift-tools-version: 6.2

import PackageDescription

// Stand-ins for modules of Apple, and for Quick and Nimble, that ported sources import. Each is a product of its own: a target
// names those that its sources need. `uikit-port` imports a stand-in where the module itself is not there.
let package = Package(
    name: "StandIns",
    products: [
        .library(name: "AppleStandIn", targets: ["AppleStandIn"]),
        .library(name: "CombineStandIn", targets: ["CombineStandIn"]),
        .library(name: "NimbleStandIn", targets: ["NimbleStandIn"]),
        .library(name: "OSStandIn", targets: ["OSStandIn"]),
        .library(name: "QuickStandIn", targets: ["QuickStandIn"]),
        .library(name: "SIMDStandIn", targets: ["SIMDStandIn"]),
        .library(name: "XCTestStandIn", targets: ["XCTestStandIn"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
    ],
    targets: [
        .target(name: "AppleStandIn"),
        .target(
            name: "CombineStandIn",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]
        ),
        .target(name: "NimbleStandIn"),
        .target(name: "OSStandIn"),
        .target(name: "QuickStandIn"),
        .target(name: "SIMDStandIn"),
        .target(name: "XCTestStandIn"),
        .testTarget(
            name: "StandInTests",
            dependencies: [
                "AppleStandIn", "CombineStandIn", "NimbleStandIn", "OSStandIn", "QuickStandIn", "SIMDStandIn",
                "XCTestStandIn",
            ],
            // As most ported sources are.
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
