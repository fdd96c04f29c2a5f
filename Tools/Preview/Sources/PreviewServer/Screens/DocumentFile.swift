import Foundation
import Honeycomb
import ScreenDocuments

/// A screen document on disk, with the last good state and the problems of the file as it is now.
@MainActor
final class DocumentFile {
    let identifier: String
    let title: String
    let group: String
    let url: URL

    private(set) var problems: [ScreenDiagnostic] = []
    private var data: Data?
    /// The last document without errors.
    private var goodData: Data?
    private let vocabulary: ScreenVocabulary

    init(url: URL, identifier: String, group: String, vocabulary: ScreenVocabulary) {
        self.url = url
        self.identifier = identifier
        self.group = group
        self.vocabulary = vocabulary
        title = url.deletingPathExtension().lastPathComponent
        read()
    }

    /// Reads the file; returns whether it is another one than before. A document with errors keeps the last good state.
    @discardableResult
    func read() -> Bool {
        let new: Data?
        do {
            let values = try url.resourceValues(forKeys: [.fileSizeKey])
            guard (values.fileSize ?? 0) <= Self.maximumSize else {
                return report("the file is larger than \(Self.maximumSize / 1_048_576) MB")
            }
            new = try Data(contentsOf: url)
        } catch {
            return report("the file cannot be read")
        }
        guard new != data else { return false }
        data = new
        do {
            _ = try ScreenDocument(data: new ?? Data(), fileName: url.lastPathComponent, vocabulary: vocabulary)
            goodData = new
            problems = []
        } catch {
            problems = error.diagnostics
        }
        return true
    }

    func makeViewController(log: PreviewActionLog) -> UIViewController {
        let screen = DocumentFileViewController(log: log, vocabulary: vocabulary)
        screen.show(goodData, animated: false)
        return screen
    }

    /// Hands the last good document to a screen that was made from an older one.
    func update(_ viewController: UIViewController) {
        (viewController as? DocumentFileViewController)?.show(goodData, animated: true)
    }

    private func report(_ message: String) -> Bool {
        let problem = ScreenDiagnostic(
            file: url.lastPathComponent,
            position: SourcePosition(line: 1, column: 1),
            message: message,
            pointer: ""
        )
        guard problems != [problem] else { return false }
        data = nil
        problems = [problem]
        return true
    }

    private static let maximumSize = 16 * 1_048_576
}
