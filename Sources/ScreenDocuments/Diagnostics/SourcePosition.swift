/// A place in a text file, as editors show it.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The line, from 1. A line ends at `\n`, `\r\n` or `\r`.
    public let line: Int

    /// The column, from 1, counted in Unicode scalars: "й" is one, a flag of two regional indicators is two.
    public let column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }

    /// Orders positions as they follow each other in the file.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
