public import Foundation
public import ScreenDocuments

/// Screen documents and recorded messages of agents, of a file or of a folder and its subfolders.
@MainActor
public struct DocumentFolder {
    /// The documents as screens, by path.
    public let screens: [PreviewScreen]

    /// What is watched.
    let folder: WatchedFolder

    private let root: URL
    private let vocabulary: ScreenVocabulary

    /// Reads a file, or all `.json` and `.jsonl` files of a folder. Links that lead out of the folder are not followed.
    ///
    /// - Throws: `CocoaError` if there is nothing at the path.
    public init(_ url: URL, vocabulary: ScreenVocabulary = .designSystem) throws {
        let root = url.resolvingSymlinksInPath().standardizedFileURL
        let values = try root.resourceValues(forKeys: [.isDirectoryKey])
        let isFolder = values.isDirectory == true
        self.init(
            root,
            folder: isFolder
                ? WatchedFolder(url: root)
                : WatchedFolder(url: root.deletingLastPathComponent(), isRecursive: false),
            vocabulary: vocabulary,
            known: [:]
        )
    }

    private init(_ root: URL, folder: WatchedFolder, vocabulary: ScreenVocabulary, known: [URL: PreviewScreen]) {
        self.root = root
        self.folder = folder
        self.vocabulary = vocabulary
        guard folder.isRecursive else {
            let document = DocumentFile(
                url: root,
                in: folder.url,
                identifier: root.lastPathComponent,
                group: folder.url.lastPathComponent,
                vocabulary: vocabulary
            )
            screens = [known[root] ?? PreviewScreen(document)]
            return
        }
        screens = Self.files(in: root).map { file in
            if let screen = known[file.url] { return screen }
            let folder = (file.path as NSString).deletingLastPathComponent
            return PreviewScreen(
                DocumentFile(
                    url: file.url,
                    in: root,
                    identifier: file.path,
                    group: folder.isEmpty ? root.lastPathComponent : folder,
                    vocabulary: vocabulary
                )
            )
        }
    }

    /// Returns the folder as it is now; documents that were there before keep their state.
    func updated() -> DocumentFolder {
        let known = screens.map { ($0.document?.url ?? root, $0) }
        return DocumentFolder(
            root,
            folder: folder,
            vocabulary: vocabulary,
            known: Dictionary(known) { first, _ in first }
        )
    }

    private static func files(in root: URL) -> [(path: String, url: URL)] {
        var files: [String: URL] = [:]
        let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
        let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        while let file = paths?.nextObject() as? URL, files.count < maximumCount {
            guard ["json", DocumentFile.streamExtension].contains(file.pathExtension) else { continue }
            let target = file.resolvingSymlinksInPath().standardizedFileURL
            guard target.isIn(root), FileManager.default.isReadableFile(atPath: target.path) else {
                continue
            }
            files[String(target.path.dropFirst(prefix.count))] = target
        }
        return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static let maximumCount = 2_000
}
