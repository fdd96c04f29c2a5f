import ArgumentParser
import Foundation
import ScreenDocuments

/// `comb schema`: prints the JSON Schema of screen documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema (draft 2020-12) of screen documents.",
        discussion: """
            The schema comes from the shapes that read documents. Editors use it to complete names and mark mistakes; \
            comb validate finds more of them, such as duplicate identifiers and unknown states.
            """
    )

    @Option(help: "The version of the format, from 1 to \(DocumentFormat.newestVersion).")
    var version = DocumentFormat.newestVersion

    @OptionGroup var vocabulary: VocabularyOptions

    func validate() throws {
        guard (1...DocumentFormat.newestVersion).contains(version) else {
            throw ValidationError(
                "There is no version \(version) of the format; the newest is \(DocumentFormat.newestVersion)."
            )
        }
    }

    func run() throws {
        print(DocumentValidator(format: try vocabulary.format()).schema.indentedJSON)
    }
}
