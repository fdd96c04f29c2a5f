// swift-tools-version: 6.2

import PackageDescription

// Writes Swift from an app's design tokens: `swift package generate-tokens`. A package of its own, which takes seconds to build:
// apps that use it do not build `comb`, and the main package does not build the plugin.
let package = Package(
    name: "TokensPlugin",
    products: [
        .plugin(name: "GenerateTokens", targets: ["GenerateTokens"])
    ],
    targets: [
        .plugin(
            name: "GenerateTokens",
            capability: .command(
                intent: .custom(verb: "generate-tokens", description: "Writes Swift from files of design tokens."),
                permissions: [.writeToPackageDirectory(reason: "It writes the Swift sources of the tokens.")]
            )
        )
    ],
    swiftLanguageModes: [.v6]
)
