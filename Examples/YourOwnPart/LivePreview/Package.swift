// swift-tools-version: 6.2

import PackageDescription

// The preview of the parts in a browser. A package of its own: the parts need no web server.
let package = Package(
    name: "YourOwnPartPreview",
    dependencies: [
        .package(name: "Honeycomb", path: "../../.."),
        .package(name: "HoneycombPreview", path: "../../../Tools/Preview"),
    ],
    targets: [
        .executableTarget(
            name: "Preview",
            dependencies: [
                .product(name: "PreviewServer", package: "HoneycombPreview"),
                .product(name: "YourOwnPart", package: "Honeycomb"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
