/// The default identifier of an item or section: the position in the source code that creates it.
///
/// If one call site creates several items (a loop), the driver distinguishes them by their order, and reports them in
/// debug builds, once for each call site. Give rows that one call site inserts, removes or reorders their own
/// identifiers; otherwise content moves between them.
public struct CallSiteIdentifier: Hashable, Sendable {
    /// The module and file, as in `#fileID`.
    public let fileID: String
    /// The line, starting at 1.
    public let line: UInt
    /// The column, starting at 1.
    public let column: UInt

    /// Creates an identifier from a call site; called by initializers that pass on their `#fileID`, `#line` and
    /// `#column` defaults.
    public init(fileID: String, line: UInt, column: UInt) {
        self.fileID = fileID
        self.line = line
        self.column = column
    }
}

extension CallSiteIdentifier: CustomStringConvertible {
    /// `Module/File.swift:line:column`.
    public var description: String {
        "\(fileID):\(line):\(column)"
    }
}
