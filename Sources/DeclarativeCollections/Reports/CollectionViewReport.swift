/// A problem in a state that the driver worked around.
public enum CollectionViewReport: Equatable {
    /// Items or sections of one state have equal identifiers. One report lists all of them.
    case duplicateIdentifiers([DuplicateIdentifier])
    /// Rows that one call site creates in a loop have no identifiers of their own. Detected only in debug builds, once
    /// per call site.
    case missingIdentifiers([DuplicateIdentifier])
    /// A state that was applied with `await` is not on screen after five seconds, most likely because nothing advances
    /// the animations. Detected only in debug builds.
    case waitingForAnimation
    /// A `size(fitting:)` method returned a negative or nonfinite height; 0 is used instead.
    case invalidSize(InvalidSize)
    /// A row does not fit in the size that its `size(fitting:)` returned. Detected only in debug builds, once per type
    /// of cell.
    case sizeMismatch(SizeMismatch)
}

extension CollectionViewReport: CustomStringConvertible {
    /// A sentence that names the problem, its location, the driver's workaround and the fix.
    public var description: String {
        switch self {
        case .duplicateIdentifiers(let duplicates):
            """
            Identifiers occur more than once in a collection view state. The first item of each keeps its identity, the \
            others are told apart by their order and may lose their place in later updates. Give every item of a section \
            an identifier of its own.
            \(duplicates.map { "  \($0)" }.joined(separator: "\n"))
            """
        case .missingIdentifiers(let rows):
            """
            Rows of a loop have no identifiers and are told apart by their order: when one is inserted, removed or moved, \
            content moves between them. Give every row an identifier of its own, such as that of its model.
            \(rows.map { "  \($0)" }.joined(separator: "\n"))
            """
        case .waitingForAnimation:
            """
            A state that was applied with `await` is still waiting for its animation. If this is a test, advance its \
            clock while it waits, or apply the state with `animated: false`.
            """
        case .invalidSize(let size):
            size.description
        case .sizeMismatch(let mismatch):
            mismatch.description
        }
    }
}

extension CollectionViewReport {
    /// Prints the report. Always returns `true`, to be called in an assertion.
    func isPrinted() -> Bool {
        print("DeclarativeCollections: \(self)")
        return true
    }
}
