import ArgumentParser
import CellTesting
import Honeycomb
import ScreenHosting

/// `comb monkey`: uses a screen at random and checks it.
struct MonkeyCommand: ScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "monkey",
        abstract: "Taps, types, scrolls and rotates a screen at random, and checks it after each action.",
        discussion: """
            Looks for batch updates that do not match the data, layout that does not end, invalid frames and cells that stay in \
            memory. A fault is printed with the shortest sequence of actions that causes it, as Swift for a test, and the exit \
            status is 1.

            States are applied in between: the document, its sections in reverse, its rows in reverse, every other row, and none.
            """
    )

    /// The height of the screen if the document's own is asked for: that of a phone, so that it scrolls.
    private static let phoneHeight: CGFloat = 844

    @OptionGroup var arguments: ScreenArguments

    @OptionGroup var environment: EnvironmentOptions

    @OptionGroup var vocabulary: VocabularyOptions

    @Option(help: "The seed: the same one gives the same actions.")
    var seed: UInt64 = 1

    @Option(help: "The number of actions.")
    var steps = 1_000

    func validate() throws {
        guard (1...1_000_000).contains(steps) else { throw ValidationError("--steps is from 1 to 1000000.") }
    }

    @MainActor
    func run() async throws {
        let theme = try options.environment.cellTheme()
        let document = try ScreenFile(path: options.screen, vocabulary: options.vocabulary.screenVocabulary())
            .documentOrExit(theme: theme)
        let state = document.state(theme: theme)
        var height = Self.phoneHeight
        if case .points(let length) = options.height { height = length.points }
        let app = ScreenTest(
            CellScreenViewController(state: state, theme: theme),
            on: options.configuration(height: height, document: document)
        )
        let variants = StateVariants(of: state)
        if let failure = try await app.findFault(seed: seed, steps: steps, states: variants.states) {
            Console.printError("\(options.screen): \(failure)")
            if failure.steps.contains(where: { $0.contains("states[") }) { Console.printError(variants.legend) }
            throw ExitCode.failure
        }
        print("\(options.screen): no fault in \(steps) actions with seed \(seed)")
    }
}
