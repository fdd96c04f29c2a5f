import PortableUIKit

/// Text that is compared line by line.
public struct TextSnapshot: SnapshotFormat, Equatable, Sendable {
    /// The extension of text files.
    public static let pathExtension = "txt"

    /// The text, without a line break at its end.
    public let text: String

    /// Creates a snapshot of a text.
    public init(_ text: String) {
        self.text = text
    }

    /// The text as UTF-8, with a line break at its end.
    public var data: Data { Data((text + "\n").utf8) }

    /// Compares line by line; the sentences name lines that are new or gone.
    public func comparison(withReference data: Data) -> SnapshotComparison {
        let old = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let new = (text + "\n").split(separator: "\n", omittingEmptySubsequences: false)
        let sentences = new.difference(from: old).map { change in
            switch change {
            case .remove(let offset, let line, _): "line \(offset + 1) is gone: \(line)"
            case .insert(let offset, let line, _): "line \(offset + 1) is new: \(line)"
            }
        }
        return sentences.isEmpty ? .equal : .different(sentences)
    }
}
