import Foundation

/// The types of files that can be read, by their identifiers.
enum ImageFileType: String, CaseIterable {
    case gif = "com.compuserve.gif"
    case jpeg = "public.jpeg"
    case png = "public.png"

    /// Recognizes a file by its first bytes.
    init?(_ data: Data) {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if data.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }
}
