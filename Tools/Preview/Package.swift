// swift-tools-version: 6.2

import PackageDescription

// The live preview in a browser. A package of its own: apps and `comb` need no web server.
let package = Package(
    name: "HoneycombPreview",
    products: [
        .library(name: "PreviewServer", targets: ["PreviewServer"]),
        .executable(name: "comb-preview", targets: ["comb-preview"]),
    ],
    dependencies: [
        .package(name: "Honeycomb", path: "../.."),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(name: "CSpawn"),
        .target(
            name: "PreviewServer",
            dependencies: [
                "CSpawn",
                .product(name: "A2UIProtocol", package: "Honeycomb"),
                .product(name: "A2UIScreens", package: "Honeycomb"),
                .product(name: "CellCatalog", package: "Honeycomb"),
                .product(name: "DTCGTokens", package: "Honeycomb"),
                .product(name: "Honeycomb", package: "Honeycomb"),
                .product(name: "PartDeclarations", package: "Honeycomb"),
                .product(name: "ScreenAudits", package: "Honeycomb"),
                .product(name: "ScreenDocuments", package: "Honeycomb"),
                .product(name: "ScreenHosting", package: "Honeycomb"),
                .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            resources: [.embedInCode("Page")]
        ),
        .executableTarget(
            name: "comb-preview",
            dependencies: [
                "PreviewServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer", "comb-preview"]),
    ],
    swiftLanguageModes: [.v6]
)
