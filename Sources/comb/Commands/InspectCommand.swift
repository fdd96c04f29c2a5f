import ArgumentParser
import Honeycomb

/// `comb inspect`: where everything on a screen is.
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

    @MainActor
    func run() async throws {
        let state = try ScreenFile(path: options.screen).stateOrExit()
        let controller = CellScreenViewController(state: state)
        let screen = try HostedScreen(controller, options: options, maximumHeight: .infinity)
        let size = screen.host.configuration.size
        // Only what is in the window has views, so the window shows everything, whatever height was asked for.
        try screen.fitContent()
        print(
            ScreenInspection(state: state, controller: controller, size: size, scale: options.scale.factor).json
                .description
        )
    }
}
