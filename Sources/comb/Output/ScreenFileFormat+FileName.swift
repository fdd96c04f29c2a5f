import ArgumentParser
import Foundation
import ScreenHosting

extension ScreenFileFormat {
    /// Creates the format for the extension of a file name.
    init(fileName: String) throws {
        let fileExtension = URL(fileURLWithPath: fileName).pathExtension
        guard let format = ScreenFileFormat(rawValue: fileExtension.lowercased()) else {
            let known = Self.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
            let found = fileExtension.isEmpty ? "no extension" : "the extension .\(fileExtension)"
            throw ValidationError("The output file '\(fileName)' has \(found); pictures are written as \(known).")
        }
        self = format
    }
}
