import ArgumentParser

/// `comb tokens`: works with files of design tokens.
struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens",
        abstract: "Checks, upgrades, compares, builds and exports design tokens, and makes them of Figma's variables.",
        discussion: """
            Tokens are in the format of the Design Tokens Community Group, 2025.10: files of tokens, and resolver documents that \
            combine them for contexts such as light and dark.
            """,
        subcommands: [
            ValidateTokensCommand.self, UpgradeTokensCommand.self, DiffTokensCommand.self, UnusedTokensCommand.self,
            ContrastTokensCommand.self, BuildTokensCommand.self, ExportTokensCommand.self, FigmaTokensCommand.self,
        ]
    )
}
