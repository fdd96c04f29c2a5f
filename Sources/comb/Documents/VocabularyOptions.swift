import ArgumentParser
import Honeycomb
import ScreenDocuments

/// The names that documents may use: those of the design system, or those of an app.
struct VocabularyOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The names and parts of an app, a file that ScreenVocabulary.json() writes. By default, those of the design system.",
            valueName: "file"
        ),
        completion: .file(extensions: ["json"])
    )
    var vocabulary: String?

    /// Returns the names to read and draw documents with. What only the app has is drawn as a stand-in.
    ///
    /// - Throws: A `CommandFailure` that lists the problems of the file.
    func screenVocabulary() throws -> ScreenVocabulary {
        guard vocabulary != nil else { return .designSystem }
        return ScreenVocabulary(standingInFor: try format())
    }

    /// Returns the format of documents.
    ///
    /// - Throws: A `CommandFailure` that lists the problems of the file.
    func format() throws -> DocumentFormat {
        guard let vocabulary else { return ScreenVocabulary.designSystem.format }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: vocabulary))
        } catch {
            throw CommandFailure("\(vocabulary): error: the file cannot be read: \(error.reason)")
        }
        do {
            return try DocumentFormat(json: [UInt8](data), fileName: vocabulary)
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// Returns the format of documents with the names that tokens add.
    ///
    /// - Throws: A `CommandFailure` that lists the problems of a file, or an exit code after printing those of the tokens.
    func format(tokens: String?) throws -> DocumentFormat {
        var format = try format()
        guard let tokens else { return format }
        let resolver = try TokensFile(path: tokens).resolverOrExit()
        do {
            format.add(namesOf: try CellTheme(tokens: resolver))
        } catch {
            throw CommandFailure(error.description)
        }
        return format
    }
}

extension DocumentFormat {
    /// Returns the format with other icons, such as the pictures beside a document.
    func adding(icons: [String]) -> DocumentFormat {
        var format = self
        format.icons += icons
        return format
    }
}
