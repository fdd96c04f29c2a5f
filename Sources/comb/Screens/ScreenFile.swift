import ArgumentParser
import Honeycomb
import ScreenDocuments

/// A screen document on disk.
struct ScreenFile {
    let path: String
    var vocabulary = ScreenVocabulary.designSystem

    /// Reads the document.
    ///
    /// - Parameter theme: The theme of the screen, whose names the document may use.
    /// - Throws: `ScreenDocumentError` for an invalid document, `CommandFailure` for a file that cannot be read.
    func document(theme: CellTheme = .standard) throws -> ScreenDocument {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure("\(path): error: the file cannot be read: \(error.reason)")
        }
        return try document(from: data, name: path, theme: theme)
    }

    /// Returns the document of data that stands for the file.
    ///
    /// - Parameter name: The name in messages.
    func document(from data: Data, name: String, theme: CellTheme = .standard) throws -> ScreenDocument {
        var vocabulary = vocabulary
        if theme.hasOwnNames { vocabulary.theme = theme }
        vocabulary.addPictures(beside: URL(fileURLWithPath: path))
        // Images are loaded if the command line asks for it.
        vocabulary.allowsImage = { ["http", "https"].contains($0.scheme) }
        return try ScreenDocument(data: data, fileName: name, vocabulary: vocabulary)
    }

    /// Returns the screen that the document describes, with its title and buttons; on failure prints the problems to standard
    /// error and exits with status 1.
    @MainActor
    func controllerOrExit(in environment: EnvironmentOptions) throws -> DocumentViewController {
        let theme = try environment.cellTheme()
        do {
            let controller = DocumentViewController(theme: theme)
            controller.layoutDirection = environment.direction?.layoutDirection
            controller.screen.show(try document(theme: theme), animated: false)
            return controller
        } catch {
            Console.printError(String(describing: error))
            throw ExitCode.failure
        }
    }

    /// Returns the document; on failure prints the problems to standard error and exits with status 1.
    func documentOrExit(theme: CellTheme = .standard) throws -> ScreenDocument {
        do {
            return try document(theme: theme)
        } catch {
            Console.printError(String(describing: error))
            throw ExitCode.failure
        }
    }
}

extension CellTheme {
    /// Whether documents may use names that only this theme has.
    fileprivate var hasOwnNames: Bool {
        !palette.others.isEmpty || !spacing.others.isEmpty || !cornerRadii.others.isEmpty || !typography.others.isEmpty
    }
}
