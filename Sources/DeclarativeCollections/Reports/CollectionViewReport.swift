/// Something in a state that the driver could work with, but that its author should know of.
public enum CollectionViewReport: Equatable {
    /// Items or sections of one state share identifiers. One report names them all.
    case duplicateIdentifiers([DuplicateIdentifier])
    /// A `size(fitting:)` returned a height that is negative or not finite; 0 is used in its place.
    case invalidSize(InvalidSize)
    /// A row does not fit in the size that its `size(fitting:)` gave. Found in debug builds only, once for a type of cell.
    case sizeMismatch(SizeMismatch)
}

extension CollectionViewReport: CustomStringConvertible {
    /// What is wrong, where, what the driver does about it and what would be right.
    public var description: String {
        switch self {
        case .duplicateIdentifiers(let duplicates):
            """
            Identifiers occur more than once in a collection view state. The first item of each keeps its identity, the \
            others are told apart by their order and may lose their place in later updates. Give every item of a section \
            an identifier of its own.
            \(duplicates.map { "  \($0)" }.joined(separator: "\n"))
            """
        case .invalidSize(let size):
            size.description
        case .sizeMismatch(let mismatch):
            mismatch.description
        }
    }
}

extension CollectionViewReport {
    /// Prints the report. Always `true`, so that it can be asserted.
    func isPrinted() -> Bool {
        print("DeclarativeCollections: \(self)")
        return true
    }
}
