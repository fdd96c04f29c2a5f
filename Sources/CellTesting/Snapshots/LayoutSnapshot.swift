import PortableUIKit

/// The views of a screen as text, compared in words.
public struct LayoutSnapshot: SnapshotFormat, Equatable, Sendable {
    /// The extension of text files.
    public static let pathExtension = "txt"

    /// The view of the screen, with all others below it.
    public let root: LayoutNode

    /// The tree as UTF-8, with a line break at its end.
    public var data: Data { Data((root.description + "\n").utf8) }

    /// Compares view by view; the sentences name views, lengths and spacings.
    public func comparison(withReference data: Data) -> SnapshotComparison {
        guard let old = LayoutNode(parsing: String(decoding: data, as: UTF8.self)) else {
            return .different(["the reference is not a layout"])
        }
        guard old != root else { return .equal }
        let sentences = LayoutDifference(from: old, to: root).sentences
        return .different(sentences.isEmpty ? ["views are in another order"] : sentences)
    }
}
