// swift-tools-version: 6.1

import PackageDescription

/// The platforms without Apple's UIKit, where the same sources run on `HeadlessUIKit`.
let headlessPlatforms: [Platform] = [.linux]

// What a target depends on, floor by floor. A target names all modules that it sees through re-exports as well: SwiftPM
// watches direct dependencies only, and would not rebuild an app's cells after a change in HeadlessUIKit.
let uiKit: [Target.Dependency] = [
    "PortableUIKit", .target(name: "HeadlessUIKit", condition: .when(platforms: headlessPlatforms)),
    .target(name: "ConstraintSolver", condition: .when(platforms: headlessPlatforms)),
]
let declarativeCollections: [Target.Dependency] = uiKit + ["Diffing", "DeclarativeCollections"]
let containerCells: [Target.Dependency] = declarativeCollections + ["ViewLayouts", "ContainerCells"]
let cellParts: [Target.Dependency] = containerCells + ["ImageLoading", "CellParts"]
let honeycomb: [Target.Dependency] = cellParts + ["Honeycomb"]
let partDeclarations: [Target.Dependency] = honeycomb + ["PartDeclarations"]
let documents: [Target.Dependency] = partDeclarations + ["ScreenDocuments"]

let package = Package(
    name: "Honeycomb",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "Honeycomb", targets: ["Honeycomb"]),
        .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
        .library(name: "Diffing", targets: ["Diffing"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "DeclarativeCollections", targets: ["DeclarativeCollections"]),
        .library(name: "ContainerCells", targets: ["ContainerCells"]),
        .library(name: "CellParts", targets: ["CellParts"]),
        .library(name: "ImageLoading", targets: ["ImageLoading"]),
        .library(name: "PartDeclarations", targets: ["PartDeclarations"]),
        .library(name: "ScreenDocuments", targets: ["ScreenDocuments"]),
        .library(name: "CellTesting", targets: ["CellTesting"]),
        .library(name: "CellCatalog", targets: ["CellCatalog"]),
        .library(name: "ScreenHosting", targets: ["ScreenHosting"]),
        .library(name: "ViewLayouts", targets: ["ViewLayouts"]),
        .library(name: "UniversalDataSources", targets: ["UniversalDataSources"]),
        .executable(name: "comb", targets: ["comb"]),
    ],
    dependencies: [
        // Only `comb` uses it; an app that depends on the libraries never builds it.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        // Floor 0: system libraries.
        .systemLibrary(
            name: "CCairo",
            path: "Sources/SystemLibraries/CCairo",
            pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]
        ),
        .systemLibrary(
            name: "CPango",
            path: "Sources/SystemLibraries/CPango",
            pkgConfig: "pangocairo pangoft2 fontconfig",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]
        ),
        .systemLibrary(
            name: "CRSVG",
            path: "Sources/SystemLibraries/CRSVG",
            pkgConfig: "librsvg-2.0",
            providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]
        ),
        .systemLibrary(
            name: "CGdkPixbuf",
            path: "Sources/SystemLibraries/CGdkPixbuf",
            pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]
        ),
        .systemLibrary(
            name: "CPNG",
            path: "Sources/SystemLibraries/CPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
        ),

        // Floor 1: pure Swift.
        .target(name: "BoundedCaches"),
        .target(name: "Diffing"),
        .target(name: "ConstraintSolver"),

        // Floor 2: the part of UIKit that cell screens need, where Apple's is missing.
        .target(
            name: "HeadlessUIKit",
            dependencies: ["CCairo", "CPango", "CRSVG", "CGdkPixbuf", "CPNG", "ConstraintSolver"]
        ),

        // Floor 3: one name for both.
        .target(
            name: "PortableUIKit",
            dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: headlessPlatforms))]
        ),

        // Floor 4.
        .target(name: "ScreenHosting", dependencies: uiKit),
        .target(name: "ViewLayouts", dependencies: uiKit),
        .target(name: "UniversalDataSources", dependencies: uiKit),
        .target(name: "DeclarativeCollections", dependencies: uiKit + ["Diffing"]),
        .target(name: "ImageLoading", dependencies: uiKit),

        // Floors 5 to 7.
        .target(name: "ContainerCells", dependencies: declarativeCollections + ["ViewLayouts", "BoundedCaches"]),
        .target(name: "CellParts", dependencies: containerCells + ["ImageLoading"]),
        .target(name: "Honeycomb", dependencies: cellParts),

        // Floor 8.
        .target(name: "PartDeclarations", dependencies: honeycomb),
        .target(name: "ScreenDocuments", dependencies: partDeclarations),
        .target(name: "CellTesting", dependencies: containerCells),
        .target(name: "CellCatalog", dependencies: partDeclarations + ["ScreenHosting"]),

        // Floor 10: the command line.
        .executableTarget(
            name: "comb",
            dependencies: documents + [
                "CellCatalog", "CellList", "LayoutGallery", "UniversalDataSources", "UniversalCatalog", "ScreenHosting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // Examples.
        .target(
            name: "CellList",
            dependencies: honeycomb,
            path: "Examples/CellList",
            resources: [.embedInCode("Screens/settings.json")]
        ),
        .target(name: "LayoutGallery", dependencies: uiKit + ["ViewLayouts"], path: "Examples/LayoutGallery"),
        .target(
            name: "UniversalCatalog",
            dependencies: uiKit + ["UniversalDataSources"],
            path: "Examples/UniversalCatalog"
        ),
        .target(
            name: "ReadmeExamples",
            dependencies: honeycomb,
            path: "Examples/Readme",
            exclude: ["Screens"]
        ),

        .target(
            name: "YourOwnPart",
            dependencies: partDeclarations + ["CellCatalog"],
            path: "Examples/YourOwnPart",
            exclude: ["README.md"]
        ),

        // Tests mirror sources.
        // What differences have to fulfil is checked by tests and, guided by coverage, by the fuzzer.
        .target(name: "DiffingChecks", dependencies: ["Diffing"], path: "Tests/DiffingChecks"),
        .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
        .testTarget(name: "DiffingTests", dependencies: ["Diffing", "DiffingChecks", "CAllocationCounter"]),
        .testTarget(name: "BoundedCachesTests", dependencies: ["BoundedCaches"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "ConstraintSolver", "Diffing"]),
        .testTarget(name: "ViewLayoutsTests", dependencies: uiKit + ["ViewLayouts"]),
        .testTarget(
            name: "UniversalDataSourcesTests",
            dependencies: uiKit + ["UniversalDataSources", "ScreenHosting"]
        ),
        .testTarget(
            name: "UniversalCatalogTests",
            dependencies: uiKit + ["UniversalDataSources", "UniversalCatalog", "ScreenHosting"]
        ),
        .testTarget(name: "ScreenHostingTests", dependencies: uiKit + ["ScreenHosting"]),
        .testTarget(name: "DeclarativeCollectionsTests", dependencies: declarativeCollections + ["ScreenHosting"]),
        .testTarget(name: "ContainerCellsTests", dependencies: containerCells + ["ScreenHosting"]),
        .testTarget(name: "CellTestingTests", dependencies: containerCells + ["CellTesting"]),
        .testTarget(name: "ImageLoadingTests", dependencies: uiKit + ["ImageLoading"]),
        .testTarget(
            name: "CellPartsTests",
            dependencies: partDeclarations + ["ScreenHosting"],
            // A function of sixty rows is among them; builders must not make it slow to compile.
            swiftSettings: [
                .unsafeFlags([
                    "-Xfrontend", "-warn-long-function-bodies=1000",
                    "-Xfrontend", "-warn-long-expression-type-checking=1000",
                ])
            ]
        ),
        .testTarget(name: "ScreenDocumentsTests", dependencies: documents + ["ScreenHosting", "CellList"]),
        .testTarget(
            name: "CellCatalogTests",
            dependencies: partDeclarations + ["CellCatalog", "ScreenHosting", "YourOwnPart"]
        ),
        .testTarget(name: "YourOwnPartTests", dependencies: partDeclarations + ["CellCatalog", "YourOwnPart"]),
        .testTarget(name: "CellListTests", dependencies: honeycomb + ["CellList", "ScreenHosting"]),
        .testTarget(name: "CombTests", dependencies: documents + ["comb", "CellList", "ScreenHosting"]),
        .testTarget(
            name: "LayoutGalleryTests",
            dependencies: uiKit + ["ViewLayouts", "LayoutGallery", "ScreenHosting"]
        ),
        .testTarget(name: "ReadmeTests", dependencies: documents + ["ReadmeExamples", "ScreenHosting"]),
    ],
    swiftLanguageModes: [.v6]
)
