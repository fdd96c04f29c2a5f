import ArgumentParser
import Honeycomb
import ScreenDocuments

/// `comb schema`: prints the JSON Schema of screen documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema (draft 2020-12) of screen documents.",
        discussion: """
            The schema comes from the declarations that decode documents. Editors use it to complete names and mark mistakes; \
            comb validate finds more of them, such as duplicate identifiers.
            """
    )

    func run() throws {
        print(String(decoding: try ScreenDocument.schema(), as: UTF8.self))
    }
}
