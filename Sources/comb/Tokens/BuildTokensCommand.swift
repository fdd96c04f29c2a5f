import ArgumentParser
import DTCGTokens
import Foundation

/// `comb tokens build`: writes the Swift source of tokens.
struct BuildTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract:
            "Writes tokens as Swift: spacings, colors, text styles, corner radii and a theme of them, strokes and shadows.",
        discussion: """
            The theme is the one that CellTheme(tokens:) reads from the same file, with all names of the app. Strokes, opacities, \
            durations and shadows with other names become members of Strokes, Opacities, Durations and Shadows. Colors adapt \
            to the contexts light, dark, light-high-contrast and dark-high-contrast of a modifier. Descriptions become doc \
            comments, deprecated tokens deprecated declarations; a reason such as "Use {spacing.m}" names the new one.

            With --check nothing is written, and the exit status is 1 if the source is out of date.
            """
    )

    @Argument(help: "The file or resolver document.", completion: .file(extensions: ["json", "tokens"]))
    var file = "Sources/CellParts/Tokens/honeycomb.tokens.json"

    @Option(name: .shortAndLong, help: ArgumentHelp("The Swift file to write.", valueName: "file"))
    var output = "Sources/CellParts/Tokens/HoneycombTokens.swift"

    @Option(help: "The name of the theme in Swift; standard is the one of CellParts itself.")
    var name = SwiftTokens.standardName

    @Flag(name: .customLong("public"), help: "Make the declarations public.")
    var isPublic = false

    @Flag(help: "Check whether the source is up to date without writing it.")
    var check = false

    @Option(help: ContextNames.help)
    var context: ContextNames?

    func validate() throws {
        guard SwiftName.identifier(of: [name]) == name else {
            throw ValidationError("'\(name)' is no name in Swift; an example is acmeBrand.")
        }
    }

    func run() throws {
        let resolver = try TokensFile(path: file).resolverOrExit()
        let source = try SwiftTokens(
            resolver,
            context: context.context(of: resolver),
            name: name,
            fileName: URL(fileURLWithPath: file).lastPathComponent,
            isPublic: isPublic
        )
        let text = try source.text()
        let present = try? String(contentsOf: URL(fileURLWithPath: output), encoding: .utf8)
        if check {
            guard present == text else {
                throw CommandFailure("\(output) is out of date. Build it again and commit it.")
            }
        } else if present != text {
            try OutputFile.write(Data(text.utf8), to: output)
            print(output)
        }
    }
}
