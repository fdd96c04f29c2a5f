// swift-tools-version: 6.2

import PackageDescription

// A foreign project that was written for iOS (Foreign), built and tested on Linux with its sources untouched: the plugin ports
// them while the two targets are built.
let package = Package(
    name: "PortedExample",
    dependencies: [
        .package(name: "Honeycomb", path: "../../.."),
        .package(path: ".."),
    ],
    targets: [
        .target(
            name: "Counter",
            dependencies: [.product(name: "PortableUIKit", package: "Honeycomb")],
            path: "Ported/Counter",
            plugins: [.plugin(name: "PortUIKit", package: "UIKitPort")]
        ),
        .testTarget(
            name: "CounterTests",
            dependencies: ["Counter"],
            path: "Ported/CounterTests",
            plugins: [.plugin(name: "PortUIKit", package: "UIKitPort")]
        ),
    ],
    swiftLanguageModes: [.v5]
)
