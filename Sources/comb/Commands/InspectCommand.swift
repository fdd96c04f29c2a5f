import ArgumentParser
import Honeycomb

/// `comb inspect`: prints the frames of everything on a screen.
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Prints the frames of sections, cells and views as JSON.",
        discussion: """
            Each frame is [x, y, width, height] in points, in content coordinates: y starts at the top of the first section. A \
            section's frame includes its header, items and footer. Only views with visible content are listed: labels with \
            text, image views with an image, separators.

            {"size": [390, 500], "scale": 2, "sections": [{"id", "frame", "columns", "header": {"frame", "view", "views"}, \
            "footer", "background", "items": \
            [{"id", "frame", "cell", "isEnabled", "views": [{"view", "identifier", "text", "frame"}]}]}]}
            """
    )

    @OptionGroup var options: ScreenOptions

    @Flag(help: "Print the spacings instead: value, spacing token and location of each gap and inset.")
    var spacings = false

    @Flag(help: "With --spacings: exit with status 1 if a spacing is not in the spacing scale.")
    var strict = false

    func validate() throws {
        if strict, !spacings { throw ValidationError("--strict requires --spacings.") }
    }

    @MainActor
    func run() async throws {
        let state = try ScreenFile(path: options.screen).stateOrExit()
        let controller = CellScreenViewController(state: state, theme: options.theme)
        let screen = try HostedScreen(controller, options: options, maximumHeight: .infinity)
        let size = screen.host.configuration.size
        // Only visible rows have views, so the window is made as high as the content, whatever height was requested.
        try screen.fitContent()
        if spacings {
            let found = ScreenSpacings(state: state, controller: controller, scale: options.scale.factor)
            print(found.json.description)
            if strict, found.gaps.contains(where: { $0.token == nil }) { throw ExitCode.failure }
            return
        }
        print(
            ScreenInspection(state: state, controller: controller, size: size, scale: options.scale.factor).json
                .description
        )
    }
}
