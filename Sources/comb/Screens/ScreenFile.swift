import ArgumentParser
import Honeycomb
import ScreenDocuments

/// A screen document on disk.
struct ScreenFile {
    let path: String
    var vocabulary = ScreenVocabulary.designSystem

    /// Reads the document.
    ///
    /// - Throws: `ScreenDocumentError` for an invalid document, `CommandFailure` for a file that cannot be read.
    func document() throws -> ScreenDocument {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure("\(path): error: the file cannot be read: \(error.reason)")
        }
        var vocabulary = vocabulary
        // Images are loaded if the command line asks for it.
        vocabulary.allowsImage = { ["http", "https"].contains($0.scheme) }
        return try ScreenDocument(data: data, fileName: path, vocabulary: vocabulary)
    }

    /// Returns the screen that the document describes, with its title and buttons; on failure prints the problems to standard
    /// error and exits with status 1.
    @MainActor
    func controllerOrExit(theme: CellTheme) throws -> DocumentViewController {
        do {
            let controller = DocumentViewController(theme: theme)
            controller.screen.show(try document(), animated: false)
            return controller
        } catch {
            Console.printError(String(describing: error))
            throw ExitCode.failure
        }
    }

    /// Returns the state that the document describes; on failure prints the problems to standard error and exits with
    /// status 1.
    func stateOrExit() throws -> CollectionViewState {
        do {
            return try document().state()
        } catch {
            Console.printError(String(describing: error))
            throw ExitCode.failure
        }
    }
}
