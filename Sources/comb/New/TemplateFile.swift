import Foundation

/// A file that a template writes.
struct TemplateFile {
    let path: String
    let text: String

    /// Writes files and prints their paths. If one is there already, nothing is written.
    ///
    /// - Throws: An error that names the files in the way, or the one that could not be written.
    static func write(_ files: [TemplateFile]) throws {
        let present = files.filter { FileManager.default.fileExists(atPath: $0.path) }
        guard present.isEmpty else {
            throw CommandFailure("\(present.map(\.path).joined(separator: ", ")): there already; nothing was written.")
        }
        for file in files {
            let directory = URL(fileURLWithPath: file.path).deletingLastPathComponent()
            do {
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            } catch {
                throw CommandFailure("The directory \(directory.path) cannot be made: \(error.reason)")
            }
            try OutputFile.write(Data(file.text.utf8), to: file.path)
            print(file.path)
        }
    }
}
