import ArgumentParser
import ScreenDocuments

/// `comb types`: prints the types of documents for a server.
struct TypesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "types",
        abstract: "Prints the types of screen documents in the language of a server.",
        discussion: "They are made from the shapes that read documents, and change with the vocabulary of the app."
    )

    @Option(help: "The language: \(DocumentTypes.Language.allCases.map(\.rawValue).joined(separator: ", ")).")
    var language: DocumentTypes.Language

    @OptionGroup var vocabulary: VocabularyOptions

    func run() throws {
        print(DocumentTypes(try vocabulary.format()).source(language), terminator: "")
    }
}

extension DocumentTypes.Language: ExpressibleByArgument {}
