import A2UIProtocol
import Foundation
import Glibc
import Honeycomb
import ScreenDocuments

/// A screen document, or the recorded messages of an agent, on disk, with the last good state and the problems of the file as it is
/// now.
@MainActor
final class DocumentFile {
    let identifier: String
    let title: String
    let group: String
    let url: URL

    /// The folder that links may not lead out of.
    private let root: URL
    private(set) var problems: [ScreenDiagnostic] = []
    private var data: Data?
    /// The last content without errors.
    private var good: Content?
    private let vocabulary: ScreenVocabulary
    /// What viewers say about the document.
    private(set) lazy var comments = DocumentComments(ofDocumentAt: url)

    /// What a file contains.
    private enum Content {
        case document(Data)
        case messages([DocumentValue])
    }

    /// The extension of the names of files with a message on each line.
    static let streamExtension = "jsonl"

    init(url: URL, in root: URL, identifier: String, group: String, vocabulary: ScreenVocabulary) {
        self.url = url
        self.root = root
        self.identifier = identifier
        self.group = group
        var vocabulary = vocabulary
        vocabulary.addPictures(beside: url)
        self.vocabulary = vocabulary
        title = url.deletingPathExtension().lastPathComponent
        read()
    }

    /// Reads the file; returns whether it is another one than before. A document with errors keeps the last good state.
    @discardableResult
    func read() -> Bool {
        let new: Data?
        switch contents() {
        case .success(let data): new = data
        case .failure(let problem): return report(problem.message)
        }
        guard new != data else { return false }
        data = new
        let name = url.lastPathComponent
        let stream = A2UIMessageFile([UInt8](new ?? Data()))
        if url.pathExtension == Self.streamExtension || stream.isRecording {
            problems = stream.diagnostics(A2UIValidator(.basic), fileName: name)
            // Messages with faults are shown as far as they can be, as an agent's are.
            if !stream.messages.isEmpty { good = .messages(stream.messages) }
            return true
        }
        do {
            _ = try ScreenDocument(data: new ?? Data(), fileName: name, vocabulary: vocabulary)
            good = new.map { .document($0) }
            problems = []
        } catch {
            problems = error.diagnostics
        }
        return true
    }

    func makeViewController(log: PreviewActionLog) -> UIViewController {
        if case .messages(let messages)? = good {
            return RecordedSurfaceViewController(title: title, log: log, messages: messages)
        }
        let screen = DocumentFileViewController(log: log, vocabulary: vocabulary)
        if case .document(let data)? = good { screen.show(data, animated: false) }
        return screen
    }

    /// Hands the last good content to a screen that was made from an older one. Returns `false` if it needs another screen.
    func update(_ viewController: UIViewController) -> Bool {
        switch (good, viewController) {
        case (.document(let data)?, let screen as DocumentFileViewController): screen.show(data, animated: true)
        case (.messages(let messages)?, let screen as RecordedSurfaceViewController): screen.play(messages)
        case (nil, _): break
        default: return false
        }
        return true
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

    private struct Problem: Error {
        let message: String
    }

    /// Reads the file, which may have become a link since it was found.
    private func contents() -> Result<Data, Problem> {
        let target = url.resolvingSymlinksInPath().standardizedFileURL
        guard target.isIn(root) else {
            return .failure(Problem(message: "the file is a link that leads out of the folder"))
        }
        // What became another link just now is not followed, and what is no file does not make the server wait.
        let descriptor = open(target.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(Problem(message: "the file cannot be read")) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return .failure(Problem(message: "the file cannot be read"))
        }
        guard status.st_size <= Self.maximumSize else {
            return .failure(Problem(message: "the file is larger than \(Self.maximumSize / 1_048_576) MB"))
        }
        guard let data = try? file.read(upToCount: Self.maximumSize + 1) ?? Data() else {
            return .failure(Problem(message: "the file cannot be read"))
        }
        return .success(data)
    }

    private static let maximumSize = 16 * 1_048_576
}

extension URL {
    /// Whether a path without links is in a folder without links.
    func isIn(_ folder: URL) -> Bool {
        path.hasPrefix(folder.path.hasSuffix("/") ? folder.path : folder.path + "/")
    }
}
