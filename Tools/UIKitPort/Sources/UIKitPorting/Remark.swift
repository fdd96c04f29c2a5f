/// Something that the porter did not port, because only a person can decide what it becomes, or that works otherwise on Linux.
public struct Remark: Equatable, Sendable, CustomStringConvertible {
    /// What a remark is about.
    public enum Kind: String, Codable, Sendable {
        /// A file that is not Swift as far as the parser can tell: what it understood of the file is ported.
        case unported
        /// A type or an overridden member that the headless UIKit does not have.
        case missing
        /// A member that has no effect on Linux.
        case inert
        /// A place that a person has to look at.
        case manual
    }

    /// What the remark is about.
    public var kind: Kind
    /// The path of the file, relative to the ported folder.
    public var path: String
    /// The line in the original file, from 1.
    public var line: Int
    /// The column in the original file in UTF-8 bytes, from 1.
    public var column: Int
    /// What was left as it is, and what to do about it.
    public var message: String
    /// The name of the missing or inert member or type.
    public var name: String?

    /// Creates a remark on a place in a file.
    public init(kind: Kind, path: String, line: Int, column: Int, message: String, name: String? = nil) {
        self.kind = kind
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.name = name
    }

    /// The remark in the form of a compiler's warning, or of an error for a file that is not ported.
    public var description: String {
        "\(path):\(line):\(column): \(kind == .unported ? "error" : "warning"): \(message)"
    }
}
