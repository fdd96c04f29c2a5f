// swift-tools-version: 6.2

import PackageDescription

// A foreign project that was written for iOS (Foreign), built and tested on Linux with its sources untouched: the plugin ports
// them while the two targets are built.
let package = Package(
    name: "PortedExample",
    dependencies: [
        .package(name: "Honeycomb", path: "../../.."),
        .package(path: ".."),
        .package(path: "../StandIns"),
    ],
    targets: [
        .target(
            name: "Counter",
            dependencies: [
                .product(name: "PortableUIKit", package: "Honeycomb"),
                .product(name: "CombineStandIn", package: "StandIns"),
                .product(name: "OSStandIn", package: "StandIns"),
                .product(name: "SIMDStandIn", package: "StandIns"),
            ],
            path: "Ported/Counter",
            plugins: [.plugin(name: "PortUIKit", package: "UIKitPort")]
        ),
        .testTarget(
            name: "CounterTests",
            dependencies: [
                "Counter",
                .product(name: "NimbleStandIn", package: "StandIns"),
                .product(name: "QuickStandIn", package: "StandIns"),
            ],
            path: "Ported/CounterTests",
            resources: [.process("Assets.xcassets")],
            plugins: [.plugin(name: "PortUIKit", package: "UIKitPort")]
        ),
    ],
    swiftLanguageModes: [.v5]
)
