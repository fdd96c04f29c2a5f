import DiffingChecks

/// Reads lists from bytes: every byte is a row or the end of a list, so that bytes moved by the fuzzer are rows moved.
struct CaseReader {
    private var bytes: Slice<UnsafeBufferPointer<UInt8>>

    /// Ends a list.
    private static let end: UInt8 = 0
    /// Ends the sections of one side.
    private static let endOfSections: UInt8 = 1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes[...]
    }

    mutating func nextFlag() -> Bool {
        bytes.popFirst().map { $0 & 1 == 1 } ?? false
    }

    /// Rows up to the end of the list: six bits of identity, two of content.
    mutating func list() -> [Cell] {
        var cells: [Cell] = []
        while let byte = bytes.popFirst(), byte != Self.end {
            cells.append(Cell(Int(byte >> 2), Int(byte & 3)))
        }
        return cells
    }

    /// Sections up to the end of the side: a byte of identity and header, then rows.
    mutating func sections() -> [Group] {
        var groups: [Group] = []
        while let byte = bytes.popFirst(), byte != Self.endOfSections {
            groups.append(Group(Int(byte >> 4), header: Int(byte & 1), list()))
        }
        return groups
    }
}
