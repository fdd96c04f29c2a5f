/// A Swift file: where it is, relative to the folder that is ported, and what it says.
public struct SourceFile: Equatable, Sendable {
    /// The path of the file, relative to the ported folder.
    public var path: String
    /// The source text.
    public var text: String

    /// Creates a file from its path and text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
