import A2UIScreens
import ArgumentParser
import Honeycomb
import ScreenHosting

/// `comb a2ui render`: a picture of a surface.
struct A2UIRenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders the surface of a stream as PNG, SVG or PDF.",
        discussion: """
            What is wrong with messages is printed to standard error, and the exit status is 1 then; the picture shows what \
            makes sense of them all the same.
            """
    )

    @OptionGroup var options: A2UIOptions

    @OptionGroup var environment: EnvironmentOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The picture to write. By default FILE.png in the current directory.", valueName: "file"),
        completion: .file(extensions: ScreenFileFormat.allCases.map(\.rawValue))
    )
    var output: String?

    @Option(help: ArgumentHelp("The number of messages to take.", valueName: "count"))
    var messages: Int?

    func validate() throws {
        if let output { _ = try ScreenFileFormat(fileName: output) }
        if let messages, messages < 1 { throw ValidationError("'--messages' is at least 1.") }
    }

    @MainActor
    func run() async throws {
        try ScreenHost.checkInstallation()
        let images = ScreenImages.install(loadsImages: !options.allowHost.isEmpty)
        let all = try options.messages()
        let stage = A2UIStage(formatting: options.formatting)
        var hasErrors = false
        for message in all.prefix(messages ?? all.count) {
            for error in stage.take(message).errors {
                Console.printError("\(options.file): error: \(error)")
                hasErrors = true
            }
        }
        let theme = try environment.cellTheme()
        guard let controller = stage.controller(options.surface, policy: options.policy, theme: theme) else {
            throw CommandFailure("\(options.file): there is no surface \(options.surface ?? "to show")")
        }
        let configuration = environment.configuration(
            size: CGSize(width: options.width.points, height: 844),
            scale: options.scale.factor
        )
        let screen = try HostedScreen(controller, configuration: configuration)
        try screen.fitContent(maximumHeight: PixelLimit(scale: options.scale.factor).maximumLength)
        await images.load()
        if let notice = images.notice { Console.printError(notice) }
        let path =
            output ?? URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent + ".png"
        try OutputFile.write(try screen.host.data(format: try ScreenFileFormat(fileName: path)), to: path)
        print("\(path): \(screen.pixelSize.width) × \(screen.pixelSize.height) pixels")
        if hasErrors { throw ExitCode.failure }
    }
}
