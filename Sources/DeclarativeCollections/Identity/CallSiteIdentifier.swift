/// The identity of an item or section that was given none: the place in the source where it was made.
///
/// Where one place makes several (a loop), the driver tells them apart by their order, silently. Rows that are inserted,
/// removed or reordered at one place deserve identifiers of their own; otherwise content moves between them.
public struct CallSiteIdentifier: Hashable, Sendable {
    /// Module and file, as `#fileID` gives them.
    public let fileID: String
    /// The line, counted from 1.
    public let line: UInt
    /// The column, counted from 1.
    public let column: UInt

    /// Made by initialisers that pass their own `#fileID`, `#line` and `#column` defaults on.
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
