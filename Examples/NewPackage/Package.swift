// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Welcome",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Welcome", targets: ["Welcome"])
    ],
    dependencies: [
        .package(name: "Honeycomb", path: "../..")
    ],
    targets: [
        .target(name: "Welcome", dependencies: [.product(name: "Honeycomb", package: "Honeycomb")]),
        .testTarget(
            name: "WelcomeTests",
            dependencies: [
                "Welcome",
                .product(name: "CellTesting", package: "Honeycomb"),
                .product(name: "Honeycomb", package: "Honeycomb"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
