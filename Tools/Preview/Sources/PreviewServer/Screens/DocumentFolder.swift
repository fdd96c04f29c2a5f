public import Foundation
public import ScreenDocuments

/// Screen documents of a file or of a folder and its subfolders.
@MainActor
public struct DocumentFolder {
    /// The documents as screens, by path.
    public let screens: [PreviewScreen]

    /// The folders to watch.
    let directories: [URL]

    /// Reads a document or all `.json` files of a folder. Links that lead out of the folder are not followed.
    ///
    /// - Throws: `CocoaError` if there is nothing at the path.
    public init(_ url: URL, vocabulary: ScreenVocabulary = .designSystem) throws {
        let root = url.resolvingSymlinksInPath().standardizedFileURL
        let values = try root.resourceValues(forKeys: [.isDirectoryKey])
        guard values.isDirectory == true else {
            let document = DocumentFile(
                url: root,
                identifier: root.lastPathComponent,
                group: root.deletingLastPathComponent().lastPathComponent,
                vocabulary: vocabulary
            )
            screens = [PreviewScreen(document)]
            directories = [root.deletingLastPathComponent()]
            return
        }
        var directories: Set<URL> = [root]
        var files: [(path: String, url: URL)] = []
        let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
        let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        while let file = paths?.nextObject() as? URL, files.count < Self.maximumCount {
            guard file.pathExtension == "json" else { continue }
            let target = file.resolvingSymlinksInPath().standardizedFileURL
            guard target.path.hasPrefix(prefix), FileManager.default.isReadableFile(atPath: target.path) else {
                continue
            }
            files.append((String(target.path.dropFirst(prefix.count)), target))
            directories.insert(target.deletingLastPathComponent())
        }
        screens = files.sorted { $0.path < $1.path }.map { file in
            let folder = (file.path as NSString).deletingLastPathComponent
            return PreviewScreen(
                DocumentFile(
                    url: file.url,
                    identifier: file.path,
                    group: folder.isEmpty ? root.lastPathComponent : folder,
                    vocabulary: vocabulary
                )
            )
        }
        self.directories = directories.sorted { $0.path < $1.path }
    }

    private static let maximumCount = 2_000
}
