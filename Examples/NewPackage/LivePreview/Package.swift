// swift-tools-version: 6.2

import PackageDescription

// The preview in a browser. A package of its own: the app needs no web server.
let package = Package(
    name: "WelcomePreview",
    dependencies: [
        .package(name: "Welcome", path: ".."),
        .package(name: "HoneycombPreview", path: "../../../Tools/Preview"),
    ],
    targets: [
        .executableTarget(
            name: "Preview",
            dependencies: [
                .product(name: "Welcome", package: "Welcome"),
                .product(name: "PreviewServer", package: "HoneycombPreview"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
