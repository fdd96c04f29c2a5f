import ArgumentParser
import CellCatalog
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// `comb catalog`: writes pictures of every part and every combination.
struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Renders the sheet of the whole matrix, a picture of each part with its variants, and an index.",
        discussion: """
            Writes matrix.png, left-PART.png, right-PART.png, header-PART.png and footer-PART.png, and catalog.json with the \
            rectangle, the content and the accessibility label of every cell.
            """
    )

    @Option(name: .shortAndLong, help: ArgumentHelp("The directory for the pictures.", valueName: "directory"))
    var output: String

    @Option(help: "The format of the pictures: png, svg or pdf.")
    var format = ScreenFileFormat.png

    @Option(help: ArgumentHelp("The number of pixels per point.", valueName: "factor"))
    var scale = Scale(factor: 2)

    @OptionGroup var environment: EnvironmentOptions

    @MainActor
    func run() async throws {
        try ScreenHost.checkInstallation()
        _ = ScreenImages.install(loadsImages: false)
        let directory = URL(fileURLWithPath: output, isDirectory: true)
        let renderer = CatalogRenderer(
            configuration: environment.configuration(size: .zero, scale: scale.factor),
            theme: try environment.cellTheme(),
            format: format
        )
        do {
            try renderer.write(.designSystem, to: directory) { fileName, cellCount in
                print("\(output)/\(fileName)" + (cellCount.map { ": \($0) cells" } ?? ""))
            }
        } catch let error as CocoaError {
            throw CommandFailure("The catalog cannot be written to \(output): \(error.reason)")
        }
    }
}

extension ScreenFileFormat: ExpressibleByArgument {}
