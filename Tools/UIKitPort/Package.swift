// swift-tools-version: 6.2

import PackageDescription

// Ports UIKit sources that were written for iOS, so that they compile with HeadlessUIKit. A package of its own: swift-syntax
// takes minutes to build, and neither apps nor `comb` need it.
let package = Package(
    name: "UIKitPort",
    products: [
        .executable(name: "uikit-port", targets: ["uikit-port"]),
        .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .target(
            name: "UIKitPorting",
            dependencies: [
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        .executableTarget(
            name: "uikit-port",
            dependencies: ["UIKitPorting", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),
        .plugin(name: "PortUIKit", capability: .buildTool(), dependencies: ["uikit-port"]),
        .testTarget(name: "UIKitPortingTests", dependencies: ["UIKitPorting", "uikit-port"]),
    ],
    swiftLanguageModes: [.v6]
)
