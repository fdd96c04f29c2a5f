// swift-tools-version: 6.2

import PackageDescription

// The preview of the parts in a browser. A package of its own: the parts need no web server. Its folder `RatingParts` is a link to
// their sources, because an example is no product of Honeycomb.
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
                "RatingParts",
            ]
        ),
        .target(
            name: "RatingParts",
            dependencies: [
                .product(name: "CellCatalog", package: "Honeycomb"),
                .product(name: "Honeycomb", package: "Honeycomb"),
                .product(name: "PartDeclarations", package: "Honeycomb"),
            ],
            exclude: ["LivePreview", "README.md", "YourOwnPart.docc"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
