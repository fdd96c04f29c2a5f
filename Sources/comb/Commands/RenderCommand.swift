import ArgumentParser
import Honeycomb
import ScreenHosting

/// `comb render`: renders a document to a picture.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders a screen as PNG, SVG or PDF.",
        discussion: """
            Prints the path of the picture and its size in pixels. SVG and PDF are vector graphics with real text. \
            A side has at most \(ScreenHost.maximumPixelsPerSide) pixels.

            Problems of the document are printed to standard error as file:line:column; then no file is written.
            """
    )

    @OptionGroup var options: ScreenOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The picture to write: a .png, .svg or .pdf file. By default SCREEN.png in the current directory.",
            valueName: "file"
        ),
        completion: .file(extensions: ScreenFileFormat.allCases.map(\.rawValue))
    )
    var output: String?

    @Flag(help: "Draw the spacings over the screen, tinted by row; red if they are not in the spacing scale.")
    var spacings = false

    /// The path of the picture to write: the given one, or a PNG named after the document.
    var outputPath: String {
        output ?? URL(fileURLWithPath: options.screen).deletingPathExtension().lastPathComponent + ".png"
    }

    func validate() throws {
        _ = try ScreenFileFormat(fileName: outputPath)
    }

    @MainActor
    func run() async throws {
        let format = try ScreenFileFormat(fileName: outputPath)
        let theme = try options.environment.cellTheme()
        let file = try ScreenFile(path: options.screen, vocabulary: options.vocabulary.screenVocabulary())
        let images = options.makeImages()
        let controller = try file.controllerOrExit(theme: theme)
        let screen = try HostedScreen(
            controller,
            options: options,
            maximumHeight: PixelLimit(scale: options.scale.factor).maximumLength
        )
        await images.load()
        if let notice = images.notice { Console.printError(notice) }
        if spacings {
            screen.showSpacings()
        }
        try OutputFile.write(try screen.host.data(format: format), to: outputPath)
        let size = screen.pixelSize
        print("\(outputPath): \(size.width) × \(size.height) pixels")
    }
}
