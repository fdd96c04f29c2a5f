import ArgumentParser
import Honeycomb
import ScreenAudits
import ScreenDocuments
import ScreenHosting

/// `comb screens`: renders documents in the variants that designers look at, with a page of all pictures.
struct ScreensCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens",
        abstract:
            "Renders documents in all variants: appearances, direction, text sizes, widths, contrast, iOS 26, brands.",
        discussion: """
            Writes DIRECTORY/NAME-VARIANT.png for each document and variant, and DIRECTORY/index.html with all of them. Pictures in \
            a folder "images" beside a document are known by their names.

            With --audit, each document is audited as well: what people cannot read, reach or hear is printed, and the exit \
            status is 1 if there is something.
            """
    )

    @Argument(help: "The screen documents: files or directories.", completion: .file(extensions: ["json"]))
    var screens: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("The directory for the pictures.", valueName: "directory"))
    var output = "build/screens"

    @Option(
        help:
            "A file of design tokens, or a resolver document. Its brands are variants: the contexts of its modifier \"brand\".",
        completion: .file(extensions: ["json", "tokens"])
    )
    var tokens: String?

    @Flag(help: "Audit each document, too.")
    var audit = false

    @MainActor
    func run() async throws {
        try ScreenHost.checkInstallation()
        _ = ScreenImages.install(loadsImages: false)
        let themes = try BrandThemes(tokens: tokens)
        let variants = ScreenVariant.all(brands: themes.brands.map(\.brand))
        let directory = URL(fileURLWithPath: output, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("The directory \(output) cannot be created: \(error.reason)")
        }
        var rows: [ScreensPage.Row] = []
        var problemCount = 0
        for path in DocumentFiles(screens).paths {
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            var pictures: [ScreensPage.Picture] = []
            for variant in variants {
                let theme = themes.brands.first { $0.brand == variant.brand }?.theme ?? themes.base
                let file = "\(name)-\(variant.name).png"
                try render(path, variant, theme, to: "\(output)/\(file)")
                pictures.append(ScreensPage.Picture(file: file, variant: variant.name, width: variant.width))
            }
            print("\(output)/\(name)-*.png: \(pictures.count) pictures")
            rows.append(ScreensPage.Row(name: name, pictures: pictures))
            if audit { problemCount += try printProblems(of: path, theme: themes.base) }
        }
        try OutputFile.write(Data(ScreensPage(rows: rows).html.utf8), to: "\(output)/index.html")
        print("\(output)/index.html: \(rows.count) screens in \(variants.count) variants")
        if problemCount > 0 { throw ExitCode.failure }
    }

    @MainActor
    private func render(_ path: String, _ variant: ScreenVariant, _ theme: CellTheme, to file: String) throws {
        let document = try ScreenFile(path: path).documentOrExit(theme: theme)
        let controller = DocumentViewController(theme: theme)
        var configuration = ScreenConfiguration(size: CGSize(width: variant.width, height: 844), scale: 2)
        configuration.layoutDirection = document.layoutDirection ?? .leftToRight
        variant.change(&configuration)
        controller.layoutDirection = configuration.layoutDirection
        controller.screen.show(document, animated: false)
        let screen = try HostedScreen(controller, configuration: configuration)
        try screen.fitContent(maximumHeight: PixelLimit(scale: configuration.scale).maximumLength)
        try OutputFile.write(try screen.host.data(format: .png), to: file)
    }

    /// Prints what an audit finds, and returns the number of problems.
    @MainActor
    private func printProblems(of path: String, theme: CellTheme) throws -> Int {
        let document = try ScreenFile(path: path).documentOrExit(theme: theme)
        var configuration = ScreenConfiguration(size: CGSize(width: 390, height: 844), scale: 2)
        configuration.layoutDirection = document.layoutDirection ?? .leftToRight
        let findings = ScreenAudit().report(of: document.state(theme: theme), theme: theme, on: configuration).findings
        for finding in findings { print("\(path):\(finding.pointer): error: \(finding)") }
        return findings.count
    }
}
