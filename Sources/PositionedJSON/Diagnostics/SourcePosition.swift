/// A line and column in a text file, as shown by editors.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The line number, starting at 1. A line ends at `\n`, `\r\n` or `\r`.
    public let line: Int

    /// The column number, starting at 1, in Unicode scalars: "й" counts as one, a flag of two regional indicators as
    /// two.
    public let column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }

    /// Orders positions by line, then by column.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
