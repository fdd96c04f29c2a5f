import ArgumentParser
import Honeycomb

/// `comb inspect`: prints the frames of everything on a screen.
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Prints the frames of sections, cells and views as JSON.",
        discussion: """
            Every frame is [x, y, width, height] in points, in the coordinates of the content: y counts from the top of the first \
            section. A section's frame is what its header, items and footer cover. Views are those that show something: labels \
            with a text, image views with an image, separators.

            {"size": [390, 500], "scale": 2, "sections": [{"id", "frame", "columns", "header": {"frame", "view", "views"}, \
            "footer", "background", "items": \
            [{"id", "frame", "cell", "isEnabled", "views": [{"view", "identifier", "text", "frame"}]}]}]}
            """
    )

    @OptionGroup var options: ScreenOptions

    @Flag(help: "Print the spacings instead: value, token of the spacing scale and place of every gap and inset.")
    var spacings = false

    @Flag(help: "With --spacings: exit status 1 when a spacing is not in the spacing scale.")
    var strict = false

    func validate() throws {
        if strict, !spacings { throw ValidationError("--strict needs --spacings.") }
    }

    @MainActor
    func run() async throws {
        let state = try ScreenFile(path: options.screen).stateOrExit()
        let images = options.images.makeImages()
        let controller = CellScreenViewController(state: state, theme: try options.environment.cellTheme())
        let screen = try HostedScreen(controller, measuring: options)
        defer { if let notice = images.notice { Console.printError(notice) } }
        if spacings {
            let found = try await ScreenSpacings(of: state, on: screen, images: images)
            print(found.json.description)
            if strict, found.gaps.contains(where: { $0.token == nil }) { throw ExitCode.failure }
            return
        }
        let inspection = try await ScreenInspection(of: state, on: screen, height: options.height, images: images)
        print(inspection.json.description)
    }
}
