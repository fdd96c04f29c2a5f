import Foundation
import Honeycomb

/// The pictures of a document on disk: those in the folder `images` beside it, by their names without extension.
///
/// An app has its pictures in ``ScreenVocabulary/icons`` instead.
package enum DocumentPictures {
    /// The name of the folder beside documents.
    package static let folderName = "images"

    private static let extensions: Set<String> = ["png", "jpg", "jpeg"]

    /// Returns the names of the pictures beside a document, without reading them.
    package static func names(beside document: URL) -> [String] { files(beside: document).map(\.name) }

    /// Returns the pictures beside a document. Files that are no pictures are left out.
    package static func pictures(beside document: URL) -> [String: UIImage] {
        Dictionary(
            files(beside: document).compactMap { file in
                UIImage(contentsOfFile: file.url.path).map { (file.name, $0) }
            }
        ) { first, _ in first }
    }

    private static func files(beside document: URL) -> [(name: String, url: URL)] {
        let folder = document.deletingLastPathComponent().appendingPathComponent(folderName)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let url = folder.appendingPathComponent(name)
            guard extensions.contains(url.pathExtension.lowercased()) else { return nil }
            return (url.deletingPathExtension().lastPathComponent, url)
        }
    }
}
