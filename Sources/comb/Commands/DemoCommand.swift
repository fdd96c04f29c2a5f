import ArgumentParser
import CellList
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// `comb demo`: renders the settings screen from Swift and from JSON, or another example.
struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Renders the settings screen twice, from Swift and from JSON, and compares the pictures.",
        discussion: """
            Both are rendered in light and dark appearance, from right to left and at the largest text size. The exit status \
            is 1 if a single pixel differs.

            With --example another screen is rendered instead, in light and dark appearance.
            """
    )

    @Option(name: .shortAndLong, help: ArgumentHelp("The directory for the pictures.", valueName: "directory"))
    var output = "build/demo"

    @Option(help: ArgumentHelp("The example to render instead of the settings screen.", valueName: "name"))
    var example: DemoExample?

    @OptionGroup var reader: AccessibilityOptions

    @MainActor
    func run() async throws {
        _ = ScreenImages.install(loadsImages: false)
        let directory = URL(fileURLWithPath: output, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("The directory \(output) cannot be created: \(error.reason)")
        }
        if let example { return try render(example) }
        let document = try ScreenDocument(data: Data(CellListDocuments.settings), fileName: "settings.json")
        for variant in DemoVariant.allCases {
            let swift = try render(CellListViewController(viewModel: CellListViewModel()), variant, "swift")
            let json = try render(CellScreenViewController(state: document.state()), variant, "json")
            if let difference = DemoDifference(swift: swift, json: json) {
                throw CommandFailure("settings-\(variant.rawValue): \(difference)")
            }
        }
        print("The pictures from Swift and from JSON are identical.")
    }

    /// Renders an example in light and dark appearance.
    @MainActor
    private func render(_ example: DemoExample) throws {
        try ScreenHost.checkInstallation()
        for variant in [DemoVariant.light, .dark] {
            let host = ScreenHost(
                example.makeViewController(),
                configuration: reader.accessible(variant.configuration)
            )
            host.layout()
            let path = "\(output)/\(example.rawValue)-\(variant.rawValue).png"
            try OutputFile.write(try host.data(format: .png), to: path)
            let configuration = host.configuration
            let (size, scale) = (configuration.size, configuration.scale)
            print("\(path): \(Int(size.width * scale)) × \(Int(size.height * scale)) pixels")
        }
    }

    /// Renders a screen, writes its picture and returns its pixels.
    @MainActor
    private func render(
        _ controller: CellScreenViewController,
        _ variant: DemoVariant,
        _ origin: String
    ) throws -> ScreenBitmap {
        let screen = try HostedScreen(controller, configuration: reader.accessible(variant.configuration))
        try screen.fitContent()
        let path = "\(output)/settings-\(variant.rawValue)-\(origin).png"
        try OutputFile.write(try screen.host.data(format: .png), to: path)
        let size = screen.pixelSize
        print("\(path): \(size.width) × \(size.height) pixels")
        return try screen.host.bitmap()
    }
}
