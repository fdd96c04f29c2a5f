import ArgumentParser
import CellParts
import Foundation

/// `comb tokens export`: writes the tokens of the parts as a file for designers.
struct ExportTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract:
            "Writes the spacings, radii, text styles, colors, strokes and shadows of the parts as a file of tokens.",
        discussion: """
            The file is a resolver document with the contexts light, dark, light-high-contrast and dark-high-contrast. It is \
            written from the values that the parts draw with, and reads back as the same theme.
            """
    )

    @Option(help: "The theme.", completion: .list(CellTheme.named.map(\.key)))
    var theme = "standard"

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; without it, the tokens are printed.", valueName: "file")
    )
    var output: String?

    func validate() throws {
        guard chosen != nil else {
            let names = CellTheme.named.map(\.key).joined(separator: ", ")
            throw ValidationError("There is no theme '\(theme)'; there are \(names).")
        }
    }

    func run() throws {
        guard let text = chosen?.designTokens() else { return }
        guard let output else { return print(text, terminator: "") }
        try OutputFile.write(Data(text.utf8), to: output)
        print(output)
    }

    private var chosen: CellTheme? { CellTheme.named.first { $0.key == theme }?.value }
}
