import ArgumentParser

/// `comb a2ui`: surfaces of agents.
struct A2UICommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "a2ui",
        abstract: "Renders, checks and plays streams of A2UI 0.9, the protocol between agents and apps.",
        subcommands: [
            A2UIRenderCommand.self, A2UIValidateCommand.self, A2UIPlayCommand.self, A2UIScreensCommand.self,
            A2UIPromptCommand.self,
        ]
    )
}
