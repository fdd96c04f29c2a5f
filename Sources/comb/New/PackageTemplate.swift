/// The files of a new package: a screen, a part, tests of both, and a preview in a package of its own.
struct PackageTemplate {
    /// The name of the package and of its module.
    let name: String

    /// Creates a template; `nil` if the name is no module name: ASCII letters and digits, the first a capital.
    init?(name: String) {
        guard let first = name.first, first.isASCII, first.isUppercase, !Self.taken.contains(name),
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        self.name = name
    }

    /// Modules that the package uses.
    private static let taken: Set<String> = [
        "CellCatalog", "CellTesting", "Foundation", "Honeycomb", "Preview", "PreviewServer", "ScreenHosting", "Swift",
        "Testing",
    ]

    /// Returns the files.
    ///
    /// - Parameters:
    ///   - directory: The directory of the package.
    ///   - honeycomb: The path of a checkout of Honeycomb from that directory.
    func files(directory: String, honeycomb: String) -> [TemplateFile] {
        let part = PartTemplate(name: "RightRating")
        let parts =
            part?.files(module: "\(directory)/Sources/\(name)", testModule: "\(directory)/Tests/\(name)Tests") ?? []
        // From the package of the preview, one level below.
        let outer = honeycomb.hasPrefix("/") ? honeycomb : "../\(honeycomb)"
        let files = [
            "Package.swift": package(honeycomb),
            "Sources/\(name)/\(name)ViewController.swift": screen,
            "Tests/\(name)Tests/\(name)ViewControllerTests.swift": test,
            "LivePreview/Package.swift": previewPackage(outer),
            "LivePreview/Sources/Preview/Preview.swift": preview,
            "README.md": readme,
            ".gitignore": ".build*/\nPackage.resolved\n",
        ]
        let named = files.map { TemplateFile(path: "\(directory)/\($0.key)", text: $0.value) }
        return (named + parts).sorted { $0.path < $1.path }
    }

    private func package(_ honeycomb: String) -> String {
        """
        // swift-tools-version: 6.2

        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v15)],
            products: [
                .library(name: "\(name)", targets: ["\(name)"])
            ],
            dependencies: [
                .package(name: "Honeycomb", path: "\(honeycomb)")
            ],
            targets: [
                .target(name: "\(name)", dependencies: [.product(name: "Honeycomb", package: "Honeycomb")]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)",
                        .product(name: "CellTesting", package: "Honeycomb"),
                        .product(name: "Honeycomb", package: "Honeycomb"),
                    ]
                ),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }

    private func previewPackage(_ honeycomb: String) -> String {
        """
        // swift-tools-version: 6.2

        import PackageDescription

        // The preview in a browser. A package of its own: the app needs no web server.
        let package = Package(
            name: "\(name)Preview",
            dependencies: [
                .package(name: "\(name)", path: ".."),
                .package(name: "HoneycombPreview", path: "\(honeycomb)/Tools/Preview"),
            ],
            targets: [
                .executableTarget(
                    name: "Preview",
                    dependencies: [
                        .product(name: "\(name)", package: "\(name)"),
                        .product(name: "PreviewServer", package: "HoneycombPreview"),
                    ]
                )
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }

    private var preview: String {
        """
        import \(name)
        import PreviewServer

        @main
        struct Preview {
            static func main() async throws {
                try await PreviewServer([PreviewScreen("\(name)") { _ in \(name)ViewController() }]).run()
            }
        }

        """
    }

    private var screen: String {
        """
        import Honeycomb

        /// A row with a title and a rating.
        public typealias TitleRatingItem = LeftRightItem<LeftTitle, RightRating>

        /// A screen with a switch, a rating and a count of taps.
        public final class \(name)ViewController: CellScreenViewController {
            /// Whether the user receives news.
            public private(set) var receivesNews = false

            /// How often the rating was tapped.
            public private(set) var tapCount = 0

            /// Creates the screen.
            public init() {
                super.init()

                title = "\(name)"
            }

            public override func viewDidLoad() {
                super.viewDidLoad()

                apply(state, animated: false)
            }

            private var state: CollectionViewState {
                CollectionViewState {
                    CollectionViewSection(
                        differenceIdentifier: "main",
                        header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "\(name)"))
                    ) {
                        TitleToggleItem(
                            differenceIdentifier: "news",
                            left: LeftTitle(title: "News"),
                            right: RightToggle(isOn: receivesNews) { [weak self] isOn in
                                self?.change { $0.receivesNews = isOn }
                            }
                        )
                        TitleRatingItem(
                            differenceIdentifier: "rating",
                            left: LeftTitle(title: "Rating"),
                            right: RightRating(text: tapCount == 0 ? "★★★★☆" : "★★★★☆ \\(tapCount)"),
                            didSelectHandler: { [weak self] in self?.change { $0.tapCount += 1 } }
                        )
                    }
                }
            }

            private func change(_ body: (\(name)ViewController) -> Void) {
                body(self)
                apply(state, animated: true)
            }
        }

        """
    }

    private var test: String {
        """
        import CellTesting
        import Honeycomb
        import Testing

        @testable import \(name)

        @MainActor
        @Suite("\(name)")
        struct \(name)ViewControllerTests {
            @Test("the switch and the taps change what is shown")
            func taps() {
                let screen = \(name)ViewController()
                let app = ScreenTest(screen, on: .iPhone16)
                app.cells["main.news"].tap()
                #expect(screen.receivesNews)
                app.cells["main.rating"].tap()
                app.staticTexts["★★★★☆ 1"].assertExists()
            }

            @Test("nothing a monkey does breaks the screen")
            func monkey() {
                ScreenTest(\(name)ViewController(), on: .iPhone16).monkey(seed: 1, steps: 100)
            }
        }

        """
    }

    private var readme: String {
        """
        # \(name)

        A screen of design-system cells, with a part of its own, built with Honeycomb.

        - `swift test` renders the screen without a simulator, taps it and checks what it shows.
        - `swift run --package-path LivePreview` shows it live in a browser, at the address that is printed. `comb preview --package
          LivePreview` also builds it again whenever a source is saved, and shows the errors of the compiler in the page.
        - `Sources/\(name)/\(name)ViewController.swift` is the screen, `RightRating.swift` and `RightRatingView.swift` are the part.

        On Linux, `Scripts/bootstrap` of Honeycomb installs the libraries that draw.

        """
    }
}
