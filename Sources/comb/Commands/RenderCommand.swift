import ArgumentParser
import Honeycomb
import ScreenAudits
import ScreenHosting

/// `comb render`: renders a document to a picture.
struct RenderCommand: ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders a screen as PNG, SVG or PDF.",
        discussion: """
            Prints the path of the picture and its size in pixels. SVG and PDF are vector graphics with real text. \
            A side has at most \(ScreenHost.maximumPixelsPerSide) pixels.

            With --strict, what is no token of the theme, that is of --theme and --tokens, is printed to standard error, a \
            line for each: SCREEN.json:/sections/0/items/2: error: element, property, value, what is near. The picture is \
            written, and the exit status is 1.

            Problems of the document are printed to standard error as file:line:column; then no file is written.
            """
    )

    @OptionGroup var arguments: ScreenArguments

    @OptionGroup var environment: EnvironmentOptions

    @OptionGroup var vocabulary: VocabularyOptions

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

    @Flag(help: "Exit with status 1 if a distance, color or font is no token of the theme in use.")
    var strict = false

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
        let screen = try await HostedScreen.shown(by: options)
        let problems = strict ? try strictProblems(of: screen, theme: screen.controller.theme) : []
        if spacings {
            screen.showSpacings()
        }
        try OutputFile.write(try screen.host.data(format: format), to: outputPath)
        let size = screen.pixelSize
        print("\(outputPath): \(size.width) × \(size.height) pixels")
        for problem in problems { Console.printError(problem) }
        if !problems.isEmpty { throw ExitCode.failure }
    }

    /// What is no token of the theme, a line for each: distances first, then colors and fonts.
    @MainActor
    private func strictProblems(of screen: HostedScreen, theme: CellTheme) throws -> [String] {
        let layout = { screen.host.layout() }
        let distances = ScreenSpacings(of: screen.controller, layout: layout).offScale
            .map { (pointer: $0.pointer, problem: $0.problem) }
        let names = try options.environment.tokenNames(of: theme)
        let others = ScreenTokens(of: screen.controller, names: names, layout: layout).unnamed
            .map { (pointer: $0.pointer, problem: $0.problem) }
        return (distances + others).map { "\(options.screen):\($0.pointer): error: \($0.problem)" }
    }
}
