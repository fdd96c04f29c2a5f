// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The sources run on Apple's UIKit and, where there is none, on `HeadlessUIKit`. What only the latter needs (floors 0, 2 and
// 10, and their tests) is declared under `#if os(Linux)`: Xcode and apps never see, resolve or build it.

// What a target depends on, floor by floor. A target names all modules that it sees through re-exports as well: SwiftPM
// watches direct dependencies only, and would not rebuild an app's cells after a change in HeadlessUIKit.
#if os(Linux)
let engine: [Target.Dependency] = ["HeadlessGraphics", "HeadlessQuartz", "HeadlessText"]
let headlessUIKit: [Target.Dependency] = engine + ["ConstraintSolver", "HeadlessUIKit", "HeadlessFrameworks"]
let systemTransfers: [Target.Dependency] = ["CCurl"]
#else
let headlessUIKit: [Target.Dependency] = []
let systemTransfers: [Target.Dependency] = []
#endif
let uiKit: [Target.Dependency] = headlessUIKit + ["BoundedCaches", "PortableUIKit"]
let declarativeCollections: [Target.Dependency] = uiKit + ["BatchDiffing", "DeclarativeCollections"]
let containerCells: [Target.Dependency] = declarativeCollections + ["UniversalViewLayouts", "ContainerCells"]
let designTokens: [Target.Dependency] = ["PositionedJSON", "DTCGTokens"]
let cellParts: [Target.Dependency] = containerCells + designTokens + ["HoneycombImageLoading", "CellParts"]
let honeycomb: [Target.Dependency] = cellParts + ["Honeycomb"]
let partDeclarations: [Target.Dependency] = honeycomb + ["PartDeclarations"]
let documents: [Target.Dependency] = partDeclarations + ["ScreenDocumentsCore", "ScreenFunctions", "ScreenDocuments"]
let surfaces: [Target.Dependency] = ["ScreenDocumentsCore", "ScreenFunctions", "A2UIProtocol", "A2UIScreens"]
let audits: [Target.Dependency] = ["ScreenAudits", "ScreenHosting"]

var targets: [Target] = []

#if os(Linux)
/// Returns the flags of a system library: those in our own file where Debian's headers are, otherwise what pkg-config finds.
///
/// SwiftPM warns about `-pthread`, which the files of GLib's relatives contain. It splits names at spaces.
func flags(_ file: String, or names: String) -> String {
    let directory = Context.packageDirectory
    let areHeadersKnown = FileManager.default.fileExists(atPath: "/usr/include/glib-2.0/glib.h")
    return areHeadersKnown && !directory.contains(" ") ? directory + "/Sources/SystemLibraries/" + file : names
}
#endif

#if os(Linux)
// Floor 0: system libraries.
targets += [
    .systemLibrary(
        name: "CCairo",
        path: "Sources/SystemLibraries/CCairo",
        pkgConfig: "cairo",
        providers: [.apt(["libcairo2-dev"])]
    ),
    .systemLibrary(
        name: "CPango",
        path: "Sources/SystemLibraries/CPango",
        pkgConfig: flags("CPango/pango.pc", or: "pangocairo pangoft2 fontconfig"),
        providers: [.apt(["libpango1.0-dev"])]
    ),
    .systemLibrary(
        name: "CRSVG",
        path: "Sources/SystemLibraries/CRSVG",
        pkgConfig: flags("CRSVG/rsvg.pc", or: "librsvg-2.0"),
        providers: [.apt(["librsvg2-dev"])]
    ),
    .systemLibrary(
        name: "CGdkPixbuf",
        path: "Sources/SystemLibraries/CGdkPixbuf",
        pkgConfig: flags("CGdkPixbuf/gdk-pixbuf.pc", or: "gdk-pixbuf-2.0"),
        providers: [.apt(["libgdk-pixbuf-2.0-dev"])]
    ),
    .systemLibrary(
        name: "CPNG",
        path: "Sources/SystemLibraries/CPNG",
        pkgConfig: "libpng",
        providers: [.apt(["libpng-dev", "libdeflate-dev"])]
    ),
    .systemLibrary(
        name: "CHyphen",
        path: "Sources/SystemLibraries/CHyphen",
        providers: [.apt(["libhyphen-dev"])]
    ),
    .systemLibrary(
        name: "CCurl",
        path: "Sources/SystemLibraries/CCurl",
        pkgConfig: "libcurl",
        providers: [.apt(["libcurl4-openssl-dev"])]
    ),
]
#endif

// Floor 1: pure Swift.
targets += [
    .target(name: "BoundedCaches"),
    .target(name: "SeededRandom"),
    .target(name: "BatchDiffing"),
    .target(name: "ConstraintSolver"),
    .target(name: "PositionedJSON"),
    .target(name: "SnapshotFiles"),
    .target(name: "DTCGTokens", dependencies: ["PositionedJSON"], exclude: ["ARCHITECTURE.md"]),
    .target(name: "ScreenDocumentsCore", dependencies: ["PositionedJSON"]),
    .target(name: "ScreenFunctions", dependencies: ["PositionedJSON", "ScreenDocumentsCore"]),
    .target(name: "A2UIProtocol", dependencies: ["PositionedJSON", "ScreenDocumentsCore", "ScreenFunctions"]),
    .target(name: "FigmaFiles", dependencies: ["PositionedJSON", "ScreenDocumentsCore"]),
    // `comb validate` without UIKit: a small static binary for servers.
    .executableTarget(name: "comb-validate", dependencies: ["PositionedJSON", "ScreenDocumentsCore"]),
]

#if os(Linux)
// Floor 2: the part of UIKit that cell screens need, where Apple's is missing, on an engine of its own: what
// CoreGraphics, QuartzCore and CoreText are to UIKit.
targets += [
    .target(
        name: "HeadlessGraphics",
        dependencies: ["CCairo", "CRSVG", "CGdkPixbuf", "CPNG", "BoundedCaches"],
        exclude: ["ARCHITECTURE.md"]
    ),
    .target(
        name: "HeadlessQuartz",
        dependencies: ["CCairo", "BoundedCaches", "HeadlessGraphics"],
        exclude: ["ARCHITECTURE.md"]
    ),
    .target(name: "HeadlessText", dependencies: ["CCairo", "CHyphen", "CPango", "BoundedCaches", "HeadlessGraphics"]),
    .target(
        name: "HeadlessUIKit",
        dependencies: engine + ["BoundedCaches", "ConstraintSolver"],
        exclude: ["README.md", "ARCHITECTURE.md"]
    ),
    .target(name: "HeadlessFrameworks", dependencies: engine + ["ConstraintSolver", "HeadlessUIKit"]),
]
#endif

// Floor 3: one name for both.
targets += [
    .target(name: "PortableUIKit", dependencies: headlessUIKit),
    .target(name: "PortableTransfers", dependencies: systemTransfers),
]

// Floor 4.
targets += [
    .target(name: "ScreenHosting", dependencies: uiKit),
    .target(name: "UniversalViewLayouts", dependencies: uiKit),
    .target(name: "UniversalDataSources", dependencies: uiKit),
    .target(name: "DeclarativeCollections", dependencies: uiKit + ["BatchDiffing"], exclude: ["ARCHITECTURE.md"]),
    .target(name: "HoneycombImageLoading", dependencies: uiKit + ["PortableTransfers"]),
]

// Floors 5 to 7.
targets += [
    .target(
        name: "ContainerCells",
        dependencies: declarativeCollections + ["UniversalDataSources", "UniversalViewLayouts"]
    ),
    .target(
        name: "CellParts",
        dependencies: containerCells + designTokens + ["HoneycombImageLoading"],
        exclude: ["ARCHITECTURE.md", "Tokens/honeycomb.tokens.json"]
    ),
    .target(name: "Honeycomb", dependencies: cellParts),
    .target(name: "ScreenAudits", dependencies: honeycomb + ["ScreenHosting"]),
]

// Floor 8.
targets += [
    .target(name: "PartDeclarations", dependencies: honeycomb),
    .target(name: "ScreenDocuments", dependencies: partDeclarations + ["ScreenDocumentsCore", "ScreenFunctions"]),
    .target(name: "A2UIScreens", dependencies: honeycomb + surfaces.dropLast()),
    .target(name: "CellCatalog", dependencies: documents + audits),
    .target(
        name: "CellTesting",
        dependencies: documents + audits + ["CellCatalog", "SeededRandom", "SnapshotFiles"]
    ),
]

#if !os(Linux)
// Floor 7, where SwiftUI is: cells in SwiftUI and SwiftUI in cells, and previews of all examples.
targets += [
    .target(name: "HoneycombSwiftUI", dependencies: honeycomb),
    .target(
        name: "SwiftUIPreviews",
        dependencies: documents + [
            "CellCatalog", "CellList", "HoneycombSwiftUI", "LayoutGallery", "SignUp", "UniversalCatalog", "YourOwnPart",
        ],
        path: "Examples/SwiftUIPreviews"
    ),
    .testTarget(name: "HoneycombSwiftUITests", dependencies: honeycomb + ["HoneycombSwiftUI"]),
]
#endif

#if os(Linux)
// Floor 10: the command line, and an app.
targets += [
    // An app with an `@main` of its own, as Xcode's template makes it.
    .executableTarget(name: "TemplateApp", dependencies: uiKit, path: "Examples/TemplateApp"),
    // The screens of the Xcode project, to compile and test them here. Without `@main`, as no program has to be linked.
    .target(
        name: "CellListApp",
        dependencies: documents + audits + ["CellCatalog", "CellList"],
        path: "Examples/CellListApp/App",
        exclude: ["AppDelegate.swift", "Info.plist", "PrivacyInfo.xcprivacy"]
    ),
    .executableTarget(
        name: "comb",
        dependencies: documents + surfaces.dropFirst(2) + [
            "CellCatalog", "CellList", "LayoutGallery", "UniversalDataSources", "UniversalCatalog",
            "ScreenAudits", "ScreenHosting", "SnapshotFiles", "CellTesting", "FigmaFiles",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]
    ),
]
#endif

// Examples.
targets += [
    .target(
        name: "CellList",
        dependencies: honeycomb,
        path: "Examples/CellList",
        resources: [.embedInCode("Screens/settings.json")]
    ),
    .target(name: "LayoutGallery", dependencies: uiKit + ["UniversalViewLayouts"], path: "Examples/LayoutGallery"),
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
    .target(name: "SignUp", dependencies: honeycomb, path: "Examples/SignUp"),
    // What `comb new package Welcome` writes.
    .target(name: "Welcome", dependencies: honeycomb, path: "Examples/NewPackage/Sources/Welcome"),
    .target(
        name: "YourOwnPart",
        dependencies: documents + ["CellCatalog"],
        path: "Examples/YourOwnPart",
        exclude: ["LivePreview", "README.md"]
    ),
]

// Tests mirror sources. Those that touch a screen or let time pass, which `ScreenHost` does where UIKit is headless only,
// are in a folder of their own.
#if os(Linux)
let touches: [String] = []
let cellListApp: [Target.Dependency] = ["CellCatalog", "CellListApp"]
let constraintSolver: [Target.Dependency] = []
#else
let touches = ["Touches"]
let cellListApp: [Target.Dependency] = []
let constraintSolver: [Target.Dependency] = ["ConstraintSolver"]
#endif
targets += [
    // Functions in place of the macros of Swift Testing, which are slow to compile.
    .target(name: "Expectations", path: "Tests/Expectations"),
    .testTarget(name: "ExpectationsTests"),
    // What differences have to fulfil is checked by tests and, guided by coverage, by the fuzzer.
    .target(
        name: "BatchDiffingChecks",
        dependencies: ["BatchDiffing", "SeededRandom"],
        path: "Tests/BatchDiffingChecks"
    ),
    .testTarget(name: "BatchDiffingTests", dependencies: ["BatchDiffing", "BatchDiffingChecks", "SeededRandom"]),
    .testTarget(name: "BoundedCachesTests", dependencies: ["BoundedCaches"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"]),
    .testTarget(name: "PositionedJSONTests", dependencies: ["PositionedJSON"]),
    .testTarget(
        name: "ScreenFunctionsTests",
        dependencies: ["PositionedJSON", "ScreenDocumentsCore", "ScreenFunctions", "SeededRandom"]
    ),
    .testTarget(
        name: "A2UIProtocolTests",
        dependencies: ["A2UIProtocol", "PositionedJSON", "ScreenDocumentsCore", "ScreenFunctions", "SeededRandom"]
    ),
    .testTarget(
        name: "FigmaFilesTests",
        dependencies: ["FigmaFiles", "PositionedJSON", "ScreenDocumentsCore", "DTCGTokens", "SeededRandom"],
        exclude: ["Designs"]
    ),
    .testTarget(name: "DTCGTokensTests", dependencies: ["DTCGTokens", "PositionedJSON", "SeededRandom"]),
    .target(name: "SwiftUIStandIn", path: "Tests/SwiftUIStandIn"),
    .testTarget(name: "UniversalViewLayoutsTests", dependencies: uiKit + ["SwiftUIStandIn", "UniversalViewLayouts"]),
    .testTarget(
        name: "UniversalDataSourcesTests",
        dependencies: uiKit + ["UniversalDataSources", "ScreenHosting"],
        exclude: touches
    ),
    .testTarget(
        name: "UniversalCatalogTests",
        dependencies: uiKit + ["UniversalDataSources", "UniversalCatalog", "ScreenHosting"]
    ),
    .testTarget(name: "ScreenHostingTests", dependencies: uiKit + ["ScreenHosting"], exclude: touches),
    .testTarget(
        name: "DeclarativeCollectionsTests",
        dependencies: declarativeCollections + ["ScreenHosting", "SeededRandom"],
        exclude: touches
    ),
    .testTarget(name: "ContainerCellsTests", dependencies: containerCells + ["ScreenHosting"], exclude: touches),
    .testTarget(
        name: "CellTestingTests",
        dependencies: audits + documents + ["CellTesting", "SnapshotFiles"],
        exclude: ["Snapshots/__Snapshots__"]
    ),
    .testTarget(
        name: "ScreenAuditsTests",
        dependencies: documents + audits + ["CellCatalog", "CellTesting", "SeededRandom"],
        exclude: ["Screens"]
    ),
    .target(name: "LoopbackServers", path: "Tests/LoopbackServers"),
    .testTarget(name: "PortableTransfersTests", dependencies: ["LoopbackServers", "PortableTransfers"]),
    .testTarget(
        name: "HoneycombImageLoadingTests",
        dependencies: uiKit + ["PortableTransfers", "HoneycombImageLoading"]
    ),
    .testTarget(
        name: "CellPartsTests",
        dependencies: partDeclarations + ["CellTesting", "ScreenHosting", "SeededRandom", "SwiftUIStandIn"],
        exclude: touches,
        // A function of sixty rows is among them; builders must not make it slow to compile.
        swiftSettings: [
            .unsafeFlags([
                "-Xfrontend", "-warn-long-function-bodies=1000",
                "-Xfrontend", "-warn-long-expression-type-checking=1000",
            ])
        ]
    ),
    .testTarget(
        name: "ScreenDocumentsTests",
        dependencies: documents + audits + ["SeededRandom", "CellList"],
        exclude: ["Golden"]
    ),
    .testTarget(
        name: "CellCatalogTests",
        dependencies: documents + ["CellCatalog", "ScreenHosting", "YourOwnPart"]
    ),
    .testTarget(name: "PartDeclarationsTests", dependencies: partDeclarations + ["ScreenHosting"]),
    .testTarget(
        name: "A2UIScreensTests",
        dependencies: honeycomb + surfaces + audits + ["CellTesting", "SeededRandom"]
    ),
    .testTarget(name: "SignUpTests", dependencies: honeycomb + ["SignUp", "ScreenHosting"], exclude: touches),
    .testTarget(
        name: "WelcomeTests",
        dependencies: documents + audits + ["CellTesting", "Welcome"],
        path: "Examples/NewPackage/Tests/WelcomeTests"
    ),
    .testTarget(name: "YourOwnPartTests", dependencies: documents + ["CellCatalog", "YourOwnPart"]),
    .testTarget(
        name: "CellListTests",
        dependencies: audits + documents + ["CellList", "CellTesting"] + cellListApp,
        exclude: touches
    ),
    .testTarget(
        name: "LayoutGalleryTests",
        dependencies: uiKit + ["UniversalViewLayouts", "LayoutGallery", "ScreenHosting"]
    ),
    .testTarget(
        name: "ReadmeTests",
        dependencies: audits + documents + surfaces.dropFirst(2) + constraintSolver + [
            "CellCatalog", "CellList", "CellTesting", "ReadmeExamples", "UniversalDataSources",
        ],
        exclude: touches.isEmpty ? ["Touches/__Snapshots__"] : touches
    ),
]

#if os(Linux)
// Tests of what exists only where UIKit is headless.
targets += [
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .testTarget(
        name: "BatchDiffingMemoryTests",
        dependencies: ["BatchDiffing", "BatchDiffingChecks", "CAllocationCounter", "SeededRandom"]
    ),
    .testTarget(name: "DocumentSchemaTests", dependencies: documents + ["CellCatalog", "YourOwnPart"]),
    .testTarget(name: "UIKitOnLinuxTests", dependencies: uiKit + ["ScreenHosting", "TemplateApp"]),
    .target(name: "DrawingChecks", dependencies: ["HeadlessGraphics"], path: "Tests/DrawingChecks"),
    .testTarget(
        name: "HeadlessGraphicsTests",
        dependencies: ["DrawingChecks", "HeadlessGraphics", "SeededRandom"]
    ),
    .testTarget(name: "HeadlessTextTests", dependencies: engine),
    .testTarget(name: "HeadlessFrameworksTests", dependencies: uiKit),
    .testTarget(
        name: "HeadlessUIKitTests",
        dependencies: uiKit + ["ScreenHosting", "BatchDiffing", "DrawingChecks", "CAllocationCounter", "SeededRandom"],
        exclude: ["Conformance/Records"]
    ),
    .testTarget(name: "LeakTests", dependencies: partDeclarations + ["ScreenHosting", "CAllocationCounter"]),
    .testTarget(
        name: "CombTests",
        dependencies: documents + audits
            + ["comb", "comb-validate", "CellList", "SnapshotFiles", "CAllocationCounter", "LoopbackServers"],
        exclude: ["Brand/acme.resolver.json"]
    ),
]
#endif

// Examples use the macros, as an app does.
for target in targets where target.type == .test && target.path == nil { target.dependencies.append("Expectations") }

var products: [Product] = [
    .library(name: "Honeycomb", targets: ["Honeycomb"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "BatchDiffing", targets: ["BatchDiffing"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "DTCGTokens", targets: ["DTCGTokens"]),
    .library(name: "DeclarativeCollections", targets: ["DeclarativeCollections"]),
    .library(name: "ContainerCells", targets: ["ContainerCells"]),
    .library(name: "CellParts", targets: ["CellParts"]),
    .library(name: "HoneycombImageLoading", targets: ["HoneycombImageLoading"]),
    .library(name: "PartDeclarations", targets: ["PartDeclarations"]),
    .library(name: "ScreenAudits", targets: ["ScreenAudits"]),
    .library(name: "ScreenDocumentsCore", targets: ["ScreenDocumentsCore"]),
    .executable(name: "comb-validate", targets: ["comb-validate"]),
    .library(name: "ScreenDocuments", targets: ["ScreenDocuments"]),
    .library(name: "ScreenFunctions", targets: ["ScreenFunctions"]),
    .library(name: "A2UIProtocol", targets: ["A2UIProtocol"]),
    .library(name: "A2UIScreens", targets: ["A2UIScreens"]),
    .library(name: "CellTesting", targets: ["CellTesting"]),
    .library(name: "CellCatalog", targets: ["CellCatalog"]),
    .library(name: "ScreenHosting", targets: ["ScreenHosting"]),
    .library(name: "UniversalViewLayouts", targets: ["UniversalViewLayouts"]),
    .library(name: "UniversalDataSources", targets: ["UniversalDataSources"]),
]
var dependencies: [Package.Dependency] = []

#if !os(Linux)
products += [
    .library(name: "HoneycombSwiftUI", targets: ["HoneycombSwiftUI"])
]
#endif

#if os(Linux)
products += [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .executable(name: "comb", targets: ["comb"]),
]
// Only `comb` uses it.
dependencies += [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")]
#endif

// From nothing, whole modules compile in two thirds of the time that file by file takes, and macros are expanded once instead
// of once for each batch of files. Nothing imports tests, so that their interfaces are written along with their code.
if Context.environment["WHOLE_MODULES"] == "1" {
    // Small modules in which tests spend a third of their time: to optimize them takes a little less than it saves. Assertions stay.
    let optimized: Set = [
        "BatchDiffing", "BatchDiffingChecks", "BoundedCaches", "ConstraintSolver", "HeadlessGraphics", "HeadlessQuartz",
        "HeadlessText", "PositionedJSON", "ScreenDocumentsCore",
    ]
    for target in targets where target.type == .regular || target.type == .executable || target.type == .test {
        // An expression that takes seconds to type-check does not compile. The limit is a twentieth of the compiler's own.
        let limit = ["-Xfrontend", "-solver-scope-threshold=50000"]
        let flags = ["-whole-module-optimization", "-num-threads", "2"] + limit
        let testFlags = target.type == .test ? ["-no-emit-module-separately-wmo"] : []
        let optimization = optimized.contains(target.name) ? ["-O", "-assert-config", "Debug"] : []
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags + testFlags + optimization)]
    }
}

// `make docs` only: apps and tests never resolve the plugin.
if Context.environment["HONEYCOMB_DOCUMENTATION"] == "1" {
    dependencies += [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.3")]
}

let package = Package(
    name: "Honeycomb",
    platforms: [.iOS(.v15)],
    products: products,
    dependencies: dependencies,
    targets: targets,
    swiftLanguageModes: [.v6]
)
