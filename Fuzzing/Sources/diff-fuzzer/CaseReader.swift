import BatchDiffingChecks

/// Decodes lists from bytes: each byte is a row or the end of a list, so that moved bytes are moved rows.
struct CaseReader {
    private var bytes: Slice<UnsafeBufferPointer<UInt8>>

    /// The byte that ends a list.
    private static let end: UInt8 = 0
    /// The byte that ends the sections of one side.
    private static let endOfSections: UInt8 = 1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes[...]
    }

    mutating func nextFlag() -> Bool {
        bytes.popFirst().map { $0 & 1 == 1 } ?? false
    }

    /// Decodes rows up to the end of the list: six bits of identity, two of content.
    mutating func list() -> [Cell] {
        var cells: [Cell] = []
        while let byte = bytes.popFirst(), byte != Self.end {
            cells.append(Cell(Int(byte >> 2), Int(byte & 3)))
        }
        return cells
    }

    /// Decodes sections up to the end of the side: a byte of identity and header, then rows.
    mutating func sections() -> [Group] {
        var groups: [Group] = []
        while let byte = bytes.popFirst(), byte != Self.endOfSections {
            groups.append(Group(Int(byte >> 4), header: Int(byte & 1), list()))
        }
        return groups
    }
}
