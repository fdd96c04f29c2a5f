import Foundation

@testable import HeadlessUIKit

/// A scene that was recorded on a device: what it shows, and the numbers that were read off. One JSON line each.
///
/// Lengths are in points. Keys that a kind of scene doesn't need are left out.
struct Record: Decodable, Sendable {
    let id: String
    let kind: Kind
    let source: String
    let licence: String
    let iOS: String
    /// The pixels per point of the device.
    let screenScale: CGFloat
    /// The pixels per point of the picture; lengths read off it are rounded up to its pixels.
    let recordedScale: CGFloat?
    let expected: Expected

    let text: String?
    /// Parts of the text with fonts of their own; replaces `text` and `font`.
    let runs: [Run]?
    let font: Font?
    let paragraph: Paragraph?
    let hasParagraphStyle: Bool?
    let numberOfLines: Int?
    let proposedWidth: CGFloat?
    let proposedHeight: CGFloat?
    let adjustsFontSizeToFitWidth: Bool?
    let minimumScaleFactor: CGFloat?
    let contentSizeCategory: String?
    /// The titles of segments.
    let titles: [String]?
    /// The control at the end of a row.
    let accessory: String?
    let cornerRadius: CGFloat?

    enum Kind: String, Decodable, Sendable {
        case label, attributedLabel, button, toggle, slider, stepper, segmentedControl, tableRow,
            listRow
    }

    struct Run: Decodable, Sendable {
        let text: String
        let font: Font
    }

    struct Font: Decodable, Sendable {
        /// The size of the system font.
        let system: CGFloat?
        /// A text style, such as `subheadline`, instead of a size.
        let style: String?
        let weight: String?
        let isItalic: Bool?
        let hasMonospacedDigits: Bool?
    }

    struct Paragraph: Decodable, Sendable {
        let lineBreakMode: String?
        let lineHeight: CGFloat?
    }

    struct Expected: Decodable, Sendable {
        let size: [CGFloat]?
        let width: CGFloat?
        let height: CGFloat?
        let lineCount: Int?
        /// The left and right edges of the boxes of words, line by line, as drawn with a border of a point by TextKit's
        /// layout of the text in a container of the label's size.
        let wordBoxes: [[[CGFloat]]]?
        /// The text of the last lines.
        let lastLines: [String]?
        /// The distances of the baselines of lines that follow each other.
        let linePitch: CGFloat?
        let cornerRadius: CGFloat?
    }
}

extension Record {
    /// Reads the records of a file, or of all files of a folder.
    static func read(at url: URL) throws -> [Record] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            return try records(in: url)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        return try names.filter { $0.hasSuffix(".jsonl") }.sorted().flatMap {
            try records(in: url.appendingPathComponent($0))
        }
    }

    private static func records(in file: URL) throws -> [Record] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").enumerated().map { index, line in
            do {
                return try JSONDecoder().decode(Record.self, from: Data(line.utf8))
            } catch {
                throw RecordError(description: "\(file.lastPathComponent), line \(index + 1): \(error)")
            }
        }
    }
}

/// A record that can't be read or drawn.
struct RecordError: Error, CustomStringConvertible {
    let description: String
}
