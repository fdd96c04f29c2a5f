import ArgumentParser

/// The command line of Honeycomb.
@main
struct Comb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comb",
        abstract: "Renders, inspects and validates Honeycomb screens without a device.",
        discussion: """
            A screen is a JSON document of sections and items; Examples/CellList/Screens/settings.json is one.

            Exit status: 0 when everything went well, 1 when a document or a picture is wrong, 64 when the command line is. \
            A file is written only after everything before it went well, and then as a whole.
            """,
        subcommands: [
            RenderCommand.self, InspectCommand.self, ValidateCommand.self, DemoCommand.self, CatalogCommand.self,
            SchemaCommand.self, MatrixCommand.self, NewCommand.self,
        ]
    )
}
