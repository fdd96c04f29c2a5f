import ArgumentParser
import Honeycomb
import ScreenAudits

/// `comb inspect`: prints the frames of everything on a screen.
struct InspectCommand: ScreenCommand {
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

            With --tokens, views also have textColor, font, background and tint: the names of their tokens, or the values \
            that are no tokens. Distances are named by the spacings of that file.

            With --spacings --strict, each distance that is not in the scale is one line: \
            SCREEN.json:/sections/0/items/2: error: element, edge, value, nearest tokens.
            """
    )

    @OptionGroup var arguments: ScreenArguments

    @OptionGroup var environment: EnvironmentOptions

    @OptionGroup var vocabulary: VocabularyOptions

    @Flag(help: "Print the spacings instead, a line for each: element, edge, value, token.")
    var spacings = false

    @Flag(
        help:
            "With --spacings: print only those that are not in the spacing scale, and exit with status 1 if there are any."
    )
    var strict = false

    @Flag(help: "With --spacings: print JSON.")
    var json = false

    func validate() throws {
        if strict, !spacings { throw ValidationError("--strict needs --spacings.") }
        if json, !spacings { throw ValidationError("--json needs --spacings; other output is JSON.") }
    }

    @MainActor
    func run() async throws {
        let theme = try options.environment.cellTheme()
        let document = try ScreenFile(path: options.screen, vocabulary: options.vocabulary.screenVocabulary())
            .documentOrExit(theme: theme)
        let state = document.state(theme: theme)
        let images = options.makeImages()
        let controller = CellScreenViewController(state: state, theme: theme)
        let screen = try HostedScreen(controller, of: document, measuring: options)
        defer { if let notice = images.notice { Console.printError(notice) } }
        if spacings {
            let found = ScreenSpacings(of: controller) { screen.host.layout() }
            let list = SpacingList(found, file: options.screen, isStrict: strict)
            print(json ? list.json.description : list.lines.joined(separator: "\n"), terminator: "")
            if json || !list.lines.isEmpty {
                print()
            } else {
                print("\(options.screen): all distances are in the scale")
            }
            if strict, !found.offScale.isEmpty { throw ExitCode.failure }
            return
        }
        let inspection = try await ScreenInspection(
            of: state,
            on: screen,
            height: options.height,
            images: images,
            names: options.environment.tokens == nil ? nil : try options.environment.tokenNames(of: theme)
        )
        print(inspection.json.description)
    }
}
