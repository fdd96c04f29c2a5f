import ArgumentParser
import Foundation
import Honeycomb
import ScreenDocumentsCore
import ScreenDocuments

/// `comb validate`: reports the problems of documents.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks screen documents.",
        discussion: """
            Prints all problems of each file, one per line: file:line:column: error: message, at JSON pointer, allowed: values. \
            A file without problems is listed as "FILE: ok". A directory stands for all .json files in it, - for standard input.

            With --lenient, documents are read as apps read them: what an app would not show is a warning.

            Exit status: 0 if all files are valid, 1 if any has problems or cannot be read, 64 for an invalid command line.
            """
    )

    @Argument(help: "The screen documents: files, directories, or -.", completion: .file(extensions: ["json"]))
    var files: [String]

    @Option(help: "The format of the report: text, json, sarif or github.")
    var format = ValidationReport.Format.text

    @Flag(help: "Read as apps do, and report what they would not show.")
    var lenient = false

    @Option(
        help:
            "A file of design tokens, or a resolver document, whose own names of colors, spacings, radii and text sizes are known.",
        completion: .file(extensions: ["json", "tokens"])
    )
    var tokens: String?

    @OptionGroup var vocabulary: VocabularyOptions

    func run() throws {
        let names = try vocabulary.format(tokens: tokens)
        let usual = DocumentValidator(format: names)
        var report = ValidationReport()
        for path in DocumentFiles(files).paths {
            let name = DocumentFiles.name(path)
            let pictures = DocumentPictures.names(beside: URL(fileURLWithPath: path))
            let validator = pictures.isEmpty ? usual : DocumentValidator(format: names.adding(icons: pictures))
            do {
                let document = try DocumentFiles.read(path)
                guard lenient else {
                    report.add(name, errors: validator.diagnostics(of: document, fileName: name))
                    continue
                }
                do throws(ScreenDocumentError) {
                    report.add(name, errors: [], losses: try validator.losses(of: document, fileName: name))
                } catch {
                    report.add(name, errors: error.diagnostics)
                }
            } catch {
                report.add(name, failure: String(describing: error))
            }
        }
        print(report.text(format), terminator: "")
        if !report.isValid { throw ExitCode.failure }
    }
}

extension ValidationReport.Format: ExpressibleByArgument {}
