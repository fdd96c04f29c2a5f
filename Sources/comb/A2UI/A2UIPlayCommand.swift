import A2UIScreens
import ArgumentParser
import Honeycomb
import ScreenHosting

/// `comb a2ui play`: what each message of a stream changes.
struct A2UIPlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Plays a stream message by message, and prints what each one changes.",
        discussion: """
            With -o, writes an animated PNG with a picture for each message. With --tap, taps components after the last \
            message, and prints the events that the agent gets. With --agent, a program answers each event: it reads the \
            event on the first line of its standard input, and the data models on the second if the surface sends them, and \
            prints messages; they are played too.
            """
    )

    @OptionGroup var options: A2UIOptions

    @OptionGroup var environment: EnvironmentOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The animated PNG to write.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("How long each picture is shown.", valueName: "seconds"))
    var seconds = 0.7

    @Option(help: ArgumentHelp("The height of the screen in points.", valueName: "points"))
    var height = Length(points: 844)

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Components to tap after the last message; in lists with a key, 'buy:42'.", valueName: "id")
    )
    var tap: [String] = []

    @Option(help: ArgumentHelp("The program that answers events.", valueName: "program"))
    var agent: String?

    func validate() throws {
        guard seconds.isFinite, seconds > 0, seconds <= 60 else {
            throw ValidationError("'--seconds' is above 0, at most 60.")
        }
        if agent != nil, tap.isEmpty { throw ValidationError("'--agent' answers what '--tap' sends.") }
    }

    @MainActor
    func run() async throws {
        try ScreenHost.checkInstallation()
        _ = ScreenImages.install(loadsImages: false)
        let playback = A2UIPlayback(
            options: options,
            seconds: output == nil ? nil : seconds,
            theme: try environment.cellTheme(),
            configuration: environment.configuration(
                size: CGSize(width: options.width.points, height: height.points),
                scale: options.scale.factor
            ),
            agent: agent.map { A2UIAgent(program: $0) }
        )
        for message in try options.messages() { try playback.show(message) }
        for id in tap { try playback.tap(id) }
        if !tap.isEmpty { playback.printModels() }
        if let output, let data = playback.picture.data {
            try OutputFile.write(data, to: output)
            print("\(output): \(playback.picture.frameCount) pictures")
        }
        if playback.hasErrors { throw ExitCode.failure }
    }
}
