import A2UIScreens
import ArgumentParser
import Honeycomb
import ScreenHosting
import SnapshotFiles

/// `comb a2ui play`: what each message of a stream changes.
struct A2UIPlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Plays a stream message by message, and prints what each one changes.",
        discussion: """
            With -o, writes an animated PNG with a picture for each message. With --tap, taps components after the last \
            message, and prints the events that the agent gets.
            """
    )

    @OptionGroup var options: A2UIOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The animated PNG to write.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("How long each picture is shown.", valueName: "seconds"))
    var seconds = 0.7

    @Option(help: ArgumentHelp("The height of the screen in points.", valueName: "points"))
    var height = Length(points: 844)

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Components to tap after the last message.", valueName: "id"))
    var tap: [String] = []

    func validate() throws {
        guard seconds.isFinite, seconds > 0, seconds <= 60 else {
            throw ValidationError("'--seconds' is above 0, at most 60.")
        }
    }

    @MainActor
    func run() async throws {
        try ScreenHost.checkInstallation()
        _ = ScreenImages.install(loadsImages: false)
        let stage = A2UIStage(formatting: options.formatting)
        let theme = try options.environment.cellTheme()
        let configuration = options.environment.configuration(
            size: CGSize(width: options.width.points, height: height.points),
            scale: options.scale.factor
        )
        var picture = AnimatedPNG()
        var screen: HostedScreen?
        var shown: String?
        var hasErrors = false
        for (index, message) in try options.messages().enumerated() {
            let taken = stage.take(message)
            for change in taken.changes { print("\(index + 1): \(description(change))") }
            for error in taken.errors {
                Console.printError("\(options.file): message \(index + 1): error: \(error)")
                hasErrors = true
            }
            if stage.current != shown {
                shown = stage.current
                screen = try stage.controller(options.surface, policy: options.policy, theme: theme).map {
                    try HostedScreen($0, configuration: configuration)
                }
            }
            screen?.host.layout()
            if output != nil, let screen { picture.add(try screen.host.data(format: .png), for: seconds) }
        }
        if let screen { try tapComponents(screen, stage) }
        if let output, let data = picture.data {
            try OutputFile.write(data, to: output)
            print("\(output): \(picture.frameCount) pictures")
        }
        if hasErrors { throw ExitCode.failure }
    }

    @MainActor
    private func tapComponents(_ screen: HostedScreen, _ stage: A2UIStage) throws {
        guard let controller = screen.controller as? A2UISurfaceViewController else { return }
        controller.eventHandler = { print("event: \($0.json)") }
        controller.functionHandler = { print("function: \($0) \(DocumentValue.object($1).json)") }
        controller.openHandler = { print("open: \($0.absoluteString)") }
        for id in tap {
            guard let node = controller.surface.node(A2UINodeID(component: id)) else {
                throw CommandFailure("There is no component '\(id)'.")
            }
            guard node.failures.isEmpty else {
                print("\(id) is disabled: \(node.failures.joined(separator: " "))")
                continue
            }
            controller.perform(node.id)
        }
        if let models = stage.surfaces.dataModels { print("data: \(models.json)") }
    }

    private func description(_ change: A2UISurfaces.Change) -> String {
        switch change {
        case .created(let id): "surface \(id) is new"
        case .updated(let id, let nodes): "surface \(id): \(nodes.count) components are different"
        case .deleted(let id): "surface \(id) is gone"
        }
    }
}
