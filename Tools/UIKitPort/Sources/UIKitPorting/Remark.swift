/// Something that the porter did not port, because only a person can decide what it becomes.
public struct Remark: Equatable, Sendable, CustomStringConvertible {
    /// The path of the file, relative to the ported folder.
    public var path: String
    /// The line in the original file, from 1.
    public var line: Int
    /// The column in the original file in UTF-8 bytes, from 1.
    public var column: Int
    /// What was left as it is, and what to do about it.
    public var message: String

    /// The remark in the form of a compiler's warning.
    public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
