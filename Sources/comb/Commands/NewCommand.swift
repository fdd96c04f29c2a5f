import ArgumentParser
import Foundation

/// `comb new`: creates new files from templates.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes the files that something new begins with.",
        subcommands: [NewPartCommand.self, NewPackageCommand.self]
    )
}

/// `comb new part`: creates the files of a custom part.
struct NewPartCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "part",
        abstract: "Writes a part: the content, the view, a test that passes and, where wanted, a declaration.",
        discussion: """
            comb new part RightRating --module Sources/App --tests Tests/AppTests

            With --declarations DIRECTORY, of a module that imports PartDeclarations, documents and the catalog know the part.

            The name begins with Left or Right, the side of the row. Files that are there already are left alone; then nothing \
            is written at all.
            """
    )

    @Argument(help: ArgumentHelp("The name of the part.", valueName: "name"))
    var name: String

    @Option(help: ArgumentHelp("The directory of the module.", valueName: "directory"))
    var module = "Sources/App"

    @Option(help: ArgumentHelp("The directory of its tests.", valueName: "directory"))
    var tests = "Tests/AppTests"

    @Option(help: ArgumentHelp("The directory for the declaration, if one is wanted.", valueName: "directory"))
    var declarations: String?

    func validate() throws {
        guard PartTemplate(name: name) != nil else {
            throw ValidationError(
                "'\(name)' is no name of a part: it is a Swift name that begins with Left or Right, such as RightRating."
            )
        }
    }

    func run() throws {
        guard let template = PartTemplate(name: name) else { return }
        let files = template.files(module: module, testModule: tests, declarations: declarations)
        try TemplateFile.write(files)
    }
}
