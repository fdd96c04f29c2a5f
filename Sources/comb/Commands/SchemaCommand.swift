import ArgumentParser
import Honeycomb
import ScreenDocuments

/// `comb schema`: prints the JSON Schema of screen documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema (draft 2020-12) of screen documents.",
        discussion: """
            The schema comes from the same declarations as the reader of documents. An editor that knows it completes names \
            and marks mistakes; comb validate finds more, such as identifiers that are used twice.
            """
    )

    func run() throws {
        print(String(decoding: try ScreenDocument.schema(), as: UTF8.self))
    }
}
