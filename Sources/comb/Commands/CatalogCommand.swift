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
            rectangle, the content, the minimum widths and the accessibility label of every cell.

            --format html writes a page that needs no server: the same pictures, light and dark, in both directions, at the \
            standard and the largest text size, with search, redlines and an address for each cell. It begins with a \
            thumbnail of each part; a part has a note when to use it, its states and a table of its properties. A chosen \
            cell shows the sizes, fonts and colors of what is in it, the minimum widths of its parts, and its declaration \
            in Swift and JSON. A page of tokens names the parts that use each of them. --compare adds what changed since \
            another such folder was written, in pictures and words.
            """
    )

    @Option(name: .shortAndLong, help: ArgumentHelp("The directory for the pictures.", valueName: "directory"))
    var output: String

    @Option(help: "The format: png, svg or pdf for pictures, html for a page.")
    var format = CatalogFormat.png

    @Option(help: ArgumentHelp("The folder of another build's page, to show what changed.", valueName: "directory"))
    var compare: String?

    @Option(help: ArgumentHelp("The number of pixels per point.", valueName: "factor"))
    var scale = Scale(factor: 2)

    @OptionGroup var environment: EnvironmentOptions

    func validate() throws {
        if compare != nil, format != .html { throw ValidationError("--compare needs --format html.") }
    }

    @MainActor
    func run() async throws {
        try ScreenHost.checkInstallation()
        _ = ScreenImages.install(loadsImages: false)
        let directory = URL(fileURLWithPath: output, isDirectory: true)
        let renderer = CatalogRenderer(
            configuration: environment.configuration(size: .zero, scale: scale.factor),
            theme: try environment.cellTheme(),
            format: format.pictures ?? .png
        )
        do {
            if format == .html {
                try writePage(renderer, to: directory)
                return
            }
            try renderer.write(.designSystem, to: directory) { fileName, cellCount in
                print("\(output)/\(fileName)" + (cellCount.map { ": \($0) cells" } ?? ""))
            }
        } catch let error as CatalogPageError {
            throw CommandFailure(error.description)
        } catch let error as CocoaError {
            throw CommandFailure("The catalog cannot be written to \(output): \(error.reason)")
        }
    }
}

extension CatalogCommand {
    @MainActor
    private func writePage(_ renderer: CatalogRenderer, to directory: URL) throws {
        let other = compare.map { URL(fileURLWithPath: $0, isDirectory: true) }
        if let other, !FileManager.default.fileExists(atPath: other.appendingPathComponent(CatalogPage.dataName).path) {
            throw CommandFailure("\(other.path) is no catalog page: it has no \(CatalogPage.dataName).")
        }
        if other?.standardizedFileURL == directory.standardizedFileURL {
            throw CommandFailure("--compare is the folder that would be written; give another one.")
        }
        try CatalogPage(renderer).write(.designSystem, to: directory, comparingWith: other) { variant in
            Console.printError("\(variant) …")
        }
        print("\(output)/index.html")
    }
}

/// The values of `--format`.
enum CatalogFormat: String, CaseIterable, ExpressibleByArgument {
    case png
    case svg
    case pdf
    case html

    /// The format of pictures; nil for a page.
    var pictures: ScreenFileFormat? { ScreenFileFormat(rawValue: rawValue) }
}
