// swift-tools-version: 6.2

import PackageDescription

// An app's package with a brand's tokens. `swift package generate-tokens` writes Sources/Brand/BrandTheme.swift, which is
// committed, and `swift package generate-tokens --check` fails if it is out of date.
let package = Package(
    name: "BrandExample",
    dependencies: [
        .package(name: "Honeycomb", path: "../../.."),
        .package(path: ".."),
    ],
    targets: [
        .target(
            name: "Brand",
            dependencies: [.product(name: "Honeycomb", package: "Honeycomb")]
        )
    ],
    swiftLanguageModes: [.v6]
)
