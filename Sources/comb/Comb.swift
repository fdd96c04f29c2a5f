import ArgumentParser

/// The command line of Honeycomb.
@main
struct Comb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comb",
        abstract: "Renders, inspects and validates Honeycomb screens without a device.",
        discussion: """
            A screen is a JSON document of sections and items; Examples/CellList/Screens/settings.json is one.

            Exit status: 0 for success, 1 for an invalid document or picture, 64 for an invalid command line. \
            A file is written only if everything before it succeeded, and always as a whole.
            """,
        subcommands: [
            RenderCommand.self, InspectCommand.self, ValidateCommand.self, DemoCommand.self, CatalogCommand.self,
            SchemaCommand.self, CompatCommand.self, VocabularyCommand.self, TypesCommand.self, FormatCommand.self,
            DiffCommand.self, ReferenceCommand.self, MatrixCommand.self, NewCommand.self, TokensCommand.self,
            SnapshotsCommand.self, MonkeyCommand.self, AuditCommand.self, CompareCommand.self, ScreensCommand.self,
            PreviewCommand.self, A2UICommand.self, MCPCommand.self, FigmaCommand.self,
        ]
    )
}
