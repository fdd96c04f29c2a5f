import ArgumentParser
import Foundation
import ScreenHosting

/// The kinds of pictures, told apart by the extension of the file.
enum PictureFormat: String, CaseIterable {
    case png
    case svg
    case pdf

    /// The format that a file name asks for.
    init(fileName: String) throws {
        let fileExtension = URL(fileURLWithPath: fileName).pathExtension
        guard let format = PictureFormat(rawValue: fileExtension.lowercased()) else {
            let known = Self.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
            let found = fileExtension.isEmpty ? "no extension" : "the extension \".\(fileExtension)\""
            throw ValidationError("The output file '\(fileName)' has \(found); pictures are written as \(known).")
        }
        self = format
    }

    /// The picture of a hosted screen.
    @MainActor
    func data(of host: ScreenHost) throws -> Data {
        switch self {
        case .png: try host.pngData()
        case .svg: try host.svgData()
        case .pdf: try host.pdfData()
        }
    }
}
